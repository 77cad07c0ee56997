### The editor of positions.

editor-title = Éditeur
editor-lead = Prépare n’importe quelle position et demande les chances.
editor-players = Qui joue
editor-add = Ajouter quelqu’un
editor-remove = Retirer la dernière place
editor-where = Où se trouve la { $tile } ?
editor-on-grill = Sur la brochette
editor-turned = Retournée
editor-stack-of = Dans la pile de : { $name }
editor-specialist-where = Où placer : { $specialist } ?
editor-nowhere = Hors du jeu
editor-worms = Vers ronds : { $name }
editor-turn = À qui de jouer ?
editor-kept = Dés mis de côté
editor-rolled = Dés du dernier lancer
editor-text = La position en texte
editor-read = Lire le texte
editor-clear = Position de départ
editor-problems =
    { $count ->
        [one] Une chose est impossible :
       *[other] { $count } choses sont impossibles :
    }
editor-fine = Cette position est jouable.
editor-over = Dans cette position, la partie est finie.
editor-odds = Montrer les chances

## Why a position cannot be

defect-players = Le jeu se joue de 2 à 7.
defect-seat = Personne n’occupe la place dont c’est le tour.
defect-over = Avec des portions visibles sur la brochette, la partie continue ; sans aucune, elle est finie, et il n’y a plus de dés sur la table.
defect-tile = La { $about } n’existe pas dans cette édition.
defect-tile-twice = La { $about } est là plus d’une fois.
defect-specialist = Un spécialiste est là où il ne peut pas être.
defect-raven = Personne ne peut avoir le corbeau.
defect-round-worms = Il y a 7 vers ronds, et seulement en deluxe.
defect-flags = Belette utilisée, dé doré exclu ? Il faut les avoir pour cela.
defect-face-twice = La même face a été gardée deux fois.
defect-dice-number = Il faut 8 dés blancs, et il y en a { $about }.
defect-golden = Le dé doré ne va pas : il a d’autres faces, ou la personne dont c’est le tour ne l’a pas.
defect-roll = Ce lancer est impossible ou ne laisse aucun choix : le tour serait fini.
defect-other = Quelque chose ne va pas ensemble.
defect-text = Ce texte ne se lit pas.

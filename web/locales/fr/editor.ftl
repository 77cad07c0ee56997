### The editor of positions.

editor-title = Éditeur
editor-lead = Prépare n’importe quelle position et demande les chances.
editor-players = Qui joue
editor-add = Ajouter quelqu’un
editor-remove = Retirer la dernière place
editor-where = Où se trouve la { $tile } ?
editor-on-grill = Sur la brochette
editor-turned = Retournée
editor-stack-of = Dans la pile de : { $name }
editor-specialist-where = Où placer : { $specialist } ?
editor-nowhere = Hors du jeu
editor-worms = Vers ronds : { $name }
editor-turn = À qui de jouer ?
editor-kept = Dés mis de côté
editor-rolled = Dés du dernier lancer
editor-text = La position en texte
editor-read = Lire le texte
editor-clear = Position de départ
editor-problems =
    { $count ->
        [one] Une chose est impossible :
       *[other] { $count } choses sont impossibles :
    }
editor-fine = Cette position est jouable.
editor-over = Dans cette position, la partie est finie.
editor-odds = Montrer les chances

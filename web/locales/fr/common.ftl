### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Une réalisation indépendante d’un jeu de dés classique, sans lien avec son auteur ni ses éditeurs.
skip-to-content = Aller au contenu
back = Retour
back-home = Retour à l’accueil
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
loading = On chauffe le gril…
again = Réessayer
done = Terminé

## The page's own troubles

offline-banner = Tu es hors ligne. Dès que la connexion revient, la partie reprend là où elle en était.
offline-elsewhere = Tu es hors ligne. La leçon, les règles et les parties gardées ici marchent quand même.
reconnecting-banner = Connexion perdue – on la rétablit…
update-banner = Une version toute fraîche est prête.
update-action = L’installer
lost-title = Rien sur cette brochette
lost-text = Il n’y a pas de page à cette adresse. Un corbeau l’a peut-être emportée.
error-title = Ça a brûlé
error-network = Le serveur ne répond pas. Vérifie la connexion et réessaie.
error-generic = Ça n’a pas marché. Rien n’est perdu ; réessaie.
error-not-found = Cela n’existe pas, ou n’existe plus.
error-forbidden = Tu n’as pas le droit de faire cela ici.
error-full = Toutes les places de cette table sont prises.
error-started = Cette partie a déjà commencé.
error-server = Le serveur a besoin d’un instant. Rien n’est perdu ; réessaie.
error-link = Ce lien ne marche plus. Demande-en un nouveau.
error-setup = Cette partie n’a pas encore commencé.
error-over = Cette partie est finie.
error-phrases = À cette table, seulement des phrases toutes faites.
error-muted = Tu ne peux plus écrire à cette table.
error-dice = Ces dés ne peuvent pas tomber maintenant. Vérifie ta saisie.
error-running = On joue encore ici : la table reste.
error-rate = C’était un peu rapide. Respire un coup et réessaie.
error-illegal = Ce coup n’était plus possible. Voici la table telle qu’elle est.
error-name = Choisis un autre nom.
error-code = Aucune table n’a ce code. Vérifie-le lettre par lettre.
error-offline = Tu es hors ligne, et il faut le serveur pour cela.

## Dice

face-1 = un
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = ver
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } dé de 1
               *[other] { $count } dés de 1
            }
        [2] { $count ->
                [one] { $count } dé de 2
               *[other] { $count } dés de 2
            }
        [3] { $count ->
                [one] { $count } dé de 3
               *[other] { $count } dés de 3
            }
        [4] { $count ->
                [one] { $count } dé de 4
               *[other] { $count } dés de 4
            }
        [5] { $count ->
                [one] { $count } dé de 5
               *[other] { $count } dés de 5
            }
       *[other] { $count ->
                [one] { $count } ver
               *[other] { $count } vers
            }
    }
with-golden = { $dice }, dont un doré

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } ver
       *[other] { $count } vers
    }
round-worms-count =
    { $count ->
        [0] pas de ver rond
        [one] { $count } ver rond
       *[other] { $count } vers ronds
    }
portions-count =
    { $count ->
        [0] pas de portion
        [one] { $count } portion
       *[other] { $count } portions
    }
players-count =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
hours-count =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
days-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = ver en boîte
specialist-h = mère poule
specialist-r = corbeau
specialist-w = belette
specialist-g = dé doré
specialist-a = pomme
specialist-c-does = Pas de ver quand tu t’arrêtes ? La boîte compte pour un ver et ajoute 5.
specialist-h-does = Protège ta portion du dessus. Qui vole n’emporte que la poule, et un tour raté ne coûte que la poule.
specialist-r-does = Reste sur la brochette. Qui prend sa portion reçoit un ver rond, et le corbeau saute sur la plus petite portion libre.
specialist-w-does = Une fois par tour, relance les dés que tu viens de lancer.
specialist-g-does = Un neuvième dé, lancé avec les autres. Tu peux t’en passer au début du tour.
specialist-a-does = En fin de partie, elle vaut 3 vers.
round-worm = ver rond
round-worm-does = Garde au moins deux 1 d’un coup et tu reçois un ver rond. Il vaut 1 ver à la fin.

## Editions

edition-2005 = Classique 2005
edition-2014 = Classique
edition-deluxe = Deluxe
edition-2005-about = Comme à l’origine : qui atteint la portion du dessus d’un autre peut la laisser et prendre celle juste en dessous sur la brochette.
edition-2014-about = Seize portions, huit dés. Celle pour commencer.
edition-deluxe-about = Avec des spécialistes, des vers ronds et les portions 11 et 13.
option-short = Partie courte
option-short-about = Après un tour raté, la portion la plus haute est toujours retournée, même celle qui vient de revenir.
option-decline = Voler est un choix
option-decline-about = Qui pourrait voler peut prendre plutôt la portion juste en dessous sur la brochette.
option-any = Toute portion à ta portée
option-any-about = Prends n’importe quelle portion jusqu’à ton total, pas seulement la plus haute.
option-plaingold = Dé doré ordinaire
option-plaingold-about = Le dé doré a les six faces habituelles au lieu de trois 1 et de trois vers.

## Menu

nav-rules = Règles
nav-settings = Réglages
nav-label = Menu principal
nav-sound = Son
nav-language = Langue

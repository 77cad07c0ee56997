### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = Table

## Parts of the table

table-grill = La brochette
table-players = Autour de la table
table-dice = Les dés
table-log = Ce qui s’est passé
table-menu = Menu de la table
table-open-log = Ouvrir le récit de la partie
moment-share = Lien vers ce moment
table-loading = On cherche ta table…
table-gone = Cette table n’existe pas, ou elle n’est pas pour toi.
table-face-down = { $tile }, retournée
grill-portion = { $tile }, { $worms }
grill-portion-guest = { $tile }, { $worms }, et dessus : { $specialist }
grill-summary =
    { $count ->
        [0] Aucune portion visible sur la brochette.
        [one] Une portion visible sur la brochette : { $tiles }.
       *[other] { $count } portions visibles sur la brochette : { $tiles }.
    }
player-summary = { $name } : { $stack }{ $extras }
stack-empty = pas encore de portion
stack-top = { $tile } au sommet, pile de { $height }
stack-only = { $tile }
stack-below = en dessous : { $tiles }
player-worms = { $count } en tout
stack-height = × { $height }
supply-label =
    { $count ->
        [0] Plus de ver rond dans la réserve
        [one] Un ver rond dans la réserve
       *[other] { $count } vers ronds dans la réserve
    }
tile-takes = La prendre
tile-steals = La voler
tile-reach = à portée

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] À toi de jouer
       *[other] À { $name } de jouer
    }
turn-bot = { $name } réfléchit…
sum-label = Total
sum-worm-missing = pas encore de ver
kept-label = Mis de côté
kept-none = Rien de côté pour l’instant
rolled-label = Choisis une face à garder
rolled-watch = { $name } a lancé
dice-left =
    { $count ->
        [one] Il reste un dé
       *[other] Il reste { $count } dés
    }
choice = { $dice }, total { $sum }
choice-used = { $dice }, face déjà gardée
keep-hint = Garder { $dice } : { $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] Plus de dés
        [one] Lancer le dernier dé
       *[other] Lancer { $count } dés
    }
act-roll-first = Lancer les dés
act-roll-without = Sans le dé doré
act-take = Prendre la { $tile }
act-steal = Voler la { $tile } à { $victim }
act-hen = Prendre la poule à { $victim }
act-fail = S’arrêter – ce serait raté
act-choose = Choisis une face à garder
act-stop = S’arrêter…
act-stop-none = Pas encore
act-stop-no-worm = Pas encore de ver – ce serait raté
act-stop-low = Pas encore assez – ce serait raté
act-give-up = Renoncer au tour
act-weasel = Belette : relancer
act-undo = Annuler le choix
act-undo-ask = Demander à revenir en arrière
act-chat = Discussion
act-put-back = et reposer : { $specialist }
act-giver = avec un ver rond pris à { $name }
stop-choose = Comment veux-tu t’arrêter ?
giver-choose = La réserve est vide. À qui prends-tu un ver rond ?
back-choose = Tu ne peux garder qu’un spécialiste. Lequel retourne sur la brochette ?

## Asking once

sure-fail-title = S’arrêter vraiment maintenant ?
sure-fail-text = Avec ce que tu as mis de côté, le tour est raté.
sure-fail-lose = Tu rendrais la { $tile }.
sure-fail-nothing = Cela dit, tu n’as rien à perdre.
sure-fail-yes = S’arrêter quand même
sure-risk-title = Relancer ?
sure-risk-text = Tu pourrais prendre la { $tile } maintenant.
sure-risk-yes = Lancer !
sure-dont-ask = Ne plus demander
sure-keep-playing = Continuer

## Help for the keyboard

keys-title = Touches
keys-faces = Garder les 1 … les 5
keys-worm = Garder les vers
keys-roll = Lancer
keys-stop = S’arrêter
keys-undo = Annuler le choix
keys-hint = Chances et conseils
keys-log = Le récit de la partie
keys-weasel = Belette : relancer
keys-where = Dire où en est la partie
keys-help = Cette aide
keys-arrows = Passer d’un choix à l’autre ; Entrée pour garder

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name } : { $stack }.
say-sum =
    { $sum ->
        [0] Rien de côté.
       *[other] De côté : { $dice }. Total { $sum }.
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = À toi de jouer.
say-turn = À { $name } de jouer.
say-rolled =
    { $who ->
        [you] Tu obtiens { $dice }.
       *[other] { $name } obtient { $dice }.
    }
say-set-aside =
    { $who ->
        [you] { $dice } de côté. Total { $sum }.
       *[other] { $name } garde { $dice }. Total { $sum }.
    }
say-choose =
    { $count ->
        [one] Une face au choix.
       *[other] { $count } faces au choix.
    }
say-can-stop = Tu peux t’arrêter : { $move }.
log-sum = { $dice } : { $sum }.
log-threw-nothing = Rien de côté.
log-took =
    { $who ->
        [you] Tu prends la { $tile } sur la brochette.
       *[other] { $name } prend la { $tile } sur la brochette.
    }
log-stole-1 =
    { $who ->
        [you] Tu arraches la { $tile } à { $victim }, juste sous son bec !
       *[other] { $victimwho ->
                [you] { $name } t’arrache la { $tile } des griffes !
               *[other] { $name } arrache la { $tile } à { $victim }, juste sous son bec !
            }
    }
log-stole-2 =
    { $who ->
        [you] Tu voles la { $tile } à { $victim }. Un délice.
       *[other] { $victimwho ->
                [you] { $name } te vole la { $tile }. Quel toupet.
               *[other] { $name } vole la { $tile } à { $victim }. Ça vole dans les plumes !
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim } cligne des yeux, et la { $tile } est à toi.
       *[other] { $victimwho ->
                [you] Tu clignes des yeux, et la { $tile } est à { $name }.
               *[other] { $victim } cligne des yeux, et la { $tile } est à { $name }.
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] Rien de neuf dans ce lancer. Ton tour part en fumée.
       *[other] Rien de neuf dans ce lancer. { $name } voit son tour partir en fumée.
    }
log-failed-roll-2 =
    { $who ->
        [you] Que des faces que tu as déjà. Brûlé !
       *[other] { $name } n’a que des faces déjà gardées. Brûlé !
    }
log-failed-no_worm =
    { $who ->
        [you] Pas de ver, pas de festin. Tu rates ton tour.
       *[other] Pas de ver, pas de festin. { $name } rate son tour.
    }
log-failed-nothing_to_take =
    { $who ->
        [you] Rien à prendre pour ce total. Tu rates ton tour.
       *[other] Rien à prendre pour ce total. { $name } rate son tour.
    }
log-gave_back =
    { $who ->
        [you] Tu remets la { $tile } sur la brochette.
       *[other] { $name } remet la { $tile } sur la brochette.
    }
log-turned_over = La { $tile } est retournée : carbonisée pour de bon.
log-kept_by_hen =
    { $who ->
        [you] Ta poule monte la garde : la { $tile } reste à toi.
       *[other] { $name } a une poule qui monte la garde : la { $tile } ne bouge pas.
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] Ta poule monte la garde : tu ne perds rien.
       *[other] { $name } a une poule qui monte la garde : rien n’est perdu.
    }
log-used_weasel =
    { $who ->
        [you] Ta belette ramasse les dés pour un nouvel essai.
       *[other] { $name } envoie sa belette ramasser les dés pour un nouvel essai.
    }
log-used_canned_worm =
    { $who ->
        [you] Tu ouvres la boîte : avec son ver, cela fait { $sum }.
       *[other] { $name } ouvre la boîte : avec son ver, cela fait { $sum }.
    }
log-got_round_worm =
    { $who ->
        [you] Un ver rond pour toi !
       *[other] Un ver rond pour { $name } !
    }
log-got_round_worm-from =
    { $who ->
        [you] Tu prends un ver rond à { $giver }.
       *[other] { $giverwho ->
                [you] { $name } te prend un ver rond.
               *[other] { $name } prend un ver rond à { $giver }.
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = Le ver en boîte
log-the-h = La mère poule
log-the-r = Le corbeau
log-the-w = La belette
log-the-g = Le dé doré
log-the-a = La pomme
log-got_specialist =
    { $who ->
        [you] { $the } est maintenant chez toi.
       *[other] { $the } est maintenant chez { $name }.
    }
log-got_specialist-from =
    { $who ->
        [you] { $the } quitte { $victim } pour te rejoindre.
       *[other] { $victimwho ->
            [you] { $the } te quitte pour rejoindre { $name }.
           *[other] { $the } quitte { $victim } pour rejoindre { $name }.
        }
    }
log-put_back = { $the } retourne sur la brochette, sur la { $tile }.
log-put_back-gone = { $the } ne trouve plus de portion libre et quitte la partie.
log-moved = { $the } saute sur la { $tile }.
log-moved-gone = { $the } ne trouve plus de portion libre et quitte la partie.
log-ended =
    { $count ->
        [one] { $who ->
                [you] La brochette est vide. Tu gagnes la partie !
               *[other] La brochette est vide. { $names } gagne la partie !
            }
       *[other] La brochette est vide. { $names } partagent la victoire !
    }
log-started =
    { $who ->
        [you] Le gril est chaud. À toi de commencer.
       *[other] Le gril est chaud. À { $name } de commencer.
    }
log-joined =
    { $who ->
        [you] Tu arrives à la table.
       *[other] { $name } arrive à la table.
    }
log-left =
    { $who ->
        [you] Tu quittes la table.
       *[other] { $name } quitte la table.
    }
log-returned =
    { $who ->
        [you] Te voilà de retour.
       *[other] { $name } est de retour.
    }
log-kicked =
    { $who ->
        [you] On t’a montré la porte.
       *[other] On a montré la porte à { $name }.
    }
log-invites_ended =
    { $who ->
        [you] Tu as mis fin à toutes les invitations envoyées.
       *[other] { $name } a mis fin à toutes les invitations envoyées.
    }
log-host =
    { $who ->
        [you] L’hôte, c’est toi maintenant.
       *[other] { $name } est maintenant l’hôte.
    }
log-stood_in =
    { $who ->
        [you] Un robot continue pour toi.
       *[other] Un robot continue pour { $name }.
    }
log-handed_back =
    { $who ->
        [you] Tu rejoues en personne.
       *[other] { $name } rejoue en personne.
    }
log-undone =
    { $who ->
        [you] Tu annules un choix.
       *[other] { $name } annule un choix.
    }
log-undo_asked =
    { $who ->
        [you] Tu demandes à revenir plus loin en arrière.
       *[other] { $name } demande à revenir plus loin en arrière.
    }
log-undo_answered-yes =
    { $who ->
        [you] Tu es d’accord.
       *[other] { $name } est d’accord.
    }
log-undo_answered-no =
    { $who ->
        [you] Tu dis non.
       *[other] { $name } dit non.
    }
log-paused = La partie est en pause.
log-resumed = La partie continue.
log-rematch_wanted =
    { $who ->
        [you] Tu veux rejouer.
       *[other] { $name } veut rejouer.
    }
log-contributed = { $name } a glissé un mot aux dés.
log-said = { $name } : { $text }
log-turn-number = Tour { $turn }
log-empty = Rien encore. Les braises rougeoient.
log-empty-turn = …

## People, clocks, stand-ins

state-away = pas là
state-bot-plays = un robot joue
state-left = a quitté
state-watching = Tu regardes.
state-paused = Pause – personne à table.
state-paused-host = Pause demandée par l’hôte.
state-resume = Continuer
state-pause = Pause
clock-left = encore { $time }
clock-you = Ton chrono : { $time }
clock-out = Temps écoulé – un robot prend la suite dans { $time }
standin-you = Un robot joue pour toi.
standin-return = Me revoilà
leave-table = Quitter la table
leave-sure = Un robot continue pour toi. Tu peux revenir avec ton lien.
leave-yes = Quitter
replace-bot = Laisser un robot jouer pour { $name }
host-take-over = Devenir l’hôte
invites-end = Annuler toutes les invitations
invites-end-sure = Les liens et le code envoyés jusqu’ici ne marcheront plus ; qui est à table y reste. Tu reçois un nouveau lien à partager.
invites-end-yes = Les annuler
invites-ended = Les anciennes invitations ne valent plus. Voici un nouveau lien.

## Taking back by consent

undo-question = { $name } voudrait revenir en arrière. D’accord ?
undo-yes = Vas-y
undo-no = Non
undo-waiting = On attend l’accord des autres…
undo-nothing = Il n’y a rien à annuler.

## Chat

chat-title = Discussion
chat-write = Écris quelque chose
chat-send = Envoyer
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre à nouveau { $name }
chat-kick = Retirer { $name } de la table
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-nice_roll = Joli lancer !
phrase-ouch = Aïe !
phrase-thief = Au voleur !
phrase-thanks_for_the_worm = Merci pour le ver !
phrase-so_close = Si près du but !
phrase-stop_now = Mieux vaut s’arrêter…
phrase-one_more = Allez, encore un lancer !
phrase-risky = Risqué…
phrase-no_worm = Et pas un ver à l’horizon.
phrase-well_played = Bien joué !
phrase-your_turn = À toi de jouer.
phrase-moment_please = Un instant, s’il te plaît.
phrase-back_soon = Je reviens.
phrase-back_again = Me revoilà.
phrase-sorry = Pardon… ou pas.
phrase-thanks = Merci !
phrase-again = On en refait une ?
phrase-good_game = Belle partie !
phrase-bye = Au revoir !

## Real dice

physical-title = Qu’as-tu obtenu ?
physical-lead = Touche les faces telles qu’elles sont sur la table.
physical-golden = Le dé doré
physical-add = { $face }, { $count } pour l’instant
physical-clear = Effacer
physical-done = C’est mon lancer

## The end

end-title = La brochette est vide
end-winner =
    { $who ->
        [you] Tu as gagné !
       *[other] { $name } gagne !
    }
end-shared = { $names } partagent la victoire
end-lead-win = L’assiette la mieux garnie de la soirée est à toi.
end-lead-lose = La prochaine fois, les vers seront à toi.
end-counting = On compte les vers…
end-skip = Passer
end-worms = { $name } : { $worms }
end-tiebreak = Égalité de vers. La plus haute portion décide : { $name } a la { $tile }.
end-tie = Égalité de vers, et personne n’a de portion plus haute : victoire partagée.
end-rematch = Revanche
end-rematch-now = Commencer maintenant
end-rematch-waiting = On attend : { $names }
end-rematch-wanted = { $name } veut une revanche
end-next = À la partie suivante
end-record = Télécharger la partie
end-replay = Revoir la partie
end-share = Partager la partie
end-verify = Vérifier les dés
end-verifying = On relance chaque dé…
end-verified =
    { $rolls ->
        [one] L’unique lancer était honnête : il découle du secret promis avant la partie.
       *[other] Les { $rolls } lancers étaient honnêtes : ils découlent du secret promis avant la partie.
    }
end-verify-bad-secret = Le secret ne correspond pas à la promesse faite avant la partie.
end-verify-bad-rolls =
    { $count ->
        [one] Un lancer ne découle pas du secret : numéro { $numbers }.
       *[other] { $count } lancers ne découlent pas du secret : numéros { $numbers }.
    }
end-verify-physical = Vous avez lancé de vrais dés. On vous croit.
end-series = Parties gagnées
end-series-line = { $name } : { $wins }
end-delete = Supprimer cette table
end-delete-sure = Disparue pour tout le monde, pour toujours.

## The menu of the table

menu-specialists = Les spécialistes

### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Une petite faim ?
home-lead = Lance les dés, remplis ton assiette de vers grillés et pique ceux de l’assiette d’à côté.
home-play = Jouer
home-play-about = Contre deux oiseaux affamés. Sans inscription.
home-playing = On met la table…
home-resume = Reprendre ta partie
home-resume-about = { $names }
home-friends = Jouer à plusieurs
home-friends-about = Envoie un lien, donne un code.
home-pass = À tour de rôle
home-pass-about = De 2 à 7, sur un seul appareil.
home-learn = Apprendre
home-learn-about = Trois minutes, en jouant.
home-tables = Mes tables
home-tables-about =
    { $waiting ->
        [0] Tout ce que tu as joué.
        [one] Une table t’attend.
       *[other] { $waiting } tables t’attendent.
    }
home-lobby = Salon
home-join = J’ai un code
home-settings = Réglages
home-deluxe = Jouer en deluxe
home-editor = Éditeur
home-art = Une poule en toque retourne des vers sur le gril dans le soleil du soir.
bot-name-1 = Huguette
bot-name-2 = Roussi
bot-name-3 = Cuicui
bot-name-4 = Capitaine Bec
bot-name-5 = Olga
bot-name-6 = Galette
guest-name = Convive
you-name = Toi

## Play with friends

friends-title = Jouer à plusieurs
friends-lead = Mets la table, puis envoie le lien.
friends-create = Ouvrir la table
friends-your-name = Ton nom
friends-name-hint = Ce que voient les autres.
friends-edition = Quel jeu ?
friends-seats = Places
friends-house-rules = Variantes maison
friends-pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-about = Tout le temps pour chaque coup.
pace-live = En direct
pace-live-about = Un chrono pour chaque coup.
pace-days = Au fil des jours
pace-days-about = Joue quand tu as le temps.
pace-seconds = Secondes par coup
pace-day-count = Jours par tour
friends-visibility = Qui peut la trouver ?
visibility-link = Seulement avec le lien
visibility-lobby = Tout le monde, dans le salon
friends-coach = Autoriser le coach
friends-coach-about = On peut demander de l’aide.
friends-undo = Annuler un coup
undo-none = Jamais
undo-turn = Un choix, tant que les dés n’ont pas roulé
undo-ask = Davantage, si tout le monde est d’accord
friends-begins = Qui commence ?
begins-random = Les dés décident
friends-memory = On peut regarder les portions cachées
friends-chat = Discussion
chat-phrases = Phrases toutes faites seulement
chat-free = Texte libre aussi
friends-physical = Nous lançons de vrais dés
friends-physical-about = Chaque personne saisit ce qu’elle a obtenu.
friends-more = Plus d’options

## Before the game begins

wait-title = On attend la volée
wait-lead = Partage le lien ou le code. Les oiseaux se posent ici en arrivant.
wait-code = Code
wait-link = Lien
wait-qr = Code QR avec le lien vers cette table
wait-share-title = Viens à mon barbecue !
wait-share-text = Rejoins ma table sur Wormgrill.
wait-start = Commencer la partie
wait-start-disabled = Il faut au moins deux places occupées.
wait-for-host = Quand tout le monde sera là, { $name } lancera la partie.
wait-host-away = { $name } n’est plus là. Inutile d’attendre plus longtemps.
wait-seat = Place { $seat }
wait-open = libre
wait-sit = S’asseoir
wait-stand = Se lever
wait-add-bot = Ajouter un robot
wait-add-here = Quelqu’un sur cet appareil
wait-remove = Retirer { $name }
wait-rename = Changer de nom
wait-you = toi
wait-host = hôte
wait-bot = robot
wait-watching =
    { $count ->
        [one] Un oiseau regarde.
       *[other] { $count } oiseaux regardent.
    }
wait-randomness = Un mot au hasard pour les dés
wait-randomness-about = Il est mêlé à chaque lancer, pour que personne ne puisse truquer les dés.
bot-level-easy = Poussin
bot-level-hard = Renard au poulailler
bot-level-easy-about = N’écoute que son ventre.
bot-level-medium = Coq
bot-level-medium-about = Calcule ses chances.
bot-level-hard-about = Notre champion. Accroche-toi.
bot-choose = Quel robot ?

## Joining

join-title = Rejoindre une table
join-lead = Tape le code qu’on t’a donné.
join-code = Code
join-go = Rejoindre
join-looking = On cherche la table…
join-invited = On t’invite à une table
join-people = À table : { $names }
join-watch = Seulement regarder
join-sit = S’asseoir

## Pass and play

pass-title = À tour de rôle
pass-lead = Qui est autour du gril ?
pass-player = Oiseau { $seat }
pass-add = Quelqu’un de plus
pass-remove = Retirer l’oiseau { $seat }
pass-start = Allumer le gril
pass-names-hint = Les noms peuvent rester vides.

## My tables and the lobby

tables-title = Mes tables
tables-empty = Pas encore de table. La première est à un clic.
tables-yours = À toi de jouer
tables-running = En cours
tables-finished = Terminées
tables-open = En attente
tables-with = avec { $names }
tables-delete = Supprimer la table avec { $names }
tables-deleted = La table est supprimée.
tables-leave = Quitter la table avec { $names }
tables-leave-sure = Ta place sera de nouveau libre. Le lien te permet de revenir.
tables-left = La table est quittée.
lobby-title = Salon
lobby-empty = Personne n’attend en ce moment. Ouvre toi-même une table !
lobby-seats =
    { $free ->
        [0] Plus de place libre
        [one] Une place libre
       *[other] { $free } places libres
    }
lobby-refresh = Regarder à nouveau
replay-title = Revoir une partie

### Settings

settings-title = Réglages
settings-lead = Tout reste sur cet appareil.
settings-language = Langue
settings-language-auto = Comme le navigateur ({ $name })
settings-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
theme-contrast = Contraste élevé
settings-speed = Vitesse
speed-instant = Immédiate
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
settings-speed-about = La vitesse des dés et des portions.
settings-reduced = Ton appareil demande peu de mouvement, alors rien ne bouge.
settings-sound = Sons
settings-volume = Volume
settings-vibration = Vibration
settings-hand = Boutons pour
hand-right = la main droite
hand-left = la main gauche
settings-ask = Confirmer les coups risqués
ask-never = Jamais
ask-fail = Avant de s’arrêter pour rien
ask-always = Aussi avant de relancer quand une portion est à portée
settings-memory = Montrer les portions cachées là où la table le permet
settings-hints = Montrer ce qui est à portée
settings-keys = Touches seules du clavier
settings-keys-about = 1 à 5, W, R, S, E, G, U, H, L, P et « ? » servent pendant la partie.
settings-scan = Tab s’arrête à chaque choix de dés
settings-scan-about = Pour un contacteur : une touche avance, une autre choisit.
settings-chatter = Annoncer chaque choix des autres
settings-chatter-about = Pour les lecteurs d’écran. Sinon, tu n’entends que l’issue de leurs tours.
settings-coach = Coach
coach-off = Seulement si je demande
coach-worse = Quand mon choix était nettement moins bon
coach-always = Après chaque choix
settings-threshold = Ce qui est nettement moins bon
settings-threshold-value = { $value } % de chances de gagner
settings-name = Ton nom
settings-notify = Notifications
settings-notify-about = Quand c’est ton tour dans une partie au fil des jours.
settings-notify-off = Les notifications sont bloquées dans le navigateur.
settings-try = Essayer
settings-reset = Réinitialiser les réglages
settings-reset-done = C’est fait.
settings-see = Voir
settings-hear = Entendre et sentir
settings-play = Jouer
settings-account = Appareils

## The devices of one person

account-title = Mes appareils
account-lead = Les mêmes tables sur tous tes appareils. Ni nom, ni adresse, ni mot de passe – et on peut très bien jouer sans.
account-link = Lien pour un autre appareil
account-link-about = Ouvre le lien sur l’autre appareil dans le quart d’heure. Il ne sert qu’une fois.
account-joined = Cet appareil est relié : tes tables sont là.
account-passkey = Ajouter une clé d’accès
account-sign-in = Se connecter avec une clé d’accès
account-drop = Retirer
account-sign-out = Déconnecter cet appareil
account-devices =
    { $count ->
        [one] { $count } appareil relié
       *[other] { $count } appareils reliés
    }

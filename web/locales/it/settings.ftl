### Settings

settings-title = Impostazioni
settings-lead = Tutto resta su questo dispositivo.
settings-language = Lingua
settings-language-auto = Come il browser ({ $name })
settings-theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
settings-speed = Velocità
speed-instant = Immediata
speed-fast = Veloce
speed-normal = Normale
speed-slow = Lenta
settings-speed-about = Quanto corrono dadi e porzioni.
settings-reduced = Il tuo dispositivo chiede poco movimento, quindi non si muove niente.
settings-sound = Suoni
settings-volume = Volume
settings-vibration = Vibrazione
settings-hand = Pulsanti per
hand-right = la mano destra
hand-left = la mano sinistra
settings-ask = Chiedi prima delle mosse rischiose
ask-never = Mai
ask-fail = Prima di fermarmi a vuoto
ask-always = Anche prima di tirare ancora con qualcosa a portata
settings-memory = Mostra le porzioni coperte dove il tavolo lo permette
settings-hints = Mostra che cosa è raggiungibile
settings-keys = Tasti singoli della tastiera
settings-keys-about = 1–5, W, R, S, E, G, U, H, L, P e «?» funzionano mentre giochi.
settings-scan = Tab si ferma a ogni scelta di dadi
settings-scan-about = Per chi usa un sensore: un tasto va avanti, uno sceglie.
settings-chatter = Annuncia ogni scelta degli altri
settings-chatter-about = Per i lettori di schermo. Senza, senti solo come finiscono i loro turni.
settings-coach = Coach
coach-off = Solo quando chiedo
coach-worse = Quando la mia scelta era chiaramente peggiore
coach-always = Dopo ogni scelta
settings-threshold = Che cosa è chiaramente peggiore
settings-threshold-value = { $value }% di probabilità di vincere
settings-name = Il tuo nome
settings-notify = Notifiche
settings-notify-about = Quando tocca a te in una partita giorno per giorno.
settings-notify-off = Le notifiche sono bloccate nel browser.
settings-try = Prova
settings-reset = Ripristina le impostazioni
settings-reset-done = Fatto.
settings-see = Vedere
settings-hear = Sentire
settings-play = Giocare
settings-account = Dispositivi

## The devices of one person

account-title = I miei dispositivi
account-lead = Gli stessi tavoli su tutti i tuoi dispositivi. Niente nome, indirizzo o password – e per giocare non serve.
account-link = Link per un altro dispositivo
account-link-about = Apri il link sull’altro dispositivo entro un quarto d’ora. Vale una volta sola.
account-joined = Questo dispositivo è collegato: i tuoi tavoli sono qui.
account-passkey = Aggiungi una passkey
account-sign-in = Accedi con una passkey
account-drop = Rimuovi
account-sign-out = Scollega questo dispositivo
account-devices =
    { $count ->
        [one] { $count } dispositivo collegato
       *[other] { $count } dispositivi collegati
    }

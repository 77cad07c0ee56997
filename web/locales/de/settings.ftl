### Settings

settings-title = Einstellungen
settings-lead = Alles bleibt auf diesem Gerät.
settings-language = Sprache
settings-language-auto = Wie der Browser ({ $name })
settings-theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
settings-speed = Tempo
speed-instant = Sofort
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-speed-about = Wie schnell Würfel rollen und Portionen wandern.
settings-reduced = Dein Gerät wünscht wenig Bewegung, darum bewegt sich nichts.
settings-sound = Geräusche
settings-volume = Lautstärke
settings-vibration = Vibration
settings-hand = Knöpfe für
hand-right = die rechte Hand
hand-left = die linke Hand
settings-ask = Vor riskanten Zügen nachfragen
ask-never = Nie
ask-fail = Vor dem Aufhören mit Fehlwurf
ask-always = Auch vor dem Weiterwürfeln, wenn etwas zu holen ist
settings-memory = Verdeckte Portionen zeigen, wo der Tisch es erlaubt
settings-hints = Zeigen, was zu erreichen ist
settings-keys = Einzelne Tasten der Tastatur
settings-keys-about = 1 bis 5, W, R, S, E, G, U, H, L, P und „?“ wirken beim Spielen.
settings-scan = Tabulator hält bei jeder Würfelwahl
settings-scan-about = Für Taster: eine Taste geht weiter, eine wählt.
settings-chatter = Jede Wahl der anderen ansagen
settings-chatter-about = Für Screenreader. Sonst hörst du nur, wie ihre Züge ausgehen.
settings-coach = Coach
coach-off = Nur wenn ich frage
coach-worse = Wenn meine Wahl deutlich schlechter war
coach-always = Nach jeder Wahl
settings-threshold = Was deutlich schlechter heißt
settings-threshold-value = { $value } % Gewinnchance
settings-name = Dein Name
settings-notify = Benachrichtigungen
settings-notify-about = In Spielen „Tag für Tag“: wenn du dran bist.
settings-notify-off = Benachrichtigungen sind im Browser gesperrt.
settings-try = Ausprobieren
settings-reset = Einstellungen zurücksetzen
settings-reset-done = Erledigt.
settings-see = Sehen
settings-hear = Hören und Fühlen
settings-play = Spielen
settings-account = Geräte

## The devices of one person

account-title = Meine Geräte
account-lead = Dieselben Tische auf allen deinen Geräten. Kein Name, keine Adresse, kein Passwort – und niemand braucht es zum Spielen.
account-link = Link für ein anderes Gerät
account-link-about = Öffne den Link innerhalb einer Viertelstunde auf dem anderen Gerät. Er gilt einmal.
account-joined = Dieses Gerät gehört jetzt dazu: Deine Tische sind da.
account-passkey = Passkey hinzufügen
account-sign-in = Mit Passkey anmelden
account-drop = Entfernen
account-sign-out = Dieses Gerät abmelden
account-devices =
    { $count ->
        [one] { $count } Gerät gehört dazu
       *[other] { $count } Geräte gehören zusammen
    }

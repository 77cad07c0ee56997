### Settings

settings-title = Instellingen
settings-lead = Alles blijft op dit apparaat.
settings-language = Taal
settings-language-auto = Zoals de browser ({ $name })
settings-theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
settings-speed = Snelheid
speed-instant = Meteen
speed-fast = Snel
speed-normal = Normaal
speed-slow = Langzaam
settings-speed-about = Hoe snel dobbelstenen rollen en porties reizen.
settings-reduced = Je apparaat vraagt om weinig beweging, dus er beweegt niets.
settings-sound = Geluiden
settings-volume = Volume
settings-vibration = Trillen
settings-hand = Knoppen voor
hand-right = de rechterhand
hand-left = de linkerhand
settings-ask = Vragen voor riskante zetten
ask-never = Nooit
ask-fail = Voor stoppen met lege klauwen
ask-always = Ook voor doorgooien als er iets te halen is
settings-memory = Bedekte porties tonen waar de tafel het toestaat
settings-hints = Tonen wat bereikbaar is
settings-keys = Losse toetsen op het toetsenbord
settings-keys-about = 1 tot 5, W, R, S, E, G, U, H, L, P en “?” werken tijdens het spelen.
settings-scan = Tab stopt bij elke keuze van dobbelstenen
settings-scan-about = Voor een schakelaar: één toets gaat verder, één kiest.
settings-chatter = Elke keuze van de anderen melden
settings-chatter-about = Voor schermlezers. Anders hoor je alleen hoe hun beurt afloopt.
settings-coach = Coach
coach-off = Alleen als ik het vraag
coach-worse = Als mijn keuze duidelijk slechter was
coach-always = Na elke keuze
settings-threshold = Wat duidelijk slechter is
settings-threshold-value = { $value }% winkans
settings-name = Je naam
settings-notify = Meldingen
settings-notify-about = Als je aan de beurt bent in een spel dag voor dag.
settings-notify-off = Meldingen zijn in de browser geblokkeerd.
settings-try = Uitproberen
settings-reset = Instellingen herstellen
settings-reset-done = Gedaan.
settings-see = Zien
settings-hear = Horen en voelen
settings-play = Spelen
settings-account = Apparaten

## The devices of one person

account-title = Mijn apparaten
account-lead = Dezelfde tafels op al je apparaten. Geen naam, geen adres, geen wachtwoord – en niemand heeft het nodig om te spelen.
account-link = Link voor een ander apparaat
account-link-about = Open de link binnen een kwartier op het andere apparaat. Hij werkt één keer.
account-joined = Dit apparaat hoort er nu bij: je tafels zijn hier.
account-passkey = Passkey toevoegen
account-sign-in = Inloggen met passkey
account-drop = Verwijderen
account-sign-out = Dit apparaat afmelden
account-devices =
    { $count ->
        [one] { $count } apparaat hoort erbij
       *[other] { $count } apparaten horen bij elkaar
    }

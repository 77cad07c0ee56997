### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Een onafhankelijke uitvoering van een klassiek dobbelspel, zonder band met de bedenker of uitgevers.
skip-to-content = Naar de inhoud
back = Terug
back-home = Terug naar het begin
close = Sluiten
cancel = Annuleren
copy = Kopiëren
copied = Gekopieerd
share = Delen
loading = De grill wordt opgewarmd…
again = Opnieuw proberen
done = Klaar

## The page's own troubles

offline-banner = Je bent offline. Zodra de verbinding terug is, gaat het spel verder waar het was.
offline-elsewhere = Je bent offline. De les, de regels en de partijen die hier bewaard zijn, werken gewoon.
reconnecting-banner = Verbinding kwijt – we verbinden opnieuw…
update-banner = Er is een verse versie.
update-action = Nu bijwerken
lost-title = Niets op deze grill
lost-text = Op dit adres is geen pagina. Misschien heeft een raaf hem meegenomen.
error-title = Er is iets aangebrand
error-network = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
error-generic = Dat lukte niet. Er is niets verloren; probeer het opnieuw.
error-not-found = Dit bestaat niet, of niet meer.
error-forbidden = Dat mag je hier niet doen.
error-full = Alle plaatsen aan deze tafel zijn bezet.
error-started = Dit spel is al begonnen.
error-server = De server heeft even nodig. Er is niets verloren; probeer het zo opnieuw.
error-link = Deze link werkt niet meer. Vraag om een nieuwe.
error-setup = Dit spel is nog niet begonnen.
error-over = Dit spel is afgelopen.
error-phrases = Aan deze tafel alleen vaste zinnetjes.
error-muted = Je bent aan deze tafel gedempt.
error-dice = Deze dobbelstenen kunnen nu niet vallen. Kijk nog eens wat je hebt aangetikt.
error-running = Hier wordt nog gespeeld, dus de tafel blijft.
error-rate = Dat ging een beetje snel. Haal even adem en probeer het opnieuw.
error-illegal = Die zet kan niet meer. Zo staat de tafel er nu bij.
error-name = Kies een andere naam.
error-code = Geen tafel heeft deze code. Controleer hem letter voor letter.
error-offline = Je bent offline, en hiervoor is de server nodig.

## Dice

face-1 = een
face-2 = twee
face-3 = drie
face-4 = vier
face-5 = vijf
face-6 = worm
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } één
               *[other] { $count } enen
            }
        [2] { $count ->
                [one] { $count } twee
               *[other] { $count } tweeën
            }
        [3] { $count ->
                [one] { $count } drie
               *[other] { $count } drieën
            }
        [4] { $count ->
                [one] { $count } vier
               *[other] { $count } vieren
            }
        [5] { $count ->
                [one] { $count } vijf
               *[other] { $count } vijven
            }
       *[other] { $count ->
                [one] { $count } worm
               *[other] { $count } wormen
            }
    }
with-golden = { $dice }, waarvan één gouden

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } worm
       *[other] { $count } wormen
    }
round-worms-count =
    { $count ->
        [0] geen ronde worm
        [one] { $count } ronde worm
       *[other] { $count } ronde wormen
    }
portions-count =
    { $count ->
        [0] geen portie
        [one] { $count } portie
       *[other] { $count } porties
    }
players-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
hours-count =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
days-count =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = worm in blik
specialist-h = kip
specialist-r = raaf
specialist-w = wezel
specialist-g = gouden dobbelsteen
specialist-a = appel
specialist-c-does = Geen worm als je stopt? Het blik telt als een worm en geeft er 5 bij.
specialist-h-does = Bewaakt je bovenste portie. Wie steelt, krijgt alleen de kip, en een mislukte beurt kost alleen de kip.
specialist-r-does = Blijft op de grill. Wie zijn portie neemt, krijgt een ronde worm, en de raaf hupt naar de laagste vrije portie.
specialist-w-does = Eén keer per beurt mag je de dobbelstenen die je net hebt gegooid opnieuw gooien.
specialist-g-does = Een negende dobbelsteen, die met de andere meerolt. Aan het begin van je beurt mag je hem weglaten.
specialist-a-does = Aan het eind van het spel 3 wormen waard.
round-worm = ronde worm
round-worm-does = Leg twee of meer enen in één keer opzij en je krijgt een ronde worm. Aan het eind 1 worm waard.

## Editions

edition-2005 = Klassiek 2005
edition-2014 = Klassiek
edition-deluxe = Deluxe
edition-2005-about = Zoals eerst gedrukt: wie de bovenste portie van een ander treft, mag die laten liggen en de eerstvolgende lagere van de grill nemen.
edition-2014-about = Zestien porties, acht dobbelstenen. Hiermee begin je.
edition-deluxe-about = Met specialisten, ronde wormen en de porties 11 en 13.
option-short = Korter spel
option-short-about = Na een mislukte beurt wordt altijd de hoogste portie omgedraaid, ook die net is teruggelegd.
option-decline = Stelen is een keuze
option-decline-about = Wie kan stelen, mag in plaats daarvan de eerstvolgende lagere portie van de grill nemen.
option-any = Elke portie die je haalt
option-any-about = Neem een portie naar keuze tot aan je som, niet alleen de hoogste.
option-plaingold = Gewone gouden dobbelsteen
option-plaingold-about = De gouden dobbelsteen heeft de zes gewone kanten in plaats van drie enen en drie wormen.

## Menu

nav-rules = Spelregels
nav-settings = Instellingen
nav-label = Hoofdmenu
nav-sound = Geluid
nav-language = Taal

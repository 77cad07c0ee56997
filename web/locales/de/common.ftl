### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = Eine unabhängige Umsetzung eines klassischen Würfelspiels, ohne Verbindung zu Autor oder Verlagen.
skip-to-content = Zum Inhalt springen
back = Zurück
back-home = Zurück zum Start
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen
loading = Der Grill wird angeheizt …
again = Noch einmal versuchen
done = Fertig

## The page's own troubles

offline-banner = Du bist offline. Sobald die Verbindung wieder da ist, geht das Spiel dort weiter, wo es war.
offline-elsewhere = Du bist offline. Kurs, Regeln und die hier gespeicherten Partien gehen trotzdem.
reconnecting-banner = Verbindung verloren – wird wiederhergestellt …
update-banner = Eine frische Version ist fertig.
update-action = Jetzt laden
lost-title = Auf diesem Grill liegt nichts
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht hat sie ein Rabe geholt.
error-title = Etwas ist angebrannt
error-network = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
error-generic = Das hat nicht geklappt. Verloren ist nichts – versuch es bitte noch einmal.
error-not-found = Das gibt es nicht oder nicht mehr.
error-forbidden = Das darfst du hier nicht.
error-full = An diesem Tisch sind alle Plätze besetzt.
error-started = Dieses Spiel hat schon begonnen.
error-server = Der Server braucht einen Moment. Verloren ist nichts – versuch es bitte gleich noch einmal.
error-link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
error-setup = Dieses Spiel hat noch nicht begonnen.
error-over = Dieses Spiel ist zu Ende.
error-phrases = An diesem Tisch gibt es nur kurze Sprüche.
error-muted = Du bist an diesem Tisch stumm geschaltet.
error-dice = So können die Würfel jetzt nicht fallen. Schau noch einmal hin.
error-running = Hier wird noch gespielt, darum bleibt der Tisch.
error-rate = Das war ein bisschen schnell. Hol Luft und versuch es noch einmal.
error-illegal = Dieser Zug geht nicht mehr. Hier ist der Tisch, wie er jetzt ist.
error-name = Bitte wähl einen anderen Namen.
error-code = Kein Tisch hat diesen Code. Prüf ihn Zeichen für Zeichen.
error-offline = Du bist offline, und dafür braucht es den Server.

## Dice

face-1 = Eins
face-2 = Zwei
face-3 = Drei
face-4 = Vier
face-5 = Fünf
face-6 = Wurm
dice-of-face =
    { $face ->
        [1] { $count ->
                [one] { $count } Eins
               *[other] { $count } Einsen
            }
        [2] { $count ->
                [one] { $count } Zwei
               *[other] { $count } Zweien
            }
        [3] { $count ->
                [one] { $count } Drei
               *[other] { $count } Dreien
            }
        [4] { $count ->
                [one] { $count } Vier
               *[other] { $count } Vieren
            }
        [5] { $count ->
                [one] { $count } Fünf
               *[other] { $count } Fünfen
            }
       *[other] { $count ->
                [one] { $count } Wurm
               *[other] { $count } Würmer
            }
    }
with-golden = { $dice }, davon ein goldener

## Portions and worms

worms-count =
    { $count ->
        [one] { $count } Wurm
       *[other] { $count } Würmer
    }
round-worms-count =
    { $count ->
        [0] kein runder Wurm
        [one] { $count } runder Wurm
       *[other] { $count } runde Würmer
    }
portions-count =
    { $count ->
        [0] keine Portion
        [one] { $count } Portion
       *[other] { $count } Portionen
    }
players-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
hours-count =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
days-count =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = Dosenwurm
specialist-h = Henne
specialist-r = Rabe
specialist-w = Wiesel
specialist-g = Goldener Würfel
specialist-a = Apfel
specialist-c-does = Beim Aufhören kein Wurm dabei? Die Dose zählt als einer und bringt 5 dazu.
specialist-h-does = Bewacht deine oberste Portion. Wer stiehlt, bekommt nur die Henne, und auch ein Fehlwurf kostet nur die Henne.
specialist-r-does = Bleibt auf dem Grill. Wer seine Portion nimmt, bekommt einen runden Wurm, und der Rabe hüpft auf die kleinste freie Portion.
specialist-w-does = Einmal im Zug darfst du die eben geworfenen Würfel noch einmal werfen.
specialist-g-does = Ein neunter Würfel, der mit den anderen geworfen wird. Zu Beginn des Zuges darfst du ihn weglassen.
specialist-a-does = Am Ende 3 Würmer wert.
round-worm = runder Wurm
round-worm-does = Leg zwei oder mehr Einsen auf einmal beiseite, und du bekommst einen runden Wurm. Am Ende 1 Wurm wert.

## Editions

edition-2005 = Klassisch 2005
edition-2014 = Klassisch
edition-deluxe = Deluxe
edition-2005-about = Wie zuerst gedruckt: Triffst du eine fremde oberste Portion, darfst du sie liegen lassen und die nächstkleinere vom Grill nehmen.
edition-2014-about = Sechzehn Portionen, acht Würfel. Damit fängt man an.
edition-deluxe-about = Mit Spezialisten, runden Würmern und den Portionen 11 und 13.
option-short = Kürzeres Spiel
option-short-about = Nach einem Fehlwurf wird immer die höchste Portion umgedreht, auch die eben zurückgelegte.
option-decline = Stehlen ist freiwillig
option-decline-about = Wer stehlen könnte, darf stattdessen die nächstkleinere Portion vom Grill nehmen.
option-any = Jede erreichte Portion
option-any-about = Nimm irgendeine Portion bis zu deiner Summe, nicht nur die höchste.
option-plaingold = Einfacher goldener Würfel
option-plaingold-about = Der goldene Würfel hat die sechs üblichen Seiten statt drei Einsen und drei Würmern.

## Menu

nav-rules = Regeln
nav-settings = Einstellungen
nav-label = Hauptmenü
nav-sound = Ton
nav-language = Sprache

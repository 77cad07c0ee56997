### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Hungrig?
home-lead = Würfle, fülle deinen Teller mit gegrillten Würmern und stibitze sie den anderen vom Teller.
home-play = Jetzt spielen
home-play-about = Gegen zwei hungrige Vögel. Ohne Anmeldung.
home-playing = Der Tisch wird gedeckt …
home-resume = Zurück zu deinem Spiel
home-resume-about = { $names }
home-friends = Zusammen spielen
home-friends-about = Link schicken, Code verraten.
home-pass = Reihum an einem Gerät
home-pass-about = 2 bis 7 Leute, ein Gerät.
home-learn = Lernen
home-learn-about = Drei Minuten, zum Mitmachen.
home-tables = Meine Tische
home-tables-about =
    { $waiting ->
        [0] Alles, was du gespielt hast.
        [one] Ein Tisch wartet auf dich.
       *[other] { $waiting } Tische warten auf dich.
    }
home-lobby = Lobby
home-join = Ich habe einen Code
home-settings = Einstellungen
home-deluxe = Deluxe spielen
home-editor = Editor
home-art = Eine Henne mit Kochmütze wendet in der Abendsonne Würmer auf dem Grill.
bot-name-1 = Henriette
bot-name-2 = Rosti
bot-name-3 = Piep
bot-name-4 = Käpt’n Schnabel
bot-name-5 = Olga
bot-name-6 = Flatterich
guest-name = Gast
you-name = Du

## Play with friends

friends-title = Zusammen spielen
friends-lead = Deck den Tisch, dann verschick den Link.
friends-create = Tisch eröffnen
friends-your-name = Dein Name
friends-name-hint = So sehen dich die anderen.
friends-edition = Welches Spiel?
friends-seats = Plätze
friends-house-rules = Hausregeln
friends-pace = Tempo
pace-relaxed = Gemütlich
pace-relaxed-about = Viel Zeit für jeden Zug.
pace-live = Live
pace-live-about = Eine Uhr für jeden Zug.
pace-days = Tag für Tag
pace-days-about = Zieh, wenn du Zeit hast.
pace-seconds = Sekunden pro Entscheidung
pace-day-count = Tage pro Zug
friends-visibility = Wer kann ihn finden?
visibility-link = Nur mit dem Link
visibility-lobby = Alle, in der Lobby
friends-coach = Coach erlauben
friends-coach-about = Alle am Tisch dürfen um Rat fragen.
friends-undo = Zurücknehmen
undo-none = Gar nicht
undo-turn = Eine Wahl, bis wieder Würfel fallen
undo-ask = Mehr, wenn alle einverstanden sind
friends-begins = Wer fängt an?
begins-random = Die Würfel entscheiden
friends-memory = Verdeckte Portionen dürfen angesehen werden
friends-chat = Chat
chat-phrases = Nur kurze Sprüche
chat-free = Auch freier Text
friends-physical = Wir würfeln mit echten Würfeln
friends-physical-about = Alle tippen ein, was sie geworfen haben.
friends-more = Weitere Optionen

## Before the game begins

wait-title = Warten auf den Schwarm
wait-lead = Gib Link oder Code weiter. Wer kommt, landet hier.
wait-code = Code
wait-link = Link
wait-qr = QR-Code mit dem Link zu diesem Tisch
wait-share-title = Komm an meinen Grill!
wait-share-text = Setz dich an meinen Tisch bei Wormgrill.
wait-start = Spiel starten
wait-start-disabled = Mindestens zwei Plätze müssen besetzt sein.
wait-for-host = Wenn alle da sind, startet { $name } das Spiel.
wait-host-away = { $name } ist nicht da. Du musst nicht länger warten.
wait-seat = Platz { $seat }
wait-open = frei
wait-sit = Hinsetzen
wait-stand = Aufstehen
wait-add-bot = Bot dazusetzen
wait-add-here = Jemand an diesem Gerät
wait-remove = { $name } entfernen
wait-rename = Namen ändern
wait-you = du
wait-host = lädt ein
wait-bot = Bot
wait-watching =
    { $count ->
        [one] Ein Vogel schaut zu.
       *[other] { $count } Vögel schauen zu.
    }
wait-randomness = Ein beliebiges Wort für die Würfel
wait-randomness-about = Es wird in jeden Wurf gemischt, damit niemand die Würfel gezinkt haben kann.
bot-level-easy = Küken
bot-level-hard = Fuchs im Hühnerstall
bot-level-easy-about = Spielt nach dem Bauch.
bot-level-medium = Hahn
bot-level-medium-about = Rechnet sich Chancen aus.
bot-level-hard-about = Unser stärkster. Zieh dich warm an.
bot-choose = Welcher Bot?

## Joining

join-title = An einen Tisch setzen
join-lead = Tippe den Code ein, den du bekommen hast.
join-code = Code
join-go = Dazusetzen
join-looking = Der Tisch wird gesucht …
join-invited = Du bist an einen Tisch eingeladen
join-people = Am Tisch: { $names }
join-watch = Nur zuschauen
join-sit = Hinsetzen

## Pass and play

pass-title = Reihum an einem Gerät
pass-lead = Wer sitzt am Grill?
pass-player = Vogel { $seat }
pass-add = Noch jemand
pass-remove = Vogel { $seat } entfernen
pass-start = Grill anzünden
pass-names-hint = Namen dürfen leer bleiben.

## My tables and the lobby

tables-title = Meine Tische
tables-empty = Noch keine Tische. Der erste ist nur einen Tipp entfernt.
tables-yours = Du bist dran
tables-running = Läuft
tables-finished = Zu Ende
tables-open = Wartet auf Mitspielende
tables-with = mit { $names }
tables-delete = Den Tisch mit { $names } löschen
tables-deleted = Der Tisch ist gelöscht.
tables-leave = Den Tisch mit { $names } verlassen
tables-leave-sure = Dein Platz wird wieder frei. Mit dem Link kannst du zurückkommen.
tables-left = Du hast den Tisch verlassen.
lobby-title = Lobby
lobby-empty = Gerade wartet niemand. Eröffne selbst einen Tisch!
lobby-seats =
    { $free ->
        [0] Kein freier Platz
        [one] Ein freier Platz
       *[other] { $free } freie Plätze
    }
lobby-refresh = Noch einmal schauen
replay-title = Wiederholung

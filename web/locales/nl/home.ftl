### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Trek?
home-lead = Gooi de dobbelstenen, vul je bord met gegrilde wormen en gap ze van andermans bord.
home-play = Nu spelen
home-play-about = Tegen twee hongerige vogels. Zonder aanmelden.
home-playing = De tafel wordt gedekt…
home-resume = Terug naar je spel
home-resume-about = { $names }
home-friends = Samen spelen
home-friends-about = Stuur een link, deel een code.
home-pass = Om de beurt op één apparaat
home-pass-about = 2 tot 7 mensen, één apparaat.
home-learn = Leren
home-learn-about = Drie minuten, door te doen.
home-tables = Mijn tafels
home-tables-about =
    { $waiting ->
        [0] Alles wat je hebt gespeeld.
        [one] Er wacht een tafel op je.
       *[other] Er wachten { $waiting } tafels op je.
    }
home-lobby = Lobby
home-join = Ik heb een code
home-settings = Instellingen
home-deluxe = Deluxe spelen
home-editor = Editor
home-art = Een kip met koksmuts keert wormen op de barbecue in de avondzon.
bot-name-1 = Hendrika
bot-name-2 = Roestje
bot-name-3 = Piep
bot-name-4 = Kapitein Snavel
bot-name-5 = Olga
bot-name-6 = Flensje
guest-name = Gast
you-name = Jij

## Play with friends

friends-title = Samen spelen
friends-lead = Dek de tafel en stuur dan de link.
friends-create = Tafel openen
friends-your-name = Je naam
friends-name-hint = Wat de anderen zien.
friends-edition = Welk spel?
friends-seats = Plaatsen
friends-house-rules = Huisregels
friends-pace = Tempo
pace-relaxed = Rustig
pace-relaxed-about = Ruim de tijd voor elke zet.
pace-live = Live
pace-live-about = Een klok voor elke zet.
pace-days = Dag voor dag
pace-days-about = Speel wanneer je tijd hebt.
pace-seconds = Seconden per zet
pace-day-count = Dagen per beurt
friends-visibility = Wie kan hem vinden?
visibility-link = Alleen met de link
visibility-lobby = Iedereen, in de lobby
friends-coach = Coach toestaan
friends-coach-about = Spelers mogen om hulp vragen.
friends-undo = Terugnemen
undo-none = Helemaal niet
undo-turn = Een keuze, tot er weer gegooid is
undo-ask = Meer, als iedereen het goedvindt
friends-begins = Wie begint?
begins-random = De dobbelstenen beslissen
friends-memory = Bedekte porties mogen bekeken worden
friends-chat = Chat
chat-phrases = Alleen vaste zinnetjes
chat-free = Ook vrije tekst
friends-physical = We gooien echte dobbelstenen
friends-physical-about = Iedereen voert in wat er gegooid is.
friends-more = Meer opties

## Before the game begins

wait-title = Wachten op de zwerm
wait-lead = Deel de link of de code. Wie meedoet, strijkt hier neer.
wait-code = Code
wait-link = Link
wait-qr = QR-code met de link naar deze tafel
wait-share-title = Kom aan mijn grill!
wait-share-text = Schuif aan bij mijn tafel op Wormgrill.
wait-start = Spel starten
wait-start-disabled = Er moeten minstens twee plaatsen bezet zijn.
wait-for-host = { $name } start het spel als iedereen er is.
wait-host-away = { $name } is weg. Je hoeft niet langer te wachten.
wait-seat = Plaats { $seat }
wait-open = vrij
wait-sit = Gaan zitten
wait-stand = Opstaan
wait-add-bot = Bot toevoegen
wait-add-here = Iemand op dit apparaat
wait-remove = { $name } verwijderen
wait-rename = Naam wijzigen
wait-you = jij
wait-host = host
wait-bot = bot
wait-watching =
    { $count ->
        [one] Eén vogel kijkt toe.
       *[other] { $count } vogels kijken toe.
    }
wait-randomness = Een willekeurig woord voor de dobbelstenen
wait-randomness-about = Het wordt in elke worp gemengd, zodat niemand met de dobbelstenen geknoeid kan hebben.
bot-level-easy = Kuiken
bot-level-hard = Vos in het kippenhok
bot-level-easy-about = Speelt op gevoel.
bot-level-medium = Haan
bot-level-medium-about = Telt zijn kansen.
bot-level-hard-about = Onze sterkste. Zet je schrap.
bot-choose = Welke bot?

## Joining

join-title = Aan een tafel aanschuiven
join-lead = Typ de code die je hebt gekregen.
join-code = Code
join-go = Aanschuiven
join-looking = De tafel wordt gezocht…
join-invited = Je bent uitgenodigd aan een tafel
join-people = Aan tafel: { $names }
join-watch = Alleen kijken
join-sit = Gaan zitten

## Pass and play

pass-title = Om de beurt op één apparaat
pass-lead = Wie zit er aan de grill?
pass-player = Speler { $seat }
pass-add = Nog een speler
pass-remove = Speler { $seat } verwijderen
pass-start = Steek de grill aan
pass-names-hint = Namen mogen leeg blijven.

## My tables and the lobby

tables-title = Mijn tafels
tables-empty = Nog geen tafels. De eerste is één tik ver.
tables-yours = Jij bent aan de beurt
tables-running = Bezig
tables-finished = Afgelopen
tables-open = Wacht op spelers
tables-with = met { $names }
tables-delete = De tafel met { $names } verwijderen
tables-deleted = De tafel is verwijderd.
tables-leave = De tafel met { $names } verlaten
tables-leave-sure = Je plaats komt weer vrij. Met de link kun je terugkomen.
tables-left = Je hebt de tafel verlaten.
lobby-title = Lobby
lobby-empty = Er wacht nu niemand. Open zelf een tafel!
lobby-seats =
    { $free ->
        [0] Geen vrije plaats
        [one] Eén vrije plaats
       *[other] { $free } vrije plaatsen
    }
lobby-refresh = Opnieuw kijken
replay-title = Terugkijken

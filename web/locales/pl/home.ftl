### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = Głodno?
home-lead = Rzucaj kośćmi, napełnij talerz grillowanymi robakami i podkradaj je z cudzych talerzy.
home-play = Zagraj teraz
home-play-about = Przeciw dwóm głodnym ptakom. Bez rejestracji.
home-playing = Nakrywamy do stołu…
home-resume = Wróć do swojej gry
home-resume-about = { $names }
home-friends = Zagraj ze znajomymi
home-friends-about = Wyślij link, podaj kod.
home-pass = Na jednym urządzeniu
home-pass-about = Od 2 do 7 osób, jedno urządzenie.
home-learn = Nauka
home-learn-about = Trzy minuty, w praktyce.
home-tables = Moje stoły
home-tables-about =
    { $waiting ->
        [0] Wszystkie twoje gry.
        [one] Jeden stół czeka na ciebie.
        [few] { $waiting } stoły czekają na ciebie.
        [many] { $waiting } stołów czeka na ciebie.
       *[other] { $waiting } stołu czeka na ciebie.
    }
home-lobby = Poczekalnia
home-join = Mam kod
home-settings = Ustawienia
home-deluxe = Zagraj deluxe
home-editor = Edytor
home-art = Kura w czapce kucharskiej przewraca robaki na grillu w wieczornym słońcu.
bot-name-1 = Henrietta
bot-name-2 = Rdzawek
bot-name-3 = Pip
bot-name-4 = Kapitan Dziób
bot-name-5 = Olga
bot-name-6 = Naleśnik
guest-name = Gość
you-name = Ty

## Play with friends

friends-title = Zagraj ze znajomymi
friends-lead = Nakryj do stołu, a potem wyślij link.
friends-create = Otwórz stół
friends-your-name = Twoje imię
friends-name-hint = To widzą inni.
friends-edition = Która gra?
friends-seats = Miejsca
friends-house-rules = Zasady domowe
friends-pace = Tempo
pace-relaxed = Spokojne
pace-relaxed-about = Dużo czasu na każdy ruch.
pace-live = Na żywo
pace-live-about = Zegar na każdy ruch.
pace-days = Dzień po dniu
pace-days-about = Graj, kiedy masz czas.
pace-seconds = Sekund na ruch
pace-day-count = Dni na turę
friends-visibility = Kto może go znaleźć?
visibility-link = Tylko z linkiem
visibility-lobby = Wszyscy, w poczekalni
friends-coach = Pozwól na trenera
friends-coach-about = Można prosić o pomoc.
friends-undo = Cofanie
undo-none = Wcale
undo-turn = Jeden wybór, póki kości znów nie spadną
undo-ask = Więcej, jeśli wszyscy się zgodzą
friends-begins = Kto zaczyna?
begins-random = Decydują kości
friends-memory = Wolno oglądać przykryte porcje
friends-chat = Czat
chat-phrases = Tylko gotowe zwroty
chat-free = Także własny tekst
friends-physical = Rzucamy prawdziwymi kośćmi
friends-physical-about = Każdy wpisuje to, co wypadło.
friends-more = Więcej opcji

## Before the game begins

wait-title = Czekamy na stado
wait-lead = Podaj dalej link lub kod. Kto dołączy, wyląduje tutaj.
wait-code = Kod
wait-link = Link
wait-qr = Kod QR z linkiem do tego stołu
wait-share-title = Wpadaj na grilla!
wait-share-text = Dołącz do mojego stołu w Wormgrill.
wait-start = Rozpocznij grę
wait-start-disabled = Muszą być zajęte co najmniej dwa miejsca.
wait-for-host = { $name } zacznie grę, gdy wszyscy będą na miejscu.
wait-host-away = { $name } – brak przy stole. Nie trzeba dłużej czekać.
wait-seat = Miejsce { $seat }
wait-open = wolne
wait-sit = Usiądź
wait-stand = Wstań
wait-add-bot = Dodaj bota
wait-add-here = Ktoś na tym urządzeniu
wait-remove = Usuń: { $name }
wait-rename = Zmień imię
wait-you = ty
wait-host = gospodarz
wait-bot = bot
wait-watching =
    { $count ->
        [one] Patrzy jeden ptak.
        [few] Patrzą { $count } ptaki.
        [many] Patrzy { $count } ptaków.
       *[other] Patrzy { $count } ptaka.
    }
wait-randomness = Dowolne słowo dla kości
wait-randomness-about = Miesza się je z każdym rzutem, żeby nikt nie mógł kości ustawić.
bot-level-easy = Pisklę
bot-level-hard = Lis w kurniku
bot-level-easy-about = Gra na wyczucie.
bot-level-medium = Kogut
bot-level-medium-about = Liczy szanse.
bot-level-hard-about = Nasz najsilniejszy. Trzymaj się.
bot-choose = Który bot?

## Joining

join-title = Dołącz do stołu
join-lead = Wpisz otrzymany kod.
join-code = Kod
join-go = Dołącz
join-looking = Szukamy stołu…
join-invited = Masz zaproszenie do stołu
join-people = Przy stole: { $names }
join-watch = Tylko patrzę
join-sit = Usiądź

## Pass and play

pass-title = Na jednym urządzeniu
pass-lead = Kto jest przy grillu?
pass-player = Ptak { $seat }
pass-add = Jeszcze ktoś
pass-remove = Usuń: ptak { $seat }
pass-start = Rozpal grill
pass-names-hint = Imiona mogą zostać puste.

## My tables and the lobby

tables-title = Moje stoły
tables-empty = Jeszcze żadnych stołów. Pierwszy jest o jedno dotknięcie stąd.
tables-yours = Twój ruch
tables-running = W toku
tables-finished = Zakończone
tables-open = Czeka na graczy
tables-with = w grze: { $names }
tables-delete = Usuń stół, w grze: { $names }
tables-deleted = Stół usunięto.
tables-leave = Opuść stół, przy którym są: { $names }
tables-leave-sure = Twoje miejsce będzie znowu wolne. Możesz wrócić przez link.
tables-left = Nie ma cię już przy tym stole.
lobby-title = Poczekalnia
lobby-empty = Teraz nikt nie czeka. Otwórz własny stół!
lobby-seats =
    { $free ->
        [0] Brak wolnych miejsc
        [one] Jedno wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
lobby-refresh = Zajrzyj ponownie
replay-title = Powtórka

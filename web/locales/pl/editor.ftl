### The editor of positions.

editor-title = Edytor
editor-lead = Ustaw dowolną pozycję i sprawdź szanse.
editor-players = Gracze
editor-add = Dodaj gracza
editor-remove = Usuń ostatniego gracza
editor-where = Gdzie leży { $tile }?
editor-on-grill = Na grillu
editor-turned = Zakryta
editor-stack-of = Na stosie – { $name }
editor-specialist-where = Gdzie stoi: { $specialist }?
editor-nowhere = Poza grą
editor-worms = Okrągłe robaki – { $name }
editor-turn = Czyj ruch?
editor-kept = Odłożone kości
editor-rolled = Kości ostatniego rzutu
editor-text = Pozycja jako tekst
editor-read = Odczytaj tekst
editor-clear = Pozycja początkowa
editor-problems =
    { $count ->
        [one] Jedna rzecz jest niemożliwa:
        [few] { $count } rzeczy są niemożliwe:
        [many] { $count } rzeczy jest niemożliwych:
       *[other] { $count } rzeczy jest niemożliwe:
    }
editor-fine = W tej pozycji można grać.
editor-over = W tej pozycji gra jest skończona.
editor-odds = Pokaż szanse

## Why a position cannot be

defect-players = Gra jest dla 2 do 7 osób.
defect-seat = Na miejscu, którego jest ruch, nikt nie siedzi.
defect-over = Dopóki na grillu są odkryte porcje, gra trwa; bez nich jest skończona i na stole nie ma kości.
defect-tile = W tym wydaniu nie ma porcji { $about }.
defect-tile-twice = Porcja { $about } jest tu więcej niż raz.
defect-specialist = Specjalista stoi tam, gdzie nie może.
defect-raven = Nikt nie może mieć kruka.
defect-round-worms = Okrągłych robaków jest 7, i tylko w grze deluxe.
defect-flags = Łasica użyta, złota kość pominięta? To może tylko ten ptak, który je ma.
defect-face-twice = Tę samą ściankę odłożono dwa razy.
defect-dice-number = Białych kości musi być 8, a jest ich { $about }.
defect-golden = Złota kość nie pasuje: ma inne ścianki albo nie ma jej ten, czyj jest ruch.
defect-roll = Taki rzut nie jest możliwy albo nie daje wyboru: tura byłaby skończona.
defect-other = Coś tu do siebie nie pasuje.
defect-text = Tego tekstu nie da się odczytać.

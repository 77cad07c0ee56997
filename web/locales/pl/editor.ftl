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

### Replays: a game again, move by move.

replay-lead = Dowolna gra, ruch po ruchu.
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-first = Na początek
replay-back = Wstecz
replay-next = Naprzód
replay-last = Na koniec
replay-turn = Tura { $turn } z { $turns }
replay-moment = Chwila { $at } z { $all }
replay-open = Otwórz grę z pliku
replay-drop = Gra pobrana tam, gdzie ogląda się powtórkę. Działa także bez serwera.
replay-bad = Ten plik nie jest grą, którą umiemy pokazać.
replay-download = Pobierz na później

### Replays: a game again, move by move.

replay-title = Powtórka
replay-lead = Dowolna gra, ruch po ruchu.
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-first = Na początek
replay-back = Wstecz
replay-next = Naprzód
replay-last = Na koniec
replay-turn = Tura { $turn } z { $turns }
replay-moment = Chwila { $at } z { $all }
replay-share = Link do tej chwili
replay-open = Otwórz zapis
replay-drop = Upuść tu plik .wgr albo wybierz go.
replay-bad = Tego zapisu nie umiemy odczytać. Wiersz { $line }: { $message }
replay-edit = Ustaw tę pozycję

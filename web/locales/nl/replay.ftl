### Replays: a game again, move by move.

replay-lead = Elk spel, zet voor zet.
replay-play = Afspelen
replay-pause = Pauze
replay-first = Naar het begin
replay-back = Terug
replay-next = Vooruit
replay-last = Naar het einde
replay-turn = Beurt { $turn } van { $turns }
replay-moment = Moment { $at } van { $all }
replay-open = Een spel uit een bestand openen
replay-drop = Een spel dat je bij het terugkijken hebt gedownload. Het speelt ook zonder server af.
replay-bad = Dit bestand is geen spel dat we kunnen tonen.
replay-download = Downloaden voor later

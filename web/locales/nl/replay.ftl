### Replays: a game again, move by move.

replay-title = Terugkijken
replay-lead = Elk spel, zet voor zet.
replay-play = Afspelen
replay-pause = Pauze
replay-first = Naar het begin
replay-back = Terug
replay-next = Vooruit
replay-last = Naar het einde
replay-turn = Beurt { $turn } van { $turns }
replay-moment = Moment { $at } van { $all }
replay-share = Link naar dit moment
replay-open = Een verslag openen
replay-drop = Sleep een .wgr-bestand hierheen of kies er een.
replay-bad = Dit verslag kunnen we niet lezen. Regel { $line }: { $message }
replay-edit = Deze stelling opzetten

### Replays: a game again, move by move.

replay-title = Noch einmal ansehen
replay-lead = Jedes Spiel, Zug für Zug.
replay-play = Abspielen
replay-pause = Anhalten
replay-first = An den Anfang
replay-back = Zurück
replay-next = Vor
replay-last = Ans Ende
replay-turn = Zug { $turn } von { $turns }
replay-moment = Moment { $at } von { $all }
replay-share = Link zu diesem Moment
replay-open = Eine Aufzeichnung öffnen
replay-drop = Zieh eine .wgr-Datei hierher oder wähle eine aus.
replay-bad = Diese Aufzeichnung können wir nicht lesen. Zeile { $line }: { $message }
replay-edit = Diese Stellung aufbauen

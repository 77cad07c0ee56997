### Replays: a game again, move by move.

replay-lead = Jedes Spiel, Zug für Zug.
replay-play = Abspielen
replay-pause = Anhalten
replay-first = An den Anfang
replay-back = Zurück
replay-next = Vor
replay-last = Ans Ende
replay-turn = Zug { $turn } von { $turns }
replay-moment = Moment { $at } von { $all }
replay-open = Ein Spiel aus einer Datei öffnen
replay-drop = Ein Spiel, das du beim Ansehen heruntergeladen hast. Es läuft auch ohne Server.
replay-bad = Diese Datei ist kein Spiel, das wir zeigen können.
replay-download = Für später herunterladen

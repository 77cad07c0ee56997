### The editor of positions.

editor-title = Editor
editor-lead = Baue jede Stellung auf und frage nach den Chancen.
editor-players = Wer spielt mit
editor-add = Jemanden dazusetzen
editor-remove = Den letzten Platz entfernen
editor-where = Wo liegt die { $tile }?
editor-on-grill = Auf dem Grill
editor-turned = Umgedreht
editor-stack-of = Im Stapel von { $name }
editor-specialist-where = Wo steht: { $specialist }?
editor-nowhere = Aus dem Spiel
editor-worms = Runde Würmer von { $name }
editor-turn = Wer ist dran?
editor-kept = Beiseitegelegte Würfel
editor-rolled = Würfel des letzten Wurfs
editor-text = Die Stellung als Text
editor-read = Text lesen
editor-clear = Anfangsstellung
editor-problems =
    { $count ->
        [one] Eines kann nicht sein:
       *[other] { $count } Dinge können nicht sein:
    }
editor-fine = Diese Stellung ist spielbar.
editor-over = In dieser Stellung ist das Spiel aus.
editor-odds = Chancen zeigen

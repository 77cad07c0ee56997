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

## Why a position cannot be

defect-players = Das Spiel ist für 2 bis 7 Leute.
defect-seat = Auf dem Platz, der dran ist, sitzt niemand.
defect-over = Mit offenen Portionen auf dem Grill geht das Spiel weiter; ohne ist es aus, und es liegen keine Würfel auf dem Tisch.
defect-tile = Die { $about } gehört nicht zu dieser Ausgabe.
defect-tile-twice = Die { $about } ist mehr als einmal da.
defect-specialist = Ein Spezialist steht, wo keiner stehen kann.
defect-raven = Niemand kann den Raben haben.
defect-round-worms = Es gibt 7 runde Würmer, und nur in der Deluxe-Ausgabe.
defect-flags = Wiesel benutzt, goldener Würfel weggelassen? Das kann nur, wer sie hat.
defect-face-twice = Dieselbe Seite wurde zweimal beiseitegelegt.
defect-dice-number = Es müssen 8 weiße Würfel sein, es sind aber { $about }.
defect-golden = Der goldene Würfel passt nicht: Er hat andere Seiten, oder wer dran ist, besitzt ihn gar nicht.
defect-roll = Dieser Wurf war nicht möglich oder lässt keine Wahl: Der Zug wäre vorbei.
defect-other = Etwas passt nicht zusammen.
defect-text = Der Text lässt sich nicht lesen.

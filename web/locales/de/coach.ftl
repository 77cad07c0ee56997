### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Hier gibt es keine Wahl.
reason-wins_the_game = Das beendet das Spiel und gewinnt es: { $worms } zu { $others }.
reason-ends_the_game = Das beendet das Spiel, aber andere haben mehr: { $worms } zu { $others }.
reason-steals_the_leaders_top = { $victim } führt und verliert so die { $tile }. Das zählt doppelt.
reason-steals = So verliert { $victim } die { $tile }: hier mehr, dort weniger.
reason-takes_the_hen = So verliert { $victim } die Henne; die { $tile } ist danach ungeschützt.
reason-takes_specialist =
    { $specialist ->
        [c] Mit der { $tile } kommt der Dosenwurm.
        [h] Mit der { $tile } kommt die Henne.
        [r] Mit der { $tile } kommt vom Raben ein runder Wurm.
        [w] Mit der { $tile } kommt das Wiesel.
        [g] Mit der { $tile } kommt der goldene Würfel.
       *[a] Mit der { $tile } kommt der Apfel.
    }
reason-takes =
    { $worms ->
        [one] Die { $tile } ist sicher: ein Wurm in der Kralle.
       *[other] Die { $tile } ist sicher: { $worms } Würmer in der Kralle.
    }
reason-takes_the_best = Die { $tile } ist die beste Portion auf dem Grill.
reason-protects_the_top = Ein Fehlwurf würde die { $tile } oben auf dem Stapel kosten.
reason-nothing_to_take = Für { $sum } gibt es noch nichts, also lohnt das Aufhören nicht.
reason-needs_a_worm = { $sum } ohne Wurm ist nichts wert. Ein Wurm muss her.
reason-rolls_for_more =
    { $dice ->
        [one] Die { $tile } wäre schon da, aber ein Würfel mehr ist das Risiko wert.
       *[other] Die { $tile } wäre schon da, aber { $dice } Würfel sind das Risiko wert.
    }
reason-rolls_for_a_steal = Nur { $missing } mehr, und { $victim } verliert die { $tile }.
reason-keeps_the_worm = Würmer zählen 5, und ohne einen geht der Zug schief.
reason-most_points = Keine andere Seite bringt so viel: { $points } Punkte.
reason-keeps_dice_free =
    { $left ->
        [one] So bleibt noch ein Würfel zum Werfen.
       *[other] So bleiben noch { $left } Würfel zum Werfen.
    }
reason-reaches = Das macht { $sum }, genug für die { $tile }.
reason-reaches_a_steal = Das macht { $sum }, und die { $tile } von { $victim } ist zu holen.
reason-round_worm = Zwei Einsen oder mehr bringen einen runden Wurm.
reason-second_chance =
    { $dice ->
        [one] Das Wiesel wirft den Würfel noch einmal: eine zweite Chance.
       *[other] Das Wiesel wirft die { $dice } Würfel noch einmal: eine zweite Chance.
    }
reason-keeps_the_weasel = Hier ist nichts mehr zu verlieren, was das Wiesel noch retten könnte.
reason-golden_in = Neun Würfel reichen weiter als acht.
reason-golden_out = Ohne den goldenen Würfel stören weniger Einsen.
reason-fails_on_purpose = Für { $sum } gibt es nichts, und mehr Würfel würden nicht helfen.
reason-aims_at = Das Ziel ist die { $tile }. Chance: { $chance }.
reason-clearly_best = Das ist eindeutig der beste Zug: { $gain } vor dem nächsten.
reason-close_call = Das ist knapp: Ein anderer Zug ist fast genauso gut.

## A nudge that does not give the answer away

nudge-take = Ist das nicht schon ein schöner Teller?
nudge-steal = Schau mal auf die anderen Teller …
nudge-roll = In diesen Würfeln steckt noch mehr.
nudge-worm = Was gehört zu jedem Schmaus?
nudge-many = Je mehr, desto besser.
nudge-few = Weniger kann mehr sein.
nudge-weasel = Jemand Kleines würde gern helfen.
nudge-fail = Hier ist nichts zu holen. Mach’s kurz.

## Odds and the coach at the table

odds-title = Chancen
odds-lead = Wohin jede Wahl führt, wenn du so gut wie möglich weiterspielst.
odds-none = Gerade gibt es nichts zu entscheiden.
odds-fail = Fehlwurf
odds-worms = Würmer im Schnitt
odds-reach = Chance auf mindestens
odds-reach-tile = { $tile } oder mehr: { $chance }
odds-line = { $move }: Fehlwurf { $fail }, bringt im Schnitt { $worms } Würmer
coach-title = Coach
coach-ask = Den Coach fragen
coach-nudge = Nur ein Schubs
coach-odds = Die Chancen zeigen
coach-answer = Den besten Zug zeigen
coach-thinking = Ich zähle an meinen Krallen …
coach-off-here = An diesem Tisch gibt es keinen Coach: Alle rechnen selbst.
coach-agrees = Genau das hätte ich auch gemacht.
coach-fine = Gut! Um eine Federbreite besser ist: { $move }.
coach-better = Ich hätte das gewählt: { $move }.
coach-best = Am besten: { $move }.
coach-cost = Das kostet { $loss }.
coach-loss-win = { $value } % Gewinnchance
coach-loss-worms =
    { $value ->
        [one] { $value } Wurm
       *[other] { $value } Würmer
    }
coach-why = Warum?
coach-hide = Danke, Coach

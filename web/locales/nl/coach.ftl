### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Hier valt niets te kiezen.
reason-wins_the_game = Dit beëindigt het spel, en wint het: { $worms } tegen { $others }.
reason-ends_the_game = Dit beëindigt het spel, maar anderen hebben meer: { $worms } tegen { $others }.
reason-steals_the_leaders_top = Zo raakt { $victim }, die aan kop ligt, de { $tile } kwijt. Dat telt dubbel.
reason-steals = Zo raakt { $victim } de { $tile } kwijt: hier meer, daar minder.
reason-takes_the_hen = Zo raakt { $victim } de kip kwijt; de { $tile } is dan onbewaakt.
reason-takes_specialist =
    { $specialist ->
        [c] Met de { $tile } komt de worm in blik mee.
        [h] Met de { $tile } komt de kip mee.
        [r] Met de { $tile } komt een ronde worm van de raaf.
        [w] Met de { $tile } komt de wezel mee.
        [g] Met de { $tile } komt de gouden dobbelsteen mee.
       *[a] Met de { $tile } komt de appel mee.
    }
reason-takes =
    { $worms ->
        [one] De { $tile } is zeker: één worm in de klauw.
       *[other] De { $tile } is zeker: { $worms } wormen in de klauw.
    }
reason-takes_the_best = De { $tile } is de beste portie van de grill.
reason-protects_the_top = Een mislukte beurt zou de { $tile } boven op de stapel kosten.
reason-nothing_to_take = Voor { $sum } krijg je nog niets, dus stoppen heeft geen zin.
reason-needs_a_worm = { $sum } zonder worm is niets waard. Er moet een worm bij.
reason-rolls_for_more =
    { $dice ->
        [one] De { $tile } is er al, maar één dobbelsteen meer is het risico waard.
       *[other] De { $tile } is er al, maar { $dice } dobbelstenen zijn het risico waard.
    }
reason-rolls_for_a_steal = Nog { $missing }, en de { $tile } van { $victim } is te stelen.
reason-keeps_the_worm = Wormen tellen voor 5, en zonder worm mislukt de beurt.
reason-most_points = Geen andere kant levert zoveel op: { $points } punten.
reason-keeps_dice_free =
    { $left ->
        [one] Zo blijft er één dobbelsteen over.
       *[other] Zo blijven er { $left } dobbelstenen over.
    }
reason-reaches = Dat wordt { $sum }, genoeg voor de { $tile }.
reason-reaches_a_steal = Dat wordt { $sum }, en de { $tile } van { $victim } is te stelen.
reason-round_worm = Twee of meer enen brengen een ronde worm.
reason-second_chance =
    { $dice ->
        [one] De wezel gooit de dobbelsteen opnieuw: een tweede kans.
       *[other] De wezel gooit de { $dice } dobbelstenen opnieuw: een tweede kans.
    }
reason-keeps_the_weasel = Er valt niets meer te verliezen dat de wezel kan redden.
reason-golden_in = Negen dobbelstenen reiken verder dan acht.
reason-golden_out = Zonder de gouden dobbelsteen zitten er minder enen in de weg.
reason-fails_on_purpose = Voor { $sum } krijg je niets, en meer gooien helpt niet.
reason-aims_at = Het doel is de { $tile }. Kans: { $chance }.
reason-clearly_best = Dit is duidelijk de beste zet: { $gain } voor op de volgende.
reason-close_call = Het scheelt niets: een andere zet is bijna even goed.

## A nudge that does not give the answer away

nudge-take = Is dat niet al een mooi bord?
nudge-steal = Kijk eens op de andere borden…
nudge-roll = Er zit nog meer in deze dobbelstenen.
nudge-worm = Wat hoort bij elk maal?
nudge-many = Hoe meer, hoe beter.
nudge-few = Minder kan meer zijn.
nudge-weasel = Iemand kleins wil graag helpen.
nudge-fail = Hier valt niets te halen. Maak het kort.

## Odds and the coach at the table

odds-title = Kansen
odds-lead = Waar elke keuze toe leidt als je zo goed mogelijk verderspeelt.
odds-none = Er valt nu niets te beslissen.
odds-fail = mislukt
odds-worms = wormen gemiddeld
odds-reach = Kans op minstens
odds-reach-tile = { $tile } of meer: { $chance }
odds-line = { $move }: mislukt { $fail }, levert gemiddeld { $worms } wormen op
coach-title = Coach
coach-ask = Vraag de coach
coach-nudge = Alleen een duwtje
coach-odds = De kansen tonen
coach-answer = De beste zet tonen
coach-thinking = Ik tel op mijn klauwen…
coach-off-here = Geen coach aan deze tafel: iedereen rekent zelf.
coach-agrees = Precies wat ik ook had gedaan.
coach-fine = Goed! Een veertje beter is: { $move }.
coach-better = Ik had dit gekozen: { $move }.
coach-best = Het beste: { $move }.
coach-cost = Het kost { $loss }.
coach-loss-win = { $value }% winkans
coach-loss-worms =
    { $value ->
        [one] { $value } worm
       *[other] { $value } wormen
    }
coach-why = Waarom?
coach-hide = Bedankt, coach

### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Tu nie ma wyboru.
reason-wins_the_game = To kończy grę i wygrywa: { $worms } do { $others }.
reason-ends_the_game = To kończy grę, ale inni mają więcej: { $worms } do { $others }.
reason-steals_the_leaders_top = { $victim } prowadzi i traci { $tile }. To liczy się podwójnie.
reason-steals = { $victim } traci { $tile }: tu więcej, tam mniej.
reason-takes_the_hen = { $victim } traci kwokę; { $tile } zostaje bez ochrony.
reason-takes_specialist =
    { $specialist ->
        [c] Z porcją { $tile } jest robak w puszce.
        [h] Z porcją { $tile } jest kwoka.
        [r] Z porcją { $tile } jest okrągły robak od kruka.
        [w] Z porcją { $tile } jest łasica.
        [g] Z porcją { $tile } jest złota kość.
       *[a] Z porcją { $tile } jest jabłko.
    }
reason-takes =
    { $worms ->
        [one] { $tile } jest pewna: jeden robak w pazurach.
        [few] { $tile } jest pewna: { $worms } robaki w pazurach.
        [many] { $tile } jest pewna: { $worms } robaków w pazurach.
       *[other] { $tile } jest pewna: { $worms } robaka w pazurach.
    }
reason-takes_the_best = { $tile } to najlepsza porcja na grillu.
reason-protects_the_top = Nieudana tura kosztowałaby { $tile } z wierzchu stosu.
reason-nothing_to_take = Za { $sum } jeszcze nic nie ma, więc nie ma po co kończyć.
reason-needs_a_worm = { $sum } bez robaka jest nic niewarte. Potrzebny robak.
reason-rolls_for_more =
    { $dice ->
        [one] { $tile } już jest, ale jedna kość jeszcze jest warta ryzyka.
        [few] { $tile } już jest, ale { $dice } kości są warte ryzyka.
        [many] { $tile } już jest, ale { $dice } kości jest wartych ryzyka.
       *[other] { $tile } już jest, ale { $dice } kości jest warte ryzyka.
    }
reason-rolls_for_a_steal = Jeszcze tylko { $missing }, a można ukraść { $tile } (ma { $victim }).
reason-keeps_the_worm = Robaki liczą się za 5, a bez robaka tura się nie uda.
reason-most_points = Żadna inna ścianka nie daje tyle punktów: { $points }.
reason-keeps_dice_free =
    { $left ->
        [one] Zostaje jedna kość do rzutu.
        [few] Zostają { $left } kości do rzutu.
        [many] Zostaje { $left } kości do rzutu.
       *[other] Zostaje { $left } kości do rzutu.
    }
reason-reaches = To daje { $sum }, dość na { $tile }.
reason-reaches_a_steal = To daje { $sum }, i można ukraść { $tile } (ma { $victim }).
reason-round_worm = Dwie lub więcej jedynek dają okrągłego robaka.
reason-second_chance =
    { $dice ->
        [one] Łasica rzuca tą kością jeszcze raz: druga szansa.
        [few] Łasica rzuca { $dice } kośćmi jeszcze raz: druga szansa.
        [many] Łasica rzuca { $dice } kośćmi jeszcze raz: druga szansa.
       *[other] Łasica rzuca { $dice } kośćmi jeszcze raz: druga szansa.
    }
reason-keeps_the_weasel = Nie ma już nic do stracenia, co łasica mogłaby uratować.
reason-golden_in = Dziewięć kości sięga dalej niż osiem.
reason-golden_out = Bez złotej kości przeszkadza mniej jedynek.
reason-fails_on_purpose = Za { $sum } nic nie ma, a więcej kości by nie pomogło.
reason-aims_at = Celem jest { $tile }. Szansa: { $chance }.
reason-clearly_best = To wyraźnie najlepszy ruch: { $gain } przed następnym.
reason-close_call = Różnica jest znikoma: inny ruch jest niemal równie dobry.

## A nudge that does not give the answer away

nudge-take = Czy to już nie jest ładny talerz?
nudge-steal = Zerknij na inne talerze…
nudge-roll = W tych kościach jest coś jeszcze.
nudge-worm = Czego trzeba do każdej uczty?
nudge-many = Im więcej, tym lepiej.
nudge-few = Mniej bywa więcej.
nudge-weasel = Ktoś mały chętnie pomoże.
nudge-fail = Tu nic nie ma do zdobycia. Skończ szybko.

## Odds and the coach at the table

odds-title = Szanse
odds-lead = Dokąd prowadzi każdy wybór, jeśli dalej gra się najlepiej, jak można.
odds-none = Teraz nie ma o czym decydować.
odds-fail = porażka
odds-worms = robaków średnio
odds-reach = Szansa na co najmniej
odds-reach-tile = { $tile } lub więcej: { $chance }
odds-line = { $move }: porażka { $fail }, średnio robaków: { $worms }
coach-title = Trener
coach-ask = Zapytaj trenera
coach-nudge = Tylko wskazówka
coach-odds = Pokaż szanse
coach-answer = Pokaż najlepszy ruch
coach-thinking = Liczę na pazurach…
coach-off-here = Przy tym stole nie ma trenera: każdy liczy sam.
coach-agrees = To byłby też mój wybór.
coach-fine = Dobrze! O piórko lepsze: { $move }.
coach-better = Mój wybór: { $move }.
coach-best = Najlepiej: { $move }.
coach-cost = To kosztuje { $loss }.
coach-loss-win = { $value }% szans na wygraną
coach-loss-worms =
    { $value ->
        [one] { $value } robaka
        [few] { $value } robaki
        [many] { $value } robaków
       *[other] { $value } robaka
    }
coach-why = Dlaczego?
coach-hide = Dzięki, trenerze

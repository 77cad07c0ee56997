### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Qui non c’è scelta.
reason-wins_the_game = Chiude la partita, e la vince: { $worms } a { $others }.
reason-ends_the_game = Chiude la partita, ma altri hanno di più: { $worms } a { $others }.
reason-steals_the_leaders_top = Prende la { $tile } a { $victim }, in testa. Vale doppio.
reason-steals = Prende la { $tile } a { $victim }: di più qui, di meno là.
reason-takes_the_hen = Prende la chioccia a { $victim }; poi la { $tile } resta senza guardia.
reason-takes_specialist =
    { $specialist ->
        [c] Con la { $tile } arriva il verme in scatola.
        [h] Con la { $tile } arriva la chioccia.
        [r] Con la { $tile } arriva un verme tondo dal corvo.
        [w] Con la { $tile } arriva la donnola.
        [g] Con la { $tile } arriva il dado d’oro.
       *[a] Con la { $tile } arriva la mela.
    }
reason-takes =
    { $worms ->
        [one] La { $tile } è sicura: un verme nell’artiglio.
       *[other] La { $tile } è sicura: { $worms } vermi nell’artiglio.
    }
reason-takes_the_best = La { $tile } è la porzione migliore della griglia.
reason-protects_the_top = Un turno fallito costerebbe la { $tile } in cima alla pila.
reason-nothing_to_take = Con { $sum } non si prende ancora niente, quindi fermarsi non serve.
reason-needs_a_worm = { $sum } senza verme non vale niente. Serve un verme.
reason-rolls_for_more =
    { $dice ->
        [one] La { $tile } c’è già, ma un dado ancora vale il rischio.
       *[other] La { $tile } c’è già, ma { $dice } dadi valgono il rischio.
    }
reason-rolls_for_a_steal = Ancora { $missing }, e la { $tile } di { $victim } si può rubare.
reason-keeps_the_worm = I vermi valgono 5, e senza verme il turno fallisce.
reason-most_points = Nessun’altra faccia porta tanto: { $points } punti.
reason-keeps_dice_free =
    { $left ->
        [one] Resta un dado da tirare.
       *[other] Restano { $left } dadi da tirare.
    }
reason-reaches = Fa { $sum }, abbastanza per la { $tile }.
reason-reaches_a_steal = Fa { $sum }, e la { $tile } di { $victim } si può rubare.
reason-round_worm = Due o più 1 portano un verme tondo.
reason-second_chance =
    { $dice ->
        [one] La donnola tira di nuovo il dado: una seconda possibilità.
       *[other] La donnola tira di nuovo i { $dice } dadi: una seconda possibilità.
    }
reason-keeps_the_weasel = Non c’è più niente da perdere che la donnola possa salvare.
reason-golden_in = Nove dadi arrivano più lontano di otto.
reason-golden_out = Senza il dado d’oro gli 1 danno meno fastidio.
reason-fails_on_purpose = Con { $sum } non si prende niente, e altri dadi non aiuterebbero.
reason-aims_at = L’obiettivo è la { $tile }. Probabilità: { $chance }.
reason-clearly_best = È chiaramente la mossa migliore: { $gain } sulla seconda.
reason-close_call = È questione di un soffio: un’altra mossa è quasi altrettanto buona.

## A nudge that does not give the answer away

nudge-take = Non è già un bel piatto?
nudge-steal = Dai un’occhiata agli altri piatti…
nudge-roll = Questi dadi hanno ancora qualcosa da dare.
nudge-worm = Che cosa serve in ogni banchetto?
nudge-many = Più ce n’è, meglio è.
nudge-few = A volte meno è meglio.
nudge-weasel = Una bestiolina vorrebbe tanto aiutare.
nudge-fail = Qui non c’è niente da guadagnare. Facciamola breve.

## Odds and the coach at the table

odds-title = Probabilità
odds-lead = Dove porta ogni scelta se poi giochi al meglio.
odds-none = Adesso non c’è niente da decidere.
odds-fail = fallisce
odds-worms = vermi in media
odds-reach = Probabilità di fare almeno
odds-reach-tile = { $tile } o più: { $chance }
odds-line = { $move }: fallisce { $fail }, porta in media { $worms } vermi
coach-title = Coach
coach-ask = Chiedi al coach
coach-nudge = Solo una spintarella
coach-odds = Mostra le probabilità
coach-answer = Mostra la mossa migliore
coach-thinking = Sto contando sugli artigli…
coach-off-here = A questo tavolo non c’è il coach: ognuno conta da sé.
coach-agrees = È proprio quello che avrei fatto io.
coach-fine = Bene! Meglio di un soffio: { $move }.
coach-better = Io avrei scelto questo: { $move }.
coach-best = Il meglio: { $move }.
coach-cost = Costa { $loss }.
coach-loss-win = { $value }% di probabilità di vincere
coach-loss-worms =
    { $value ->
        [one] { $value } verme
       *[other] { $value } vermi
    }
coach-why = Perché?
coach-hide = Grazie, coach

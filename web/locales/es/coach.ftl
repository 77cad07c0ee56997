### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Aquí no hay elección.
reason-wins_the_game = Termina la partida, y la gana: { $worms } a { $others }.
reason-ends_the_game = Termina la partida, pero otros tienen más: { $worms } a { $others }.
reason-steals_the_leaders_top = Le quita la { $tile } a { $victim }, que va por delante. Vale doble.
reason-steals = Le quita la { $tile } a { $victim }: más para uno, menos para otro.
reason-takes_the_hen = Le quita la gallina a { $victim }; la { $tile } queda sin guardia.
reason-takes_specialist =
    { $specialist ->
        [c] Con la { $tile } viene el gusano en lata.
        [h] Con la { $tile } viene la gallina.
        [r] Con la { $tile } viene un gusano redondo del cuervo.
        [w] Con la { $tile } viene la comadreja.
        [g] Con la { $tile } viene el dado dorado.
       *[a] Con la { $tile } viene la manzana.
    }
reason-takes =
    { $worms ->
        [one] La { $tile } es segura: un gusano en la garra.
       *[other] La { $tile } es segura: { $worms } gusanos en la garra.
    }
reason-takes_the_best = La { $tile } es la mejor ración de la parrilla.
reason-protects_the_top = Un turno fallido costaría la { $tile } de lo alto de la pila.
reason-nothing_to_take = { $sum } aún no compra nada, así que parar no sirve.
reason-needs_a_worm = { $sum } sin gusano no vale nada. Hace falta un gusano.
reason-rolls_for_more =
    { $dice ->
        [one] La { $tile } ya está, pero un dado más vale el riesgo.
       *[other] La { $tile } ya está, pero { $dice } dados valen el riesgo.
    }
reason-rolls_for_a_steal = Solo { $missing } más, y se puede robar la { $tile } de { $victim }.
reason-keeps_the_worm = Los gusanos valen 5, y sin uno el turno falla.
reason-most_points = Ninguna otra cara da tanto: { $points } puntos.
reason-keeps_dice_free =
    { $left ->
        [one] Deja un dado por tirar.
       *[other] Deja { $left } dados por tirar.
    }
reason-reaches = Suma { $sum }, suficiente para la { $tile }.
reason-reaches_a_steal = Suma { $sum }, y se puede robar la { $tile } de { $victim }.
reason-round_worm = Dos o más unos dan un gusano redondo.
reason-second_chance =
    { $dice ->
        [one] La comadreja vuelve a tirar el dado: otra oportunidad.
       *[other] La comadreja vuelve a tirar los { $dice } dados: otra oportunidad.
    }
reason-keeps_the_weasel = Ya no hay nada que perder que la comadreja pueda salvar.
reason-golden_in = Nueve dados llegan más lejos que ocho.
reason-golden_out = Sin el dado dorado estorban menos unos.
reason-fails_on_purpose = { $sum } no compra nada, y más dados no ayudarían.
reason-aims_at = El objetivo es la { $tile }. Probabilidad: { $chance }.
reason-clearly_best = Es claramente la mejor jugada: { $gain } por delante de la siguiente.
reason-close_call = Por muy poco: otra jugada es casi igual de buena.

## A nudge that does not give the answer away

nudge-take = ¿No es ya un buen plato?
nudge-steal = Echa un vistazo a los otros platos…
nudge-roll = A estos dados les queda algo.
nudge-worm = ¿Qué hace falta en todo festín?
nudge-many = Cuantos más, mejor.
nudge-few = A veces menos es más.
nudge-weasel = Una criatura pequeña quiere ayudar.
nudge-fail = Aquí no hay nada que ganar. Acaba ya.

## Odds and the coach at the table

odds-title = Probabilidades
odds-lead = Adónde lleva cada elección si sigues jugando lo mejor posible.
odds-none = Ahora no hay nada que decidir.
odds-fail = falla
odds-worms = gusanos de media
odds-reach = Probabilidad de sacar al menos
odds-reach-tile = { $tile } o más: { $chance }
odds-line = { $move }: falla { $fail }, da { $worms } gusanos de media
coach-title = Entrenador
coach-ask = Preguntar al entrenador
coach-nudge = Solo una pista
coach-odds = Mostrar las probabilidades
coach-answer = Mostrar la mejor jugada
coach-thinking = Contando con las garras…
coach-off-here = En esta mesa no hay entrenador: cada cual cuenta por sí mismo.
coach-agrees = Justo lo que yo habría hecho.
coach-fine = ¡Bien! Mejor por una pluma: { $move }.
coach-better = Yo habría elegido esto: { $move }.
coach-best = Lo mejor: { $move }.
coach-cost = Cuesta { $loss }.
coach-loss-win = { $value } % de probabilidad de ganar
coach-loss-worms =
    { $value ->
        [one] { $value } gusano
       *[other] { $value } gusanos
    }
coach-why = ¿Por qué?
coach-hide = Gracias, entrenador

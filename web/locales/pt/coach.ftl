### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Aqui não há escolha.
reason-wins_the_game = Isto encerra o jogo, e vence: { $worms } a { $others }.
reason-ends_the_game = Isto encerra o jogo, mas outros têm mais: { $worms } a { $others }.
reason-steals_the_leaders_top = Toma a { $tile } de { $victim }, que lidera. Vale em dobro.
reason-steals = Toma a { $tile } de { $victim }: mais para um, menos para o outro.
reason-takes_the_hen = Toma a galinha de { $victim }; a { $tile } fica sem guarda.
reason-takes_specialist =
    { $specialist ->
        [c] Com a { $tile } vem a minhoca em lata.
        [h] Com a { $tile } vem a galinha.
        [r] Com a { $tile } vem uma minhoca redonda do corvo.
        [w] Com a { $tile } vem a doninha.
        [g] Com a { $tile } vem o dado dourado.
       *[a] Com a { $tile } vem a maçã.
    }
reason-takes =
    { $worms ->
        [one] A { $tile } é garantida: uma minhoca na garra.
       *[other] A { $tile } é garantida: { $worms } minhocas na garra.
    }
reason-takes_the_best = A { $tile } é a melhor porção da grelha.
reason-protects_the_top = Um turno que falha custaria a { $tile } do topo da pilha.
reason-nothing_to_take = { $sum } ainda não compra nada, então parar não adianta.
reason-needs_a_worm = { $sum } sem minhoca não vale nada. Falta uma minhoca.
reason-rolls_for_more =
    { $dice ->
        [one] A { $tile } já está aí, mas mais um dado vale o risco.
       *[other] A { $tile } já está aí, mas { $dice } dados valem o risco.
    }
reason-rolls_for_a_steal = Só mais { $missing }, e dá para roubar a { $tile } de { $victim }.
reason-keeps_the_worm = Minhocas valem 5, e sem uma o turno falha.
reason-most_points = Nenhuma outra face rende tanto: { $points } pontos.
reason-keeps_dice_free =
    { $left ->
        [one] Sobra um dado para rolar.
       *[other] Sobram { $left } dados para rolar.
    }
reason-reaches = Faz { $sum }, o bastante para a { $tile }.
reason-reaches_a_steal = Faz { $sum }, e dá para roubar a { $tile } de { $victim }.
reason-round_worm = Dois ou mais 1 rendem uma minhoca redonda.
reason-second_chance =
    { $dice ->
        [one] A doninha rola o dado de novo: uma segunda chance.
       *[other] A doninha rola os { $dice } dados de novo: uma segunda chance.
    }
reason-keeps_the_weasel = Não há mais nada a perder que a doninha possa salvar.
reason-golden_in = Nove dados vão mais longe que oito.
reason-golden_out = Sem o dado dourado, os 1 atrapalham menos.
reason-fails_on_purpose = { $sum } não compra nada, e mais dados não ajudariam.
reason-aims_at = O alvo é a { $tile }. Chance: { $chance }.
reason-clearly_best = É claramente a melhor jogada: { $gain } à frente da seguinte.
reason-close_call = Por um triz: outra jogada é quase tão boa.

## A nudge that does not give the answer away

nudge-take = Isso já não é um belo prato?
nudge-steal = Dê uma olhada nos outros pratos…
nudge-roll = Ainda há mais nesses dados.
nudge-worm = O que não pode faltar num banquete?
nudge-many = Quanto mais, melhor.
nudge-few = Às vezes menos é mais.
nudge-weasel = Um bichinho quer muito ajudar.
nudge-fail = Nada a ganhar aqui. Acabe logo.

## Odds and the coach at the table

odds-title = Chances
odds-lead = Aonde leva cada escolha se você continuar jogando o melhor possível.
odds-none = Não há nada para decidir agora.
odds-fail = falha
odds-worms = minhocas em média
odds-reach = Chance de fazer pelo menos
odds-reach-tile = { $tile } ou mais: { $chance }
odds-line = { $move }: falha { $fail }, rende { $worms } minhocas em média
coach-title = Treinador
coach-ask = Perguntar ao treinador
coach-nudge = Só uma dica
coach-odds = Mostrar as chances
coach-answer = Mostrar a melhor jogada
coach-thinking = Contando nas garras…
coach-off-here = Nesta mesa não há treinador: cada um faz as suas contas.
coach-agrees = Exatamente o que eu teria feito.
coach-fine = Boa! Melhor por uma pena: { $move }.
coach-better = Eu teria escolhido isto: { $move }.
coach-best = O melhor: { $move }.
coach-cost = Custa { $loss }.
coach-loss-win = { $value }% de chance de vencer
coach-loss-worms =
    { $value ->
        [one] { $value } minhoca
       *[other] { $value } minhocas
    }
coach-why = Por quê?
coach-hide = Valeu, treinador

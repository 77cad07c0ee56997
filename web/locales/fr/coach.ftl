### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = Ici, il n’y a pas de choix.
reason-wins_the_game = Cela finit la partie, et la gagne : { $worms } à { $others }.
reason-ends_the_game = Cela finit la partie, mais d’autres ont plus : { $worms } à { $others }.
reason-steals_the_leaders_top = { $victim } mène et y perd la { $tile }. Cela compte double.
reason-steals = { $victim } y perd la { $tile } : plus d’un côté, moins de l’autre.
reason-takes_the_hen = { $victim } y perd la poule ; la { $tile } n’est plus gardée.
reason-takes_specialist =
    { $specialist ->
        [c] Avec la { $tile } vient le ver en boîte.
        [h] Avec la { $tile } vient la mère poule.
        [r] Avec la { $tile } vient un ver rond du corbeau.
        [w] Avec la { $tile } vient la belette.
        [g] Avec la { $tile } vient le dé doré.
       *[a] Avec la { $tile } vient la pomme.
    }
reason-takes =
    { $worms ->
        [one] La { $tile } est sûre : un ver dans la griffe.
       *[other] La { $tile } est sûre : { $worms } vers dans la griffe.
    }
reason-takes_the_best = La { $tile } est la meilleure portion de la brochette.
reason-protects_the_top = Un tour raté coûterait la { $tile }, en haut de la pile.
reason-nothing_to_take = { $sum } n’achète encore rien, s’arrêter n’apporte rien.
reason-needs_a_worm = { $sum } sans ver ne vaut rien. Il faut un ver.
reason-rolls_for_more =
    { $dice ->
        [one] La { $tile } est déjà là, mais un dé de plus vaut le risque.
       *[other] La { $tile } est déjà là, mais { $dice } dés valent le risque.
    }
reason-rolls_for_a_steal = Encore { $missing }, et { $victim } perd la { $tile }.
reason-keeps_the_worm = Les vers comptent 5, et sans ver le tour est raté.
reason-most_points = Aucune autre face ne rapporte autant : { $points } points.
reason-keeps_dice_free =
    { $left ->
        [one] Il reste un dé à lancer.
       *[other] Il reste { $left } dés à lancer.
    }
reason-reaches = Cela fait { $sum }, assez pour la { $tile }.
reason-reaches_a_steal = Cela fait { $sum }, et on peut voler la { $tile } à { $victim }.
reason-round_worm = Au moins deux 1 rapportent un ver rond.
reason-second_chance =
    { $dice ->
        [one] La belette relance le dé : une deuxième chance.
       *[other] La belette relance les { $dice } dés : une deuxième chance.
    }
reason-keeps_the_weasel = Il n’y a plus rien à perdre que la belette puisse sauver.
reason-golden_in = Neuf dés vont plus loin que huit.
reason-golden_out = Sans le dé doré, les 1 encombrent moins.
reason-fails_on_purpose = { $sum } n’achète rien, et d’autres dés n’aideraient pas.
reason-aims_at = Le but est la { $tile }. Chances : { $chance }.
reason-clearly_best = C’est nettement le meilleur coup : { $gain } devant le suivant.
reason-close_call = C’est serré : un autre coup est presque aussi bon.

## A nudge that does not give the answer away

nudge-take = N’est-ce pas déjà une belle assiette ?
nudge-steal = Jette un œil aux autres assiettes…
nudge-roll = Ces dés ont encore quelque chose à donner.
nudge-worm = Que faut-il à tout festin ?
nudge-many = Plus on est de fous…
nudge-few = Moins, c’est parfois plus.
nudge-weasel = Une petite bête voudrait bien aider.
nudge-fail = Rien à gagner ici. Finissons-en.

## Odds and the coach at the table

odds-title = Chances
odds-lead = Où mène chaque choix si tu continues au mieux.
odds-none = Il n’y a rien à décider pour l’instant.
odds-fail = raté
odds-worms = vers en moyenne
odds-reach = Chances d’obtenir au moins
odds-reach-tile = { $tile } ou plus : { $chance }
odds-line = { $move } : raté { $fail }, rapporte { $worms } vers en moyenne
coach-title = Coach
coach-ask = Demander au coach
coach-nudge = Juste un indice
coach-odds = Montrer les chances
coach-answer = Montrer le meilleur coup
coach-thinking = Je compte sur mes griffes…
coach-off-here = Pas de coach à cette table : on compte sans aide.
coach-agrees = C’est exactement ce que j’aurais fait.
coach-fine = Bien ! À une plume près, mieux encore : { $move }.
coach-better = J’aurais choisi ceci : { $move }.
coach-best = Le mieux : { $move }.
coach-cost = Cela coûte { $loss }.
coach-loss-win = { $value } % de chances de gagner
coach-loss-worms =
    { $value ->
        [one] { $value } ver
       *[other] { $value } vers
    }
coach-why = Pourquoi ?
coach-hide = Merci, coach

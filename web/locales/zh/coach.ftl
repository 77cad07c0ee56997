### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = 这里没得选。
reason-wins_the_game = 这会结束游戏，而且赢：{ $worms }比{ $others }。
reason-ends_the_game = 这会结束游戏，可别人更多：{ $worms }比{ $others }。
reason-steals_the_leaders_top = 从领先的{ $victim }那里拿走{ $tile }，一举两得。
reason-steals = 从{ $victim }那里拿走{ $tile }：这边多，那边少。
reason-takes_the_hen = 拿走{ $victim }的母鸡，{ $tile }就没人守了。
reason-takes_specialist =
    { $specialist ->
        [c] 拿{ $tile }附带虫罐头。
        [h] 拿{ $tile }附带母鸡。
        [r] 拿{ $tile }附带乌鸦的一条圆虫。
        [w] 拿{ $tile }附带黄鼠狼。
        [g] 拿{ $tile }附带金骰子。
       *[a] 拿{ $tile }附带苹果。
    }
reason-takes = { $tile }是稳的：{ $worms }条虫子到手。
reason-takes_the_best = { $tile }是烤架上最好的一份。
reason-protects_the_top = 失败会丢掉最上面的{ $tile }。
reason-nothing_to_take = { $sum }还换不到东西，停下没有意义。
reason-needs_a_worm = 没有虫子的{ $sum }一文不值。需要一条虫子。
reason-rolls_for_more = { $tile }已经到手，但{ $dice }个骰子值得一搏。
reason-rolls_for_a_steal = 再要{ $missing }分，就能偷{ $victim }的{ $tile }。
reason-keeps_the_worm = 虫子算5分，没有虫子回合就失败。
reason-most_points = 没有别的面更值：{ $points }分。
reason-keeps_dice_free = 还能剩{ $left }个骰子掷。
reason-reaches = 凑成{ $sum }，够拿{ $tile }。
reason-reaches_a_steal = 凑成{ $sum }，能偷{ $victim }的{ $tile }。
reason-round_worm = 两个或更多的1带来一条圆虫。
reason-second_chance = 黄鼠狼把{ $dice }个骰子再掷一遍：第二次机会。
reason-keeps_the_weasel = 已经没什么值得黄鼠狼去救。
reason-golden_in = 九个骰子比八个走得远。
reason-golden_out = 不用金骰子，碍事的1就少些。
reason-fails_on_purpose = { $sum }换不到东西，再掷也没用。
reason-aims_at = 目标是{ $tile }。机会：{ $chance }。
reason-clearly_best = 这明显是最好的一步：比第二好的高{ $gain }。
reason-close_call = 差别很小：另一步几乎同样好。

## A nudge that does not give the answer away

nudge-take = 这盘不是已经很好了吗？
nudge-steal = 看看别人的盘子…
nudge-roll = 这些骰子还有潜力。
nudge-worm = 每顿大餐都少不了什么？
nudge-many = 越多越好。
nudge-few = 有时少即是多。
nudge-weasel = 有个小家伙很想帮忙。
nudge-fail = 这里没什么可得的。快点结束吧。

## Odds and the coach at the table

odds-title = 概率
odds-lead = 之后尽力玩好时，每种选择会怎样。
odds-none = 现在没有要决定的。
odds-fail = 失败
odds-worms = 平均虫子数
odds-reach = 至少达到的机会
odds-reach-tile = { $tile }或更多：{ $chance }
odds-line = { $move }：失败{ $fail }，平均带来{ $worms }条虫子
coach-title = 教练
coach-ask = 问教练
coach-nudge = 只要一点提示
coach-odds = 显示概率
coach-answer = 显示最好的一步
coach-thinking = 正用爪子数数…
coach-off-here = 这桌没有教练：各算各的。
coach-agrees = 换我也会这么走。
coach-fine = 不错！还有一步好那么一根羽毛：{ $move }。
coach-better = 我会这样选：{ $move }。
coach-best = 最好：{ $move }。
coach-cost = 代价是{ $loss }。
coach-loss-win = { $value }%胜率
coach-loss-worms = { $value }条虫子
coach-why = 为什么？
coach-hide = 谢谢教练

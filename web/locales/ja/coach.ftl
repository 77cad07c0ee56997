### The coach: why a move is good. The codes are those of `players/reasons.py`; $chance and $gain come as finished text ('43 %').
## One reason, a short sentence about the move in question

reason-only_move = ほかに手はありません。
reason-wins_the_game = ゲームを終わらせ、勝ちます：{ $worms }対{ $others }。
reason-ends_the_game = ゲームは終わりますが、もっと多い人がいます：{ $worms }対{ $others }。
reason-steals_the_leaders_top = 首位の{ $victim }から{ $tile }をとります。二重においしい。
reason-steals = { $victim }から{ $tile }をとります。こちらがふえ、あちらがへります。
reason-takes_the_hen = { $victim }からめんどりをとり、{ $tile }が無防備になります。
reason-takes_specialist =
    { $specialist ->
        [c] { $tile }には缶づめがついてきます。
        [h] { $tile }にはめんどりがついてきます。
        [r] { $tile }にはカラスのまるいミミズがついてきます。
        [w] { $tile }にはイタチがついてきます。
        [g] { $tile }には金のサイコロがついてきます。
       *[a] { $tile }にはリンゴがついてきます。
    }
reason-takes = { $tile }は確実：ミミズ{ $worms }匹が手に入ります。
reason-takes_the_best = { $tile }は焼き網でいちばんの皿です。
reason-protects_the_top = 失敗すると山の上の{ $tile }を失います。
reason-nothing_to_take = { $sum }ではまだなにもとれず、やめる意味がありません。
reason-needs_a_worm = ミミズなしの{ $sum }は無価値。ミミズが必要です。
reason-rolls_for_more = { $tile }はもうとれますが、サイコロ{ $dice }個なら賭ける価値があります。
reason-rolls_for_a_steal = あと{ $missing }で、{ $victim }の{ $tile }をぬすめます。
reason-keeps_the_worm = ミミズは5点、しかもミミズなしでは失敗です。
reason-most_points = これほど点になる目はほかにありません：{ $points }点。
reason-keeps_dice_free = ふれるサイコロが{ $left }個残ります。
reason-reaches = { $sum }になり、{ $tile }に足ります。
reason-reaches_a_steal = { $sum }になり、{ $victim }の{ $tile }をぬすめます。
reason-round_worm = 1を二つ以上で、まるいミミズがもらえます。
reason-second_chance = イタチが{ $dice }個をふりなおします。二度めのチャンス。
reason-keeps_the_weasel = イタチで助けるほど失うものがありません。
reason-golden_in = 九個は八個より遠くまでとどきます。
reason-golden_out = 金のサイコロがなければ、じゃまな1がへります。
reason-fails_on_purpose = { $sum }ではなにもとれず、ふっても助かりません。
reason-aims_at = ねらいは{ $tile }。確率：{ $chance }。
reason-clearly_best = はっきり最善の手です。次の手より{ $gain }上。
reason-close_call = ほとんど差がなく、ほかの手も同じくらいよいです。

## A nudge that does not give the answer away

nudge-take = もうりっぱなひと皿では？
nudge-steal = ほかの皿を見てごらんなさい…
nudge-roll = このサイコロにはまだ力があります。
nudge-worm = どんなごちそうにも必要なものは？
nudge-many = 多いほど楽しい。
nudge-few = 少ないほうがよいことも。
nudge-weasel = 小さなだれかが助けたがっています。
nudge-fail = ここに得るものはありません。さっさとすませましょう。

## Odds and the coach at the table

odds-title = 確率
odds-lead = そのあと最善をつくすと、それぞれの選択がどうなるか。
odds-none = いまは決めることがありません。
odds-fail = 失敗
odds-worms = 平均ミミズ数
odds-reach = これ以上になる確率
odds-reach-tile = { $tile }以上：{ $chance }
odds-line = { $move }：失敗{ $fail }、平均ミミズ{ $worms }匹
coach-title = コーチ
coach-ask = コーチに聞く
coach-nudge = ヒントだけ
coach-odds = 確率を見る
coach-answer = 最善の手を見る
coach-thinking = 爪で数えています…
coach-off-here = このテーブルにコーチはいません。自分で考えましょう。
coach-agrees = わたしでもそうしました。
coach-fine = いいですね！　羽一枚だけよい手は：{ $move }。
coach-better = わたしならこうしました：{ $move }。
coach-best = 最善：{ $move }。
coach-cost = 損は{ $loss }です。
coach-loss-win = 勝率{ $value }%
coach-loss-worms = ミミズ{ $value }匹
coach-why = なぜ？
coach-hide = ありがとう、コーチ

### The editor of positions.

editor-title = エディター
editor-lead = 好きな場面を作って、確率を調べましょう。
editor-players = プレイヤー
editor-add = プレイヤーをふやす
editor-remove = 最後のプレイヤーを外す
editor-where = { $tile }はどこ？
editor-on-grill = 焼き網の上
editor-turned = 裏返し
editor-stack-of = { $name }の山
editor-specialist-where = { $specialist }はどこ？
editor-nowhere = ゲームの外
editor-worms = { $name }のまるいミミズ
editor-turn = だれの番？
editor-kept = キープしたサイコロ
editor-rolled = 最後にふった目
editor-text = 文字で見る場面
editor-read = 文字を読みこむ
editor-clear = 最初の場面
editor-problems = ありえないことが{ $count }つあります：
editor-fine = この場面から遊べます。
editor-over = この場面ではゲームが終わっています。
editor-odds = 確率を見る

## Why a position cannot be

defect-players = このゲームは2人から7人で遊びます。
defect-seat = 番の席にだれもいません。
defect-over = 焼き網に表の皿があればゲームはつづき、なければ終わりで、サイコロも残りません。
defect-tile = この版に{ $about }の皿はありません。
defect-tile-twice = { $about }の皿が二枚以上あります。
defect-specialist = 助っ人がいられない場所にいます。
defect-raven = カラスを手に入れることはできません。
defect-round-worms = まるいミミズは7匹だけで、デラックスにしかいません。
defect-flags = イタチや金のサイコロを使えるのは、それを持つ人だけです。
defect-face-twice = 同じ目を二度キープしています。
defect-dice-number = 白いサイコロは8個のはずですが、{ $about }個あります。
defect-golden = 金のサイコロが合いません。面がちがうか、番の人が持っていません。
defect-roll = この目は出せないか、えらべるものがありません。番は終わっています。
defect-other = どこかつじつまが合いません。
defect-text = この文字は読みとれません。

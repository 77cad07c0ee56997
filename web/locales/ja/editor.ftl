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

### The editor of positions.

editor-title = 编辑器
editor-lead = 摆出任何局面，看看概率。
editor-players = 玩家
editor-add = 添加玩家
editor-remove = 移除最后一位玩家
editor-where = { $tile }在哪里？
editor-on-grill = 在烤架上
editor-turned = 已翻面
editor-stack-of = 在{ $name }那叠里
editor-specialist-where = { $specialist }在哪里？
editor-nowhere = 不在游戏里
editor-worms = { $name }的圆虫
editor-turn = 轮到谁？
editor-kept = 留下的骰子
editor-rolled = 最后一掷的骰子
editor-text = 文字形式的局面
editor-read = 读取文字
editor-clear = 开局局面
editor-problems = 有{ $count }处不可能：
editor-fine = 这个局面可以玩。
editor-over = 这个局面里游戏已经结束。
editor-odds = 显示概率

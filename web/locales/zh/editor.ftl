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

## Why a position cannot be

defect-players = 这个游戏2到7人玩。
defect-seat = 轮到的座位上没有人。
defect-over = 烤架上还有正面朝上的烤虫，游戏就继续；没有了就结束，桌上也没有骰子。
defect-tile = 这个版本没有{ $about }号烤虫。
defect-tile-twice = { $about }号烤虫不止一份。
defect-specialist = 有帮手站在不可能的地方。
defect-raven = 谁也不能拿走乌鸦。
defect-round-worms = 圆虫只有7条，而且只在豪华版里。
defect-flags = 用过黄鼠狼、没用金骰子？只有拿着它们的人才行。
defect-face-twice = 同一面留下了两次。
defect-dice-number = 白骰子应有8个，现在有{ $about }个。
defect-golden = 金骰子对不上：面不对，或者轮到的人没有它。
defect-roll = 这一掷不可能出现，或者没得选：回合已经结束。
defect-other = 有些地方对不上。
defect-text = 这段文字读不懂。

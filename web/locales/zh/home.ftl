### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = 饿了吗？
home-lead = 掷骰子，用烤虫装满盘子，再从别人盘里偷几条。
home-play = 马上玩
home-play-about = 对阵两只饿鸟。无需注册。
home-playing = 正在摆桌…
home-resume = 回到你的游戏
home-resume-about = { $names }
home-friends = 和朋友玩
home-friends-about = 发个链接，报个代码。
home-pass = 一台设备轮流玩
home-pass-about = 2到7人，一台设备。
home-learn = 学习
home-learn-about = 三分钟，边玩边学。
home-tables = 我的桌子
home-tables-about =
    { $waiting ->
        [0] 你玩过的一切。
       *[other] 有{ $waiting }张桌子在等你。
    }
home-lobby = 大厅
home-join = 我有代码
home-settings = 设置
home-deluxe = 玩豪华版
home-editor = 编辑器
home-art = 一只戴厨师帽的母鸡在夕阳下翻烤虫子。
bot-name-1 = 亨丽埃塔
bot-name-2 = 阿锈
bot-name-3 = 皮皮
bot-name-4 = 尖嘴船长
bot-name-5 = 奥尔加
bot-name-6 = 煎饼
guest-name = 客人
you-name = 你

## Play with friends

friends-title = 和朋友玩
friends-lead = 摆好桌子，再发链接。
friends-create = 开桌
friends-your-name = 你的名字
friends-name-hint = 别人看到的名字。
friends-edition = 玩哪一种？
friends-seats = 座位
friends-house-rules = 自家规则
friends-pace = 节奏
pace-relaxed = 悠闲
pace-relaxed-about = 每一步都有充足的时间。
pace-live = 实时
pace-live-about = 每一步都计时。
pace-days = 按天
pace-days-about = 有空再走。
pace-seconds = 每步秒数
pace-day-count = 每回合天数
friends-visibility = 谁能找到？
visibility-link = 只有拿到链接的人
visibility-lobby = 大厅里的所有人
friends-coach = 允许教练
friends-coach-about = 可以请求帮助。
friends-undo = 撤回
undo-none = 完全不行
undo-turn = 再次掷骰之前的一次选择
undo-ask = 大家同意就能退更多
friends-begins = 谁先来？
begins-random = 由骰子决定
friends-memory = 可以看压在下面的烤虫
friends-chat = 聊天
chat-phrases = 只用现成短句
chat-free = 也可自由输入
friends-physical = 我们掷真骰子
friends-physical-about = 每人输入自己掷出的结果。
friends-more = 更多选项

## Before the game begins

wait-title = 等鸟群到齐
wait-lead = 分享链接或代码。谁来了就落在这里。
wait-code = 代码
wait-link = 链接
wait-qr = 本桌链接的二维码
wait-share-title = 来我的烤架吧！
wait-share-text = 来Wormgrill加入我的桌子。
wait-start = 开始游戏
wait-start-disabled = 至少要坐满两个座位。
wait-for-host = 人到齐后由{ $name }开始。
wait-host-away = { $name }不在。不用再等了。
wait-seat = 座位{ $seat }
wait-open = 空位
wait-sit = 坐下
wait-stand = 起身
wait-add-bot = 加一个机器人
wait-add-here = 这台设备上的另一位
wait-remove = 移除{ $name }
wait-rename = 改名字
wait-you = 你
wait-host = 房主
wait-bot = 机器人
wait-watching = 有{ $count }只鸟在看。
wait-randomness = 给骰子的随便一个词
wait-randomness-about = 它会掺进每一掷，谁也没法动手脚。
bot-level-easy = 小鸡
bot-level-hard = 鸡舍里的狐狸
bot-level-easy-about = 凭感觉玩。
bot-level-medium = 公鸡
bot-level-medium-about = 会算概率。
bot-level-hard-about = 我们最强的。小心了。
bot-choose = 哪个机器人？

## Joining

join-title = 加入一桌
join-lead = 输入你拿到的代码。
join-code = 代码
join-go = 加入
join-looking = 正在找桌子…
join-invited = 有人请你上桌
join-people = 桌上有：{ $names }
join-watch = 只看
join-sit = 坐下

## Pass and play

pass-title = 一台设备轮流玩
pass-lead = 谁围着烤架？
pass-player = 玩家{ $seat }
pass-add = 再加一位
pass-remove = 移除玩家{ $seat }
pass-start = 点火
pass-names-hint = 名字可以空着。

## My tables and the lobby

tables-title = 我的桌子
tables-empty = 还没有桌子。点一下就有第一张。
tables-yours = 轮到你
tables-running = 进行中
tables-finished = 已结束
tables-open = 等人中
tables-with = 同桌：{ $names }
tables-delete = 删除桌子（同桌：{ $names }）
tables-deleted = 桌子已删除。
tables-leave = 离开有{ $names }的牌桌
tables-leave-sure = 你的座位会重新空出来。用链接可以再回来。
tables-left = 你已离开牌桌。
lobby-title = 大厅
lobby-empty = 现在没人在等。自己开一桌吧！
lobby-seats =
    { $free ->
        [0] 没有空位
       *[other] { $free }个空位
    }
lobby-refresh = 再看看
replay-title = 回放

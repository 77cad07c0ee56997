### Settings

settings-title = 设置
settings-lead = 全都只留在这台设备上。
settings-language = 语言
settings-language-auto = 跟随浏览器（{ $name }）
settings-theme = 外观
theme-auto = 跟随设备
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
settings-speed = 速度
speed-instant = 立即
speed-fast = 快
speed-normal = 普通
speed-slow = 慢
settings-speed-about = 骰子滚动和烤虫移动的快慢。
settings-reduced = 你的设备要求少动画，所以什么都不动。
settings-sound = 声音
settings-volume = 音量
settings-vibration = 振动
settings-hand = 按钮适合
hand-right = 右手
hand-left = 左手
settings-ask = 冒险走法前先确认
ask-never = 从不
ask-fail = 停下会失败之前
ask-always = 够得着却还要掷时也问
settings-memory = 桌子允许时显示压在下面的烤虫
settings-hints = 显示够得着什么
settings-keys = 键盘单键
settings-keys-about = 玩的时候可用1到5、W、R、S、E、G、U、H、L、P和“?”。
settings-scan = Tab键逐个停在每种可选的骰子上
settings-scan-about = 供开关设备使用：一个键前进，一个键选择。
settings-chatter = 播报别人的每个选择
settings-chatter-about = 供读屏软件用。关掉后只说他们回合的结果。
settings-coach = 教练
coach-off = 我问才说
coach-worse = 我的选择明显更差时
coach-always = 每次选择之后
settings-threshold = 怎样算明显更差
settings-threshold-value = 胜率差{ $value }%
settings-name = 你的名字
settings-notify = 通知
settings-notify-about = 按天进行的游戏轮到你时。
settings-notify-off = 浏览器禁止了通知。
settings-try = 试试
settings-reset = 恢复默认设置
settings-reset-done = 好了。
settings-see = 看
settings-hear = 听和感觉
settings-play = 玩
settings-account = 设备

## The devices of one person

account-title = 我的设备
account-lead = 在你的所有设备上看到同样的桌子。不需要姓名、地址或密码，不用它也能玩。
account-link = 给另一台设备的链接
account-link-about = 请在一刻钟内在另一台设备上打开此链接。只能使用一次。
account-joined = 这台设备已加入：你的桌子都在这里。
account-passkey = 添加通行密钥
account-sign-in = 用通行密钥登录
account-drop = 移除
account-sign-out = 退出这台设备
account-devices =
    { $count ->
       *[other] 已加入{ $count }台设备
    }

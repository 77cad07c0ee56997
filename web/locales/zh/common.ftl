### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = 一款经典骰子游戏的独立版本，与原作者和出版社无关。
skip-to-content = 跳到正文
back = 返回
back-home = 回到首页
close = 关闭
cancel = 取消
copy = 复制
copied = 已复制
share = 分享
loading = 烤架正在预热…
again = 再试一次
done = 完成

## The page's own troubles

offline-banner = 你已离线。一连上网，游戏就从原处继续。
offline-elsewhere = 你已离线。教程、规则和存在本机的回放仍可使用。
reconnecting-banner = 连接断了，正在重连…
update-banner = 新鲜出炉的版本准备好了。
update-action = 立即更新
lost-title = 这个烤架上什么也没有
lost-text = 这个地址没有页面。也许被乌鸦叼走了。
error-title = 有东西烤焦了
error-network = 服务器没有回应。请检查网络后再试。
error-generic = 没成功。什么也没丢，请再试一次。
error-not-found = 它不存在，或者已经没有了。
error-forbidden = 你在这里不能这样做。
error-full = 这张桌子已经坐满了。
error-started = 这局已经开始了。
error-server = 服务器需要缓一下。什么也没丢，请再试一次。
error-link = 这个链接已失效。请要一个新的。
error-setup = 这局还没开始。
error-over = 这局已经结束。
error-phrases = 这张桌子只能用现成短句。
error-muted = 你在这张桌子上被禁言了。
error-dice = 现在不可能掷出这些。请检查点了什么。
error-running = 这里还有人在玩，桌子先留着。
error-rate = 有点太快了。喘口气再试。
error-illegal = 那一步已经不能走了。桌面现在是这样。
error-name = 请换一个名字。
error-code = 没有桌子用这个代码。请逐字核对。
error-offline = 你已离线，而这需要服务器。

## Dice

face-1 = 一
face-2 = 二
face-3 = 三
face-4 = 四
face-5 = 五
face-6 = 虫子
dice-of-face =
    { $face ->
        [1] { $count }个1
        [2] { $count }个2
        [3] { $count }个3
        [4] { $count }个4
        [5] { $count }个5
       *[other] { $count }条虫子
    }
with-golden = { $dice }（其中一个是金的）

## Portions and worms

worms-count = { $count }条虫子
round-worms-count =
    { $count ->
        [0] 没有圆虫
       *[other] { $count }条圆虫
    }
portions-count =
    { $count ->
        [0] 没有烤虫
       *[other] { $count }份烤虫
    }
players-count = { $count }人
hours-count = { $count }小时
days-count = { $count }天

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = 虫罐头
specialist-h = 母鸡
specialist-r = 乌鸦
specialist-w = 黄鼠狼
specialist-g = 金骰子
specialist-a = 苹果
specialist-c-does = 停下时没有虫子？罐头顶一条，加5分。
specialist-h-does = 守护你最上面的那份。小偷只能拿走母鸡，失败也只丢母鸡。
specialist-r-does = 留在烤架上。谁拿走它那份，就得到一条圆虫，乌鸦跳到最小的空位。
specialist-w-does = 每回合一次，把刚掷的骰子再掷一遍。
specialist-g-does = 第九个骰子，和其他一起掷。回合开始时可以不用它。
specialist-a-does = 游戏结束时值3条虫子。
round-worm = 圆虫
round-worm-does = 一次留下两个或更多的1，就得到一条圆虫。最后值1条虫子。

## Editions

edition-2005 = 经典2005
edition-2014 = 经典
edition-deluxe = 豪华
edition-2005-about = 最早的印刷规则：正好掷出别人最上面的编号时，可以放过它，改拿往下紧挨着的一份。
edition-2014-about = 十六份烤虫，八个骰子。先从这个玩起。
edition-deluxe-about = 有帮手、圆虫，以及11和13两份。
option-short = 短一点的游戏
option-short-about = 失败之后总是翻掉最大的一份，哪怕刚刚放回。
option-decline = 偷不偷随你
option-decline-about = 能偷的时候，也可以改拿烤架上往下紧挨着的一份。
option-any = 够得着的都行
option-any-about = 不超过总分的任意一份都能拿，不只是最大的。
option-plaingold = 普通金骰子
option-plaingold-about = 金骰子是普通的六个面，而不是三个1和三条虫子。

## Menu

nav-rules = 规则
nav-settings = 设置
nav-label = 主菜单
nav-sound = 声音
nav-language = 语言

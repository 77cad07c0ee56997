### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = 桌子

## Parts of the table

table-grill = 烤架
table-players = 玩家
table-dice = 骰子
table-log = 发生了什么
table-menu = 本桌菜单
table-open-log = 打开这局的故事
moment-share = 此刻的链接
table-loading = 正在找你的桌子…
table-gone = 这张桌子不存在，或者不给你看。
table-face-down = { $tile }，已翻面
grill-portion = { $tile }，{ $worms }
grill-portion-guest = { $tile }，{ $worms }，上面有{ $specialist }
grill-summary =
    { $count ->
        [0] 烤架上没有正面朝上的烤虫。
       *[other] 烤架上有{ $count }份正面朝上：{ $tiles }。
    }
player-summary = { $name }：{ $stack }{ $extras }
stack-empty = 还没有烤虫
stack-top = 最上面{ $tile }，共{ $height }份
stack-only = { $tile }
stack-below = 下面：{ $tiles }
player-worms = 共{ $count }
stack-height = ×{ $height }
supply-label =
    { $count ->
        [0] 备用的圆虫没有了
       *[other] 备用圆虫还有{ $count }条
    }
tile-takes = 拿走
tile-steals = 偷走
tile-reach = 够得着

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] 轮到你
       *[other] 轮到{ $name }
    }
turn-bot = { $name }在想…
sum-label = 总分
sum-worm-missing = 还没有虫子
kept-label = 已留下
kept-none = 还没留下骰子
rolled-label = 选一种要留下的面
rolled-watch = { $name }掷了骰子
dice-left = 还剩{ $count }个骰子
choice = { $dice }，总分{ $sum }
choice-used = { $dice }，这一面已经留过
keep-hint = 留下{ $dice }：{ $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] 没有骰子了
        [1] 掷最后一个骰子
       *[other] 掷{ $count }个骰子
    }
act-roll-first = 掷骰子
act-roll-without = 不用金骰子
act-take = 拿{ $tile }
act-steal = 从{ $victim }那里偷{ $tile }
act-hen = 从{ $victim }那里拿母鸡
act-fail = 停下（会失败）
act-choose = 请选一种面
act-stop = 停下…
act-stop-none = 还不行
act-stop-no-worm = 还没有虫子（会失败）
act-stop-low = 还太少（会失败）
act-give-up = 放弃这一回合
act-weasel = 黄鼠狼：再掷一次
act-undo = 撤回
act-undo-ask = 请求撤回
act-chat = 聊天
act-put-back = 并放回{ $specialist }
act-giver = 并从{ $name }那里拿一条圆虫
stop-choose = 你想怎么停？
giver-choose = 备用的圆虫没有了。你要拿谁的？
back-choose = 只能留一位帮手。哪一位回烤架？

## Asking once

sure-fail-title = 真的现在停下？
sure-fail-text = 靠现在留下的骰子，这一回合会失败。
sure-fail-lose = 你得把{ $tile }放回去。
sure-fail-nothing = 不过你也没什么可丢的。
sure-fail-yes = 还是停下
sure-risk-title = 继续掷？
sure-risk-text = 你现在可以拿{ $tile }。
sure-risk-yes = 掷！
sure-dont-ask = 不再询问
sure-keep-playing = 继续玩

## Help for the keyboard

keys-title = 按键
keys-faces = 留下1…5
keys-worm = 留下虫子
keys-roll = 掷骰
keys-stop = 停下
keys-undo = 撤回
keys-hint = 概率和提示
keys-log = 这局的故事
keys-weasel = 黄鼠狼：再掷一次
keys-where = 说说现在的局面
keys-help = 这份帮助
keys-arrows = 在选项间移动；回车留下

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }：{ $stack }。
say-sum =
    { $sum ->
        [0] 还没留下骰子。
       *[other] 已留下：{ $dice }。总分{ $sum }。
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = 轮到你了。
say-turn = 轮到{ $name }。
say-rolled =
    { $who ->
        [you] 你掷出{ $dice }。
       *[other] { $name }掷出{ $dice }。
    }
say-set-aside =
    { $who ->
        [you] 留下{ $dice }。总分{ $sum }。
       *[other] { $name }留下{ $dice }。总分{ $sum }。
    }
say-choose = 有{ $count }种面可选。
say-can-stop = 你可以停下：{ $move }。
log-sum = { $dice }：{ $sum }。
log-threw-nothing = 什么也没留下。
log-took =
    { $who ->
        [you] 你从烤架上拿了{ $tile }。
       *[other] { $name }从烤架上拿了{ $tile }。
    }
log-stole-1 =
    { $who ->
        [you] 你从{ $victim }的爪子里夺走了{ $tile }！
       *[other] { $victimwho ->
                [you] { $name }从你的爪子里夺走了{ $tile }！
               *[other] { $name }从{ $victim }的爪子里夺走了{ $tile }！
            }
    }
log-stole-2 =
    { $who ->
        [you] 你偷了{ $victim }的{ $tile }。真香。
       *[other] { $victimwho ->
                [you] { $name }偷了你的{ $tile }。太过分了。
               *[other] { $name }偷了{ $victim }的{ $tile }。羽毛乱飞。
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim }一眨眼，{ $tile }就归你了。
       *[other] { $victimwho ->
                [you] 你一眨眼，{ $tile }就到了{ $name }那里。
               *[other] { $victim }一眨眼，{ $tile }就到了{ $name }那里。
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] 没有新的面。你的回合化作一缕烟。
       *[other] 没有新的面。{ $name }的回合化作一缕烟。
    }
log-failed-roll-2 =
    { $who ->
        [you] 全是你已有的面。烤焦了！
       *[other] 全是{ $name }已有的面。烤焦了！
    }
log-failed-no_worm =
    { $who ->
        [you] 没有虫子就没有大餐。你的回合失败了。
       *[other] 没有虫子就没有大餐。{ $name }的回合失败了。
    }
log-failed-nothing_to_take =
    { $who ->
        [you] 这个总分换不到东西。你的回合失败了。
       *[other] 这个总分换不到东西。{ $name }的回合失败了。
    }
log-gave_back =
    { $who ->
        [you] 你把{ $tile }放回烤架。
       *[other] { $name }把{ $tile }放回烤架。
    }
log-turned_over = { $tile }被翻面：彻底烤焦了。
log-kept_by_hen =
    { $who ->
        [you] 你的母鸡守住了：{ $tile }还是你的。
       *[other] { $name }的母鸡守住了：{ $tile }留下了。
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] 你的母鸡守住了：你什么也没丢。
       *[other] { $name }的母鸡守住了：什么也没丢。
    }
log-used_weasel =
    { $who ->
        [you] 你的黄鼠狼拢起骰子，再来一次。
       *[other] { $name }的黄鼠狼拢起骰子，再来一次。
    }
log-used_canned_worm =
    { $who ->
        [you] 你打开罐头：加上里面的虫子是{ $sum }。
       *[other] { $name }打开罐头：加上里面的虫子是{ $sum }。
    }
log-got_round_worm =
    { $who ->
        [you] 你得到一条圆虫！
       *[other] { $name }得到一条圆虫！
    }
log-got_round_worm-from =
    { $who ->
        [you] 你从{ $giver }那里拿走一条圆虫。
       *[other] { $giverwho ->
                [you] { $name }从你这里拿走一条圆虫。
               *[other] { $name }从{ $giver }那里拿走一条圆虫。
            }
    }
# The specialists as a sentence begins with them: $the.
log-the-c = { specialist-c }
log-the-h = { specialist-h }
log-the-r = { specialist-r }
log-the-w = { specialist-w }
log-the-g = { specialist-g }
log-the-a = { specialist-a }
log-got_specialist =
    { $who ->
        [you] 你得到了{ $the }。
       *[other] { $name }得到了{ $the }。
    }
log-got_specialist-from =
    { $who ->
        [you] { $victim }的{ $the }现在归你。
       *[other] { $victimwho ->
            [you] 你的{ $the }归了{ $name }。
           *[other] { $victim }的{ $the }归了{ $name }。
        }
    }
log-put_back = { $the }回到烤架，站在{ $tile }上。
log-put_back-gone = { $the }找不到空位，离开了游戏。
log-moved = { $the }跳到{ $tile }上。
log-moved-gone = { $the }找不到空位，离开了游戏。
log-ended =
    { $count ->
        [1] { $who ->
                [you] 烤架空了。你赢了！
               *[other] 烤架空了。{ $names }赢了！
            }
       *[other] 烤架空了。{ $names }分享胜利！
    }
log-started =
    { $who ->
        [you] 烤架热了。你先来。
       *[other] 烤架热了。{ $name }先来。
    }
log-joined =
    { $who ->
        [you] 你来到桌边。
       *[other] { $name }来到桌边。
    }
log-left =
    { $who ->
        [you] 你离开了桌子。
       *[other] { $name }离开了桌子。
    }
log-returned =
    { $who ->
        [you] 你回来了。
       *[other] { $name }回来了。
    }
log-kicked =
    { $who ->
        [you] 你被请出门了。
       *[other] { $name }被请出门了。
    }
log-invites_ended =
    { $who ->
        [you] 你让之前的邀请全部失效了。
       *[other] { $name }让之前的邀请全部失效了。
    }
log-host =
    { $who ->
        [you] 你现在是房主。
       *[other] { $name }现在是房主。
    }
log-stood_in =
    { $who ->
        [you] 机器人替你继续玩。
       *[other] 机器人替{ $name }继续玩。
    }
log-handed_back =
    { $who ->
        [you] 你自己接着玩。
       *[other] { $name }自己接着玩。
    }
log-undone =
    { $who ->
        [you] 你撤回了一个选择。
       *[other] { $name }撤回了一个选择。
    }
log-undo_asked =
    { $who ->
        [you] 你请求撤回更多。
       *[other] { $name }请求撤回更多。
    }
log-undo_answered-yes =
    { $who ->
        [you] 你同意。
       *[other] { $name }同意。
    }
log-undo_answered-no =
    { $who ->
        [you] 你不同意。
       *[other] { $name }不同意。
    }
log-paused = 游戏暂停。
log-resumed = 游戏继续。
log-rematch_wanted =
    { $who ->
        [you] 你想再来一局。
       *[other] { $name }想再来一局。
    }
log-contributed = { $name }给骰子加了一个词。
log-said = { $name }：{ $text }
log-turn-number = 第{ $turn }回合
log-empty = 还什么都没有。炭火正红。
log-empty-turn = …

## People, clocks, stand-ins

state-away = 不在
state-bot-plays = 机器人代玩
state-left = 已离开
state-watching = 你在观战。
state-paused = 暂停：桌边没有人。
state-paused-host = 房主暂停了游戏。
state-resume = 继续
state-pause = 暂停
clock-left = 还剩{ $time }
clock-you = 你的时间：{ $time }
clock-out = 时间到，{ $time }后由机器人接手
standin-you = 机器人正在替你玩。
standin-return = 我回来了
leave-table = 离开桌子
leave-sure = 机器人会替你继续。你可以用链接回来。
leave-yes = 离开
replace-bot = 让机器人替{ $name }玩
host-take-over = 接任房主
invites-end = 作废所有邀请
invites-end-sure = 以前发出的链接和代码都会失效；已在桌边的人不受影响。你会得到一个新链接。
invites-end-yes = 作废
invites-ended = 旧邀请已失效。这是新链接。

## Taking back by consent

undo-question = { $name }想撤回。可以吗？
undo-yes = 可以
undo-no = 不行
undo-waiting = 等其他人同意…
undo-nothing = 没有可撤回的。

## Chat

chat-title = 聊天
chat-write = 说点什么
chat-send = 发送
chat-mute = 屏蔽{ $name }
chat-unmute = 取消屏蔽{ $name }
chat-kick = 把{ $name }请出桌子
phrase-hello = 你好！
phrase-good_luck = 祝好运！
phrase-nice_roll = 掷得漂亮！
phrase-ouch = 哎哟！
phrase-thief = 抓小偷！
phrase-thanks_for_the_worm = 谢谢你的虫子！
phrase-so_close = 就差一点！
phrase-stop_now = 还是停下吧…
phrase-one_more = 来，再掷一次！
phrase-risky = 好险…
phrase-no_worm = 而且一条虫子也没有。
phrase-well_played = 玩得好！
phrase-your_turn = 轮到你了。
phrase-moment_please = 请稍等。
phrase-back_soon = 马上回来。
phrase-back_again = 我回来了。
phrase-sorry = 对不起，才怪。
phrase-thanks = 谢谢！
phrase-again = 再来一局？
phrase-good_game = 这局真好玩！
phrase-bye = 再见！

## Real dice

physical-title = 你掷出了什么？
physical-lead = 按桌上的样子点出各面。
physical-golden = 金骰子
physical-add = { $face }，目前{ $count }个
physical-clear = 清空
physical-done = 这就是我掷的

## The end

end-title = 烤架空了
end-winner =
    { $who ->
        [you] 你赢了！
       *[other] { $name }赢了！
    }
end-shared = { $names }分享胜利
end-lead-win = 今晚最满的盘子归你。
end-lead-lose = 下次虫子就是你的。
end-counting = 正在数虫子…
end-skip = 跳过
end-worms = { $name }：{ $worms }
end-tiebreak = 虫子一样多。由最大的一份决定：{ $name }有{ $tile }。
end-tie = 虫子一样多，也没有人有更大的一份：分享胜利。
end-rematch = 再战
end-rematch-now = 现在开始
end-rematch-waiting = 等待：{ $names }
end-rematch-wanted = { $name }想再战
end-next = 去下一局
end-record = 下载记录
end-replay = 看回放
end-share = 分享回放
end-verify = 检查骰子
end-verifying = 正在重掷每个骰子…
end-verified = 全部{ $rolls }次掷骰都是公正的：它们由开局前承诺的秘密推出。
end-verify-bad-secret = 这个秘密与开局前的承诺不符。
end-verify-bad-rolls = 有{ $count }次掷骰推不出来：第{ $numbers }次。
end-verify-physical = 你们掷的是真骰子。我们相信你们。
end-series = 赢的局数
end-series-line = { $name }：{ $wins }
end-delete = 删除这张桌子
end-delete-sure = 对所有人永远消失。

## The menu of the table

menu-specialists = 帮手

### The table: playing, the log, announcements for screen readers, the end of the game.
### $who is `you` when the message is about the reader and `other` when it is about $name.
### $victimwho and $giverwho say the same of $victim and $giver.

table-title = テーブル

## Parts of the table

table-grill = 焼き網
table-players = プレイヤー
table-dice = サイコロ
table-log = できごと
table-menu = テーブルのメニュー
table-open-log = ゲームの物語を開く
moment-share = この場面へのリンク
table-loading = テーブルをさがしています…
table-gone = このテーブルは存在しないか、見られません。
table-face-down = { $tile }、裏
grill-portion = { $tile }、{ $worms }
grill-portion-guest = { $tile }、{ $worms }、上に{ $specialist }
grill-summary =
    { $count ->
        [0] 焼き網に表の皿はありません。
       *[other] 焼き網に表の皿が{ $count }枚：{ $tiles }。
    }
player-summary = { $name }：{ $stack }{ $extras }
stack-empty = まだ皿なし
stack-top = いちばん上が{ $tile }、{ $height }枚の山
stack-only = { $tile }
stack-below = 下に：{ $tiles }
player-worms = 合わせて{ $count }
stack-height = ×{ $height }
supply-label =
    { $count ->
        [0] まるいミミズはもう残っていません
       *[other] まるいミミズの残り{ $count }匹
    }
tile-takes = とる
tile-steals = ぬすむ
tile-reach = とどく

## Whose turn, and the sum

turn-of =
    { $who ->
        [you] あなたの番
       *[other] { $name }の番
    }
turn-bot = { $name }が考えています…
sum-label = 合計
sum-worm-missing = ミミズはまだ
kept-label = キープ
kept-none = まだキープなし
rolled-label = キープする目をえらぶ
rolled-watch = { $name }がふりました
dice-left = サイコロ残り{ $count }個
choice = { $dice }、合計{ $sum }
choice-used = { $dice }、もうキープした目
keep-hint = { $dice }をキープ：{ $sum }

## What one can do

act-roll-dice =
    { $count ->
        [0] もうサイコロなし
       *[other] { $count }個ふる
    }
act-roll-first = サイコロをふる
act-roll-without = 金のサイコロを使わない
act-take = { $tile }をとる
act-steal = { $victim }から{ $tile }をぬすむ
act-hen = { $victim }からめんどりをとる
act-fail = やめる（失敗になります）
act-choose = 目をえらんでください
act-stop = やめる…
act-stop-none = まだです
act-stop-no-worm = まだミミズなし（失敗になります）
act-stop-low = まだ足りない（失敗になります）
act-give-up = この番をあきらめる
act-weasel = イタチ：ふりなおす
act-undo = 取り消す
act-undo-ask = 取り消しをたのむ
act-chat = チャット
act-put-back = { $specialist }をもどす
act-giver = { $name }からまるいミミズ
stop-choose = どうやってやめますか？
giver-choose = まるいミミズの残りがありません。だれからもらいますか？
back-choose = 助っ人は一つだけ持てます。どちらを焼き網にもどしますか？

## Asking once

sure-fail-title = ほんとうにやめますか？
sure-fail-text = いまのキープでは、この番は失敗です。
sure-fail-lose = { $tile }を返すことになります。
sure-fail-nothing = もっとも、失うものはありません。
sure-fail-yes = それでもやめる
sure-risk-title = まだふりますか？
sure-risk-text = いまなら{ $tile }をとれます。
sure-risk-yes = ふる！
sure-dont-ask = もうたずねない
sure-keep-playing = つづける

## Help for the keyboard

keys-title = キー
keys-faces = 1〜5の目をキープ
keys-worm = ミミズをキープ
keys-roll = ふる
keys-stop = やめる
keys-undo = 取り消す
keys-hint = 確率とヒント
keys-log = ゲームの物語
keys-weasel = イタチ：ふりなおす
keys-where = いまの状況を読み上げる
keys-help = このヘルプ
keys-arrows = 選択肢を移動、Enterでキープ

## Where the game stands, said on request

say-now = { $turn } { $sum } { $grill } { $players }
say-player = { $name }：{ $stack }。
say-sum =
    { $sum ->
        [0] キープなし。
       *[other] キープ：{ $dice }。合計{ $sum }。
    }

## What happened. First the short form for screen readers, then the story.

say-your-turn = あなたの番です。
say-turn = { $name }の番です。
say-rolled =
    { $who ->
        [you] あなたの目：{ $dice }。
       *[other] { $name }の目：{ $dice }。
    }
say-set-aside =
    { $who ->
        [you] { $dice }をキープ。合計{ $sum }。
       *[other] { $name }が{ $dice }をキープ。合計{ $sum }。
    }
say-choose = えらべる目は{ $count }つ。
say-can-stop = やめられます：{ $move }。
log-sum = { $dice }：{ $sum }。
log-threw-nothing = キープなし。
log-took =
    { $who ->
        [you] 焼き網から{ $tile }をとりました。
       *[other] { $name }が焼き網から{ $tile }をとりました。
    }
log-stole-1 =
    { $who ->
        [you] { $victim }の爪から{ $tile }をもぎとりました！
       *[other] { $victimwho ->
                [you] { $name }があなたの爪から{ $tile }をもぎとりました！
               *[other] { $name }が{ $victim }の爪から{ $tile }をもぎとりました！
            }
    }
log-stole-2 =
    { $who ->
        [you] { $victim }から{ $tile }をぬすみました。おいしい。
       *[other] { $victimwho ->
                [you] { $name }があなたから{ $tile }をぬすみました。ひどい。
               *[other] { $name }が{ $victim }から{ $tile }をぬすみました。羽が舞います。
            }
    }
log-stole-3 =
    { $who ->
        [you] { $victim }がまばたきするすきに、{ $tile }はあなたのもの。
       *[other] { $victimwho ->
                [you] あなたがまばたきするすきに、{ $tile }は{ $name }のもの。
               *[other] { $victim }がまばたきするすきに、{ $tile }は{ $name }のもの。
            }
    }
log-failed-roll-1 =
    { $who ->
        [you] 新しい目がありません。あなたの番は煙と消えました。
       *[other] 新しい目がありません。{ $name }の番は煙と消えました。
    }
log-failed-roll-2 =
    { $who ->
        [you] もう持っている目ばかり。黒こげ！
       *[other] { $name }がもう持っている目ばかり。黒こげ！
    }
log-failed-no_worm =
    { $who ->
        [you] ミミズなしではごちそうなし。あなたの失敗です。
       *[other] ミミズなしではごちそうなし。{ $name }の失敗です。
    }
log-failed-nothing_to_take =
    { $who ->
        [you] その合計でとれる皿がありません。あなたの失敗です。
       *[other] その合計でとれる皿がありません。{ $name }の失敗です。
    }
log-gave_back =
    { $who ->
        [you] { $tile }を焼き網に返しました。
       *[other] { $name }が{ $tile }を焼き網に返しました。
    }
log-turned_over = { $tile }が裏返りました。もう黒こげです。
log-kept_by_hen =
    { $who ->
        [you] めんどりが守りました。{ $tile }はあなたのもとに残ります。
       *[other] { $name }のめんどりが守りました。{ $tile }は残ります。
    }
log-kept_by_hen-nothing =
    { $who ->
        [you] めんどりが守りました。なにも失いません。
       *[other] { $name }のめんどりが守りました。なにも失われません。
    }
log-used_weasel =
    { $who ->
        [you] あなたのイタチがサイコロを集め、もう一度。
       *[other] { $name }のイタチがサイコロを集め、もう一度。
    }
log-used_canned_worm =
    { $who ->
        [you] 缶をあけました。中のミミズで{ $sum }です。
       *[other] { $name }が缶をあけました。中のミミズで{ $sum }です。
    }
log-got_round_worm =
    { $who ->
        [you] あなたにまるいミミズ！
       *[other] { $name }にまるいミミズ！
    }
log-got_round_worm-from =
    { $who ->
        [you] { $giver }からまるいミミズをとりました。
       *[other] { $giverwho ->
                [you] { $name }があなたからまるいミミズをとりました。
               *[other] { $name }が{ $giver }からまるいミミズをとりました。
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
        [you] { $the }を手に入れました。
       *[other] { $name }が{ $the }を手に入れました。
    }
log-got_specialist-from =
    { $who ->
        [you] { $victim }の{ $the }があなたのものに。
       *[other] { $victimwho ->
            [you] あなたの{ $the }が{ $name }のものに。
           *[other] { $victim }の{ $the }が{ $name }のものに。
        }
    }
log-put_back = { $the }が焼き網の{ $tile }にもどりました。
log-put_back-gone = { $the }は空いた皿がなく、ゲームから去りました。
log-moved = { $the }が{ $tile }に飛びうつりました。
log-moved-gone = { $the }は空いた皿がなく、ゲームから去りました。
log-ended =
    { $count ->
        [1] { $who ->
                [you] 焼き網は空です。あなたの勝ち！
               *[other] 焼き網は空です。{ $names }の勝ち！
            }
       *[other] 焼き網は空です。{ $names }が勝ちを分けあいます！
    }
log-started =
    { $who ->
        [you] 焼き網は熱々。あなたから始めます。
       *[other] 焼き網は熱々。{ $name }から始めます。
    }
log-joined =
    { $who ->
        [you] あなたがテーブルに来ました。
       *[other] { $name }がテーブルに来ました。
    }
log-left =
    { $who ->
        [you] あなたがテーブルを去りました。
       *[other] { $name }がテーブルを去りました。
    }
log-returned =
    { $who ->
        [you] あなたがもどりました。
       *[other] { $name }がもどりました。
    }
log-kicked =
    { $who ->
        [you] あなたは外に出されました。
       *[other] { $name }は外に出されました。
    }
log-invites_ended =
    { $who ->
        [you] あなたがこれまでの招待をすべて無効にしました。
       *[other] { $name }がこれまでの招待をすべて無効にしました。
    }
log-host =
    { $who ->
        [you] あなたがホストになりました。
       *[other] { $name }がホストになりました。
    }
log-stood_in =
    { $who ->
        [you] あなたのかわりにボットがつづけます。
       *[other] { $name }のかわりにボットがつづけます。
    }
log-handed_back =
    { $who ->
        [you] あなたが自分で遊びます。
       *[other] { $name }が自分で遊びます。
    }
log-undone =
    { $who ->
        [you] あなたが選択を取り消しました。
       *[other] { $name }が選択を取り消しました。
    }
log-undo_asked =
    { $who ->
        [you] あなたがもっと前までの取り消しをたのみました。
       *[other] { $name }がもっと前までの取り消しをたのんでいます。
    }
log-undo_answered-yes =
    { $who ->
        [you] あなたは賛成です。
       *[other] { $name }は賛成です。
    }
log-undo_answered-no =
    { $who ->
        [you] あなたは反対です。
       *[other] { $name }は反対です。
    }
log-paused = ゲームは休憩中です。
log-resumed = ゲームを再開します。
log-rematch_wanted =
    { $who ->
        [you] もう一度遊びたいと伝えました。
       *[other] { $name }はもう一度遊びたいそうです。
    }
log-contributed = { $name }がサイコロに言葉をまぜました。
log-said = { $name }：{ $text }
log-turn-number = { $turn }番め
log-empty = まだなにもありません。炭が赤く燃えています。
log-empty-turn = …

## People, clocks, stand-ins

state-away = 離席中
state-bot-plays = ボットが代行
state-left = 退席
state-watching = 観戦中です。
state-paused = 休憩中：テーブルにだれもいません。
state-paused-host = ホストが休憩にしました。
state-resume = 再開
state-pause = 休憩
clock-left = 残り{ $time }
clock-you = あなたの時計：{ $time }
clock-out = 時間切れ。あと{ $time }でボットがかわります
standin-you = ボットがあなたのかわりに遊んでいます。
standin-return = もどりました
leave-table = テーブルを去る
leave-sure = ボットがかわりにつづけます。リンクでもどってこられます。
leave-yes = 去る
replace-bot = { $name }のかわりにボット
host-take-over = ホストを引き継ぐ
invites-end = 招待をすべて無効にする
invites-end-sure = これまでに送ったリンクとコードは使えなくなります。席にいる人はそのままです。新しいリンクができます。
invites-end-yes = 無効にする
invites-ended = 前の招待は無効になりました。新しいリンクです。

## Taking back by consent

undo-question = { $name }が取り消したいそうです。いいですか？
undo-yes = どうぞ
undo-no = いいえ
undo-waiting = ほかの人の返事を待っています…
undo-nothing = 取り消すものがありません。

## Chat

chat-title = チャット
chat-write = ひとこと
chat-send = 送る
chat-mute = { $name }をミュート
chat-unmute = { $name }のミュートをやめる
chat-kick = { $name }をテーブルから外す
phrase-hello = こんにちは！
phrase-good_luck = がんばって！
phrase-nice_roll = いい目！
phrase-ouch = いたっ！
phrase-thief = どろぼう！
phrase-thanks_for_the_worm = ミミズをありがとう！
phrase-so_close = おしい！
phrase-stop_now = もうやめたほうが…
phrase-one_more = ほら、もう一回！
phrase-risky = あぶないなあ…
phrase-no_worm = しかもミミズがいない。
phrase-well_played = おみごと！
phrase-your_turn = あなたの番ですよ。
phrase-moment_please = ちょっと待ってください。
phrase-back_soon = すぐもどります。
phrase-back_again = もどりました。
phrase-sorry = ごめん、なんてね。
phrase-thanks = ありがとう！
phrase-again = もう一回やる？
phrase-good_game = 楽しかった！
phrase-bye = またね！

## Real dice

physical-title = 出た目は？
physical-lead = テーブルの目のとおりに押してください。
physical-golden = 金のサイコロ
physical-add = { $face }、いま{ $count }個
physical-clear = 消す
physical-done = この目です

## The end

end-title = 焼き網は空です
end-winner =
    { $who ->
        [you] あなたの勝ち！
       *[other] { $name }の勝ち！
    }
end-shared = { $names }が勝ちを分けあいます
end-lead-win = 今夜いちばんのごちそうはあなたのものです。
end-lead-lose = 次はミミズがあなたのものになりますように。
end-counting = ミミズを数えています…
end-skip = とばす
end-worms = { $name }：{ $worms }
end-tiebreak = ミミズは同数。いちばん大きい皿で決まります。{ $name }が{ $tile }を持っています。
end-tie = ミミズは同数、皿でも差がつきません。勝ちを分けあいます。
end-rematch = 再戦
end-rematch-now = いま始める
end-rematch-waiting = 待っています：{ $names }
end-rematch-wanted = { $name }が再戦を望んでいます
end-next = 次のゲームへ
end-record = 記録を保存
end-replay = リプレイを見る
end-share = リプレイを共有
end-verify = サイコロをたしかめる
end-verifying = すべてのサイコロをふりなおしています…
end-verified = { $rolls }回のふりはすべて公正でした。ゲーム前に約束した秘密から導かれます。
end-verify-bad-secret = 秘密が、ゲーム前の約束と合いません。
end-verify-bad-rolls = { $count }回のふりが秘密から導かれません：{ $numbers }回め。
end-verify-physical = 本物のサイコロでしたね。信じます。
end-series = 勝った回数
end-series-line = { $name }：{ $wins }
end-delete = このテーブルを消す
end-delete-sure = みんなの分も、永久に消えます。

## The menu of the table

menu-specialists = 助っ人

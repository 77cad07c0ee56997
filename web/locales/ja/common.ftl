### Words used on every screen. Each message says in its comment what a translator cannot see.

app-name = Wormgrill
app-disclaimer = 名作サイコロゲームを独自に作ったものです。作者・出版社とは関係ありません。
skip-to-content = 本文へ
back = もどる
back-home = はじめにもどる
close = 閉じる
cancel = やめる
copy = コピー
copied = コピーしました
share = 共有
loading = 焼き網をあたためています…
again = もう一度
done = 完了

## The page's own troubles

offline-banner = オフラインです。つながりしだい、つづきから再開します。
offline-elsewhere = オフラインです。レッスン、ルール、この端末に残したリプレイは使えます。
reconnecting-banner = 接続が切れました。つなぎなおしています…
update-banner = 焼きたての新しい版があります。
update-action = いま更新する
lost-title = この焼き網にはなにもありません
lost-text = このアドレスにページはありません。カラスが持っていったのかも。
error-title = なにかこげました
error-network = サーバーから返事がありません。接続をたしかめて、もう一度どうぞ。
error-generic = うまくいきませんでした。なにも失われていません。もう一度どうぞ。
error-not-found = 存在しないか、もうありません。
error-forbidden = ここではできません。
error-full = このテーブルは満席です。
error-started = このゲームはもう始まっています。
error-server = サーバーが少し立てこんでいます。なにも失われていません。もう一度どうぞ。
error-link = このリンクはもう使えません。新しいものをもらってください。
error-setup = このゲームはまだ始まっていません。
error-over = このゲームは終わりました。
error-phrases = このテーブルでは決まり文句だけが使えます。
error-muted = このテーブルではミュートされています。
error-dice = いまこの目は出せません。押した目をたしかめてください。
error-running = まだ遊んでいる人がいるので、テーブルは消せません。
error-rate = すこし速すぎました。ひと息ついて、もう一度どうぞ。
error-illegal = その手はもうできませんでした。いまのテーブルはこうです。
error-name = ほかの名前にしてください。
error-code = このコードのテーブルはありません。一文字ずつたしかめてください。
error-offline = オフラインです。これにはサーバーが必要です。

## Dice

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = ミミズ
dice-of-face =
    { $face ->
        [1] 1が{ $count }個
        [2] 2が{ $count }個
        [3] 3が{ $count }個
        [4] 4が{ $count }個
        [5] 5が{ $count }個
       *[other] ミミズが{ $count }個
    }
with-golden = { $dice }（うち一つは金）

## Portions and worms

worms-count = ミミズ{ $count }匹
round-worms-count =
    { $count ->
        [0] まるいミミズなし
       *[other] まるいミミズ{ $count }匹
    }
portions-count =
    { $count ->
        [0] 皿なし
       *[other] 皿{ $count }枚
    }
players-count = { $count }人
hours-count = { $count }時間
days-count = { $count }日

## The specialists of the deluxe game; the letters are those of the notation

specialist-c = ミミズの缶づめ
specialist-h = めんどり
specialist-r = カラス
specialist-w = イタチ
specialist-g = 金のサイコロ
specialist-a = リンゴ
specialist-c-does = やめたときにミミズがいなければ、缶づめが1匹分になって5点ふえます。
specialist-h-does = いちばん上の皿を守ります。ぬすまれるのも、失敗で失うのも、めんどりだけ。
specialist-r-does = 焼き網にいつづけます。その皿をとるとまるいミミズがもらえ、カラスはいちばん小さい空いた皿に飛びます。
specialist-w-does = 番に一度、いまふったサイコロをふりなおせます。
specialist-g-does = ほかといっしょにふる九個めのサイコロ。番のはじめに使わないこともできます。
specialist-a-does = ゲームの終わりにミミズ3匹分。
round-worm = まるいミミズ
round-worm-does = 1を一度に二つ以上キープすると、まるいミミズをもらえます。最後にミミズ1匹分。

## Editions

edition-2005 = クラシック2005
edition-2014 = クラシック
edition-deluxe = デラックス
edition-2005-about = 最初の印刷どおり。ほかの山の上と同じ合計でも、とらずに焼き網のすぐ下の皿をとれます。
edition-2014-about = 皿が十六枚、サイコロが八個。まずはこれから。
edition-deluxe-about = 助っ人、まるいミミズ、11と13の皿つき。
option-short = 短いゲーム
option-short-about = 失敗したら、いま返した皿でも、いちばん大きい皿をかならず裏返します。
option-decline = ぬすむかどうかは自由
option-decline-about = ぬすめるときも、かわりに焼き網のすぐ下の皿をとれます。
option-any = とどく皿ならどれでも
option-any-about = いちばん大きい皿だけでなく、合計までの好きな皿をとれます。
option-plaingold = ふつうの金のサイコロ
option-plaingold-about = 金のサイコロが、1とミミズ三面ずつではなく、ふつうの六面になります。

## Menu

nav-rules = ルール
nav-settings = 設定
nav-label = メインメニュー
nav-sound = 音
nav-language = 言語

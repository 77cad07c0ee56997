### Home, and everything up to the first roll

home-title = Wormgrill
home-heading = おなかすいた？
home-lead = サイコロをふって、焼きミミズで皿をいっぱいに。となりの皿からもいただきましょう。
home-play = いますぐ遊ぶ
home-play-about = 腹ぺこの鳥二羽と。登録なし。
home-playing = テーブルを用意しています…
home-resume = ゲームにもどる
home-resume-about = { $names }
home-friends = 友だちと遊ぶ
home-friends-about = リンクやコードを送ろう。
home-pass = 一台でみんなと
home-pass-about = 2人から7人、一台で。
home-learn = おぼえる
home-learn-about = やってみて、三分。
home-tables = マイテーブル
home-tables-about =
    { $waiting ->
        [0] 遊んだゲームのすべて。
       *[other] { $waiting }つのテーブルが待っています。
    }
home-lobby = ロビー
home-join = コードを持っている
home-settings = 設定
home-deluxe = デラックスで遊ぶ
home-editor = エディター
home-art = コック帽のめんどりが、夕日のなかで焼き網のミミズをひっくり返しています。
bot-name-1 = ヘンリエッタ
bot-name-2 = サビ丸
bot-name-3 = ピピ
bot-name-4 = くちばし船長
bot-name-5 = オルガ
bot-name-6 = ホットケーキ
guest-name = ゲスト
you-name = あなた

## Play with friends

friends-title = 友だちと遊ぶ
friends-lead = テーブルを用意して、リンクを送りましょう。
friends-create = テーブルを開く
friends-your-name = あなたの名前
friends-name-hint = みんなに見える名前です。
friends-edition = どのゲーム？
friends-seats = 席
friends-house-rules = ローカルルール
friends-pace = ペース
pace-relaxed = のんびり
pace-relaxed-about = どの手も時間はたっぷり。
pace-live = ライブ
pace-live-about = 一手ごとに時計。
pace-days = 数日かけて
pace-days-about = ひまなときに一手。
pace-seconds = 一手の秒数
pace-day-count = 一回の番にかける日数
friends-visibility = だれが見つけられる？
visibility-link = リンクを持つ人だけ
visibility-lobby = ロビーのみんな
friends-coach = コーチを使う
friends-coach-about = 助けをたのめます。
friends-undo = 取り消し
undo-none = なし
undo-turn = 次にふるまでの選択ひとつ
undo-ask = みんなが認めればもっと前まで
friends-begins = だれから？
begins-random = サイコロが決める
friends-memory = 下の皿を見てもよい
friends-chat = チャット
chat-phrases = 決まり文句だけ
chat-free = 自由な文も
friends-physical = 本物のサイコロをふる
friends-physical-about = ふった目をそれぞれ入力します。
friends-more = ほかのオプション

## Before the game begins

wait-title = 群れを待っています
wait-lead = リンクかコードを送ってください。来た鳥はここにとまります。
wait-code = コード
wait-link = リンク
wait-qr = このテーブルへのリンクのQRコード
wait-share-title = うちの焼き網へどうぞ！
wait-share-text = Wormgrillのテーブルに来てください。
wait-start = ゲームを始める
wait-start-disabled = 席が二つ以上うまっている必要があります。
wait-for-host = みんながそろったら、{ $name }が始めます。
wait-host-away = { $name }は席を外しています。もう待たなくても大丈夫です。
wait-seat = 席{ $seat }
wait-open = 空き
wait-sit = すわる
wait-stand = 立つ
wait-add-bot = ボットを加える
wait-add-here = この端末のだれか
wait-remove = { $name }を外す
wait-rename = 名前をかえる
wait-you = あなた
wait-host = ホスト
wait-bot = ボット
wait-watching = { $count }羽が見ています。
wait-randomness = サイコロにまぜる好きな言葉
wait-randomness-about = すべてのふりにまぜるので、だれもサイコロに細工できません。
bot-level-easy = ひよこ
bot-level-hard = 鶏小屋のキツネ
bot-level-easy-about = 勘で遊びます。
bot-level-medium = おんどり
bot-level-medium-about = 確率を数えます。
bot-level-hard-about = いちばんの強敵。覚悟して。
bot-choose = どのボット？

## Joining

join-title = テーブルに入る
join-lead = もらったコードを入れてください。
join-code = コード
join-go = 入る
join-looking = テーブルをさがしています…
join-invited = テーブルに招かれています
join-people = テーブルにいる人：{ $names }
join-watch = 見るだけ
join-sit = すわる

## Pass and play

pass-title = 一台でみんなと
pass-lead = 焼き網をかこむのはだれ？
pass-player = プレイヤー{ $seat }
pass-add = もう一人
pass-remove = プレイヤー{ $seat }を外す
pass-start = 火をつける
pass-names-hint = 名前は空でもかまいません。

## My tables and the lobby

tables-title = マイテーブル
tables-empty = まだテーブルがありません。ひと押しで最初のテーブルへ。
tables-yours = あなたの番
tables-running = 進行中
tables-finished = 終了
tables-open = プレイヤー待ち
tables-with = 相手：{ $names }
tables-delete = テーブルを消す（相手：{ $names }）
tables-deleted = テーブルを消しました。
tables-leave = { $names }のテーブルから抜ける
tables-leave-sure = あなたの席は空きます。リンクから戻れます。
tables-left = テーブルから抜けました。
lobby-title = ロビー
lobby-empty = いまはだれも待っていません。自分でテーブルを開きましょう！
lobby-seats =
    { $free ->
        [0] 空席なし
       *[other] 空き{ $free }席
    }
lobby-refresh = もう一度見る
replay-title = リプレイ

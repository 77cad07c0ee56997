### Settings

settings-title = 設定
settings-lead = すべてこの端末に残ります。
settings-language = 言語
settings-language-auto = ブラウザーにまかせる（{ $name }）
settings-theme = 見た目
theme-auto = 端末にまかせる
theme-light = 明るい
theme-dark = 暗い
theme-contrast = 高コントラスト
settings-speed = 速さ
speed-instant = すぐに
speed-fast = 速い
speed-normal = ふつう
speed-slow = ゆっくり
settings-speed-about = サイコロや皿が動く速さです。
settings-reduced = 端末の設定で動きを減らしているため、なにも動きません。
settings-sound = 音
settings-volume = 音量
settings-vibration = 振動
settings-hand = ボタンの位置
hand-right = 右手用
hand-left = 左手用
settings-ask = 危ない手の前にたしかめる
ask-never = たしかめない
ask-fail = 失敗になる終わり方の前
ask-always = とれる皿があるのにふるときも
settings-memory = テーブルが許せば下の皿を見せる
settings-hints = とどく皿を見せる
settings-keys = キーボードの単独キー
settings-keys-about = 遊んでいるあいだ、1〜5、W、R、S、E、G、U、H、L、P、「?」が使えます。
settings-scan = Tabキーで選べる目をひとつずつ回る
settings-scan-about = スイッチ操作用：ひとつのキーで進み、もうひとつで選びます。
settings-chatter = ほかの人の選択をすべて読み上げる
settings-chatter-about = スクリーンリーダー用。切ると番の結果だけを読みます。
settings-coach = コーチ
coach-off = たずねたときだけ
coach-worse = 自分の手がはっきり悪かったとき
coach-always = 選ぶたびに
settings-threshold = はっきり悪いとする差
settings-threshold-value = 勝率{ $value }%
settings-name = あなたの名前
settings-notify = 通知
settings-notify-about = 数日かけるゲームで番が来たとき。
settings-notify-off = ブラウザーで通知が止められています。
settings-try = 試す
settings-reset = 設定を最初にもどす
settings-reset-done = もどしました。
settings-see = 見る
settings-hear = 聞く・感じる
settings-play = 遊ぶ
settings-account = 端末

## The devices of one person

account-title = 自分の端末
account-lead = どの端末でも同じテーブルを。名前も住所もパスワードもいりません。遊ぶだけなら不要です。
account-link = 別の端末のためのリンク
account-link-about = 15分以内に別の端末でこのリンクを開いてください。使えるのは一度だけです。
account-joined = この端末がつながりました。あなたのテーブルはここにあります。
account-passkey = パスキーを追加
account-sign-in = パスキーでサインイン
account-drop = 削除
account-sign-out = この端末をサインアウト
account-devices =
    { $count ->
       *[other] つながっている端末：{ $count }台
    }

### Replays: a game again, move by move.

replay-title = リプレイ
replay-lead = どんなゲームも、一手ずつ。
replay-play = 再生
replay-pause = 一時停止
replay-first = 最初へ
replay-back = もどる
replay-next = 進む
replay-last = 最後へ
replay-turn = { $turns }番のうち{ $turn }番め
replay-moment = { $all }場面のうち{ $at }
replay-share = この場面へのリンク
replay-open = 記録を開く
replay-drop = .wgrファイルをここに置くか、えらんでください。
replay-bad = この記録は読めません。{ $line }行め：{ $message }
replay-edit = この場面を作る

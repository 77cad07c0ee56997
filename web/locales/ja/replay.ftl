### Replays: a game again, move by move.

replay-lead = どんなゲームも、一手ずつ。
replay-play = 再生
replay-pause = 一時停止
replay-first = 最初へ
replay-back = もどる
replay-next = 進む
replay-last = 最後へ
replay-turn = { $turns }番のうち{ $turn }番め
replay-moment = { $all }場面のうち{ $at }
replay-open = ファイルからゲームを開く
replay-drop = リプレイの画面で保存したゲームです。サーバーがなくても見られます。
replay-bad = このファイルは再生できるゲームではありません。
replay-download = あとで見るために保存

### Replays: a game again, move by move.

replay-title = 回放
replay-lead = 任何一局，一步一步看。
replay-play = 播放
replay-pause = 暂停
replay-first = 到开头
replay-back = 后退
replay-next = 前进
replay-last = 到结尾
replay-turn = 第{ $turn }回合，共{ $turns }回合
replay-moment = 第{ $at }刻，共{ $all }刻
replay-share = 此刻的链接
replay-open = 打开记录
replay-drop = 把.wgr文件拖到这里，或选择一个。
replay-bad = 这份记录读不了。第{ $line }行：{ $message }
replay-edit = 摆出这个局面

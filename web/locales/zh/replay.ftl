### Replays: a game again, move by move.

replay-lead = 任何一局，一步一步看。
replay-play = 播放
replay-pause = 暂停
replay-first = 到开头
replay-back = 后退
replay-next = 前进
replay-last = 到结尾
replay-turn = 第{ $turn }回合，共{ $turns }回合
replay-moment = 第{ $at }刻，共{ $all }刻
replay-open = 从文件打开一局
replay-drop = 在回放页面下载的一局。没有服务器也能播放。
replay-bad = 这个文件不是能显示的一局。
replay-download = 下载以后看

### Replays: a game again, move by move.

replay-title = Replay
replay-lead = Any game, move by move.
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = Back
replay-next = Forward
replay-last = To the end
replay-turn = Turn { $turn } of { $turns }
replay-moment = Moment { $at } of { $all }
replay-share = Link to this moment
replay-open = Open a record
replay-drop = Drop a .wgr file here, or choose one.
replay-bad = This is not a record we can read. Line { $line }: { $message }
replay-edit = Set up this position

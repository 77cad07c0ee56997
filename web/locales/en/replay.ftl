### Replays: a game again, move by move.

replay-lead = Any game, move by move.
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = Back
replay-next = Forward
replay-last = To the end
replay-turn = Turn { $turn } of { $turns }
replay-moment = Moment { $at } of { $all }
replay-open = Open a game from a file
replay-drop = A game that you have downloaded from its replay. It plays without the server, too.
replay-bad = This file is not a game that we can show.
replay-download = Download for later

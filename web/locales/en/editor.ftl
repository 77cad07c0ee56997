### The editor of positions.

editor-title = Editor
editor-lead = Set up any position and ask for the odds.
editor-players = Players
editor-add = Add a player
editor-remove = Remove the last player
editor-where = Where does the { $tile } lie?
editor-on-grill = On the grill
editor-turned = Turned over
editor-stack-of = On the stack of { $name }
editor-specialist-where = Where is it: { $specialist }?
editor-nowhere = Out of the game
editor-worms = Round worms of { $name }
editor-turn = Whose turn is it?
editor-kept = Dice set aside
editor-rolled = Dice of the last roll
editor-text = The position as text
editor-read = Read the text
editor-clear = Start position
editor-problems =
    { $count ->
        [one] One thing cannot be:
       *[other] { $count } things cannot be:
    }
editor-fine = This position can be played.
editor-over = In this position the game is over.
editor-odds = Show the odds

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

## Why a position cannot be

defect-players = The game is for 2 to 7 players.
defect-seat = Nobody sits where the turn is.
defect-over = With open portions on the grill the game goes on; without any it is over, and no dice lie on the table.
defect-tile = The { $about } does not belong to this edition.
defect-tile-twice = The { $about } is there more than once.
defect-specialist = A specialist stands where none can be.
defect-raven = Nobody can hold the raven.
defect-round-worms = There are 7 round worms, and only in the deluxe game.
defect-flags = Used the weasel, left out the golden die? Only the player who holds it can do that.
defect-face-twice = The same face was set aside twice.
defect-dice-number = There have to be 8 white dice, but there are { $about }.
defect-golden = The golden die does not fit: it has other faces, or the player to move does not hold it.
defect-roll = This roll could not be made, or offers nothing to choose: the turn would be over.
defect-other = Something does not fit together.
defect-text = The text cannot be read.

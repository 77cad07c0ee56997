"""The game, and nothing else: editions, positions, moves, what is legal, and what happens.

Read in this order: `tiles`, `dice`, `specialists`, `editions`, `position`, `moves`, `choices` (what may be done),
`play` and `tabletop` (what happens then), `chance` (how dice fall), `score` (who wins), `check` (positions set up by
hand).
"""

from .chance import outcomes
from .check import checked, defects
from .choices import legal
from .dice import FACES, WORM, Dice, Group, points
from .editions import EDITION_NAMES, OPTIONS, Edition, Option, edition
from .errors import Defect, IllegalMove, ImpossiblePosition
from .facts import Fact
from .moves import Event, Fail, GiveUp, Keep, Move, Reroll, Roll, Rolled, Take, TakeHen
from .play import apply, facts
from .position import MAX_PLAYERS, MIN_PLAYERS, Player, Position, start
from .score import standing, winners, worms_of
from .specialists import ROUND_WORMS, Specialist
from .tiles import EXACT_ONLY, worms

#: Rises whenever a rule's effect on a stored game changes, so that old records can say by which rules they were played.
RULES_VERSION = 1

__all__ = [
    "EDITION_NAMES",
    "EXACT_ONLY",
    "FACES",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "OPTIONS",
    "ROUND_WORMS",
    "RULES_VERSION",
    "WORM",
    "Defect",
    "Dice",
    "Edition",
    "Event",
    "Fact",
    "Fail",
    "GiveUp",
    "Group",
    "IllegalMove",
    "ImpossiblePosition",
    "Keep",
    "Move",
    "Option",
    "Player",
    "Position",
    "Reroll",
    "Roll",
    "Rolled",
    "Specialist",
    "Take",
    "TakeHen",
    "apply",
    "checked",
    "defects",
    "edition",
    "facts",
    "legal",
    "outcomes",
    "points",
    "standing",
    "start",
    "winners",
    "worms",
    "worms_of",
]

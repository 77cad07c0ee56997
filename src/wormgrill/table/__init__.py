"""A game in progress: seats and people, whose turn it is, who rolls the dice, clocks, leavers; all of it pure.

`state` is the table as one value, `events` what its log can hold, `fold` how an entry changes the table, `acts` what
people can want,
`decide` what happens then. Time, presence and the secret of the dice are handed in.
"""

from .acts import Act, BotMove, Join, OwnAct
from .clock import Clock, Presence, clock, due
from .decide import decide, decide_own
from .dice import SCHEME, Cup, commitment, new_secret
from .errors import Refused, Stale
from .events import (
    Entry,
    Happening,
    InvitesEnded,
    Kicked,
    Opened,
    Rematched,
    Started,
    entry_dict,
    happening_dict,
    parse_happening,
)
from .fold import fold, fold_all, opened
from .moment import Moment
from .names import clean, clean_name
from .options import OPTIONS, Days, Live, Options, Relaxed, bot_names, bot_spec, options_dict, settled
from .people import rematch_ready
from .phrases import PHRASES
from .record import Problem, Verdict, dice_view, player_name, record, verify, verify_series
from .setup import SeatPlan, join, opening, rematch_opening
from .state import Person, Seat, Series, Standin, State, Step
from .told import told
from .view import clock_view, people_view, view

__all__ = [
    "OPTIONS",
    "PHRASES",
    "SCHEME",
    "Act",
    "BotMove",
    "Clock",
    "Cup",
    "Days",
    "Entry",
    "Happening",
    "InvitesEnded",
    "Join",
    "Kicked",
    "Live",
    "Moment",
    "Opened",
    "Options",
    "OwnAct",
    "Person",
    "Presence",
    "Problem",
    "Refused",
    "Relaxed",
    "Rematched",
    "Seat",
    "SeatPlan",
    "Series",
    "Stale",
    "Standin",
    "Started",
    "State",
    "Step",
    "Verdict",
    "bot_names",
    "bot_spec",
    "clean",
    "clean_name",
    "clock",
    "clock_view",
    "commitment",
    "decide",
    "decide_own",
    "dice_view",
    "due",
    "entry_dict",
    "fold",
    "fold_all",
    "happening_dict",
    "join",
    "new_secret",
    "opened",
    "opening",
    "options_dict",
    "parse_happening",
    "people_view",
    "player_name",
    "record",
    "rematch_opening",
    "rematch_ready",
    "settled",
    "told",
    "verify",
    "verify_series",
    "view",
]

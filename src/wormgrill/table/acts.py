"""What somebody at a table can want: one small type for each, as the protocol writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from .names import CONTRIBUTION_LIMIT, TEXT_LIMIT
from .options import STRICT, Flag

Seq = Annotated[int, Field(strict=True, ge=0, le=1 << 53)]
SeatNumber = Annotated[int, Field(strict=True, ge=1, le=7)]
PersonNumber = Annotated[int, Field(strict=True, ge=1, le=10_000)]
# longer than what is kept of it, so that cleaning has something to clean
NameText = Annotated[str, Field(max_length=100)]
Spec = Annotated[str, Field(max_length=64)]
# the client's own name of an act: plain signs, so that every database can keep it
ActId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[ -~]+$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The class of all acts; every act refuses fields that it does not know. `id` is the client's own: done once,
    however often sent.
    """

    __pydantic_config__: ClassVar[Any] = STRICT
    id: ActId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Wish):
    """A move of the seat whose turn it is, chosen with the table as it was at `seq` before the player's eyes."""

    type: Literal["move"] = "move"
    seq: Seq
    move: Annotated[str, Field(max_length=32)]


@dataclass(frozen=True, slots=True, kw_only=True)
class TypeDice(Wish):
    """What fell on the real table."""

    type: Literal["dice"] = "dice"
    seq: Seq
    dice: Annotated[str, Field(max_length=32)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Wish):
    """Back to where the game was after entry `to`; without it, before one's own last choice."""

    type: Literal["undo"] = "undo"
    seq: Seq
    to: Seq | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Wish):
    type: Literal["answer"] = "answer"
    yes: Flag


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Wish):
    type: Literal["say"] = "say"
    phrase: Annotated[str, Field(max_length=32)] | None = None
    text: Annotated[str, Field(max_length=2 * TEXT_LIMIT)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Wish):
    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Wish):
    type: Literal["return"] = "return"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rename(Wish):
    type: Literal["name"] = "name"
    name: NameText
    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Wish):
    type: Literal["sit"] = "sit"
    seat: SeatNumber
    name: NameText | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand(Wish):
    type: Literal["stand"] = "stand"
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Contribute(Wish):
    type: Literal["contribute"] = "contribute"
    text: Annotated[str, Field(max_length=2 * CONTRIBUTION_LIMIT)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOptions(Wish):
    """Only the options that change."""

    type: Literal["options"] = "options"
    options: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSeat(Wish):
    type: Literal["seat"] = "seat"
    seat: SeatNumber
    bot: Spec | None = None
    person: PersonNumber | None = None
    open: Literal[True] | None = None
    name: NameText | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Order(Wish):
    type: Literal["order"] = "order"
    seats: Annotated[list[SeatNumber], Field(min_length=2, max_length=7)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Resize(Wish):
    type: Literal["resize"] = "resize"
    seats: Annotated[int, Field(strict=True, ge=2, le=7)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Wish):
    type: Literal["start"] = "start"
    contribution: Annotated[str, Field(max_length=2 * CONTRIBUTION_LIMIT)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Wish):
    type: Literal["pause"] = "pause"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(Wish):
    type: Literal["resume"] = "resume"


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace(Wish):
    type: Literal["replace"] = "replace"
    seat: SeatNumber
    bot: Spec | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Mute(Wish):
    type: Literal["mute"] = "mute"
    person: PersonNumber
    muted: Flag = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Kick(Wish):
    type: Literal["kick"] = "kick"
    person: PersonNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeHost(Wish):
    type: Literal["host"] = "host"
    person: PersonNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Wish):
    """Another game. Begins when all who are present want it, or now if the host says so."""

    type: Literal["rematch"] = "rematch"
    now: Flag = False
    contribution: Annotated[str, Field(max_length=2 * CONTRIBUTION_LIMIT)] | None = None


Act = Annotated[
    Move
    | TypeDice
    | Undo
    | Answer
    | Say
    | Leave
    | Return
    | Rename
    | Sit
    | Stand
    | Contribute
    | SetOptions
    | SetSeat
    | Order
    | Resize
    | Start
    | Pause
    | Resume
    | Replace
    | Mute
    | Kick
    | MakeHost
    | Rematch,
    Field(discriminator="type"),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Somebody comes to the table: to play at a seat, at any free one, or to watch."""

    __pydantic_config__: ClassVar[Any] = STRICT
    name: NameText
    seat: SeatNumber | Literal["any"] | None = "any"
    contribution: Annotated[str, Field(max_length=2 * CONTRIBUTION_LIMIT)] | None = None


# --- what the table does by itself ---


@dataclass(frozen=True, slots=True)
class BotMove:
    """The move that a bot has chosen after looking at the table as it was at `seq`."""

    seq: int
    move: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """The table's patience is at an end: a bot plays on for the seat."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class NobodyLeft:
    """Nobody is left at the table; it rests until somebody returns."""


@dataclass(frozen=True, slots=True)
class SomebodyBack:
    """A table that rested because nobody was left goes on."""


OwnAct = BotMove | StandIn | NobodyLeft | SomebodyBack

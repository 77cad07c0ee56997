"""What a table looks like from outside, with its types: its state, its events, errors, the messages of the socket. The
published schemas are made from these, and tests hold what is really said against them.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from wormgrill.table import Options
from wormgrill.table.events import GAME, KINDS, Happening

exact = with_config(ConfigDict(extra="forbid", strict=True))
open_ended = with_config(ConfigDict(extra="allow", strict=True))
Phase = Literal["setup", "playing", "paused", "over"]


# --- the table ---


@exact
class StandinState(TypedDict):
    bot: str
    reason: Literal["clock", "lost", "left", "host"]


@exact
class SeatState(TypedDict):
    seat: int
    kind: Literal["person", "bot", "open"]
    person: int | None
    name: str
    bot: str | None
    standin: StandinState | None


@exact
class PersonState(TypedDict):
    person: int
    name: str
    host: bool
    seats: list[int]
    online: bool
    left: bool
    muted: bool


@exact
class ClockState(TypedDict):
    seat: int
    since: int
    out: int
    standin: int
    why: Literal["move", "lost"]


@exact
class UndoPlace(TypedDict):
    person: int
    to: int


@exact
class OpenQuestion(TypedDict):
    by: int
    to: int
    yes: list[int]
    waiting: list[int]


@exact
class UndoState(TypedDict):
    free: int | None
    ask: list[UndoPlace]
    asked: OpenQuestion | None


@exact
class Words(TypedDict):
    person: int
    text: str


@exact
class DiceState(TypedDict):
    by: Literal["server", "physical"]
    scheme: str | None
    commitment: str | None
    contributions: list[Words]
    rolls: int
    secret: str | None


@exact
class Score(TypedDict):
    seat: int
    wins: int
    worms: int


@exact
class SeriesState(TypedDict):
    id: str
    game: int
    scores: list[Score]
    previous: str | None
    next: str | None


@exact
class RematchState(TypedDict):
    wanted: list[int]
    commitment: str | None


@exact
class Thrown(TypedDict):
    white: int
    golden: bool


@exact
class TableState(TypedDict):
    """The table as everybody at it is shown it."""

    table: str
    seq: int
    game_seq: int
    phase: Phase
    pause: Literal["nobody", "host"] | None
    options: Options
    edition: str
    position: str | None
    legal: list[str]
    mover: int | None
    thrown: Thrown | None
    standing: list[int]
    winners: list[int]
    seats: list[SeatState]
    people: list[PersonState]
    clock: ClockState | None
    undo: UndoState
    dice: DiceState
    series: SeriesState
    rematch: RematchState
    started_at: int | None
    watchers: int
    now: int


# --- events ---


@exact
class FallenDice(TypedDict):
    white: list[int]
    golden: NotRequired[int]


@exact
class Fact(TypedDict):
    """What people want to be told; docs/rules.md lists the codes and which numbers belong to each."""

    fact: str
    seat: NotRequired[int]
    dice: NotRequired[int | FallenDice]
    face: NotRequired[int]
    count: NotRequired[int]
    total: NotRequired[int]
    tile: NotRequired[int]
    victim: NotRequired[int]
    giver: NotRequired[int]
    specialist: NotRequired[Literal["c", "h", "r", "w", "g", "a"]]
    reason: NotRequired[str]
    winners: NotRequired[list[int]]
    worms: NotRequired[list[int]]


@exact
class LoggedStandin(TypedDict):
    bot: str
    reason: str
    at: NotRequired[int]


@exact
class LoggedSeat(TypedDict):
    """A seat in the log: what says nothing is left out."""

    kind: Literal["person", "bot", "open"]
    person: NotRequired[int]
    name: NotRequired[str]
    bot: NotRequired[str]
    standin: NotRequired[LoggedStandin]


@exact
class LoggedSeries(TypedDict):
    id: str
    game: int
    wins: list[int]
    worms: list[int]
    previous: str | None


# the log's own types are plain data; this is what is in it
_INSIDE: dict[str, Any] = {"options": Options, "seats": list[LoggedSeat], "series": LoggedSeries | None}


def _event_type(what: type[Happening]) -> Any:
    """The type of one kind of event, from the fields that the log has for it."""
    types: dict[str, Any] = {"seq": int, "at": int, "kind": Literal[what.kind], "id": NotRequired[str]}
    hints = get_type_hints(what)
    for field in dataclasses.fields(what):  # type: ignore[arg-type]
        inside = _INSIDE.get(field.name, hints[field.name])
        types[field.name] = inside if field.default is dataclasses.MISSING else NotRequired[inside]
    if issubclass(what, GAME):
        types |= {"facts": list[Fact], "turn": int, "position": str | None}
    return exact(TypedDict(f"{what.__name__}Event", types))  # type: ignore[operator]


if TYPE_CHECKING:
    Event = dict[str, Any]
else:
    Event = Annotated[Union[tuple(map(_event_type, KINDS.values()))], Field(discriminator="kind")]  # noqa: UP007


# --- errors ---


@open_ended
class Failure(TypedDict):
    """`code` is for programs; the numbers that belong to it stand beside it."""

    code: str
    message: str
    at: NotRequired[str]


@open_ended
class FailureAnswer(TypedDict):
    """The one shape of every error."""

    error: Failure


# --- messages of the socket ---


@exact
class You(TypedDict):
    person: int | None


@exact
class HelloMessage(TypedDict):
    type: Literal["hello"]
    protocol: int
    version: str
    now: int


@exact
class StateMessage(TypedDict):
    type: Literal["state"]
    table: str
    you: You
    reason: Literal["subscribed", "stale"]
    state: TableState
    events: list[Event]
    id: NotRequired[str]


@exact
class UpdateMessage(TypedDict):
    type: Literal["update"]
    table: str
    seq: int
    events: list[Event]
    state: TableState


@exact
class PersonPresence(TypedDict):
    person: int
    online: bool


@exact
class PresenceMessage(TypedDict):
    type: Literal["presence"]
    table: str
    people: list[PersonPresence]
    watchers: int
    clock: ClockState | None


@exact
class DoneMessage(TypedDict):
    type: Literal["done"]
    table: str
    seq: int | None
    id: NotRequired[str]


@exact
class ErrorMessage(TypedDict):
    type: Literal["error"]
    error: Failure
    table: NotRequired[str]
    id: NotRequired[str]


@exact
class PongMessage(TypedDict):
    type: Literal["pong"]
    now: int
    id: NotRequired[str]


@exact
class ByeMessage(TypedDict):
    type: Literal["bye"]
    reason: Literal["shutdown", "deleted", "kicked", "too_many", "slow"]
    table: NotRequired[str]


Said = Annotated[
    HelloMessage
    | StateMessage
    | UpdateMessage
    | PresenceMessage
    | DoneMessage
    | ErrorMessage
    | PongMessage
    | ByeMessage,
    Field(discriminator="type"),
]
SAID: TypeAdapter[Any] = TypeAdapter(Said)

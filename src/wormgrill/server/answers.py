"""The answers over HTTP, with their types: what the published schema says is made from these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from .shapes import Event, Phase, TableState, Words, You, exact, open_ended

# --- tables ---


@exact
class OpenedAnswer(TypedDict):
    table: str
    link: str
    code: str | None
    join_url: str
    person: int
    key: str
    return_url: str
    state: TableState


@exact
class EnterAnswer(TypedDict):
    table: str
    by: Literal["link", "code", "key"]
    person: int | None
    link: str | None
    state: TableState


@exact
class TableAnswer(TypedDict):
    table: str
    you: You
    state: TableState
    events: list[Event]


@exact
class JoinedAnswer(TypedDict):
    table: str
    person: int
    key: str
    return_url: str
    state: TableState


@exact
class LinkAnswer(TypedDict):
    table: str
    link: str
    code: str | None
    join_url: str
    seq: int


@exact
class ActAnswer(TypedDict):
    table: str
    seq: int
    state: TableState


@exact
class DeletedAnswer(TypedDict):
    table: str
    deleted: Literal[True]


@exact
class LobbyTable(TypedDict):
    table: str
    phase: Phase
    edition: str
    pace: Literal["live", "relaxed", "days"]
    seats: int
    open: int
    names: list[str]
    watch: bool
    watchers: int
    at: int


@exact
class LobbyAnswer(TypedDict):
    tables: list[LobbyTable]


@exact
class MyTable(TypedDict):
    table: str
    phase: Phase
    edition: str
    pace: Literal["live", "relaxed", "days"]
    names: list[str]
    person: int
    seats: list[int]
    host: bool
    alone: bool
    your_turn: bool
    winners: list[int]
    at: int
    due: int | None


@exact
class MyTablesAnswer(TypedDict):
    tables: list[MyTable]


# --- what a game leaves behind ---


@exact
class Beginner(TypedDict):
    seats: int
    seat: int
    drawn: bool


@exact
class RollAnswer(TypedDict):
    number: int
    seq: int
    dice: str
    white: int
    golden: bool
    undone: bool


@exact
class DiceAnswer(TypedDict):
    scheme: str | None
    by: Literal["server", "physical"]
    commitment: str | None
    secret: str | None
    contributions: list[Words]
    begins: Beginner | None
    rolls: list[RollAnswer]


@exact
class RecordAnswer(TypedDict):
    table: str
    record: str
    edition: str
    names: list[str]
    standing: list[int]
    winners: list[int]
    events: list[Event]
    dice: DiceAnswer


@open_ended
class Problem(TypedDict):
    """`problem` is the code; its numbers and texts stand beside it."""

    problem: str


@exact
class VerdictAnswer(TypedDict):
    fits: bool
    rolls: int
    taken_back: list[int]
    drawn: bool
    problems: list[Problem]


# --- positions ---


@exact
class LegalAnswer(TypedDict):
    position: str
    legal: list[str]
    standing: list[int]
    over: bool


@exact
class MoveOdds(TypedDict):
    move: str
    worms: float
    fail: float
    reach: dict[str, float]
    exactly: dict[str, float]


@exact
class OddsAnswer(TypedDict):
    position: str
    total: int
    reach: dict[str, float]
    exactly: dict[str, float]
    fail: float
    worms: float
    moves: list[MoveOdds]


@exact
class MoveValue(TypedDict):
    move: str
    value: float
    loss: float


@exact
class ChosenMove(TypedDict):
    move: str
    loss: float | None
    rank: int | None


@open_ended
class Reason(TypedDict):
    """`why` is the code; its numbers stand beside it."""

    why: str


@exact
class AdviceAnswer(TypedDict):
    position: str
    player: str
    unit: Literal["win", "worms"]
    best: str
    moves: list[MoveValue]
    reasons: list[Reason]
    chosen: NotRequired[ChosenMove]


# --- accounts and notifications ---


@exact
class PasskeyAnswer(TypedDict):
    passkey: str
    label: str
    created: int


@exact
class Account(TypedDict):
    passkeys: list[PasskeyAnswer]
    devices: int


@exact
class AccountAnswer(TypedDict):
    account: Account | None


@exact
class ChallengeAnswer(TypedDict):
    challenge: str
    options: dict[str, Any]


@exact
class AccountLinkAnswer(TypedDict):
    url: str
    token: str
    until: int


@exact
class PushAnswer(TypedDict):
    subscribed: bool
    key: str


@exact
class SubscribedAnswer(TypedDict):
    subscribed: bool


@exact
class WebhookAnswer(TypedDict):
    url: str | None
    secret: NotRequired[str]


# --- the server ---


@exact
class EditionInfo(TypedDict):
    edition: str
    options: list[str]
    tiles: list[int]
    worms: list[int]
    deluxe: bool


@exact
class ParameterInfo(TypedDict):
    name: str
    default: bool | int | float | str | None


@exact
class BotInfo(TypedDict):
    bot: str
    parameters: list[ParameterInfo]


@exact
class SecondsPace(TypedDict):
    seconds: list[int]
    default: int


@exact
class DaysPace(TypedDict):
    days: list[int]
    default: int


@exact
class Paces(TypedDict):
    live: SecondsPace
    relaxed: SecondsPace
    days: DaysPace


@exact
class LimitsInfo(TypedDict):
    name: int
    text: int
    contribution: int
    message: int
    seats: list[int]


@exact
class ServerAnswer(TypedDict):
    name: Literal["wormgrill"]
    version: str
    protocol: int
    rules: int
    now: int
    editions: list[EditionInfo]
    bots: list[BotInfo]
    standin: str
    phrases: list[str]
    paces: Paces
    limits: LimitsInfo
    base_url: str
    push: str
    accounts: list[Literal["passkey", "link"]]


@exact
class HealthAnswer(TypedDict):
    alive: Literal[True]


@exact
class ReadyAnswer(TypedDict):
    ready: Literal[True]
    database: Literal[True]
    bus: bool

"""What has happened at a table: the kinds of entries of its log.

The log is only ever added to; everything else is derived from it.

Every field is plain data, so that an entry can be written down and read back by any later version.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar

Data = dict[str, Any]


class Happening:
    """Something that happened; subclasses are frozen values, `kind` is their name in the log."""

    __slots__ = ()
    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Opened(Happening):
    """The table stands: its options, seats and people, and what the server commits itself to, should it roll."""

    kind: ClassVar[str] = "opened"
    options: Data
    seats: list[Data]
    people: list[str]
    commitment: str | None
    rules: int
    series: Data | None = None


@dataclass(frozen=True, slots=True)
class OptionsSet(Happening):
    kind: ClassVar[str] = "options"
    options: Data


@dataclass(frozen=True, slots=True)
class Joined(Happening):
    kind: ClassVar[str] = "joined"
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class Named(Happening):
    kind: ClassVar[str] = "named"
    person: int
    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Left(Happening):
    kind: ClassVar[str] = "left"
    person: int


@dataclass(frozen=True, slots=True)
class Returned(Happening):
    kind: ClassVar[str] = "returned"
    person: int


@dataclass(frozen=True, slots=True)
class Kicked(Happening):
    kind: ClassVar[str] = "kicked"
    person: int


@dataclass(frozen=True, slots=True)
class Muted(Happening):
    kind: ClassVar[str] = "muted"
    person: int
    muted: bool


@dataclass(frozen=True, slots=True)
class InvitesEnded(Happening):
    """No invitation sent so far is good any more; whoever keeps one has to ask for another."""

    kind: ClassVar[str] = "invites_ended"
    person: int


@dataclass(frozen=True, slots=True)
class HostSet(Happening):
    kind: ClassVar[str] = "host"
    person: int


@dataclass(frozen=True, slots=True)
class SeatsSet(Happening):
    """The seats as they are now, all of them: before the start they change in too many ways to tell one by one."""

    kind: ClassVar[str] = "seats"
    seats: list[Data]


@dataclass(frozen=True, slots=True)
class Contributed(Happening):
    kind: ClassVar[str] = "contributed"
    person: int
    text: str


@dataclass(frozen=True, slots=True)
class Started(Happening):
    kind: ClassVar[str] = "started"
    position: str
    begins: int
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    kind: ClassVar[str] = "move"
    seat: int
    move: str
    person: int | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Fell(Happening):
    """The dice fell: `number` counts the server's rolls, `person` typed in what fell on a real table."""

    kind: ClassVar[str] = "rolled"
    seat: int
    dice: str
    number: int | None = None
    person: int | None = None


@dataclass(frozen=True, slots=True)
class Undone(Happening):
    kind: ClassVar[str] = "undone"
    to: int
    person: int


@dataclass(frozen=True, slots=True)
class UndoAsked(Happening):
    kind: ClassVar[str] = "undo_asked"
    person: int
    to: int


@dataclass(frozen=True, slots=True)
class UndoAnswered(Happening):
    kind: ClassVar[str] = "undo_answered"
    person: int
    yes: bool


@dataclass(frozen=True, slots=True)
class StoodIn(Happening):
    kind: ClassVar[str] = "stood_in"
    seat: int
    bot: str
    reason: str


@dataclass(frozen=True, slots=True)
class HandedBack(Happening):
    kind: ClassVar[str] = "handed_back"
    seat: int


@dataclass(frozen=True, slots=True)
class Paused(Happening):
    kind: ClassVar[str] = "paused"
    reason: str


@dataclass(frozen=True, slots=True)
class Resumed(Happening):
    kind: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True)
class Over(Happening):
    """`next`: the commitment to the secret of the series' next game, made before anybody says a word for it."""

    kind: ClassVar[str] = "over"
    winners: list[int]
    standing: list[int]
    secret: str | None = None
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Said(Happening):
    kind: ClassVar[str] = "said"
    person: int
    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class RematchWanted(Happening):
    """`text`: the person's words for the next game's dice."""

    kind: ClassVar[str] = "rematch_wanted"
    person: int
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Rematched(Happening):
    kind: ClassVar[str] = "rematched"
    table: str
    game: int


KINDS: dict[str, type[Happening]] = {cls.kind: cls for cls in Happening.__subclasses__()}
GAME = (Started, Moved, Fell, Undone, Over)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: when, by whom (a person's number, or nobody), and the client's own id of the act that
    caused it.
    """

    seq: int
    at: int
    what: Happening
    by: int | None = None
    id: str | None = None


# for each kind its fields, and whether they may say nothing
_FIELDS = {
    cls: tuple((f.name, f.default is not dataclasses.MISSING) for f in dataclasses.fields(cls))  # type: ignore[arg-type]
    for cls in KINDS.values()
}


def happening_dict(what: Happening) -> Data:
    """The fields of what happened, without those that say nothing."""
    return {
        name: value
        for name, optional in _FIELDS[type(what)]
        if (value := getattr(what, name)) is not None or not optional
    }


def parse_happening(kind: str, data: Data) -> Happening:
    """What the log's line says; an unknown kind or field is a defect of the log, never passed over."""
    if kind not in KINDS:
        raise ValueError(f"the log has an entry of the unknown kind {kind!r}; it was written by a newer version")
    return KINDS[kind](**data)


def entry_dict(entry: Entry) -> Data:
    """The entry as people at the table are told it."""
    told: Data = {"seq": entry.seq, "at": entry.at, "kind": entry.what.kind, **happening_dict(entry.what)}
    if entry.id is not None:
        told["id"] = entry.id
    return told

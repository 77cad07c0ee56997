"""What is stored, as plain values: this room knows neither games nor the web."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a table's log; `data` is JSON."""

    seq: int
    at: int
    kind: str
    data: str
    by: int | None = None
    act_id: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the row of a table says about it, so that it is found without reading its log. `guarded` is the hash of what
    nobody may ask about now.
    """

    phase: str
    listed: bool
    mover: int | None
    text: str
    due: int | None
    guarded: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    code: str | None
    secret: str | None
    next_secret: str | None
    created: int
    updated: int
    seq: int
    summary: Summary
    keeper: str | None = None
    keeper_until: int | None = None


@dataclass(frozen=True, slots=True)
class PersonRow:
    table_id: str
    person: int
    key_hash: str
    device_id: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made, with the beginning of its log and the people and invitations that belong to it."""

    id: str
    at: int
    code: str | None
    secret: str | None
    summary: Summary
    lines: tuple[Line, ...]
    people: tuple[PersonRow, ...] = ()
    links: tuple[str, ...] = ()
    next_secret: str | None = None


@dataclass(frozen=True, slots=True)
class Addition:
    """What is added to a table in one transaction: lines after `after`, and what comes with them.

    `people` come in, those of `gone` lose their keys, `opens` is another table that begins with this (a rematch).
    `code` False takes
    the code away.
    """

    table_id: str
    after: int
    lines: tuple[Line, ...]
    at: int
    summary: Summary
    people: tuple[PersonRow, ...] = ()
    gone: tuple[int, ...] = ()
    opens: NewTable | None = None
    keep_code: bool = True

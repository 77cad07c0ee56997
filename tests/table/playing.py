"""Tables for tests, without a server: acts are decided and folded, time and presence are what the test says."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from wormgrill.notation import format_move
from wormgrill.rules import legal
from wormgrill.table import (
    BotMove,
    Entry,
    Happening,
    Join,
    Moment,
    Options,
    OwnAct,
    Presence,
    SeatPlan,
    State,
    decide,
    decide_own,
    fold,
    join,
    opened,
    opening,
)
from wormgrill.table.acts import Move, Start

SECRET = bytes(range(32)).hex()
NEXT_SECRET = bytes(range(32, 64)).hex()
ANIKA, BO, CLEO = 1, 2, 3


class Table:
    """A table with its log. `now` is the time in milliseconds, `online` who is there."""

    def __init__(
        self, *seats: str, online: Sequence[int] | None = None, name: str | None = None, **options: Any
    ) -> None:
        plans = [plan(seat) for seat in seats]
        self.now = 1_000_000
        self.online = frozenset(online or range(1, 8))
        self.lost: dict[int, int] = {}
        what = opening(plans, Options(**options), name, SECRET)
        self.log = [Entry(1, self.now, what, 1)]
        self.state: State = opened("T", self.log[0])

    @property
    def moment(self) -> Moment:
        return Moment(Presence(self.online, self.lost), SECRET, NEXT_SECRET, self.now)

    def happen(self, happenings: Sequence[Happening], by: int | None = None) -> tuple[Happening, ...]:
        for what in happenings:
            entry = Entry(self.state.seq + 1, self.now, what, by)
            self.state = fold(self.state, entry)
            self.log.append(entry)
        return tuple(happenings)

    def act(self, by: int, act: object) -> tuple[Happening, ...]:
        return self.happen(decide(self.state, by, act, self.moment), by)

    def itself(self, act: OwnAct) -> tuple[Happening, ...]:
        return self.happen(decide_own(self.state, act, self.moment))

    def join(self, name: str, **wish: Any) -> int:
        number, happenings = join(self.state, Join(name=name, **wish))
        self.happen(happenings)
        return number

    def start(self) -> Table:
        self.act(self.state.host, Start())
        return self

    def legal(self) -> list[str]:
        return [] if self.state.position is None else [format_move(move) for move in legal(self.state.position)]

    def move(self, token: str, by: int | None = None) -> tuple[Happening, ...]:
        """The move of whoever is to move."""
        if self.state.bot_to_move is not None and by is None:
            return self.itself(BotMove(self.state.seq, token))
        return self.act(by or self.state.mover_person or 0, Move(seq=self.state.seq, move=token))

    def to_choice(self) -> str:
        """Play on until a face can be set aside and the turn goes on after it; returns such a token."""
        while True:
            for token in self.legal():
                if token.startswith(">") and self.state.mover_person is not None:
                    return token
            self.move(self.legal()[0])

    def play_out(self, seed: int = 1) -> Table:
        rng = random.Random(seed)
        while self.state.phase == "playing":
            self.move(rng.choice(self.legal()))
        return self


def plan(seat: str) -> SeatPlan:
    """`Anika` is a person, `bot` or `bot:random` a bot, `open` an open seat."""
    if seat == "open":
        return SeatPlan(kind="open")
    if seat.startswith("bot"):
        return SeatPlan(kind="bot", bot=seat.partition(":")[2] or "cautious")
    return SeatPlan(kind="person", name=seat)


def two(**options: Any) -> Table:
    """Anika and Bo at a running table; Anika (host) begins unless said otherwise."""
    table = Table("Anika", "open", **{"begins": 1, **options})
    table.join("Bo")
    return table.start()


def kinds(happenings: Sequence[Happening]) -> list[str]:
    return [what.kind for what in happenings]

"""Who has to be told what, when something has happened at a table: the bridge from tables to notifications."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from .live import Data, Live
from .notify import Notice, Notifier

REMEMBERED = 50_000


class TurnTeller:
    """Listens to tables. Whoever is at the table hears it there; only people who are away are told otherwise."""

    def __init__(self, notifier: Notifier, base: str, clock: Callable[[], int]) -> None:
        self._notifier = notifier
        self._base = base
        self._clock = clock
        self._turns: OrderedDict[str, int] = OrderedDict()

    def __call__(self, live: Live, news: Sequence[Data]) -> None:
        state = live.state
        if any(event["kind"] == "over" for event in news):
            self._turns.pop(live.id, None)
            for person in state.seated:
                self._tell(live, "over", person)
        elif state.phase == "playing" and self._is_new_turn(live, news):
            seat = state.seat(state.mover or 1)
            if seat.person is not None and not seat.plays_itself:
                self._tell(live, "your_turn", seat.person)

    def _is_new_turn(self, live: Live, news: Sequence[Data]) -> bool:
        """Whether a turn begins with this; told once for each turn, also when it is taken back and played again."""
        turn = live.state.turns
        game = any(event["kind"] in ("started", "move", "rolled") for event in news)
        if not game or live.state.position is None or live.state.position.begun:
            return False
        if self._turns.get(live.id) == turn:
            return False
        self._turns[live.id] = turn
        self._turns.move_to_end(live.id)
        while len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return True

    def _tell(self, live: Live, kind: str, person: int) -> None:
        state = live.state
        if person in live.presence(self._clock()).online:
            return
        by_days = state.options.pace.kind == "days"
        devices = tuple(device for device, number in live.devices.items() if number == person) if by_days else ()
        body: Data = {
            "url": f"{self._base}/table/{live.id}",
            "edition": state.options.edition,
            "names": [seat.name for seat in state.seats],
            "seats": list(state.seats_of(person)),
        }
        self._notifier.tell(Notice(kind, live.id, person, devices, body))

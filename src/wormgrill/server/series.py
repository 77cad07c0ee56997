"""Games of the same people in a row: the table of the next one, complete and started."""

from __future__ import annotations

from collections.abc import Sequence

from wormgrill.store import NewTable, PersonRow
from wormgrill.table import Happening, Moment, decide, fold, fold_all, new_secret, rematch_opening
from wormgrill.table.acts import Start
from wormgrill.table.events import Contributed, HostSet, Kicked, Left, StoodIn
from wormgrill.table.state import State

from . import rows
from .keys import new_id
from .live import Live


def next_table(live: Live, people: Sequence[PersonRow], moment: Moment, now: int) -> tuple[NewTable, int]:
    """The table of the next game and its number in the series. The seats have moved on by one; everybody keeps number
    and key.
    """
    secret, table = live.next_secret or new_secret(), new_id()
    log = rows.entries(0, [rematch_opening(live.state, secret)], now, None, None)
    state = fold_all(table, log)

    def happen(told: Sequence[Happening]) -> None:
        nonlocal state
        for entry in rows.entries(state.seq, told, now, None, None):
            log.append(entry)
            state = fold(state, entry)

    happen(_as_before(live.state))
    happen([Contributed(person, words) for person, words in live.state.next_words])
    happen(decide(state, state.host, Start(), Moment(moment.presence, secret)))
    happen(_stand_ins(live.state))
    own = tuple(PersonRow(table, row.person, row.key_hash, row.device_id) for row in people)
    summary = rows.summary(state, moment.presence, now)
    new = NewTable(table, now, None, secret, summary, rows.lines(log), own, next_secret=new_secret())
    return new, state.series.game


def _as_before(before: State) -> list[Happening]:
    """The same host; who has left, or was sent away, is not at the next table either."""
    gone: list[Happening] = [
        Kicked(number) if person.kicked else Left(number)
        for number, person in enumerate(before.people, start=1)
        if person.kicked or person.left
    ]
    return [HostSet(before.host), *gone] if before.host != 1 else gone


def _stand_ins(before: State) -> list[Happening]:
    """Bots play at once for those who have left."""
    count = len(before.seats)
    return [
        StoodIn((number - 2) % count + 1, before.options.standin, "left")
        for number, seat in enumerate(before.seats, start=1)
        if seat.person is not None and before.person(seat.person).left
    ]

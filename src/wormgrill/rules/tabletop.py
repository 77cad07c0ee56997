"""The table while one event is carried out: things are picked up and put down here, and every step is told.

This is the only place where anything changes; it lives for the length of one call and is frozen again at its end.
"""

from __future__ import annotations

from bisect import insort

from .facts import (
    Ended,
    Fact,
    GaveBack,
    GotRoundWorm,
    GotSpecialist,
    KeptByHen,
    Moved,
    PutBack,
    Stole,
    Took,
    TurnedOver,
)
from .position import Player, Position
from .score import standing, winners
from .specialists import Specialist


class Tabletop:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.seat = position.seat
        self.players = list(position.players)
        self.grill = list(position.grill)  # ascending, as in the position
        self.guests = dict(position.guests)
        self.told: list[Fact] = []

    # What lies in front of the players.

    @property
    def mover(self) -> Player:
        return self.players[self.seat - 1]

    def change_stack(self, seat: int, stack: tuple[int, ...]) -> None:
        player = self.players[seat - 1]
        self.players[seat - 1] = Player(stack, player.specialist, player.worms)

    def change_specialist(self, seat: int, specialist: Specialist | None) -> None:
        player = self.players[seat - 1]
        self.players[seat - 1] = Player(player.stack, specialist, player.worms)

    def change_worms(self, seat: int, more: int) -> None:
        player = self.players[seat - 1]
        self.players[seat - 1] = Player(player.stack, player.specialist, player.worms + more)

    # Getting things.

    def take(self, tile: int, total: int, giver: int | None) -> Specialist | None:
        """A portion from the grill. The raven on it brings a round worm and stays; any other guest comes along."""
        self.grill.remove(tile)
        self.change_stack(self.seat, (*self.mover.stack, tile))
        self.told.append(Took(self.seat, tile, total))
        guest = self.guests.pop(tile, None)
        if guest is Specialist.RAVEN:
            self.round_worm(giver)
            self.told.append(Moved(guest, self.seat_guest(guest)))
            return None
        if guest is not None:
            self.told.append(GotSpecialist(self.seat, guest))
        return guest

    def steal(self, victim: int) -> Specialist | None:
        """The top portion of an opponent; a specialist of theirs comes along."""
        robbed = self.players[victim - 1]
        self.change_stack(victim, robbed.stack[:-1])
        self.change_specialist(victim, None)
        self.change_stack(self.seat, (*self.mover.stack, robbed.stack[-1]))
        self.told.append(Stole(self.seat, robbed.stack[-1], victim))
        if robbed.specialist is not None:
            self.told.append(GotSpecialist(self.seat, robbed.specialist, victim))
        return robbed.specialist

    def take_hen(self, victim: int) -> Specialist:
        """Only the hen, who gives herself for the portion under her."""
        self.change_specialist(victim, None)
        self.told.append(GotSpecialist(self.seat, Specialist.HEN, victim))
        return Specialist.HEN

    def hold(self, specialist: Specialist | None, back: Specialist | None) -> None:
        """A specialist that came along, if any, stays with the player; of two, `back` returns to the grill."""
        if specialist is None:
            return
        own = self.mover.specialist
        self.change_specialist(self.seat, own if back is specialist else specialist)
        if back is not None:
            self.told.append(PutBack(self.seat, back, self.seat_guest(back)))

    def round_worm(self, giver: int | None) -> None:
        """One round worm: from the supply, else from `giver`, else none."""
        if giver is not None:
            self.change_worms(giver, -1)
        elif not self.position.supply:
            return
        self.change_worms(self.seat, +1)
        self.told.append(GotRoundWorm(self.seat, giver))

    # Losing things.

    def lose(self) -> None:
        """What a failed turn costs."""
        player = self.mover
        if player.specialist is Specialist.HEN:
            self.told.append(KeptByHen(self.seat, player.top))
            if player.stack:
                self.put_back(Specialist.HEN)
            return
        returned = player.top
        if returned is not None:
            self.change_stack(self.seat, player.stack[:-1])
            insort(self.grill, returned)
            self.told.append(GaveBack(self.seat, returned))
        if player.specialist is not None:
            self.put_back(player.specialist)
        if returned is not None and (self.position.edition.short or returned != self.grill[-1]):
            self.turn_over_highest()

    def put_back(self, specialist: Specialist) -> None:
        """The player's specialist returns to the grill, or leaves the game when no portion is free."""
        self.change_specialist(self.seat, None)
        self.told.append(PutBack(self.seat, specialist, self.seat_guest(specialist)))

    def turn_over_highest(self) -> None:
        """The highest open portion is out of the game; a specialist on it moves."""
        highest = self.grill.pop()
        self.told.append(TurnedOver(highest))
        guest = self.guests.pop(highest, None)
        if guest is not None:
            self.told.append(Moved(guest, self.seat_guest(guest)))

    def seat_guest(self, specialist: Specialist) -> int | None:
        """Seat a specialist on the lowest free portion of the grill; None when there is no free one."""
        free = next((tile for tile in self.grill if tile not in self.guests), None)
        if free is not None:
            self.guests[free] = specialist
        return free

    # The end of the turn.

    def next_turn(self) -> Position:
        """The start of the next player's turn, or the end of the game when the grill is empty."""
        position = Position(
            self.position.edition,
            tuple(self.grill),
            tuple(self.players),
            self.seat % len(self.players) + 1 if self.grill else 0,
            tuple(sorted(self.guests.items())),
        )
        if position.over:
            self.told.append(Ended(winners(position), standing(position)))
        return position

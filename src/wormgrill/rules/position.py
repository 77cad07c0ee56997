"""A position: everything that lies on the table between two events, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from .dice import WHITE_DICE, WORM, Dice, Group
from .editions import Edition
from .specialists import ROUND_WORMS, STARTING_PLACES, Specialist

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 7


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of a player: the stack from bottom to top, a specialist, round worms."""

    stack: tuple[int, ...] = ()
    specialist: Specialist | None = None
    worms: int = 0

    @property
    def top(self) -> int | None:
        """The portion on top of the stack: the only one that can be stolen or lost."""
        return self.stack[-1] if self.stack else None


class Position(NamedTuple):
    """Seats count from 1; seat 0 means that the game is over. Portions that are nowhere to be seen lie face-down.

    `kept` are the groups set aside this turn in their order, `roll` the dice from which a face must still be chosen.
    `thrown` is true while the dice are in the air: after a move that rolls, before the `Rolled` that says how they
    fell.

    A named tuple, because every event makes one: a frozen dataclass takes several times as long to make.
    """

    edition: Edition
    grill: tuple[int, ...]
    players: tuple[Player, ...]
    seat: int = 1
    guests: tuple[tuple[int, Specialist], ...] = ()
    kept: tuple[Group, ...] = ()
    roll: Dice | None = None
    weasel_used: bool = False
    golden_out: bool = False
    thrown: bool = False

    @property
    def over(self) -> bool:
        return self.seat == 0

    @property
    def mover(self) -> Player:
        """The player whose turn it is."""
        if self.seat == 0:
            raise ValueError("the game is over: it is nobody's turn")
        return self.players[self.seat - 1]

    @property
    def begun(self) -> bool:
        """Whether the player to move has already rolled this turn."""
        return bool(self.kept) or self.roll is not None or self.thrown

    @property
    def total(self) -> int:
        """What the dice set aside count together, worms as five."""
        total = 0
        for group in self.kept:
            total += group.points
        return total

    @property
    def has_worm(self) -> bool:
        """Whether a worm was set aside this turn."""
        return WORM in [group.face for group in self.kept]

    @property
    def used(self) -> frozenset[int]:
        """The faces that were set aside this turn and may not be set aside again."""
        return frozenset([group.face for group in self.kept])

    @property
    def white_left(self) -> int:
        """White dice that were not set aside yet, whether they lie rolled or not."""
        left = WHITE_DICE
        for group in self.kept:
            left -= group.white
        return left

    @property
    def golden_left(self) -> bool:
        """Whether the golden die plays along this turn and was not set aside yet."""
        if self.golden_out or self.seat == 0 or self.players[self.seat - 1].specialist is not Specialist.GOLDEN:
            return False
        return not any(group.golden for group in self.kept)

    @property
    def weasel_ready(self) -> bool:
        """Whether the player to move may still have a roll repeated by the weasel."""
        return not self.weasel_used and self.mover.specialist is Specialist.WEASEL

    @property
    def supply(self) -> int:
        """Round worms that nobody has yet."""
        return ROUND_WORMS - sum([player.worms for player in self.players]) if self.edition.deluxe else 0

    @property
    def face_down(self) -> tuple[int, ...]:
        """The portions that were turned over and are out of the game, ascending."""
        seen = {*self.grill, *(tile for player in self.players for tile in player.stack)}
        return tuple(tile for tile in self.edition.tiles if tile not in seen)

    def guest(self, tile: int) -> Specialist | None:
        """The specialist that sits on a portion of the grill."""
        for place, specialist in self.guests:
            if place == tile:
                return specialist
        return None


def start(edition: Edition, players: int = 2, seat: int = 1) -> Position:
    """The table as it is laid out, with `seat` to begin."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"the game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
    if not 1 <= seat <= players:
        raise ValueError(f"there is no seat {seat} at a table of {players}")
    guests = STARTING_PLACES if edition.deluxe else ()
    return Position(edition, edition.tiles, (Player(),) * players, seat, guests)

"""A game at one keyboard: whose turn it is, what was done, and what may be taken back."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from wormgrill import __version__
from wormgrill.notation import Record, format_move
from wormgrill.players import UNLIMITED, Player
from wormgrill.rules import RULES_VERSION, Event, Fact, Keep, Position, Rolled, apply, facts, legal, standing, winners
from wormgrill.solver.stream import Stream


@dataclass
class Game:
    """The one thing here that changes: a list of events, and the position after them."""

    names: tuple[str, ...]
    bots: tuple[Player | None, ...]
    start: Position
    seed: int
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.position = self.start
        self._before: list[Position] = []
        self._dice = Stream(self.seed)
        self._whims = [random.Random(f"{self.seed}:{seat}") for seat in range(1, len(self.names) + 1)]

    @property
    def bot(self) -> Player | None:
        """The bot whose turn it is, if it is a bot's."""
        return self.bots[self.position.seat - 1]

    @property
    def name(self) -> str:
        """The name of who is to move."""
        return self.names[self.position.seat - 1]

    def do(self, event: Event) -> tuple[Fact, ...]:
        """Make the event happen; what people want to be told about it."""
        told = facts(self.position, event)
        after = apply(self.position, event)
        self._before.append(self.position)
        self.events.append(event)
        self.position = after
        return told

    def throw(self) -> tuple[Fact, ...]:
        """Let the dice that are in the air fall."""
        dice = self._dice.roll(self.position.white_left, self.position.golden_left, self.position.edition)
        return self.do(Rolled(dice))

    def think(self) -> tuple[Fact, ...]:
        """Let the bot move whose turn it is."""
        assert self.bot is not None
        moves = legal(self.position)
        chosen = self.bot.choose(self.position, moves, UNLIMITED, self._whims[self.position.seat - 1]).move
        if chosen not in moves:
            raise ValueError(f"{self.name} wants to play {format_move(chosen)}, which is not legal")
        return self.do(chosen)

    @property
    def can_take_back(self) -> bool:
        """Whether the last thing that happened was the choice of a face: nobody has learned anything new since."""
        return bool(self.events) and isinstance(self.events[-1], Keep) and self.position.begun

    def take_back(self) -> None:
        """Undo the choice of a face."""
        if not self.can_take_back:
            raise ValueError("only the choice of a face can be taken back, until the dice fall or the turn ends")
        self.events.pop()
        self.position = self._before.pop()

    def record(self) -> Record:
        """The game so far; dice in the air are left out, since nobody has seen them fall."""
        whole = self.events[:-1] if self.position.thrown else self.events
        end = self._before[-1] if self.position.thrown else self.position
        tags = [
            ("Program", f"wormgrill {__version__}"),
            ("Rules", str(RULES_VERSION)),
            ("Worms", " ".join(map(str, standing(end)))),
        ]
        if end.over:
            tags.append(("Winners", " ".join(map(str, winners(end)))))
        return Record(self.names, self.start, tuple(whole), tuple(tags))

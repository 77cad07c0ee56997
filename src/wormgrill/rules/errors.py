"""What can be wrong with a game: an impossible position, or a move that the rules do not allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .moves import Event
    from .position import Position


@dataclass(frozen=True, slots=True)
class Defect:
    """One reason why a position cannot exist. `code` and `about` are for programs, `message` is for people."""

    code: str
    message: str
    about: str = ""

    def __str__(self) -> str:
        return self.message


class ImpossiblePosition(ValueError):
    """A position that no game can reach; `defects` names everything that is wrong with it, not just the first thing."""

    def __init__(self, defects: tuple[Defect, ...]) -> None:
        self.defects = defects
        super().__init__("impossible position: " + "; ".join(defect.message for defect in defects))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.defects,)


class IllegalMove(ValueError):
    """An event that the rules do not allow: `event`, in `position`."""

    def __init__(self, message: str, event: Event, position: Position) -> None:
        self.message = message
        self.event = event
        self.position = position
        super().__init__(message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.event, self.position)

"""What happened and what may be done, in plain English sentences."""

from __future__ import annotations

from typing import Any

from wormgrill.notation import format_face
from wormgrill.rules import (
    WORM,
    Dice,
    Fact,
    Fail,
    GiveUp,
    Keep,
    Move,
    Position,
    Reroll,
    Roll,
    Specialist,
    Take,
    TakeHen,
    standing,
    winners,
    worms,
)

SPECIALISTS = {
    Specialist.CANNED: "the canned worm",
    Specialist.HEN: "the hen",
    Specialist.RAVEN: "the raven",
    Specialist.WEASEL: "the weasel",
    Specialist.GOLDEN: "the golden die",
    Specialist.APPLE: "the apple",
}

_FAILURES = {
    "roll": "nothing in this roll may be set aside, and the turn has failed",
    "no_worm": "there is no worm among the dice, and the turn has failed",
    "nothing_to_take": "there is nothing to take for this sum, and the turn has failed",
}

#: The name of the person at the keyboard when nobody is named; sentences speak to them.
YOU = "You"

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def does(name: str, verb: str) -> str:
    """`Ada rolls`, `You roll`; the verb is regular."""
    return f"{name} {verb if name == YOU else verb + 's'}"


def whom(name: str) -> str:
    """The name inside a sentence: `you` for the person at the keyboard."""
    return "you" if name == YOU else name


def dice_text(dice: Dice) -> str:
    """The dice with room between them: `1 1 3 w`, the golden one as `gw`."""
    white = [format_face(face) for face in dice.white]
    return " ".join(white if dice.golden is None else [*white, "g" + format_face(dice.golden)])


def count_text(count: int, noun: str) -> str:
    """`one worm`, `three worms`, `12 worms`."""
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} {noun}" if count == 1 else f"{number} {noun}s"


def dice_count(count: int) -> str:
    """`one die`, `four dice`."""
    return f"{_NUMBERS[count]} {'die' if count == 1 else 'dice'}"


def faces_text(face: int, count: int) -> str:
    """What is set aside: `three 5s`, `one worm`."""
    return count_text(count, "worm" if face == WORM else format_face(face))


class Teller:
    """Puts facts into sentences, with the names of the people at the table."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def tell(self, fact: Fact) -> str:
        """One sentence, or nothing for a fact that another one tells better."""
        told = fact.as_dict()
        tell = getattr(self, f"_{fact.code}", None)
        if tell is None:
            raise ValueError(f"there are no words for the fact {fact.code!r}")
        sentence = str(tell(told))
        # names stay as they are written
        return "The" + sentence[3:] if sentence.startswith("the ") else sentence

    def does(self, told: dict[str, Any], verb: str) -> str:
        return does(self.names[told["seat"] - 1], verb)

    def whom(self, seat: int) -> str:
        return whom(self.names[seat - 1])

    def _threw(self, told: dict[str, Any]) -> str:
        return ""

    def _fell(self, told: dict[str, Any]) -> str:
        fallen = Dice(tuple(told["dice"]["white"]), told["dice"].get("golden"))
        return f"{self.does(told, 'roll')} {dice_text(fallen)}."

    def _set_aside(self, told: dict[str, Any]) -> str:
        faces = faces_text(told["face"], told["count"])
        return f"{self.does(told, 'set')} aside {faces}: {told['total']} so far."

    def _used_weasel(self, told: dict[str, Any]) -> str:
        return f"the weasel lets {self.whom(told['seat'])} roll the same dice again."

    def _used_canned_worm(self, told: dict[str, Any]) -> str:
        return f"{self.does(told, 'open')} the canned worm: {told['total']}."

    def _got_round_worm(self, told: dict[str, Any]) -> str:
        source = f" from {self.whom(told['giver'])}" if "giver" in told else ""
        return f"{self.does(told, 'get')} a round worm{source}."

    def _took(self, told: dict[str, Any]) -> str:
        paid = f" with {told['total']}" if told["total"] != told["tile"] else ""
        return f"{self.does(told, 'take')} the {told['tile']} from the grill{paid}: {_worth(told['tile'])}."

    def _stole(self, told: dict[str, Any]) -> str:
        victim = self.whom(told["victim"])
        return f"{self.does(told, 'steal')} the {told['tile']} from {victim}: {_worth(told['tile'])}!"

    def _got_specialist(self, told: dict[str, Any]) -> str:
        source = f" from {self.whom(told['victim'])}" if "victim" in told else ""
        return f"{self.does(told, 'get')} {_specialist(told)}{source}."

    def _put_back(self, told: dict[str, Any]) -> str:
        if "tile" not in told:
            who = self.whom(told["seat"])
            return f"{_specialist(told)} leaves {who} and finds no free portion: it is out of the game."
        return f"{self.does(told, 'put')} {_specialist(told)} back on the {told['tile']}."

    def _moved(self, told: dict[str, Any]) -> str:
        if "tile" not in told:
            return f"{_specialist(told)} finds no free portion and is out of the game."
        return f"{_specialist(told)} moves to the {told['tile']}."

    def _failed(self, told: dict[str, Any]) -> str:
        return f"{self.names[told['seat'] - 1]}: {_FAILURES[told['reason']]}."

    def _kept_by_hen(self, told: dict[str, Any]) -> str:
        saved = f"the {told['tile']} stays where it is" if "tile" in told else "nothing is lost"
        return f"the hen watches over {self.whom(told['seat'])}: {saved}."

    def _gave_back(self, told: dict[str, Any]) -> str:
        return f"{self.does(told, 'put')} the {told['tile']} back on the grill."

    def _turned_over(self, told: dict[str, Any]) -> str:
        return f"the {told['tile']} is turned over and out of the game."

    def _ended(self, told: dict[str, Any]) -> str:
        return "the grill is empty: the game is over."


def choice_text(position: Position, move: Move, names: tuple[str, ...]) -> str:
    """What a move would do, told before it is made."""
    match move:
        case Roll(golden):
            left = position.white_left + (golden and position.golden_left)
            return f"roll {dice_count(left)}" + (
                "" if golden or not position.golden_left else ", the golden one left out"
            )
        case Keep(face, giver):
            return _keep_text(position, face, giver, names)
        case Reroll():
            return "let the weasel roll all these dice again"
        case GiveUp():
            return "leave it at that: the turn fails"
        case Take():
            return _take_text(position, move, names)
        case TakeHen(seat, back):
            return f"stop and take the hen from {whom(names[seat - 1])}{_back_text(back)}"
        case Fail():
            return "stop with nothing to take: the turn fails"


def _keep_text(position: Position, face: int, giver: int | None, names: tuple[str, ...]) -> str:
    assert position.roll is not None
    group = position.roll.group(face)
    total = position.total + group.points
    source = f", with a round worm from {whom(names[giver - 1])}" if giver is not None else ""
    return f"set aside {faces_text(face, len(group))}: {total} in all{source}"


def _take_text(position: Position, move: Take, names: tuple[str, ...]) -> str:
    if move.seat is not None:
        said = f"stop and steal the {move.tile} from {whom(names[move.seat - 1])}: {_worth(move.tile)}"
    else:
        guest = position.guest(move.tile)
        said = f"stop and take the {move.tile}: {_worth(move.tile)}" + (f", {SPECIALISTS[guest]}" if guest else "")
    source = f", with a round worm from {whom(names[move.giver - 1])}" if move.giver is not None else ""
    return said + source + _back_text(move.back)


def _back_text(back: Specialist | None) -> str:
    return f", putting {SPECIALISTS[back]} back" if back is not None else ""


def result(names: tuple[str, ...], end: Position) -> list[str]:
    """The end of a finished game: everybody's worms, the winners, and how a tie was broken."""
    counts = standing(end)
    worth = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
    best = [seat for seat in range(1, len(names) + 1) if counts[seat - 1] == max(counts)]
    victors = winners(end)
    if len(victors) > 1:
        return [f"Worms: {worth}.", f"{_join([names[seat - 1] for seat in victors])} share the win."]
    won = does(names[victors[0] - 1], "win")
    if len(best) > 1:
        highest = max(end.players[victors[0] - 1].stack)
        return [
            f"Worms: {worth}.",
            f"{won}: the worms are equal, but the {highest} is the highest single portion.",
        ]
    return [f"Worms: {worth}.", f"{won}."]


def _join(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _worth(tile: int) -> str:
    return count_text(worms(tile), "worm")


def _specialist(told: dict[str, Any]) -> str:
    return SPECIALISTS[Specialist(told["specialist"])]

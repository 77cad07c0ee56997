"""Our players as bots: `wormgrill bot SPEC` hears and says the lines of docs/bots.md, so that any program can sit down
with them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, version

from wormgrill.notation import NotationError, format_move, parse_position
from wormgrill.players.external import VERSION
from wormgrill.players.protocol import Budget, Decision, Number, Player, Valued
from wormgrill.players.registry import SpecError, build, format_player, parameters, parse_player, spell_value
from wormgrill.rules import ImpossiblePosition, Position, legal


class Service:
    """One player at the end of a line."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = format_player(player).partition(":")[0]
        self.position: Position | None = None
        self.rng = random.Random(0)

    def answers(self, lines: Iterable[str]) -> Iterator[str]:
        """What is said to each line, until `quit` or the end."""
        for line in lines:
            if line.strip() == "quit":
                return
            try:
                yield from self._answer(line.strip())
            except (NotationError, ImpossiblePosition, SpecError, ValueError) as error:
                yield f"error {' '.join(str(error).split())}"

    def _answer(self, line: str) -> Iterator[str]:
        word, _, rest = line.partition(" ")
        match word:
            case "":
                return
            case "hello":
                yield from self._greeting()
            case "set":
                self._set(rest)
            case "new":
                self.position = None
            case "position":
                self.position = parse_position(rest)
            case "go":
                yield from self._go(rest.split())
            case _:
                yield f"error unknown command {word!r}: hello, set, new, position, go and quit are known"

    def _greeting(self) -> Iterator[str]:
        try:
            number = version("wormgrill")
        except PackageNotFoundError:
            number = "unknown"
        yield f"id name wormgrill {format_player(self.player)}"
        yield f"id version {number}"
        for key, value in self._parameters().items():
            kind = {bool: "switch", int: "int", float: "float"}.get(type(value), "text")
            yield f"option {key} {kind} {spell_value(value)}"
        yield f"ready {VERSION}"

    def _parameters(self) -> dict[str, bool | int | float | str | None]:
        if self.name == "exec":
            return {}
        return {key: getattr(self.player, key) for key in parameters(type(self.player))}

    def _set(self, rest: str) -> None:
        key, _, text = rest.partition(" ")
        given = {name: spell_value(value) for name, value in self._parameters().items() if value is not None}
        self.player = build(type(self.player), self.name, given | {key: text.strip()})

    def _go(self, words: list[str]) -> Iterator[str]:
        if self.position is None:
            raise ValueError("go without a position: say position POSITION first")
        if self.position.over:
            raise ValueError("the game is over: there is no move to choose")
        asked = _question(words)
        if "seed" in asked:
            self.rng = random.Random(int(_number("seed", asked["seed"], whole=True)))
        budget = Budget(_number("seconds", asked["seconds"])) if "seconds" in asked else Budget()
        yield from spoken(self.player.choose(self.position, legal(self.position), budget, self.rng))


def _question(words: list[str]) -> dict[str, str]:
    """`seconds 2 seed 17 legal …`: pairs, then the legal moves, which we work out ourselves."""
    asked: dict[str, str] = {}
    rest = iter(words)
    for key in rest:
        if key == "legal":
            break
        value = next(rest, None)
        if key not in ("seconds", "seed") or value is None:
            raise ValueError(f"go {' '.join(words[:6])}: seconds N, seed N and legal MOVES… are known")
        asked[key] = value
    return asked


def _number(key: str, text: str, whole: bool = False) -> float:
    try:
        return int(text) if whole else float(text)
    except ValueError:
        raise ValueError(f"{key} is a {'whole ' if whole else ''}number, not {text!r}") from None


def spoken(decision: Decision) -> Iterator[str]:
    """A decision as lines, the move last."""
    if decision.unit is not None:
        yield f"info unit {decision.unit}"
        for valued in decision.values:
            yield from _value(valued, decision.unit)
    if decision.value is not None:
        yield f"info worth {decision.value:.6g}"
    for reason in decision.why:
        numbers = "".join(f" {key}={_spelled(value)}" for key, value in reason.numbers.items())
        yield f"info why {reason.code}{numbers}"
    yield f"move {format_move(decision.move)}"


def _spelled(value: Number) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _value(valued: Valued, unit: str) -> Iterator[str]:
    value = valued.win if unit == "win" else valued.worms
    if value is not None:
        yield f"info value {format_move(valued.move)} {value:.6g}"


def serve(spec: str, lines: Iterable[str]) -> Iterator[str]:
    """The whole conversation of the player that a spec describes."""
    return Service(parse_player(spec)).answers(lines)

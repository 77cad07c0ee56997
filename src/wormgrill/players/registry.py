"""Every player by its name, for every door: `greedy`, `greedy:steal=1.5`, `exec:./mybot`.

A spec is a name, then after a colon `parameter=value` separated by commas. Whatever is not known is an error that
lists what exists. Other packages add players by an entry point of the group `wormgrill.players` that names a frozen
dataclass; its fields with their defaults are the parameters.
"""

from __future__ import annotations

import dataclasses
import difflib
import functools
import importlib
import importlib.util
import math
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from wormgrill.players.protocol import Player

GROUP = "wormgrill.players"
BUILTIN: Mapping[str, str] = {
    "random": "wormgrill.players.simple:Random",
    "cautious": "wormgrill.players.simple:Cautious",
    "greedy": "wormgrill.players.greedy:Greedy",
    "hunter": "wormgrill.players.hunter:Hunter",
    "champion": "wormgrill.players.champion:Champion",
    "exec": "wormgrill.players.external:Exec",
}
SUMMARIES: Mapping[str, str] = {
    "random": "any legal move by lot",
    "cautious": "stops as soon as anything can be taken",
    "greedy": "most worms expected of this turn, exactly",
    "hunter": "goes for the one portion with the highest appeal",
    "champion": "plays to win the game",
    "exec": "a program of your own: exec:./mybot",
}
Parameter = bool | int | float | str | None


class SpecError(ValueError):
    """A spec that names no player, or a parameter it does not have; says what exists."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One player as a list of players shows it."""

    name: str
    summary: str
    parameters: tuple[tuple[str, Parameter], ...]


def parse_player(spec: str) -> Player:
    """The player that a spec describes."""
    name, _, rest = spec.strip().partition(":")
    kind = find(name)
    parse = getattr(kind, "parse_spec", None)
    if parse is not None:
        return typing.cast(Player, parse(rest))
    return build(kind, name, _pairs(name, rest))


def format_player(player: Player) -> str:
    """The canonical spec of a player: only parameters that differ from their defaults, in the order of the fields."""
    spell = getattr(player, "format_spec", None)
    if spell is not None:
        return str(spell())
    name = name_of(type(player))
    given = [
        f"{key}={spell_value(getattr(player, key))}"
        for key, default in parameters(type(player)).items()
        if getattr(player, key) != default
    ]
    return f"{name}:{','.join(given)}" if given else name


def name_of(kind: type) -> str:
    """The name under which a class of players is known; its own where nobody has listed it."""
    place = f"{kind.__module__}:{kind.__qualname__}"
    listed = {value: name for name, value in BUILTIN.items()} | {p.value: name for name, p in _guests().items()}
    return listed.get(place, kind.__name__)


def catalogue() -> tuple[Entry, ...]:
    """All players that exist here, built-in ones first; one that cannot be loaded is listed with the reason."""
    return tuple(_entry(name) for name in names())


def names() -> tuple[str, ...]:
    """The names that a spec can begin with, built-in ones first."""
    return (*_builtin(), *(name for name in sorted(_guests()) if name not in BUILTIN))


def find(name: str) -> type:
    """The class behind a name."""
    if name in _builtin():
        module, _, attribute = BUILTIN[name].partition(":")
        return typing.cast(type, getattr(importlib.import_module(module), attribute))
    guests = _guests()
    if name in guests:
        return _load(guests[name])
    known = names()
    close = difflib.get_close_matches(name, known, 1)
    hint = f"; did you mean {close[0]}?" if close else ""
    raise SpecError(f"unknown player {name!r}: there are {', '.join(known)}{hint}")


def build(kind: type, name: str, given: Mapping[str, str]) -> Player:
    """A player of a class from the texts of its parameters."""
    known = parameters(kind)
    for key in given:
        if key not in known:
            has = ", ".join(f"{k} ({spell_value(v)})" for k, v in known.items()) or "none"
            raise SpecError(f"{name} has no parameter {key!r}; its parameters: {has}")
    hints = typing.get_type_hints(kind)
    values = {key: _value(name, key, text, hints[key]) for key, text in given.items()}
    try:
        return typing.cast(Player, kind(**values))
    except SpecError:
        raise
    except ValueError as error:
        raise SpecError(f"{name}: {error}") from error


def parameters(kind: type) -> dict[str, Parameter]:
    """The parameters of a class of players, with their defaults."""
    return {
        f.name: None if f.default is dataclasses.MISSING else f.default
        for f in dataclasses.fields(kind)
        if f.init and not f.name.startswith("_")
    }


def spell_value(value: Parameter) -> str:
    """A parameter's value as a spec writes it."""
    match value:
        case None:
            return "auto"
        case bool():
            return "yes" if value else "no"
        case float():
            return repr(value).removesuffix(".0")
        case _:
            return str(value)


def _entry(name: str) -> Entry:
    try:
        kind = find(name)
    except SpecError as error:
        return Entry(name, str(error), ())
    summary = SUMMARIES.get(name) or (kind.__doc__ or "").strip().split("\n")[0].rstrip(".")
    return Entry(name, summary, tuple(parameters(kind).items()))


@functools.cache
def _builtin() -> tuple[str, ...]:
    return tuple(name for name, place in BUILTIN.items() if importlib.util.find_spec(place.partition(":")[0]))


def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _load(point: EntryPoint) -> type:
    try:
        kind = point.load()
    except Exception as error:  # whatever another package's import raises must name the package, not us
        raise SpecError(f"player {point.name!r} ({point.value}) cannot be loaded: {error}") from error
    if not (isinstance(kind, type) and dataclasses.is_dataclass(kind) and callable(getattr(kind, "choose", None))):
        raise SpecError(f"player {point.name!r} ({point.value}) is not a dataclass with a method choose")
    return kind


def _pairs(name: str, rest: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for part in rest.split(",") if rest.strip() else ():
        key, equals, text = (piece.strip() for piece in part.partition("="))
        if not (key and equals and text):
            raise SpecError(f"{name}: {part.strip()!r} is not of the form parameter=value")
        if key in pairs:
            raise SpecError(f"{name}: parameter {key!r} is given twice")
        pairs[key] = text
    return pairs


def _value(name: str, key: str, text: str, hint: object) -> Parameter:
    """A text read as what the field's type says."""
    wanted: list[str] = []
    for kind in _kinds(hint):
        if typing.get_origin(kind) is typing.Literal:
            choices = [str(choice) for choice in typing.get_args(kind)]
            if text in choices:
                return text
            wanted.append("one of " + ", ".join(choices))
            continue
        read, word = _READERS[typing.cast(type, kind)]
        try:
            return read(text)
        except (ValueError, KeyError):
            wanted.append(word)
    raise SpecError(f"{name}: {key} is {' or '.join(wanted)}, not {text!r}")


def _kinds(hint: object) -> tuple[object, ...]:
    """The types that a field allows, each on its own."""
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        return typing.get_args(hint)
    return (hint,)


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return value


_READERS: Mapping[type, tuple[Callable[[str], Parameter], str]] = {
    bool: ({"yes": True, "no": False}.__getitem__, "yes or no"),
    int: (int, "a whole number"),
    float: (_number, "a number"),
    str: (str, "a text"),
    type(None): ({"auto": None}.__getitem__, "auto"),
}

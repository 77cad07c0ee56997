"""Tables of solved endgames as files: a short header, then one float64 per state, mapped into memory rather than read.

A file can be built in several goes. The header says which sets of living portions are done and how exact they are; what
was swept of an unfinished set is a good place to go on from.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
from platformdirs import user_data_path

from wormgrill.rules import RULES_VERSION, Edition, Position
from wormgrill.rules.editions import OPTIONS

from .endgame import Endgame, Told, solving
from .living import game_of, sets, size_of

MAGIC: Final = "wormgrill endgame 1"
HEADER: Final = 65536
SUFFIX: Final = ".endgame"
#: So many values are written at once when a file is laid out.
PIECE: Final = 1 << 20


def endgame_dir() -> Path:
    """Where tables lie unless another place is named: $WORMGRILL_ENDGAMES, else with the user's data."""
    given = os.environ.get("WORMGRILL_ENDGAMES")
    return Path(given) if given else user_data_path("wormgrill") / "endgames"


def file_name(edition: Edition, tiles: Sequence[int]) -> str:
    """The usual name of a table: `2014+short-21-28.endgame`."""
    run = len(tiles) > 1 and list(tiles) == list(range(tiles[0], tiles[-1] + 1))
    span = f"{tiles[0]}-{tiles[-1]}" if run else ",".join(map(str, tiles))
    return f"{_name(edition)}-{span}{SUFFIX}"


def build(path: Path, edition: Edition, tiles: tuple[int, ...], told: Told = lambda states: None) -> Endgame:
    """Build a table, or go on with one that was begun; `told` hears how many states were solved just now, also of
    earlier goes.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _lay_out(path, edition, tiles)
    with path.open("r+b") as file:
        _lock(file, path)
        _fill(path, edition, tiles, told)
    return load(path)


def _lay_out(path: Path, edition: Edition, tiles: tuple[int, ...]) -> None:
    """A file with room for all values, each of them 0.5. It gets its name when it is whole, and all its room at once:
    where the disk is too small, it is said here.
    """
    states, unnamed = size_of(len(tiles)), path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with unnamed.open("wb") as file:
            file.write(_header_bytes(edition, tiles, {}))
            for start in range(0, states, PIECE):
                file.write(np.full(min(PIECE, states - start), 0.5).tobytes())
        unnamed.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        unnamed.unlink(missing_ok=True)


def _lock(file: IO[bytes], path: Path) -> None:
    """Only one build may work on a table; the lock goes when the file is closed. Some systems have no such locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ValueError(f"{path}: another build is at work on this table") from None


def _fill(path: Path, edition: Edition, tiles: tuple[int, ...], told: Told) -> None:
    bounds = _read_header(path, edition, tiles)
    values = _mapped(path, size_of(len(tiles)), "r+")
    saved = time.monotonic()
    for alive, bound in solving(edition, tiles, values, bounds, told):
        bounds[alive] = bound
        if time.monotonic() - saved > 2 or len(bounds) == len(sets(len(tiles))):
            values.flush()
            _write_header(path, edition, tiles, bounds)
            saved = time.monotonic()


def load(path: Path) -> Endgame:
    """A finished table, mapped into memory."""
    told = _header(path)
    tiles = tuple(told["tiles"])
    if len(told["bounds"]) < len(sets(len(tiles))):
        raise ValueError(f"{path}: this table is not finished; the same 'wormgrill endgame build' goes on with it")
    values = _mapped(path, size_of(len(tiles)), "r")
    return Endgame(_edition(told["edition"]), tiles, values, _bounds(told))


def find(position: Position, place: Path | None = None) -> Endgame | None:
    """A finished table in a directory that covers the position, the smallest one; None if there is none."""
    found = []
    for path in sorted((place or endgame_dir()).glob(f"*{SUFFIX}")):
        try:
            endgame = load(path)
        except (ValueError, OSError):
            continue
        if endgame.covers(position):
            found.append(endgame)
    return min(found, key=lambda endgame: len(endgame.tiles), default=None)


def _mapped(path: Path, states: int, mode: Any) -> np.memmap[Any, np.dtype[np.float64]]:
    return np.memmap(path, np.float64, mode, offset=HEADER, shape=(states,))


def _header(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        text = file.read(HEADER).rstrip(b"\0").decode("utf-8", "replace")
    first, _, rest = text.partition("\n")
    if first != MAGIC:
        raise ValueError(f"{path}: this is no table of endgames: it should begin with {MAGIC!r}")
    try:
        told: dict[str, Any] = json.loads(rest)
        rules, tiles = told["rules"], tuple(told["tiles"])
        game_of(_edition(told["edition"]), tiles)
        bounds = _bounds(told)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ValueError(f"{path}: the header of this table is damaged; remove it and build it anew") from None
    if rules != RULES_VERSION:
        raise ValueError(f"{path}: made for version {rules} of the rules, not {RULES_VERSION}; build it anew")
    whole = HEADER + 8 * size_of(len(tiles))
    if path.stat().st_size != whole or not bounds.keys() <= set(sets(len(tiles))):
        raise ValueError(
            f"{path}: this table is damaged: it has {path.stat().st_size:,} bytes instead of {whole:,}, or parts that "
            "it cannot have; remove it and build it anew"
        )
    return told


def _read_header(path: Path, edition: Edition, tiles: tuple[int, ...]) -> dict[int, float]:
    """The bounds of what is done, if the file is one of this edition with these portions."""
    told = _header(path)
    if _edition(told["edition"]) != edition or tuple(told["tiles"]) != tiles:
        raise ValueError(f"{path}: a table of {told['edition']} with {told['tiles']}; name another file")
    return _bounds(told)


def _bounds(told: dict[str, Any]) -> dict[int, float]:
    return {int(alive): float(bound) for alive, bound in told["bounds"].items()}


def _write_header(path: Path, edition: Edition, tiles: tuple[int, ...], bounds: dict[int, float]) -> None:
    with path.open("r+b") as file:
        file.write(_header_bytes(edition, tiles, bounds))


def _header_bytes(edition: Edition, tiles: tuple[int, ...], bounds: dict[int, float]) -> bytes:
    told = {"edition": _name(edition), "rules": RULES_VERSION, "tiles": tiles, "bounds": bounds}
    return f"{MAGIC}\n{json.dumps(told)}".encode().ljust(HEADER, b"\0")


def _name(edition: Edition) -> str:
    own = {"decline"} if edition.name == "2005" else set()
    return "+".join([edition.name, *(o.name for o in OPTIONS if getattr(edition, o.name) and o.name not in own)])


def _edition(name: str) -> Edition:
    first, *options = name.split("+")
    return Edition(first, **dict.fromkeys(options, True))

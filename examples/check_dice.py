"""A second checker of dice, written from docs/fair-dice.md and docs/notation.md alone: no line is Wormgrill's.

    python examples/check_dice.py game.wgr

It knows nothing of the game's rules. What it needs is in the record: the tags, and the dice of every roll as written.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SCHEME = "wormgrill-dice-1"
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
FACES = "12345w"


def read(text: str) -> tuple[dict[str, str], list[str]]:
    """The tags, and the dice of every roll: of a token all that stands before `>`, `~` or `#`."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    tags = {name: re.sub(r"\\(.)", r"\1", value) for name, value in TAG.findall(head)}
    tokens = re.sub(r"\{[^}]*\}|;[^\n]*", " ", body).split()
    rolls = [re.split("[>~#]", token)[0].lstrip("-") for token in tokens if token[0] != "=" and token[-1] != "."]
    return tags, rolls


def numbers(text: str) -> list[int]:
    """`1-12 15` as the numbers that it means."""
    told: list[int] = []
    for part in text.split():
        run = re.fullmatch("([1-9][0-9]{0,5})(?:-([1-9][0-9]{0,5}))?", part)
        if run is None or int(run[1]) <= (told[-1] if told else 0):
            raise ValueError(f"the tag Rolls must have ascending numbers and runs such as 1-12 15, not {part!r}")
        told.extend(range(int(run[1]), int(run[2] or run[1]) + 1))
    return told


def stream(secret: bytes, purpose: bytes, digest: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        message = SCHEME.encode() + b" " + purpose + b"\0" + digest
        message += number.to_bytes(8, "big") + block.to_bytes(4, "big")
        yield from hmac.new(secret, message, hashlib.sha256).digest()
        block += 1


def below(count: int, source: Iterator[int]) -> int:
    for byte in source:
        if byte < 256 - 256 % count:
            return byte % count
    raise AssertionError("the stream never ends")


def check(text: str) -> list[str]:
    """What does not fit, in sentences; nothing if all does."""
    tags, rolls = read(text)
    missing = [name for name in ("Dice", "Commitment", "Secret", "Rolls") if name not in tags]
    if missing:
        return [f"the tag {name} is missing" for name in missing]
    if tags["Dice"] != SCHEME:
        return [f"dice of the kind {tags['Dice']} cannot be checked"]
    if not re.fullmatch("[0-9a-f]{64}", tags["Secret"]):
        return ["the secret must be 64 hexadecimal digits"]
    secret = bytes.fromhex(tags["Secret"])
    wrong = []
    if hashlib.sha256(SCHEME.encode() + b" commitment\0" + secret).hexdigest() != tags["Commitment"]:
        wrong.append("the secret does not belong to the commitment")
    words = b""
    names = [f"Words{index}" for index in range(1, sum(name.startswith("Words") for name in tags) + 1)]
    if any(not re.match("[1-9][0-9]* ", tags.get(name, "")) for name in names):
        return [f"there must be tags {' '.join(names)}, each a person's number, a blank and the words"]
    for name in names:
        person, _, said = tags[name].partition(" ")
        data = said.encode()
        words += int(person).to_bytes(4, "big") + len(data).to_bytes(4, "big") + data
    digest = hashlib.sha256(SCHEME.encode() + b" contributions\0" + words).digest()
    if "Begins" in tags:
        seats = sum(re.fullmatch("Player[1-7]", name) is not None for name in tags)
        drawn = f"{1 + below(seats, stream(secret, b'begin', digest, 0))} of {seats}"
        if tags["Begins"] != drawn:
            wrong.append(f"who begins should have been {drawn}, not {tags['Begins']}")
    try:
        counted = numbers(tags["Rolls"])
    except ValueError as error:
        return [*wrong, str(error)]
    if len(counted) != len(rolls):
        wrong.append(f"{len(counted)} rolls are numbered, {len(rolls)} are there")
    sides = FACES if "plaingold" in tags["Edition"].split("+") else "111www"
    for number, roll in zip(counted, rolls, strict=False):
        source = stream(secret, b"roll", digest, number)
        white, golden, _ = roll.partition("g")
        derived = "".join(sorted(FACES[below(6, source)] for _ in white))
        derived += "g" + sides[below(6, source)] if golden else ""
        if derived != roll:
            wrong.append(f"roll {number} should have been {derived}, not {roll}")
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/check_dice.py game.wgr")
    try:
        defects = check(Path(sys.argv[1]).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"{sys.argv[1]} cannot be read: {error}")
    except KeyError as missing:
        sys.exit(f"{sys.argv[1]} cannot be checked: the tag {missing.args[0]} is missing")
    print("\n".join(defects) or "all dice fit")
    sys.exit(bool(defects))

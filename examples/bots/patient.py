#!/usr/bin/env python3
"""A bot for Wormgrill in plain Python: no package, one file. It waits for a good portion instead of taking the
first one.

Try it:    wormgrill bot check "python3 examples/bots/patient.py"
           wormgrill simulate "exec:python3 examples/bots/patient.py" cautious --games 20 --seed 1
The lines it hears and says are explained in docs/bots.md.
"""

from __future__ import annotations

import sys

VALUE = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "w": 5}


def dice_on_the_table(position: str) -> tuple[str, str]:
    """The dice set aside and the dice just rolled: the last field of a position that is in the middle of a turn."""
    fields = position.split(" ")
    if len(fields) < 5:
        return "", ""
    kept, _, rolled = fields[4].rstrip("!-").partition("|")
    return kept.replace("g", ""), rolled.replace("g", "")


def points(dice: str) -> int:
    """What dice count together."""
    return sum(VALUE[die] for die in dice)


def choose(position: str, legal: list[str], goal: int) -> str:
    """The move: a steal at once, a face worth keeping, a portion when the sum is good enough, else roll."""
    kept, rolled = dice_on_the_table(position)
    faces = [move for move in legal if move.startswith(">")]
    if faces:
        return max(faces, key=lambda move: worth(move[1], kept, rolled))
    steals = [move for move in legal if move.startswith("=") and "@" in move and not move.startswith("=h")]
    if steals:
        return steals[-1]
    stops = [move for move in legal if move.startswith("=") and move != "=x"]
    few_dice = 8 - len(kept) <= 2
    if stops and (points(kept) >= goal or few_dice or "roll" not in legal):
        return stops[-1]
    return legal[0]


def worth(face: str, kept: str, rolled: str) -> float:
    """Points for the dice used: high faces are good, many dice of a low face are not; the first worm is needed."""
    count = rolled.count(face)
    need = 6.0 if face == "w" and "w" not in kept else 0.0
    return VALUE[face] * count + need - 2.5 * count


def main() -> None:
    """Answer line by line until `quit`."""
    goal, position = 26, ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        if word == "hello":
            answer = f"id name Patient\nid author Wormgrill's examples\noption goal int {goal}\nready 1"
        elif word == "set":
            name, _, value = rest.partition(" ")
            known = name == "goal" and value.isdigit()
            goal = int(value) if known else goal
            answer = "" if known else f"error no such option: {rest}"
        elif word == "position":
            position, answer = rest, ""
        elif word == "go":
            answer = f"move {choose(position, rest.partition('legal ')[2].split(), goal)}"
        else:
            answer = ""  # `new`, and whatever a later version of the protocol may say
        if answer:
            print(answer, flush=True)


if __name__ == "__main__":
    main()

"""A second telling of the rules, naive and slow, written from the notation page and from nothing of the package.

It plays on plain lists and texts: `legal()` gives the tokens of the notation, `play(token)` carries one out, `text()`
writes the position. Whatever the package and this table disagree about is a mistake in one of them.
"""

from __future__ import annotations

import re
from itertools import combinations_with_replacement

SIDES = "12345w"
START = {11: "c", 21: "h", 23: "r", 25: "w", 27: "g", 29: "a"}


def value(die: str) -> int:
    return 5 if die[-1] == "w" else int(die[-1])


def split(dice: str) -> list[str]:
    """The dice one by one; the golden one has its `g` before it."""
    return re.findall("g?[1-5w]", dice)


class Table:
    """One game. `edition` is written as in a position, its options in any order."""

    def __init__(self, edition: str, players: int, seat: int = 1) -> None:
        self.name, *options = edition.split("+")
        self.options = set(options) | ({"decline"} if self.name == "2005" else set())
        self.deluxe = self.name == "deluxe"
        self.grill = set(range(21, 37)) | ({11, 13} if self.deluxe else set())
        self.guests = dict(START) if self.deluxe else {}
        self.stacks: list[list[int]] = [[] for _ in range(players)]
        self.holds = [""] * players
        self.worms = [0] * players
        self.me = seat - 1
        self.over = False
        self.new_turn()

    def new_turn(self) -> None:
        self.kept: list[list[str]] = []
        self.roll: list[str] = []
        self.air: list[str] = []
        self.dice = ["d"] * 8
        self.weasel_used = False
        self.golden_out = False

    @classmethod
    def at(cls, text: str) -> Table:
        """The table of a position that is written down."""
        name, grill, players, seat, dice = [*text.split(" "), ""][:5]
        table = cls(name, players.count("/") + 1, int(seat))
        table.grill, table.guests = set(), {}
        for part in grill.split(",") if grill != "-" else []:
            first, last = (part[:2], part[3:] if "-" in part else part[:2])
            table.grill.update(range(int(first), int(last) + 1))
            if part[2:].isalpha():
                table.guests[int(first)] = part[2]
        for number, player in enumerate(players.split("/")):
            player, _, worms = player.partition("*")
            stack, _, table.holds[number] = player.partition("+")
            table.stacks[number] = [int(tile) for tile in stack.split(".")] if stack != "-" else []
            table.worms[number] = int(worms or 0)
        if dice:
            table.set_dice(dice)
        return table

    def set_dice(self, text: str) -> None:
        self.weasel_used, self.golden_out = "!" in text, text.endswith("-")
        kept, _, roll = text.rstrip("!-").partition("|")
        if self.holds[self.me] == "g" and not self.golden_out:
            self.dice.append("g")
        for die in split(kept):
            self.dice.remove("g" if die[0] == "g" else "d")
            if self.kept and self.kept[-1][0][-1] == die[-1]:
                self.kept[-1].append(die)
            else:
                self.kept.append([die])
        self.roll = split(roll)

    # What may be done.

    def legal(self) -> list[str]:
        if self.over or self.air:
            return []
        if self.roll:
            return self.legal_with_roll()
        if not self.kept:
            return ["roll", "roll-"] if self.holds[self.me] == "g" else ["roll"]
        again = any(side not in self.used() for die in self.dice for side in self.sides(die))
        return (["roll"] if again else []) + self.legal_ends()

    def used(self) -> set[str]:
        return {die[-1] for group in self.kept for die in group}

    def sides(self, die: str) -> str:
        return "1w" if die == "g" and "plaingold" not in self.options else SIDES

    def legal_with_roll(self) -> list[str]:
        tokens = []
        for side in SIDES:
            shown = [die for die in self.roll if die[-1] == side]
            if shown and side not in self.used():
                brings_worm = self.deluxe and side == "1" and len(shown) >= 2
                tokens += [f">{side}{giver}" for giver in (self.givers("@") if brings_worm else [""])]
        if self.holds[self.me] == "w" and not self.weasel_used:
            tokens += ["~"] if tokens else ["~", "#"]
        return tokens

    def givers(self, sign: str) -> list[str]:
        """Who can give a round worm, as suffixes; the empty one when nobody has to or nobody can."""
        if sum(self.worms) < 7:
            return [""]
        seats = [
            f"{sign}{seat + 1}"
            for seat in range(len(self.stacks))
            if seat != self.me and self.worms[seat] > 0 and self.holds[seat] != "h"
        ]
        return seats or [""]

    def total(self) -> int | None:
        """The sum to stop with, or None without a worm."""
        dice = [die for group in self.kept for die in group]
        total = sum(map(value, dice))
        if any(die[-1] == "w" for die in dice):
            return total
        return total + 5 if self.holds[self.me] == "c" else None

    def legal_ends(self) -> list[str]:
        total = self.total()
        if total is None:
            return ["=x"]
        tokens: list[str] = []
        victims = [
            seat
            for seat, stack in enumerate(self.stacks)
            if seat != self.me and stack and stack[-1] == total and total not in (11, 13)
        ]
        lower = [tile for tile in self.grill if tile < total and tile not in (11, 13)]
        from_grill: list[int] = []
        if total in self.grill:
            from_grill = [total]
        elif lower and ("decline" in self.options or not victims):
            from_grill = [max(lower)]
        if "any" in self.options:
            from_grill = sorted({*lower, *from_grill})
        for tile in from_grill:
            guest = self.guests.get(tile, "")
            if guest == "r":
                tokens += [f"={tile}{giver}" for giver in self.givers("^")]
            else:
                tokens += [f"={tile}{back}" for back in self.backs(guest)]
        for victim in victims:
            guest = self.holds[victim]
            what = "h" if guest == "h" else str(total)
            tokens += [f"={what}@{victim + 1}{back}" for back in self.backs(guest)]
        return tokens or ["=x"]

    def backs(self, guest: str) -> list[str]:
        own = self.holds[self.me]
        return [f"&{letter}" for letter in "chrwga" if letter in own + guest] if own and guest else [""]

    # How dice can fall.

    def falls(self) -> list[str]:
        whites = len([die for die in self.air if die == "d"])
        goldens = ["g" + side for side in self.sides("g")] if "g" in self.air else [""]
        return [":" + "".join(w) + g for w in combinations_with_replacement(SIDES, whites) for g in goldens]

    # What happens.

    def play(self, token: str) -> None:
        if token in ("roll", "roll-"):
            if not self.kept:
                self.golden_out = token == "roll-"
                if self.holds[self.me] == "g" and not self.golden_out:
                    self.dice.append("g")
            self.air = list(self.dice)
        elif token.startswith(":"):
            self.fall(token[1:])
        elif token == "~":
            self.weasel_used, self.roll, self.air = True, [], list(self.dice)
        elif token.startswith(">"):
            self.keep(token[1], token[3:])
        elif token in ("#", "=x"):
            self.fail()
        else:
            self.take(token)

    def fall(self, dice: str) -> None:
        self.roll = split(dice)
        self.air = []
        if not self.legal_with_roll():
            self.fail()

    def keep(self, side: str, giver: str) -> None:
        group = [die for die in self.roll if die[-1] == side]
        self.kept.append(group)
        self.roll = []
        for die in group:
            self.dice.remove("g" if die[0] == "g" else "d")
        if self.deluxe and side == "1" and len(group) >= 2:
            self.round_worm(giver)

    def round_worm(self, giver: str) -> None:
        if sum(self.worms) < 7:
            self.worms[self.me] += 1
        elif giver:
            self.worms[int(giver) - 1] -= 1
            self.worms[self.me] += 1

    def take(self, token: str) -> None:
        token, _, giver = token.partition("^")
        token, _, back = token.partition("&")
        what, _, victim = token[1:].partition("@")
        if victim:
            robbed = int(victim) - 1
            gained, self.holds[robbed] = self.holds[robbed], ""
            if what != "h":
                self.stacks[self.me].append(self.stacks[robbed].pop())
        else:
            self.grill.remove(int(what))
            self.stacks[self.me].append(int(what))
            gained = self.guests.pop(int(what), "")
            if gained == "r":
                self.round_worm(giver)
                self.sit("r")
                gained = ""
        if gained:
            both = [self.holds[self.me], gained]
            if back:
                both.remove(back)
                self.sit(back)
            self.holds[self.me] = both[-1]
        self.next_player()

    def sit(self, specialist: str) -> None:
        """On the lowest free open portion, or out of the game."""
        free = sorted(self.grill - set(self.guests))
        if free:
            self.guests[free[0]] = specialist

    def fail(self) -> None:
        stack, specialist = self.stacks[self.me], self.holds[self.me]
        if specialist == "h":
            if stack:
                self.holds[self.me] = ""
                self.sit("h")
        else:
            returned = stack.pop() if stack else 0
            if returned:
                self.grill.add(returned)
            if specialist:
                self.holds[self.me] = ""
                self.sit(specialist)
            if returned and (returned != max(self.grill) or "short" in self.options):
                highest = max(self.grill)
                self.grill.remove(highest)
                moved = self.guests.pop(highest, "")
                if moved:
                    self.sit(moved)
        self.next_player()

    def next_player(self) -> None:
        self.over = not self.grill
        self.me = (self.me + 1) % len(self.stacks)
        self.new_turn()

    # What it looks like.

    def text(self) -> str:
        name = "+".join([self.name, *(o for o in ("short", "decline", "any", "plaingold") if o in self.options)])
        name = name.replace("2005+decline", "2005").replace("2005+short+decline", "2005+short")
        players = "/".join(
            (".".join(map(str, stack)) or "-") + (f"+{held}" if held else "") + (f"*{worms}" if worms else "")
            for stack, held, worms in zip(self.stacks, self.holds, self.worms, strict=True)
        )
        text = f"{name} {self.grill_text()} {players} {0 if self.over else self.me + 1}"
        if not self.kept and not self.roll:
            return text
        kept = "".join("".join(group) for group in self.kept)
        return text + f" {kept}|{''.join(self.roll)}" + "!" * self.weasel_used + "-" * self.golden_out

    def grill_text(self) -> str:
        parts: list[str] = []
        tiles = sorted(self.grill)
        while tiles:
            run = 1
            while run < len(tiles) and tiles[run] == tiles[0] + run:
                run += 1
            while any(tile in self.guests for tile in tiles[:run]) and run > 1:
                run -= 1
            parts.append(f"{tiles[0]}-{tiles[run - 1]}" if run >= 3 else f"{tiles[0]}{self.guests.get(tiles[0], '')}")
            tiles = tiles[run if run >= 3 else 1 :]
        return ",".join(parts) or "-"

    def score(self) -> tuple[list[int], list[int]]:
        """Everybody's worms, and the seats that win."""
        worms = [
            sum(1 if tile < 20 else (tile - 17) // 4 for tile in stack) + round_worms + (3 if held == "a" else 0)
            for stack, held, round_worms in zip(self.stacks, self.holds, self.worms, strict=True)
        ]
        best = [seat for seat, count in enumerate(worms) if count == max(worms)]
        highest = max(max(self.stacks[seat], default=0) for seat in best)
        return worms, [seat + 1 for seat in best if max(self.stacks[seat], default=0) == highest]

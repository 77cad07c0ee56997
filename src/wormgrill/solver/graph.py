"""The decision graph of a turn: which situations of the dice there are, and which lead to which.

A situation (*node*) is what matters after dice were set aside: which faces are used, how many dice are left, the sum,
whether the golden die is still in play, whether two ones have already brought a round worm, whether the weasel is still
ready. Each node has one *slot* in an array of values; so has each sum with which a turn can end. A kernel fills in the
values of the ends, runs through the *terms* of the graph in order, and then every slot holds the value of its node. All
terms of one shape are rows of one table, which is what makes kernels fast.

Slots, in this order: NEVER (worth less than anything), SCRATCH (written, never read), then a region for turns in which
two ones have brought a round worm (if the edition has them), then the region of all others. A region starts with its
ends, `ENDS` of them: number 0 is failing, number s is stopping with the sum s and a worm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wormgrill.rules import FACES, WORM, Position, points
from wormgrill.rules.dice import WHITE_DICE

from .kit import Kit
from .shapes import SIDES, Shape, outcomes

Table = npt.NDArray[np.int32]

NEVER: Final = 0
SCRATCH: Final = 1
ENDS: Final = 48
FAILED: Final = 0

PLAIN, GAINED = 0, 1
ALL_USED: Final = (1 << SIDES) - 1

# The columns of a term; behind them stand the slots of its children, face by face, one die to all dice.
OUT: Final = 0  # where the value goes: the better of stopping and rolling
ROLLED: Final = 1  # where the value of rolling alone goes
STOP: Final = 2  # the end that stopping here means
FLOOR: Final = 3  # what is possible whatever falls (NEVER: nothing is)
ZERO: Final = 4  # what is possible if the first free face does not fall (NEVER: nothing is)
NONE: Final = 5  # what happens when no free face falls
CHILDREN: Final = 6

# The columns of a mix: two parts and what they are mixed into.
MIX_OUT, MIX_ROLLED, MIX_STOP, MIX_A, MIX_B = range(5)


class Node(NamedTuple):
    """A situation after dice were set aside. Bit f - 1 of `used` stands for face f."""

    used: int
    dice: int
    total: int
    golden: bool = False
    gained: int = PLAIN
    fresh: bool = False

    @property
    def shape(self) -> Shape:
        return Shape(SIDES - self.used.bit_count(), self.dice)

    @property
    def free(self) -> tuple[int, ...]:
        return tuple(face for face in FACES if not self.used >> (face - 1) & 1)


@dataclass(frozen=True, slots=True)
class Group:
    """Terms of one shape, which may be computed in any order. `plain` terms have no floor and no zero.

    `columns` are the terms once more, column by column, in the form in which NumPy need not convert its indices;
    `rolls` says whether any of them has a slot for what rolling alone is worth.
    """

    shape: Shape
    plain: bool
    terms: Table
    columns: npt.NDArray[np.intp] = field(init=False, repr=False, compare=False)
    rolls: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "columns", np.ascontiguousarray(self.terms.T, np.intp))
        object.__setattr__(self, "rolls", bool((self.columns[ROLLED] != SCRATCH).any()))


@dataclass(frozen=True, slots=True)
class Mix:
    """Values that are averages of two others: the golden die shows this or that. `free` faces are free before it."""

    free: int
    weights: tuple[float, float]
    rows: Table


@dataclass(frozen=True)
class Graph:
    """A turn with one kit. `steps` in order fill all slots; those of the region with a gained round worm come first."""

    kit: Kit
    slots: int
    steps: tuple[Group | Mix, ...]
    gained_steps: int
    ends: tuple[int, int]
    gained_slots: tuple[int, int]
    root: int
    slot_of: dict[Node, int]
    roll_slot: dict[Node, int]

    @cached_property
    def term_of(self) -> dict[int, tuple[int, int]]:
        """Where a slot's value is computed: the step and the row in it. Slots of ends, and of nodes worth just an end,
        have none.
        """
        places: dict[int, tuple[int, int]] = {}
        for number, step in enumerate(self.steps):
            table = step.terms if isinstance(step, Group) else step.rows
            places.update({int(out): (number, row) for row, out in enumerate(table[:, OUT])})
        return places

    @cached_property
    def merged_steps(self) -> tuple[Group | Mix, ...]:
        """The same work in fewer and larger steps, both regions at once: for where all ends are known from the start.

        With as many free faces, the weasel's terms come last (they look at the same node without it), and so do mixes.
        """
        groups: dict[tuple[int, bool, Shape], list[Table]] = {}
        mixes: dict[tuple[int, tuple[float, float]], list[Table]] = {}
        for step in self.steps:
            if isinstance(step, Group):
                groups.setdefault((step.shape.free, not step.plain, step.shape), []).append(step.terms)
            else:
                mixes.setdefault((step.free, step.weights), []).append(step.rows)
        merged: list[Group | Mix] = []
        for free in range(SIDES + 1):
            merged += [
                Group(shape, not late, np.concatenate(tables))
                for (level, late, shape), tables in sorted(groups.items(), key=lambda item: item[0])
                if level == free
            ]
            merged += [
                Mix(free, weights, np.concatenate(tables))
                for (level, weights), tables in mixes.items()
                if level == free
            ]
        return tuple(merged)

    @property
    def pairs(self) -> int:
        """How many pairs of a rolling node and an outcome there are: the size of the work."""
        return sum(len(outcomes(s.shape)) * len(s.terms) for s in self.steps if isinstance(s, Group))


@cache
def graph_of(kit: Kit) -> Graph:
    """The graph of a kit, built once."""
    return _Builder(kit).build()


def root_of(kit: Kit) -> Node:
    """The start of a turn: nothing set aside."""
    return Node(0, kit.dice, 0, bool(kit.golden), PLAIN, kit.weasel)


def node_of(kit: Kit, position: Position) -> Node:
    """The node at which a turn stands, whether or not dice lie rolled; the roll itself is no part of it."""
    used = sum(1 << (face - 1) for face in position.used)
    gained = kit.gains and any(group.face == 1 and len(group) >= 2 for group in position.kept)
    golden = bool(kit.golden) and position.golden_left and any(not used >> (side - 1) & 1 for side in kit.golden)
    ninth = position.golden_left and kit.dice > WHITE_DICE
    return Node(
        used,
        position.white_left + ninth,
        position.total,
        golden,
        GAINED if gained else PLAIN,
        kit.weasel and not position.weasel_used,
    )


def after(kit: Kit, node: Node, face: int, white: int, golden: bool = False) -> Node:
    """The node after all dice of a face were set aside: so many white ones, and perhaps the golden one."""
    used = node.used | 1 << (face - 1)
    count = white + golden
    gained = GAINED if kit.gains and face == 1 and count >= 2 else node.gained
    pending = node.golden and not golden and any(not used >> (side - 1) & 1 for side in kit.golden)
    return Node(used, node.dice - white, node.total + count * points(face), pending, gained, node.fresh)


def can_roll(node: Node) -> bool:
    """Whether dice are left that can still show a free face."""
    return (node.dice > 0 and node.used != ALL_USED) or node.golden


def end_of(kit: Kit, node: Node) -> int:
    """Which end stopping here is: a sum with a worm, or failing. A canned worm stands in for a worm."""
    worm = bool(node.used >> (WORM - 1) & 1)
    total = node.total if worm else node.total + points(WORM) if kit.canned else 0
    return total if total >= kit.lowest else FAILED


class _Builder:
    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.nodes = self._reachable()
        self.slot_of: dict[Node, int] = {}
        self.roll_slot: dict[Node, int] = {}
        self.next_slot = SCRATCH + 1
        self.steps: list[Group | Mix] = []
        self.ends = [0, 0]

    def build(self) -> Graph:
        regions = (GAINED, PLAIN) if self.kit.gains else (PLAIN,)
        gained_steps, gained_slots = 0, (self.next_slot, self.next_slot)
        for region in regions:
            start = self.next_slot
            self.ends[region] = start
            self.next_slot += ENDS
            for fresh in (False, True) if self.kit.weasel else (False,):
                self._layer([node for node in self.nodes if node.gained == region and node.fresh == fresh])
            if region == GAINED:
                gained_steps, gained_slots = len(self.steps), (start, self.next_slot)
        root = self.slot_of[root_of(self.kit)]
        return Graph(
            self.kit,
            self.next_slot,
            tuple(self.steps),
            gained_steps,
            (self.ends[PLAIN], self.ends[GAINED]),
            gained_slots,
            root,
            self.slot_of,
            self.roll_slot,
        )

    # Which nodes there are.

    def _reachable(self) -> list[Node]:
        """All nodes of a turn, those with fewer free faces first; with the weasel each one also after it was used."""
        found: set[Node] = set()
        frontier = [root_of(self.kit)]
        while frontier:
            node = frontier.pop()
            if node not in found:
                found.add(node)
                frontier.extend(self._next(node))
                if node.fresh:
                    frontier.append(node._replace(fresh=False))
        return sorted(found, key=lambda node: (node.shape, node))

    def _next(self, node: Node) -> Iterator[Node]:
        for face in node.free:
            for white in range(1, node.dice + 1):
                yield after(self.kit, node, face, white)
            if node.golden and face in self.kit.golden:
                for white in range(node.dice + 1):
                    yield after(self.kit, node, face, white, golden=True)

    # Slots and terms.

    def _layer(self, nodes: list[Node]) -> None:
        """Slots for all nodes that need one, then their terms, shape by shape: children have one free face less."""
        useful = self._useful(nodes)
        for free in range(SIDES + 1):
            rolling = [node for node in nodes if node.shape.free == free and node in useful]
            for node in nodes:
                if node.shape.free == free and node not in useful:
                    self.slot_of[node] = self._end_slot(node)
            for node in rolling:
                self.slot_of[node] = self._new_slot()
                if self.kit.weasel and not node.fresh:
                    self.roll_slot[node] = self._new_slot()
            self._groups(free, rolling)

    def _useful(self, nodes: list[Node]) -> set[Node]:
        """The nodes where rolling can be better than stopping at once; all others are worth just their end."""
        useful: set[Node] = set()
        ends: dict[Node, bool] = {}

        def lives(node: Node) -> bool:
            """Whether anything but failing without a gain can come of it."""
            if node not in ends:
                ends[node] = (
                    end_of(self.kit, node) != FAILED
                    or (self.kit.gains and node.gained == PLAIN and not node.used & 1)
                    or (can_roll(node) and any(map(lives, self._next(node))))
                )
            return ends[node]

        for node in nodes:
            if can_roll(node) and (lives(node) or node == root_of(self.kit)):
                useful.add(node)
        return useful

    def _new_slot(self) -> int:
        self.next_slot += 1
        return self.next_slot - 1

    def _end_slot(self, node: Node) -> int:
        return self.ends[node.gained] + end_of(self.kit, node)

    def _groups(self, free: int, nodes: list[Node]) -> None:
        terms: dict[tuple[Shape, bool], list[list[int]]] = {}
        mixes: dict[tuple[float, float], list[list[int]]] = {}
        for node in nodes:
            if node.golden:
                self._golden(node, terms, mixes)
            else:
                floor = self.roll_slot[node._replace(fresh=False)] if node.fresh else NEVER
                head = [*self._head(node), floor, NEVER, self.ends[node.gained]]
                terms.setdefault((node.shape, not node.fresh), []).append(head + self._children(node, node.free))
        for (shape, plain), rows in sorted(terms.items()):
            self.steps.append(Group(shape, plain, np.array(rows, np.int32)))
        for weights, rows in mixes.items():
            self.steps.append(Mix(free, weights, np.array(rows, np.int32)))

    def _head(self, node: Node) -> list[int]:
        stop = NEVER if node == root_of(self.kit) else self._end_slot(node)
        return [self.slot_of[node], self.roll_slot.get(node, SCRATCH), stop]

    def _children(self, node: Node, faces: tuple[int, ...], golden: int = 0) -> list[int]:
        """The slots of the children, face by face; the golden die lies with the white ones of the face `golden`."""
        return [
            self.slot_of[after(self.kit, node, face, white, face == golden)]
            for face in faces
            for white in range(1, node.dice + 1)
        ]

    def _golden(
        self,
        node: Node,
        terms: dict[tuple[Shape, bool], list[list[int]]],
        mixes: dict[tuple[float, float], list[list[int]]],
    ) -> None:
        """A roll with the golden die: one part for each face that it can show, all used ones together."""
        sides = Counter(side if side in node.free else 0 for side in self.kit.golden)
        if len(sides) != 2:
            raise ValueError(f"a golden die with the faces {self.kit.golden} cannot be mixed from two parts")
        parts = [self._golden_part(node, side, terms) for side in sides]
        weights = tuple(count / len(self.kit.golden) for count in sides.values())
        mixes.setdefault((weights[0], weights[1]), []).append([*self._head(node), *parts])

    def _golden_part(self, node: Node, side: int, terms: dict[tuple[Shape, bool], list[list[int]]]) -> int:
        """The slot of what rolling is worth when the golden die shows `side` (0: a used face)."""
        none = self.ends[node.gained]
        zero = self.slot_of[after(self.kit, node, side, 0, golden=True)] if side else NEVER
        if node.dice == 0:
            return zero if side else none
        part = self._new_slot()
        head = [part, SCRATCH, NEVER, NEVER, zero, zero if side else none]
        faces = tuple(sorted(node.free, key=lambda face: face != side))
        terms.setdefault((node.shape, not side), []).append(head + self._children(node, faces, side))
        return part

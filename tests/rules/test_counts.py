"""The count files, by the rules and, as deep as it is able to go, by the naive table."""

from __future__ import annotations

import copy

import pytest
from tests.rules.counting import FOLDER, POSITIONS, Block, breakdown, count, counted, read
from tests.rules.oracle import Table

from wormgrill.notation import format_position, parse_position

BLOCKS = [block for file in sorted(FOLDER.glob("*.txt")) for block in read(file)]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.position)
def test_the_number_of_paths(block: Block) -> None:
    position = parse_position(block.position)
    for depth, expected in enumerate(block.counts, start=1):
        assert count(position, depth) == expected, differences(block, depth)
    assert breakdown(position, len(block.counts)) == block.first, differences(block, len(block.counts))


def differences(block: Block, depth: int) -> str:
    """The breakdown by first event beside what the file says, if it says it at this depth."""
    now = breakdown(parse_position(block.position), depth)
    then = block.first if depth == len(block.counts) else {}
    rows = [f"  {event:<12}{now.get(event, '-'):>14}{then.get(event, '-'):>14}" for event in {**then, **now}]
    return "\n".join([f"{block.position}, depth {depth}: by first event, now and in the file", *rows])


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.position)
def test_the_naive_table_counts_the_same(block: Block) -> None:
    table = Table.at(block.position)
    assert table.text() == block.position
    for depth, expected in enumerate(block.counts, start=1):
        if expected <= 1500:
            assert naive_count(table, depth) == expected


def naive_count(table: Table, depth: int) -> int:
    tokens = table.falls() if table.air else table.legal()
    if depth == 1:
        return len(tokens)
    total = 0
    for token in tokens:
        after = copy.deepcopy(table)
        after.play(token)
        total += naive_count(after, depth - 1)
    return total


def test_every_edition_is_counted_from_its_start() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(POSITIONS) == {"2005", "2014", "deluxe"}
    assert [block.position for block in BLOCKS] == [text for name in sorted(POSITIONS) for text, _ in POSITIONS[name]]
    for block in BLOCKS:
        assert format_position(parse_position(block.position)) == block.position


def test_a_difference_is_shown_by_first_event() -> None:
    block = Block("2014 21,36 30.25/26 1 ww44531|", (2, 8), {"roll": 5, "=21": 2})
    assert differences(block, 2) == (
        "2014 21,36 30.25/26 1 ww44531|, depth 2: by first event, now and in the file\n"
        "  roll                     6             5\n"
        "  =21                      1             2"
    )
    assert counted(block.position, 2).text() == (
        "2014 21,36 30.25/26 1 ww44531|\ndepth 1: 2\ndepth 2: 7 = roll 6 + =21 1\n"
    )

"""The examples of the printed rules, of every edition and language, replayed to their printed end."""

from __future__ import annotations

from pathlib import Path

import pytest

from wormgrill.notation import Record, format_move, format_position, format_record, parse_position, parse_record
from wormgrill.rules import Take, facts, legal

FIVE = ("Jonathan", "Steven", "Nicole", "Tom", "Heather")

#: file, players, the position at the printed end
ENDS = [
    ("2005_figure_3", FIVE, "2005 21-36 -/-/-/-/- 1 ww445|"),
    ("2005_figure_4a", FIVE, "2005 21,23,25,27-36 24/22/26/-/- 2"),
    ("2005_figure_4b", FIVE, "2005 22-36 -/21/-/-/- 3"),
    ("2005_figure_4c", FIVE, "2005 24-26,28-36 -/-/23.21/22.27/- 4"),
    ("2005_figure_4d", FIVE, "2005 21,22,25-27,32-36 30.23/31.29.24/-/28/- 5"),
    ("2005_figure_4e", FIVE, "2005 21-24,27-36 26/-/-/-/25 1"),
    ("2005_figure_5", FIVE, "2005 22,23,25-27,29-36 -/-/21.24.28/-/- 4"),
    ("2005_figure_6a", FIVE, "2005 21-35 -/-/-/-/- 4"),
    ("2005_figure_6b", FIVE, "2005 21-35 -/-/-/-/- 1"),
    ("2005_figures_6c_and_7a", FIVE, "2005 25,27,30 21.26/23.28/24.29.33/-/31.32 5"),
    ("2005_figure_7b", FIVE, "2005 21,24,27,30 31.26/23.28/29.33/-/22 1"),
    ("2005_alternative", FIVE, "2005+short 21,24,27 31.26/23.28/29.33/-/22 1"),
    ("2014_de", ("Thomas", "Birgit", "Anika"), "2014 21-23,25-29,31,33-35 24.32/30/- 3"),
    ("2014_en", ("Thomas", "Bridget", "Anne"), "2014 21-25,27,29,31,33-35 28.32/30/26 3"),
    ("2014_fr", ("Thomas", "Brigitte", "Anita"), "2014 21,23,24,26,27,33 29.22.32/30.31/28.25 3"),
    ("2014_it", ("Antonio", "Olimpia", "Guglielmo"), "2014 22,24-29,31,33,34 30.21.32/-/23 3"),
    ("deluxe_fr", ("Thomas", "Brigitte"), "deluxe 11c,13,21h,22,23r,24,25w,26,28,29a,30-35 27+g/- 1"),
    ("deluxe_fr_2", ("Thomas", "Brigitte"), "deluxe 11c,13a,21,22h,23r,25w,26,28-34 24.27+g/- 1"),
    ("deluxe_it", ("Tommaso", "Barbara"), "deluxe 11c,13w,21a,22,23r,24,26,28,30-33 36.25.27+h/35 1"),
    (
        "deluxe_canned_worm",
        ("Tommaso", "Barbara"),
        "deluxe 13,21h,22,23r,24,25w,26,27g,28,29a,30-33,35,36 11.34+c/- 2",
    ),
]


@pytest.fixture
def records(data: Path) -> dict[str, Record]:
    return {file.stem: parse_record(file.read_text()) for file in (data / "records").glob("*.wgr")}


@pytest.mark.parametrize(("name", "players", "end"), ENDS, ids=[end[0] for end in ENDS])
def test_the_printed_end(records: dict[str, Record], name: str, players: tuple[str, ...], end: str) -> None:
    record = records[name]
    assert record.names == players
    assert format_position(record.end) == end
    assert parse_record(format_record(record)) == record


def test_every_record_is_among_them(records: dict[str, Record]) -> None:
    assert set(records) == {name for name, _, _ in ENDS}


def test_each_can_be_read_by_a_person(data: Path) -> None:
    for file in (data / "records").glob("*.wgr"):
        text = file.read_text()
        assert "{" in text, f"{file.name} has no comment"
        assert max(map(len, text.splitlines())) <= 120


def told(record: Record) -> list[dict[str, object]]:
    return [fact.as_dict() for before, event, _ in record.replay() for fact in facts(before, event)]


def totals(record: Record) -> list[int]:
    """The sum after each time that dice were set aside."""
    return [after.total for before, _, after in record.replay() if len(after.kept) > len(before.kept)]


def choices(record: Record) -> list[str]:
    """What was legal where something was taken."""
    return [
        " ".join(map(format_move, legal(before))) for before, event, _ in record.replay() if isinstance(event, Take)
    ]


def test_figure_3_counts_10_18_23_and_leaves_the_choice(records: dict[str, Record]) -> None:
    record = records["2005_figure_3"]
    assert totals(record) == [10, 18, 23]
    assert [format_move(move) for move in legal(record.end)] == ["roll", "=23"]
    third_roll = next(before for before, _, after in record.replay() if after.total == 23)
    assert [format_move(move) for move in legal(third_roll)] == [">5"], "he has to take the five"


def test_figure_4_what_could_be_taken(records: dict[str, Record]) -> None:
    assert choices(records["2005_figure_4a"]) == ["roll =24"]
    assert choices(records["2005_figure_4b"]) == ["roll =21@5"]
    assert choices(records["2005_figure_4c"]) == ["roll =21"]
    assert choices(records["2005_figure_4d"]) == ["roll =28"]
    assert choices(records["2005_figure_4e"]) == ["roll =25 =26@1"], "the 26 was overlooked"


def test_figure_6_why_the_turns_failed(records: dict[str, Record]) -> None:
    reasons = {name: [f["reason"] for f in told(record) if f["fact"] == "failed"] for name, record in records.items()}
    assert reasons["2005_figure_6a"] == ["roll"]
    assert reasons["2005_figure_6b"] == ["no_worm"]
    assert reasons["2005_figures_6c_and_7a"] == ["nothing_to_take"]
    assert totals(records["2005_figure_6b"])[-1] == 31
    assert totals(records["2005_figures_6c_and_7a"])[-1] == 25


def test_figure_7_what_was_turned_over(records: dict[str, Record]) -> None:
    lost = {
        name: [(f["fact"], f["tile"]) for f in told(record) if f["fact"] in ("gave_back", "turned_over")]
        for name, record in records.items()
    }
    assert lost["2005_figures_6c_and_7a"] == [("gave_back", 25), ("turned_over", 34)]
    assert lost["2005_figure_7b"] == [("gave_back", 30)]
    assert lost["2005_alternative"] == [("gave_back", 30), ("turned_over", 30)]


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_the_example_of_2014(records: dict[str, Record], language: str) -> None:
    record = records[f"2014_{language}"]
    assert totals(record) == [12, 17, 27, 30, 32, 6, 21, 26]
    assert choices(record) == ["=32@3"]
    stolen, *rest = [f for f in told(record) if f["fact"] in ("stole", "failed", "gave_back", "turned_over")]
    assert stolen == {"fact": "stole", "seat": 1, "tile": 32, "victim": 3}
    assert [f["fact"] for f in rest] == ["failed", "gave_back", "turned_over"]
    at_27 = next(before for before, _, _ in record.replay() if before.total == 27 and not before.thrown)
    assert [format_move(move) for move in legal(at_27)] == ["roll", "=27"]
    at_30 = next(before for before, _, _ in record.replay() if before.total == 30 and not before.thrown)
    assert format_move(legal(at_30)[1]) != "=30", "only a lower one could be had"


@pytest.mark.parametrize("name", ["deluxe_fr", "deluxe_fr_2", "deluxe_it"])
def test_the_examples_of_deluxe(records: dict[str, Record], name: str) -> None:
    record = records[name]
    assert totals(record) == [12, 17, 27, 6, 21, 26]
    facts_told = [f["fact"] for f in told(record) if f["fact"] in ("took", "failed", "gave_back", "turned_over")]
    assert facts_told == ["took", "failed", "gave_back", "turned_over"]


def test_the_canned_worms_34(records: dict[str, Record]) -> None:
    record = records["deluxe_canned_worm"]
    assert totals(record)[-1] == 29
    assert {"fact": "used_canned_worm", "seat": 1, "total": 34} in told(record)
    assert {"fact": "took", "seat": 1, "tile": 34, "total": 34} in told(record)
    assert choices(record) == ["roll =34"]


def test_the_example_of_the_notation_page() -> None:
    record = parse_record(
        '[Edition "2014"]\n[Player1 "Thomas"]\n[Player2 "Birgit"]\n[Player3 "Anika"]\n'
        '[Position "2014 21-23,26-29,31,33-36 24/30.25/32 1"]\n\n'
        "1. 12234445>4 2344w>w 55ww>5 13>3 2>2 =32@3\n"
        "2. 12334455>3 124555>5 11w>w 3w#\n"
    )
    assert record.end == parse_position("2014 21-23,25-29,31,33-35 24.32/30/- 3")

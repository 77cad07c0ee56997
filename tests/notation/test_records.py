"""Records that are read, and how they are printed."""

from __future__ import annotations

import pytest

from wormgrill.notation import NotationError, Record, format_position, format_record, parse_position, parse_record
from wormgrill.rules import Dice, Edition, GiveUp, Keep, Reroll, Roll, Rolled, Take, TakeHen, edition, start

HEAD = '[Edition "2014"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n'
NEAR_END = '[Edition "2014"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "2014 21 36/22 2"]\n'


def test_the_canonical_form() -> None:
    record = Record(
        ("Ann", "Bob"),
        start(edition("2014")),
        (
            Roll(),
            Rolled(Dice((1, 2, 3, 4, 6, 6, 6, 6))),
            Keep(6),
            Roll(),
            Rolled(Dice((1, 2, 3, 5))),
            Keep(1),
            Take(21),
        ),
        (("Date", "2026-11-18"), ("Worms", "1 0")),
    )
    text = HEAD + '[Date "2026-11-18"]\n[Worms "1 0"]\n\n1. 1234wwww>w 1235>1 =21\n'
    assert format_record(record) == text
    assert parse_record(text) == record
    assert record.edition == edition("2014")
    assert (record.tag("Date"), record.tag("Worms"), record.tag("Place")) == ("2026-11-18", "1 0", None)
    assert format_position(record.end) == "2014 22-36 21/- 2"
    assert [event for _, event, _ in record.replay()] == [*record.events]
    assert [after for _, _, after in record.replay()][-1] == record.end


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("name", ["2005", "2014", "deluxe"])
def test_the_position_is_left_out_at_the_start(name: str, players: int) -> None:
    names = tuple("ABCDEFG"[:players])
    record = Record(names, start(edition(name), players))
    assert "Position" not in format_record(record)
    assert parse_record(format_record(record)) == record
    assert "[Position" in format_record(Record(names, start(edition(name), players, seat=2)))


def test_a_game_that_has_not_begun() -> None:
    assert format_record(Record(("Ann", "Bob"), start(edition("2014")))) == HEAD
    for text in (HEAD, HEAD + "\n", HEAD + "\n\n\n", HEAD.rstrip("\n"), HEAD + "\n{nothing yet}\n;really\n"):
        assert parse_record(text) == Record(("Ann", "Bob"), start(edition("2014")))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        # tags in any order, further ones keep theirs
        (
            '[Player2 "Bob"]\n[Date "d"]\n[Edition "2014"]\n[Annotator "a"]\n[Player1 "Ann"]\n\n1. 1234wwww>w\n',
            HEAD + '[Date "d"]\n[Annotator "a"]\n\n1. 1234wwww>w\n',
        ),
        # a position that equals the start is not printed, another edition's options come in order
        (HEAD + '[Position "2014 21-36 -/- 1"]\n\n1. 1234wwww\n', HEAD + "\n1. 1234wwww\n"),
        (
            '[Edition "2014+any+short"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "2014+short+any 21-36 -/- 1"]\n',
            '[Edition "2014+short+any"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n',
        ),
        (
            '[Edition "2005+decline"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "2005 21-36 -/- 2"]\n',
            '[Edition "2005"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "2005 21-36 -/- 2"]\n',
        ),
        # comments and blank lines
        (
            HEAD + "\n{before} 1. {a} 1234wwww>w 1235>1 =21; 1. =22\n\n {several\nlines\n} \n; 2. none\n2. 1112223w\n",
            HEAD + "\n1. 1234wwww>w 1235>1 =21\n2. 1112223w\n",
        ),
        (HEAD + "\n\n1. 1234wwww>w{over\ntwo lines}1235>1 =21;done\n", HEAD + "\n1. 1234wwww>w 1235>1 =21\n"),
        (HEAD + "\n1. 1234wwww>w {; no line comment} 1235>1 ;{ no comment\n", HEAD + "\n1. 1234wwww>w 1235>1\n"),
        (HEAD + "\n1.\t1234wwww>w   1235>1 \t=21", HEAD + "\n1. 1234wwww>w 1235>1 =21\n"),
        # lines that end in CR LF
        ((HEAD + "\n1. 1234wwww>w {a\nb} 1235>1 =21\n").replace("\n", "\r\n"), HEAD + "\n1. 1234wwww>w 1235>1 =21\n"),
        ((HEAD + "\n1. 1234wwww>w ; a\n").replace("\n", "\r\n"), HEAD + "\n1. 1234wwww>w\n"),
        # signs in names
        (
            '[Edition "2014"]\n[Player1 "\\"A\\\\B\\""]\n[Player2 ""]\n[Site "[a] {b} ;c ü"]\n',
            '[Edition "2014"]\n[Player1 "\\"A\\\\B\\""]\n[Player2 ""]\n[Site "[a] {b} ;c ü"]\n',
        ),
    ],
)
def test_other_spellings_of_a_record(text: str, canonical: str) -> None:
    assert format_record(parse_record(text)) == canonical
    assert parse_record(canonical) == parse_record(text)


def test_names_may_hold_any_sign_of_a_line() -> None:
    record = Record(('"\\', "a]b{c;"), start(edition("2014")), (), (("X_1", '\\"'),))
    assert parse_record(format_record(record)) == record
    assert format_record(record).splitlines()[1] == '[Player1 "\\"\\\\"]'


def test_checked_tags_of_a_finished_game() -> None:
    text = NEAR_END + '[Worms "4 2"]\n[Winners "1"]\n\n1. 1234wwww>w 1235>1 =21\n'
    assert format_record(parse_record(text)) == text
    shared = text.replace("36/22 2", "22.23/- 2").replace('"4 2"', '"2 1"')
    assert parse_record(shared).tag("Winners") == "1"
    both = (
        '[Edition "deluxe"]\n[Player1 "A"]\n[Player2 "B"]\n[Player3 "C"]\n[Position "deluxe 11 -+a/-*3/- 3"]\n'
        '[Winners "1 2"]\n[Worms "3 3 1"]\n\n1. 12345555>1 234ww55>w\n'
    )
    with pytest.raises(NotationError, match="not in order"):
        parse_record(both)
    ended = both.replace("12345555>1 234ww55>w", "1234445w>1 23444ww>w =11")
    assert parse_record(ended).end.over


@pytest.mark.parametrize(
    ("position", "turns"),
    [
        # from the middle of a turn with dice aside
        ("2014 21-36 -/- 1 wwww|", "1. 1235>1 =21"),
        ("2014 21-36 -/- 2 wwww1|", "1. =21\n2. 1234wwww>w"),
        # with a roll that lies open, which the first token repeats
        ("2014 21-36 -/- 1 wwww|1235", "1. 1235>1 =21\n2. 1234wwww"),
        ("2014 21-36 -/- 1 |1235wwww", "1. 1235wwww>w 1235>1"),
        ("deluxe 21-36 -+w/- 1 wwww|1235", "1. 1235~ 1244>1 =21"),
        ("deluxe 21-36 -+w/- 1 wwww|1235", "1. 1235~ 1www>1"),
        ("deluxe 21-36 -+w/- 1 wwww|1235!", "1. 1235>1 =21"),
        ("deluxe 21-23 24+w/- 1 ww1122|12", "1. 12#"),
        ("deluxe 22-24 21+w/- 1 ww1122|12", "1. 12~ 12#"),
        ("deluxe 21-36 -+g/- 1 |1235wwww-", "1. -1235wwww>w 1235>1 =21"),
        ("deluxe 21-36 -+g/- 1 wwww|1235-", "1. 1235>1 =21"),
        ("deluxe 21-36 -+g/- 1 wwww|1235g1", "1. 1235g1>1 =22"),
        ("deluxe 21-36 -+g/- 1", "1. -1235wwww>w 1235>1 =21"),
        ("deluxe 21-36 -+g/- 1", "1. 1235wwwwgw>w 1235>1 =26"),
        # an unfinished turn ends where a player chooses
        ("2014 21-36 -/- 2", "1. 1235wwww"),
        ("2014 21-36 -/- 2", "1. 1235wwww>w"),
        ("deluxe 21-36 -+w/- 1", "1. 1235wwww~ 1235wwww"),
        # everything that can stand behind a stop
        ("deluxe 21h,25r -*1/-*6 1 wwww5|", "1. =25^2"),
        ("deluxe 21h,22,25w -+a/- 1 wwww5|", "1. =25&w"),
        ("deluxe 21h,22 -+a/25+c 1 wwww5|", "1. =25@2&a"),
        ("deluxe 21,22 -+a/25+h 1 wwww5|", "1. =h@2&h"),
        ("deluxe 21,22 -/25+h 1 wwww5|", "1. =h@2"),
        ("deluxe 21,22 -/-*7 1 |11wwwwww", "1. 11wwwwww>1@2"),
        ("2014 26,27 -/- 1 wwww5|", "1. =x"),
        ("2014 26,27 24/- 1 wwww5|", "1. 5ww#"),
    ],
)
def test_from_any_position(position: str, turns: str) -> None:
    name, _, players, _ = position.split(" ")[:4]
    tags = [f'[Edition "{name}"]', *(f'[Player{n} "P{n}"]' for n in range(1, players.count("/") + 2))]
    text = "\n".join([*tags, f'[Position "{position}"]', "", turns, ""])
    record = parse_record(text)
    assert record.start == parse_position(position)
    assert format_record(record) == text
    assert parse_record(format_record(record)) == record


def test_an_open_roll_that_is_only_repeated_is_no_event() -> None:
    head = HEAD + '[Position "2014 21-36 -/- 1 wwww|1235"]\n'
    assert parse_record(head + "\n1. 1235\n") == parse_record(head)
    assert format_record(parse_record(head + "\n1. 1235\n")) == head


def test_what_the_events_of_a_token_are() -> None:
    head = '[Edition "deluxe"]\n[Player1 "A"]\n[Player2 "B"]\n'
    begin = '[Position "deluxe 21,22 24+w/25 1"]\n\n'
    assert parse_record(head + begin + "1. 1235wwww~ 11123www>w 11123>1 2w>2 w#\n").events == (
        Roll(),
        Rolled(Dice((1, 2, 3, 5, 6, 6, 6, 6))),
        Reroll(),
        Rolled(Dice((1, 1, 1, 2, 3, 6, 6, 6))),
        Keep(6),
        Roll(),
        Rolled(Dice((1, 1, 1, 2, 3))),
        Keep(1),
        Roll(),
        Rolled(Dice((2, 6))),
        Keep(2),
        Roll(),
        Rolled(Dice((6,))),
    )
    hen = parse_record(head + '[Position "deluxe 21,22 24/25+h 1 wwww5|"]\n\n1. =h@2\n').events
    assert hen == (TakeHen(2),)
    given_up = parse_record(head + '[Position "deluxe 21,22 24+w/25 1 ww1122|12"]\n\n1. 12#\n').events
    assert given_up == (GiveUp(),)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (
            Record(("A", "B"), start(edition("2014")), (Roll(),)),
            "a record may stop only where a player chooses, not with the dice in the air",
        ),
        (Record(("A",), start(edition("2014"))), "the record names 1 players for 2 seats"),
        (
            Record(("A", "B"), start(edition("2014")), (), (("Date", "a"), ("Date", "b"))),
            "the tag 'Date' stands twice or belongs to a field of its own",
        ),
        (Record(("A", "B"), start(edition("2014")), (), (("Edition", "2014"),)), "the tag 'Edition' stands twice or"),
        (Record(("A", "B"), start(edition("2014")), (), (("Position", ""),)), "the tag 'Position' stands twice or"),
        (Record(("A", "B"), start(edition("2014")), (), (("Player3", ""),)), "the tag 'Player3' stands twice or"),
        (Record(("A", "B"), start(edition("2014")), (), (("9", ""),)), "'9' is no name for a tag: write letters"),
        (Record(("A", "B"), start(edition("2014")), (), (("", ""),)), "'' is no name for a tag"),
        (Record(("A", "B\n"), start(edition("2014"))), "the tag Player2 has a line break in it: 'B\\n'"),
        (Record(("A\rB", "B"), start(edition("2014"))), "the tag Player1 has a line break in it: 'A\\rB'"),
        (
            Record(("A", "B"), start(edition("2014")), (), (("Worms", "1 0"),)),
            "the tag Worms says '1 0', but the moves give '0 0'",
        ),
        (
            Record(("A", "B"), start(edition("2014")), (), (("Winners", "1"),)),
            "the tag Winners says '1', but the game is not over",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_printed(record: Record, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        format_record(record)
    assert str(refused.value).startswith(reason)


def test_the_edition_is_that_of_the_start() -> None:
    assert Record(("A", "B"), start(Edition("deluxe", any=True))).edition == Edition("deluxe", any=True)

"""Records that are refused: what kind of mistake, on which line, in which turn, at which token, in which position."""

from __future__ import annotations

import pickle

import pytest

from wormgrill.notation import NotationError, RecordError, parse_record

TAGS = '[Edition "2014"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n'
HEAD = TAGS + "\n"
START = "2014 21-36 -/- 1"


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    return refused.value


@pytest.mark.parametrize(
    ("text", "kind", "line", "reason"),
    [
        ("", "syntax", 1, 'the tag [Edition "…"] is missing'),
        ("\n" + TAGS, "syntax", 1, 'the tag [Edition "…"] is missing'),
        ('[Player1 "Ann"]\n[Player2 "Bob"]\n', "syntax", 1, 'the tag [Edition "…"] is missing'),
        ('[Player1 "A"]\n[Edition "2013"]\n', "syntax", 2, "there is no edition '2013'; the editions are"),
        ('[Edition "2014"]\n', "syntax", 1, "a game has 2 to 7 players, here are 0"),
        ('[Edition "2014"]\n[Player1 "Ann"]\n', "syntax", 1, "a game has 2 to 7 players, here are 1"),
        (
            '[Edition "2014"]\n[Player1 "A"]\n[Player3 "B"]\n',
            "syntax",
            3,
            "the tag Player3 does not fit: players are named",
        ),
        ('[Edition "2014"]\n[Player0 "A"]\n[Player1 "B"]\n', "syntax", 2, "Player1, Player2 and so on, without a gap"),
        ('[Edition "2014"]\n[Player01 "A"]\n[Player2 "B"]\n', "syntax", 2, "the tag Player01 does not fit"),
        (
            '[Edition "2014"]\n' + "".join(f'[Player{n} "P"]\n' for n in range(1, 9)),
            "syntax",
            2,
            "without a gap, up to Player7",
        ),
        (TAGS + '[Date "a"]\n[Date "b"]\n', "syntax", 5, "the tag Date stands there for the second time"),
        (TAGS + '[Edition "2014"]\n', "syntax", 4, "the tag Edition stands there for the second time"),
        (TAGS + "[Date 2014]\n", "syntax", 4, "'[Date 2014]' is no tag: write [Name \"value\"]"),
        (
            TAGS + '[Date "a"b"]\n',
            "syntax",
            4,
            'with \\" and \\\\ for " and \\ in the value; an empty line ends the tags',
        ),
        (TAGS + '[Date "a\\n"]\n', "syntax", 4, "is no tag"),
        (TAGS + '[Date "a\\"]\n', "syntax", 4, "is no tag"),
        (TAGS + '[Date  "a"]\n', "syntax", 4, "is no tag"),
        (TAGS + '[9Date "a"]\n', "syntax", 4, "is no tag"),
        (TAGS + ' [Date "a"]\n', "syntax", 4, "is no tag"),
        (TAGS + '[Date "a"] \n', "syntax", 4, "is no tag"),
        (TAGS + '[Date "a"] {no comments here}\n', "syntax", 4, "is no tag"),
        (TAGS + '{no comments here}\n[Date "a"]\n', "syntax", 4, "is no tag"),
        (TAGS + '[Date "a\rb"]\n', "syntax", 4, "is no tag"),
        (TAGS + "1. 1234wwww>w\n", "syntax", 4, "an empty line ends the tags"),
        (TAGS + " \n1. 1234wwww>w\n", "syntax", 4, "' ' is no tag"),
        (TAGS + '[Position "2014 21-36 -/-"]\n', "syntax", 4, "a position has four fields and perhaps a fifth"),
        (
            TAGS + '[Position "2014 21,21 -/- 3"]\n',
            "syntax",
            4,
            "there is no seat 3 at a table of 2; the portion 21 is",
        ),
        (
            TAGS + '[Position "2005 21-36 -/- 1"]\n',
            "mismatch",
            4,
            "the position is of 2005, the record of 2014",
        ),
        (TAGS + '[Position "2014+any 21 -/- 1"]\n', "mismatch", 4, "the position is of 2014+any, the record of 2014"),
        (TAGS + '[Position "2014 21-36 -/-/- 1"]\n', "mismatch", 4, "the position has 3 seats, the record 2 players"),
    ],
)
def test_tags(text: str, kind: str, line: int, reason: str) -> None:
    error = refusal(text)
    assert (error.kind, error.line, error.turn, error.token, error.position) == (kind, line, None, None, None)
    assert reason in error.message
    assert str(error) == f"line {line}: {error.message}"
    crlf = refusal(text.replace("\n", "\r\n"))
    assert (crlf.kind, crlf.line) == (kind, line)


@pytest.mark.parametrize(
    ("tags", "turns", "line", "reason", "position"),
    [
        (
            '[Worms "1 1"]',
            "1. 1234wwww>w 1235>1 =21",
            4,
            "the tag Worms says '1 1', but the moves give '1 0'",
            "2014 22-36 21/- 2",
        ),
        ('[Worms "1"]', "", 4, "the tag Worms says '1', but the moves give '0 0'", START),
        ('[Worms "0  0"]', "", 4, "but the moves give '0 0'", START),
        (
            '[Winners "1"]',
            "1. 1234wwww>w",
            4,
            "the tag Winners says '1', but the game is not over",
            "2014 21-36 -/- 1 wwww|",
        ),
        (
            '[Position "2014 21 36/22 2"]\n[Winners "2"]',
            "1. 1234wwww>w 1235>1 =21",
            5,
            "the moves give '1'",
            "2014 - 36/22.21 0",
        ),
        (
            '[Position "2014 21 36/22 2"]\n[Worms "4 3"]',
            "1. 1234wwww>w 1235>1 =21",
            5,
            "the moves give '4 2'",
            "2014 - 36/22.21 0",
        ),
    ],
)
def test_results(tags: str, turns: str, line: int, reason: str, position: str) -> None:
    error = refusal(f"{TAGS}{tags}\n\n{turns}\n")
    assert (error.kind, error.line, error.turn, error.token) == ("mismatch", line, None, None)
    assert error.position == position
    assert reason in error.message
    assert str(error) == f"line {line}: {error.message} (position: {position})"


FULL = "2014 21-36 -/- 1 wwww|"
EXACT = "2014 21-36 -/- 1 wwww1|"
SECOND = "2014 22-36 21/- 2"

#: turns, kind, line (of the turns, from 1), turn, token, position, a part of the message
TURNS = [
    # the frame
    ("2. 1234wwww>w", "syntax", 1, 1, "2.", START, "a line starts with the number of its turn, here 1. and a space"),
    ("1 1234wwww>w", "syntax", 1, 1, "1", START, "here 1. and a space"),
    ("01. 1234wwww>w", "syntax", 1, 1, "01.", START, "here 1. and a space"),
    ("1.1234wwww>w", "syntax", 1, 1, "1.1234wwww>w", START, "here 1. and a space"),
    ("1234wwww>w", "syntax", 1, 1, "1234wwww>w", START, "here 1. and a space"),
    ("9" * 5000 + ". 1234wwww", "syntax", 1, 1, "9" * 5000 + ".", START, "here 1. and a space"),
    ("1.", "syntax", 1, 1, "1.", START, "a turn has at least one token"),
    ("\n\n1. {nothing}\n", "syntax", 3, 1, "1.", START, "a turn has at least one token"),
    ("1. 1234wwww>w 1235>1 =21\n3. 1234wwww", "syntax", 2, 2, "3.", SECOND, "here 2. and a space"),
    ("1. 1234wwww>w 1235>1 =21\n1. 1234wwww", "syntax", 2, 2, "1.", SECOND, "here 2. and a space"),
    ("1. 1234wwww>w\n2. 1235>1", "syntax", 2, 1, "2.", FULL, "turn 1 is not finished, so no further turn can follow"),
    ("1. 1234wwww>w\n1235>1", "syntax", 2, 1, "1235>1", FULL, "turn 1 is not finished"),
    (
        "1. 1234wwww>w 1235>1 =21 1234wwww>w",
        "syntax",
        1,
        1,
        "1234wwww>w",
        SECOND,
        "the turn is over; the next one starts",
    ),
    ("1. 1234wwww>w 1235>1 =21 =22", "syntax", 1, 1, "=22", SECOND, "the turn is over; the next one starts a new line"),
    (
        "1. 1234wwww 1235>1",
        "syntax",
        1,
        1,
        "1235>1",
        START + " |1234wwww",
        "the roll before this token has nothing behind",
    ),
    ("1. 1234wwww\n2. 1235wwww", "syntax", 2, 1, "2.", START + " |1234wwww", "turn 1 is not finished"),
    # no tokens
    ("1. hello", "syntax", 1, 1, "hello", START, "no such token: write ROLL>FACE, ROLL~, ROLL#, ROLL as the last one"),
    ("1. 1234wwww>w 6", "syntax", 1, 1, "6", FULL, "no such token"),
    ("1. roll", "syntax", 1, 1, "roll", START, "no such token"),
    ("1. >5", "syntax", 1, 1, ">5", START, "no such token"),
    ("1. -", "syntax", 1, 1, "-", START, "no such token"),
    ("1. 1234wwww=21", "syntax", 1, 1, "1234wwww=21", START, "no such token"),
    ("1. 1234wwww>", "syntax", 1, 1, "1234wwww>", START, "'>' is no move; the moves are"),
    ("1. 1234wwww>6", "syntax", 1, 1, "1234wwww>6", START, "'>6' is no move"),
    ("1. 1234wwww>w@2", "syntax", 1, 1, "1234wwww>w@2", START, "which only ones bring: >1@2"),
    ("1. 1234wwww~~", "syntax", 1, 1, "1234wwww~~", START, "'~~' is no move"),
    ("1. 1234wwww##", "syntax", 1, 1, "1234wwww##", START, "'##' is no move"),
    ("1. 1234wwww>w 1235>1 =2", "syntax", 1, 1, "=2", EXACT, "'=2' is no move"),
    (
        "1. w1234www>w",
        "syntax",
        1,
        1,
        "w1234www>w",
        START,
        "not in order, which is ascending, w last, golden at the end: '12",
    ),
    ("1. g1gw1234>w", "syntax", 1, 1, "g1gw1234>w", START, "has 2 golden dice"),
    # comments
    (
        "1. 1234wwww>w {no end\n2. 1234wwww",
        "syntax",
        1,
        None,
        None,
        None,
        "the comment that starts here has no end: } is",
    ),
    ("\n1. 1234wwww>w\n\n{no end", "syntax", 4, None, None, None, "the comment that starts here has no end"),
    ("1. 1234wwww>w }", "syntax", 1, None, None, None, "'}' has no meaning here"),
    ("{a}}1. 1234wwww>w", "syntax", 1, None, None, None, "'}' has no meaning here"),
    ("1. 1234wwww>w\r1235>1", "syntax", 1, None, None, None, "'\\r' has no meaning here"),
    ("{\n\n}\n1. 1234wwww>w\f", "syntax", 4, None, None, None, "'\\x0c' has no meaning here"),
    ("1. 1234wwww\u00a0", "syntax", 1, None, None, None, "has no meaning here"),
    # rolls that cannot be
    (
        "1. 1234www>w",
        "illegal",
        1,
        1,
        "1234www>w",
        START,
        "1234www is no roll of the dice that are left: 8 white dice are in",
    ),
    (
        "1. 12345wwww>w",
        "illegal",
        1,
        1,
        "12345wwww>w",
        START,
        "is no roll of the dice that are left: 8 white dice are in the air",
    ),
    ("1. 1234wwwg1>w", "illegal", 1, 1, "1234wwwg1>w", START, "8 white dice are in the air"),
    (
        "1. 1234wwww>w 12355>1",
        "illegal",
        1,
        1,
        "12355>1",
        FULL,
        "12355 is no roll of the dice that are left: 4 white dice",
    ),
    ("1. -1234wwww>w", "illegal", 1, 1, "-1234wwww>w", START, "roll- is not legal here; the legal moves are roll"),
    ("1. 12344www>4 111ww2w", "syntax", 1, 1, "111ww2w", "2014 21-36 -/- 1 44|", "not in order"),
    # moves that are not legal
    (
        "1. 1234wwww>5",
        "illegal",
        1,
        1,
        "1234wwww>5",
        START + " |1234wwww",
        ">5 is not legal here; the legal moves are >1 >2 >3 >4 >w",
    ),
    (
        "1. 1234wwww>w 123w>w",
        "illegal",
        1,
        1,
        "123w>w",
        FULL + "123w",
        ">w is not legal here; the legal moves are >1 >2 >3",
    ),
    ("1. 1134wwww>1@2", "illegal", 1, 1, "1134wwww>1@2", START + " |1134wwww", "the legal moves are >1 >3 >4 >w"),
    ("1. 1234wwww~", "illegal", 1, 1, "1234wwww~", START + " |1234wwww", "~ is not legal here"),
    ("1. 1234wwww#", "illegal", 1, 1, "1234wwww#", START + " |1234wwww", "# is not legal here; the legal moves are >1"),
    ("1. =21", "illegal", 1, 1, "=21", START, "=21 is not legal here; the legal moves are roll"),
    ("1. 1234wwww>w =21", "illegal", 1, 1, "=21", FULL, "=21 is not legal here; the legal moves are roll =x"),
    ("1. 1234wwww>w 1235>1 =22", "illegal", 1, 1, "=22", EXACT, "the legal moves are roll =21"),
    ("1. 1234wwww>w 1235>1 =x", "illegal", 1, 1, "=x", EXACT, "=x is not legal here; the legal moves are roll =21"),
    ("1. 1234wwww>w 1235>1 =21@2", "illegal", 1, 1, "=21@2", EXACT, "=21@2 is not legal here"),
    ("1. 1234wwww>w 1235>1 =h@2", "illegal", 1, 1, "=h@2", EXACT, "=h@2 is not legal here"),
    ("1. 1234wwww>w 1235>1 =21&w", "illegal", 1, 1, "=21&w", EXACT, "=21&w is not legal here"),
    ("1. 1234wwww>w 1235>1 =21^2", "illegal", 1, 1, "=21^2", EXACT, "=21^2 is not legal here"),
    (
        "1. 1234wwww>w wwww>w",
        "illegal",
        1,
        1,
        "wwww>w",
        FULL,
        "no face of this roll may be set aside, so the turn has failed",
    ),
    ("1. 1234wwww>w wwww", "illegal", 1, 1, "wwww", FULL, "write # behind it"),
    (
        "1. 1234wwww>w 1235>1 =21\n\n2. 1234wwww>w 1235>1 =21",
        "illegal",
        3,
        2,
        "=21",
        "2014 22-36 21/- 2 wwww1|",
        "the legal moves are roll =21@1",
    ),
]


@pytest.mark.parametrize(
    ("turns", "kind", "line", "turn", "token", "position", "reason"), TURNS, ids=[case[0][:40] for case in TURNS]
)
def test_turns(
    turns: str, kind: str, line: int, turn: int | None, token: str | None, position: str | None, reason: str
) -> None:
    error = refusal(HEAD + turns)
    assert (error.kind, error.line, error.turn, error.token) == (kind, line + 4, turn, token)
    assert error.position == position
    assert reason in error.message
    assert isinstance(error, NotationError)


DELUXE = '[Edition "deluxe"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n'


@pytest.mark.parametrize(
    ("position", "turns", "kind", "token", "place", "reason"),
    [
        # a roll that lies open has to be repeated
        (
            "deluxe 21 -+w/- 1 wwww|1235",
            "1. 1234>1",
            "mismatch",
            "1234>1",
            "",
            "the roll that lies open is 1235, and the first",
        ),
        ("deluxe 21 -+w/- 1 wwww|1235", "1. -1235>1", "mismatch", "-1235>1", "", "and the first token repeats it"),
        (
            "deluxe 21 -+w/- 1 wwww|1235",
            "1. =21",
            "mismatch",
            "=21",
            "",
            "the roll 1235 lies open, and the first token has to",
        ),
        (
            "deluxe 21 -+g/- 1 |1235wwww-",
            "1. 1235wwww>w",
            "mismatch",
            "1235wwww>w",
            "",
            "the roll that lies open is -1235wwww",
        ),
        (
            "deluxe 21 -+g/- 1 wwww|1235-",
            "1. -1235>1",
            "mismatch",
            "-1235>1",
            "",
            "the roll that lies open is 1235, and",
        ),
        # the weasel
        (
            "deluxe 21 -+w/- 1 wwww|1235",
            "1. 1235~",
            "syntax",
            "1235~",
            "",
            "a record may stop only where a player chooses: the dice",
        ),
        (
            "deluxe 21 -+w/- 1 wwww|1235",
            "1. 1235~ =21",
            "illegal",
            "=21",
            "",
            "the dice are in the air, so their new faces come",
        ),
        ("deluxe 21 -+w/- 1 wwww|1235", "1. 1235~ 12355>1", "illegal", "12355>1", "", "4 white dice are in the air"),
        (
            "deluxe 21 -+w/- 1 wwww|1235",
            "1. 1235~ -1235>1",
            "illegal",
            "-1235>1",
            "",
            "the golden die is left out before a turn's",
        ),
        ("deluxe 21 -+w/- 1 wwww|1235", "1. 1235~ wwww>w", "illegal", "wwww>w", "", "write # behind it"),
        ("deluxe 21 -+w/- 1 wwww|1235!", "1. 1235~", "illegal", "1235~", "", "~ is not legal here"),
        ("deluxe 21 -+w/- 1 ww11|1www", "1. 1www>1", "illegal", "1www>1", "", "the legal moves are ~ #"),
        # the golden die
        (
            "deluxe 21 -+g/- 1",
            "1. 1234wwww>w",
            "illegal",
            "1234wwww>w",
            "",
            "8 white dice and the golden die, which shows one of 1w, are in the air",
        ),
        ("deluxe 21 -+g/- 1", "1. 1234wwwwg5>w", "illegal", "1234wwwwg5>w", "", "which shows one of 1w,"),
        ("deluxe+plaingold 21 -+g/- 1", "1. 1234wwww>w", "illegal", "1234wwww>w", "", "which shows one of 12345w,"),
        ("deluxe 21 -+g/- 1", "1. -1234wwwwg1>w", "illegal", "-1234wwwwg1>w", "", "left: 8 white dice are in the air"),
        (
            "deluxe 21 -+g/- 1 wwww1|",
            "1. -1234>w",
            "illegal",
            "-1234>w",
            "",
            "roll- is not legal here; the legal moves are roll",
        ),
        # choices that have to be named, or must not be
        ("deluxe 21 -/-*7 1 |11wwwwww", "1. 11wwwwww>1", "illegal", "11wwwwww>1", "", "the legal moves are >1@2 >w"),
        ("deluxe 21 -/-*6 1 |11wwwwww", "1. 11wwwwww>1@2", "illegal", "11wwwwww>1@2", "", "the legal moves are >1 >w"),
        ("deluxe 25r,26 -/-*7 1 wwww5|", "1. =25", "illegal", "=25", "", "the legal moves are roll =25^2"),
        ("deluxe 25r,26 -/-*6 1 wwww5|", "1. =25^2", "illegal", "=25^2", "", "the legal moves are roll =25"),
        ("deluxe 25w,26 -+a/- 1 wwww5|", "1. =25", "illegal", "=25", "", "the legal moves are roll =25&w =25&a"),
        ("deluxe 25w,26 -/- 1 wwww5|", "1. =25&w", "illegal", "=25&w", "", "the legal moves are roll =25"),
        ("deluxe 26 -/25+h 1 wwww5|", "1. =25@2", "illegal", "=25@2", "", "the legal moves are roll =h@2"),
        # after the end
        ("deluxe - 21/22 0", "1. 1234wwww>w", "illegal", "1234wwww>w", "", "the game is over"),
        ("deluxe - 21/22 0", "1. =21", "illegal", "=21", "", "the game is over"),
        (
            "deluxe 21 -/- 1 wwww1|",
            "1. =21\n2. 1234wwww>w",
            "illegal",
            "1234wwww>w",
            "deluxe - 21/- 0",
            "the game is over",
        ),
    ],
)
def test_turns_from_other_positions(position: str, turns: str, kind: str, token: str, place: str, reason: str) -> None:
    tags = DELUXE.replace('"deluxe"', f'"{position.split(" ")[0]}"')
    error = refusal(f'{tags}[Position "{position}"]\n\n{turns}\n')
    assert (error.kind, error.token, error.position) == (kind, token, place or error.position)
    assert place or str(error.position).startswith(position.removesuffix("!"))
    assert (error.line, error.turn) == (6 + turns.count("\n"), 1 + turns.count("\n"))
    assert reason in error.message


def test_how_a_refusal_reads() -> None:
    assert str(refusal(HEAD + "1. 1234wwww>w =21\n")) == (
        "line 5, turn 1, '=21': =21 is not legal here; the legal moves are roll =x (position: 2014 21-36 -/- 1 wwww|)"
    )


WEASEL = '[Edition "deluxe"]\n[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "deluxe 21 -+w/- 1 wwww|1235"]\n\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'the tag [Edition "…"] is missing'),
        (HEAD + "{what\n", "the comment that starts here has no end: } is missing"),
        (HEAD + "1.\n", "a turn has at least one token"),
        (HEAD + "1. 1234wwww>w 1235>1 =21 =21\n", "the turn is over; the next one starts a new line"),
        (
            HEAD + "1. 1234wwww>w 1235 =21\n",
            "the roll before this token has nothing behind it; only a record's last token may",
        ),
        (
            HEAD + "1. 1234wwww>w wwww\n",
            "no face of this roll may be set aside, so the turn has failed: write # behind it",
        ),
        (
            HEAD + "1. roll\n",
            "no such token: write ROLL>FACE, ROLL~, ROLL#, ROLL as the last one, or = and what was taken",
        ),
        (WEASEL + "1. 1235~\n", "a record may stop only where a player chooses: the dice rolled again are missing"),
        (WEASEL + "1. 1235~ =21\n", "the dice are in the air, so their new faces come next"),
        (
            WEASEL + "1. 1235~ -1235>1\n",
            "the golden die is left out before a turn's first roll, not at a later one",
        ),
        (WEASEL + "1. 1235>1 =21\n2. 1234wwww>w\n", "the game is over"),
    ],
)
def test_whole_messages(text: str, message: str) -> None:
    assert refusal(text).message == message


def test_a_refusal_survives_a_journey_to_another_process() -> None:
    refused = refusal(HEAD + "1. 12234445>w\n")
    again = pickle.loads(pickle.dumps(refused))
    assert str(again) == str(refused)
    told = ("kind", "message", "line", "turn", "token", "position")
    assert [getattr(again, name) for name in told] == [getattr(refused, name) for name in told]
    assert again.position == "2014 21-36 -/- 1 |12234445"

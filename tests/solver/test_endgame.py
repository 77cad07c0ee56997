"""Solved endgames: a formula, an independent solution over the rules, tables as files, and the commands."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from wormgrill.cli import main
from wormgrill.notation import parse_position
from wormgrill.rules import Edition, Player, Position, edition, legal, start, winners
from wormgrill.solver import odds, solve
from wormgrill.solver.answer import answer
from wormgrill.solver.endgame import solve_endgame
from wormgrill.solver.endgame_file import build, file_name, find, load
from wormgrill.solver.living import game_of, place_of, size_of
from wormgrill.solver.winning import living

EDITIONS = (
    edition("2014"),
    edition("2005"),
    edition("2014", "short"),
    edition("2014", "any"),
    edition("2014", "decline"),
)


@pytest.mark.parametrize("tile", range(21, 37))
def test_a_game_for_one_portion_has_a_formula(tile: int) -> None:
    """Both try in turn until one of them has it: with p the chance to reach it, the first wins with 1 / (2 - p)."""
    chance = odds(start(edition("2014"))).chances.at_least[tile]
    found = answer(Position(edition("2014"), (tile,), (Player(), Player())))
    assert found.win == pytest.approx(1 / (2 - chance), abs=1e-9)
    assert found.error_bound < 1e-8


def all_positions(rules: Edition, tiles: tuple[int, ...]) -> list[Position]:
    """Every state with some of these portions alive, by plain enumeration."""
    found = [Position(rules, (), (Player(), Player()))]
    for tile in tiles:
        grown = list(found)
        for position in found:
            own, other = (player.stack for player in position.players)
            grown.append(Position(rules, (*position.grill, tile), position.players))
            grown += [
                Position(rules, position.grill, (Player((*own[:at], tile, *own[at:])), Player(other)))
                for at in range(len(own) + 1)
            ]
            grown += [
                Position(rules, position.grill, (Player(own), Player((*other[:at], tile, *other[at:]))))
                for at in range(len(other) + 1)
            ]
        found = grown
    return [position for position in found if position.grill]


def by_iteration(rules: Edition, tiles: tuple[int, ...]) -> dict[Position, float]:
    """The values of all states by solving every turn again and again, with the rules alone saying what follows."""
    values = dict.fromkeys(all_positions(rules, tiles), 0.5)

    def after(position: Position, seat: int) -> float:
        if position.over:
            return float(seat in winners(position))
        turned = Position(rules, position.grill, (position.players[1], position.players[0]))
        return 1 - values[turned]

    for _ in range(60):
        change = 0.0
        for position in values:
            value = solve(position, lambda end: after(end.after, 1)).value
            change = max(change, abs(value - values[position]))
            values[position] = value
        if change < 1e-8:
            return values
    raise AssertionError("the iteration did not come to rest")


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("tiles", [(21, 24), (23, 25, 26)])
def test_all_states_agree_with_plain_iteration_over_the_rules(rules: Edition, tiles: tuple[int, ...]) -> None:
    endgame = solve_endgame(rules, tiles)
    plain = by_iteration(rules, tiles)
    assert len(plain) == len(endgame.values) == size_of(len(tiles))
    places = {place_of(endgame.game, position) for position in plain}
    assert places == set(range(len(plain)))
    for position, value in plain.items():
        assert endgame.win(position) == pytest.approx(value, abs=1e-6)


def random_state(rules: Edition, tiles: tuple[int, ...], rng: random.Random) -> Position:
    shuffled = rng.sample(tiles, len(tiles))
    grill = rng.randint(1, len(tiles))
    own = rng.randint(0, len(tiles) - grill)
    stacks = Player(tuple(shuffled[grill : grill + own])), Player(tuple(shuffled[grill + own :]))
    return Position(rules, tuple(sorted(shuffled[:grill])), stacks, rng.choice((1, 2)))


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_state_is_worth_its_turn(rules: Edition) -> None:
    """The values are a solution: the rules' own ends, worth what the table says, give the table's value again."""
    endgame = solve_endgame(rules, (21, 22, 26, 29, 33))
    rng = random.Random(1)
    for _ in range(60):
        position = random_state(rules, rng.choice([(21, 22, 26, 29, 33), (22, 26, 33), (21, 26, 29, 33)]), rng)
        assert endgame.turn(position).value == pytest.approx(endgame.win(position), abs=1e-9)


def test_the_states_of_a_grill_are_numbered_without_gaps() -> None:
    game = game_of(edition("2014"), (21, 25, 30, 36))
    positions = all_positions(edition("2014"), (21, 25, 30, 36))
    assert {place_of(game, position) for position in positions} == set(range(size_of(4)))
    assert [size_of(n) for n in range(1, 10)] == [1, 7, 43, 275, 1921, 14865, 127555, 1208695, 12573061]


def test_a_position_and_the_same_from_the_other_side_are_one_state() -> None:
    game = game_of(edition("2014"), (21, 25, 30, 36))
    one = parse_position("2014 21,30 25/36 1")
    other = parse_position("2014 21,30 36/25 2")
    assert place_of(game, one) == place_of(game, other)
    assert living(one) == living(other) == (21, 25, 30, 36)


def test_in_the_middle_of_a_turn() -> None:
    before = answer(parse_position("2014 21,25 24/22 2"))
    rolled = parse_position("2014 21,25 24/22 2 555|1245w")
    found = answer(rolled)
    assert tuple(move for move, _ in found.moves) == legal(rolled)
    assert found.win == max(value for _, value in found.moves)
    assert found.win > before.win
    ending = answer(parse_position("2014 21 24/22 2 555|"))
    assert 0 < ending.win < 1


def test_a_position_with_another_portion_is_refused() -> None:
    with pytest.raises(ValueError, match="portion 25 is not in this endgame"):
        solve_endgame(edition("2014"), (21, 24)).win(parse_position("2014 21,25 -/- 1"))


def test_the_last_portion_decides() -> None:
    """Whoever stands at the 21 and gets more worms by it has won; the other way round it is better to go on."""
    assert answer(parse_position("2014 21 24/22 1 www15|")).win == 1
    behind = answer(parse_position("2014 21 -/36 1 www15|"))
    assert [value for _, value in behind.moves][-1] == 0
    assert behind.win > 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2014 21,22 -/-/- 1", "for two players, and this game has 3"),
        ("2014 - 21/- 0", "the game is over"),
        ("2014 21-28 -/- 1", "8 portions are alive in this position, and at most 7"),
    ],
)
def test_what_is_no_endgame_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        answer(parse_position(text))


def test_a_table_has_few_portions_of_its_edition() -> None:
    for tiles, reason in (
        ((), "1 to 9"),
        ((20,), "from 21 to 36"),
        ((22, 21), "ascending"),
        (tuple(range(21, 31)), "1 to 9"),
    ):
        with pytest.raises(ValueError, match=reason):
            game_of(edition("2014"), tiles)


def test_a_table_is_a_file_that_gives_the_same_values(tmp_path: Path) -> None:
    rules, tiles = edition("2014", "short"), (22, 25, 26, 31)
    path = tmp_path / file_name(rules, tiles)
    heard: list[int] = []
    table = build(path, rules, tiles, heard.append)
    assert path.name == "2014+short-22,25,26,31.endgame"
    assert np.abs(table.values - solve_endgame(rules, tiles).values).max() < 1e-9
    assert table.bounds == solve_endgame(rules, tiles).bounds
    assert sum(heard) > size_of(4)
    position = parse_position("2014+short 22,26 25/31 1")
    found = find(position, tmp_path)
    assert found is not None
    assert found.win(position) == table.win(position)
    assert find(parse_position("2014 22,26 25/31 1"), tmp_path) is None
    assert find(parse_position("2014+short 21,26 25/31 1"), tmp_path) is None


def test_building_goes_on_where_it_was_left(tmp_path: Path) -> None:
    rules, tiles = edition("2014"), (21, 22, 23)
    path = tmp_path / "table.endgame"

    class Stopped(Exception):
        pass

    heard: list[int] = []

    def stop(states: int) -> None:
        heard.append(states)
        if sum(heard) > 60:
            raise Stopped

    with pytest.raises(Stopped):
        build(path, rules, tiles, stop)
    with pytest.raises(ValueError, match="not finished"):
        load(path)
    assert build(path, rules, tiles).win(start_of(rules, tiles)) == pytest.approx(
        solve_endgame(rules, tiles).win(start_of(rules, tiles)), abs=1e-9
    )
    done: list[int] = []
    build(path, rules, tiles, done.append)
    assert done == []


def start_of(rules: Edition, tiles: tuple[int, ...]) -> Position:
    return Position(rules, tiles, (Player(), Player()))


def test_another_table_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "table.endgame"
    build(path, edition("2014"), (21, 22))
    with pytest.raises(ValueError, match="name another file"):
        build(path, edition("2014"), (21, 23))
    other = tmp_path / "letter.endgame"
    other.write_text("Dear friend")
    with pytest.raises(ValueError, match="no table of endgames"):
        load(other)
    assert find(start_of(edition("2014"), (21, 22)), tmp_path) is not None


@pytest.mark.parametrize("damage", ["cut off", "header", "empty", "sets", "rules"])
def test_a_damaged_table_is_refused_and_never_used(damage: str, tmp_path: Path) -> None:
    rules, tiles = edition("2014"), (21, 22, 23)
    path = tmp_path / "table.endgame"
    build(path, rules, tiles)
    data = path.read_bytes()
    path.write_bytes(
        {
            "cut off": data[:-8],
            "header": data[:30] + bytes(40) + data[70:],
            "empty": b"",
            "sets": data.replace(b'"bounds": {"1"', b'"bounds": {"9"'),
            "rules": data.replace(b'"rules": ', b'"rules": 9'),
        }[damage]
    )
    for use in (load, lambda path: build(path, rules, tiles)):
        with pytest.raises(ValueError, match=r"damaged|no table of endgames|build it anew"):
            use(path)
    assert find(start_of(rules, tiles), tmp_path) is None


def test_two_builds_do_not_write_into_one_table(tmp_path: Path) -> None:
    path, rules, tiles = tmp_path / "table.endgame", edition("2014"), (21, 22)

    def another_one(states: int) -> None:
        with pytest.raises(ValueError, match="another build is at work"):
            build(path, rules, tiles)

    build(path, rules, tiles, another_one)
    assert [entry.name for entry in tmp_path.iterdir()] == ["table.endgame"]


def test_a_build_that_is_stopped_says_how_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wormgrill.solver.endgame_file.build", stopped)
    assert main(["endgame", "build", "--alive", "2", "--to", str(tmp_path / "table.endgame")]) == 130
    assert "table.endgame is not finished; the same command goes on" in capsys.readouterr().err


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORMGRILL_ENDGAMES", str(tmp_path))
    assert main(["solve", "2014 21,22 24/23 1", "--json"]) == 0
    on_the_spot = json.loads(capsys.readouterr().out)
    assert on_the_spot["position"] == "2014 21,22 24/23 1"
    assert on_the_spot["states"] == size_of(4)
    assert list(on_the_spot) == ["position", "win", "error_bound", "states", "seconds"]
    assert main(["endgame", "build", "--alive", "4", "--json"]) == 0
    built = json.loads(capsys.readouterr().out)
    assert built["tiles"] == [21, 22, 23, 24]
    assert Path(built["file"]).parent == tmp_path
    assert main(["endgame", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["file"] == built["file"]
    assert main(["solve", "2014 21,22 24/23 1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["win"] == pytest.approx(on_the_spot["win"], abs=1e-9)
    assert main(["solve", "2014 21,22 24/23 1 ww5|1255w"]) == 0
    assert "seat 1 wins with a chance of" in capsys.readouterr().out
    assert main(["endgame", "list"]) == 0
    assert "21,22,23,24" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["solve", "2014 21-36 -/- 1"], "16 portions are alive"),
        (["solve", "deluxe 11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36 -/- 1"], "18 portions are alive"),
        (["solve", ""], "four fields"),
        (["solve", "2014 21 -/- 1", "--tables", "no/such"], "there is no folder no/such with tables"),
        (["endgame", "build", "--alive", "2", "--to", "two.table"], "the name of a table ends in .endgame"),
        (["odds", ""], "four fields"),
        (["endgame", "build", "--alive", "-3"], "1 to 9"),
        (["endgame", "build", "--tiles", "28-21"], "21-28 or 21,23,30"),
        (["endgame", "build", "--tiles", "1-999999999999"], "21-28 or 21,23,30"),
        (["endgame", "build", "--tiles", "21,21"], "ascending, each once"),
        (["endgame", "build"], "--alive"),
        (["endgame", "build", "--alive", "99"], "--alive is 99; tables are built for 1 to 9 portions"),
        (["endgame", "build", "--alive", "0"], "1 to 9"),
        (["endgame", "build", "--alive", "3", "--tiles", "21-22"], "names 2 portions"),
        (["endgame", "build", "--tiles", "low"], "21-28 or 21,23,30"),
        (["endgame", "build", "--alive", "2", "--edition", "deluxe"], "tables are built for the 2005 and 2014"),
    ],
)
def test_refusals_of_the_commands(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    said = capsys.readouterr().err
    assert said.startswith("wormgrill: ")
    assert reason in said


def test_the_odds_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert round(100 * told["at_least"]["25"], 3) == 68.033
    assert set(told) == {"position", "at_least", "exactly"}
    assert main(["odds", "2014 21-36 -/- 1 44|11235w", "--policy", "worms", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["moves"]) == {">1", ">2", ">3", ">5", ">w"}
    assert 0 < told["fail"] < 1
    assert main(["odds", "2014 21,22,24-35 23/36 1 44|11235w", "--policy", "worms"]) == 0
    shown = capsys.readouterr().out
    for word in ("grill", "own top", "top of 2", "at least, by choice", "going for worms"):
        assert word in shown
    assert main(["odds", "2014 - 21/- 0"]) == 1
    assert "the game is over" in capsys.readouterr().err
    assert main(["odds", "--policy", "luck"]) == 1
    assert "the aims are" in capsys.readouterr().err

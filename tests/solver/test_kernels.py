"""The compiled kernel against the plain one, and both against what is known about one turn."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.solver.positions import EDITIONS, random_position, start_of_turn

from wormgrill.rules import Edition
from wormgrill.solver import ENDS, all_kits, compiled, ends_of, graph_of, kits_of, node_values, solve, turn_values
from wormgrill.solver.graph import Group
from wormgrill.solver.kernel import Name
from wormgrill.solver.kit import Kit
from wormgrill.solver.lanes import BASE_PROGRAMS, PROGRAM_CODES

KITS = st.sampled_from(all_kits())


def worths(kit: Kit, seed: int, positions: int, givers: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    ends = rng.random((positions, 1 + (givers if kit.gains else 0), ENDS))
    return np.asarray(ends * rng.choice([1.0, 40.0]) - rng.choice([0.0, 20.0]))


@settings(deadline=None, max_examples=60)
@given(KITS, st.integers(0, 2**32), st.integers(1, 40), st.integers(1, 3))
def test_both_kernels_give_the_same_values_at_every_node(kit: Kit, seed: int, positions: int, givers: int) -> None:
    ends = worths(kit, seed, positions, givers)
    exact = node_values(kit, ends, "plain")
    fast = node_values(kit, ends.astype(np.float32), "compiled")
    assert np.abs(fast[2:] - exact[2:]).max() < 1e-5 * np.abs(ends).max()
    slow = node_values(kit, ends.astype(np.float32), "plain")
    assert np.abs(slow[2:] - exact[2:]).max() < 1e-5 * np.abs(ends).max()


@settings(deadline=None, max_examples=30)
@given(KITS, st.integers(0, 2**32), st.integers(1, 70), st.integers(1, 3))
def test_the_values_of_turns_are_those_of_their_roots(kit: Kit, seed: int, positions: int, givers: int) -> None:
    ends = worths(kit, seed, positions, givers).astype(np.float32)
    for kernel in ("compiled", "plain"):
        roots = turn_values(kit, ends, kernel)
        assert (roots == node_values(kit, ends, kernel)[graph_of(kit).root]).all()


def test_in_float64_the_base_game_is_compiled_too() -> None:
    kit = all_kits()[0]
    ends = worths(kit, 1, 100, 1)
    assert np.abs(turn_values(kit, ends, "compiled") - turn_values(kit, ends, "plain")).max() < 1e-13
    with pytest.raises(ValueError, match="only the base game"):
        compiled.tables(all_kits()[1], "float64")


def test_threads_do_not_disturb_each_other() -> None:
    """A server solves for several tables at once, with either kernel."""
    kits = [kit for kit in all_kits() for _ in range(4)]
    ends = [np.random.default_rng(n).random((17, 1 + kit.gains, ENDS)).astype(np.float32) for n, kit in enumerate(kits)]
    for kernel in get_args(Name):
        solve_one = partial(turn_values, kernel=kernel)
        alone = list(map(solve_one, kits, ends))
        with ThreadPoolExecutor(8) as pool:
            together = list(pool.map(solve_one, kits, ends))
        assert all((one == other).all() for one, other in zip(alone, together, strict=True))


def test_no_positions_have_no_values() -> None:
    for kit in all_kits():
        for kernel in ("compiled", "plain"):
            assert turn_values(kit, np.zeros((0, 1 + kit.gains, ENDS), np.float32), kernel).shape == (0,)


def test_the_base_game_has_the_published_number_of_nodes_and_pairs() -> None:
    graph = graph_of(all_kits()[0])
    rolling = sum(len(step.terms) for step in graph.steps if isinstance(step, Group))
    assert (len(graph.slot_of), rolling, graph.pairs) == (1939, 1215, 33904)


@pytest.mark.parametrize("kit", all_kits())
def test_there_is_a_program_for_every_group(kit: Kit) -> None:
    needed = {(step.shape, step.plain) for step in graph_of(kit).steps if isinstance(step, Group)}
    assert needed <= PROGRAM_CODES.keys()
    if not kit.gains:
        assert {PROGRAM_CODES[program] for program in needed} == set(range(BASE_PROGRAMS))


def test_values_do_not_depend_on_the_neighbours_in_a_block() -> None:
    for kit in all_kits():
        ends = worths(kit, 3, 33, 2).astype(np.float32)
        together = turn_values(kit, ends, "compiled")
        alone = np.concatenate([turn_values(kit, ends[i : i + 1], "compiled") for i in range(33)])
        assert (together == alone).all()


def test_the_greater_the_worth_the_greater_the_value() -> None:
    """Raising the worth of any end never lowers the value of a turn, and raises it by no more."""
    for kit in all_kits():
        ends = worths(kit, 5, 20, 1)
        raised = ends.copy()
        raised[:, :, ::3] += 0.25
        gain = turn_values(kit, raised, "plain") - turn_values(kit, ends, "plain")
        assert (gain >= -1e-12).all()
        assert (gain <= 0.25 + 1e-12).all()


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from(EDITIONS), st.integers(2, 7))
def test_turns_of_random_positions_of_every_edition(seed: int, rules: Edition, seats: int) -> None:
    """Random worths for the real ends of real positions: the compiled, the plain and the exact value agree."""
    position = start_of_turn(random_position(seed, rules, seats))
    ends = ends_of(position)
    numbers = np.random.default_rng(seed).random(len(ends))
    folded = ends.best(numbers)[None]
    exact = solve(position, numbers)
    kernels: tuple[Name, ...] = ("compiled", "plain")
    for kernel in kernels:
        values = [turn_values(kit, folded.astype(np.float32), kernel)[0] for kit in kits_of(position)]
        assert max(values) == pytest.approx(exact.value, abs=1e-5)
        assert len(values) == len(exact.moves)
        assert values == pytest.approx([value for _, value in exact.moves], abs=1e-5)

"""A training run from its plan to a network: rounds of games, lessons, and steps, resumable and the same every time.

The games of a round are played with the averaged weights of two rounds ago, so that workers can play while this
process learns. What comes out depends on the plan alone, not on the number of workers. A checkpoint is written after
every round, so that a run that is broken off loses one round at most.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from wormgrill.notation import format_edition
from wormgrill.players.champion_net import Net, new_net
from wormgrill.rules import Edition, edition

from .fleet import Shard, Submit, fleet
from .optimiser import Pupil, learn, new_pupil
from .selfplay import Lessons, Variety

#: A round is so many shards of so many games: the unit in which weights change hands.
SHARDS: Final = 2
SHARD_GAMES: Final = 512
#: So many lessons make a step of Adam. Fewer make more steps of the same games, which is what a run is short of.
BATCH: Final = 128
RATE: Final = 0.002
TRACE: Final = 0.8
#: Over how many lessons the weights are averaged, and in the last part of a run.
AVERAGED: Final = 256_000
AVERAGED_LATE: Final = 1_024_000
LATE: Final = 0.8
#: At first every worm counts a little by itself, less and less in the first part of a run.
HUNGER: Final = 0.03
HUNGRY: Final = 0.25
#: Two games in five are played with options, so that one network serves them all.
MIXED: Final = Variety(options=0.4)


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides a training run: the family, how many games, the seed, how games begin, the lessons to a step and
    their rate, the λ of the targets, and how much worms count at first.
    """

    edition: Edition
    seats: int
    games: int
    seed: int = 1
    variety: Variety = MIXED
    batch: int = BATCH
    rate: float = RATE
    trace: float = TRACE
    hunger: float = HUNGER

    @property
    def family(self) -> str:
        """The family that the run trains."""
        return f"{'deluxe' if self.edition.deluxe else 'base'}-{self.seats}"

    @property
    def rounds(self) -> int:
        """How many rounds the games make."""
        return max(math.ceil(self.games / (SHARDS * SHARD_GAMES)), 1)

    def shards(self, number: int) -> list[Shard]:
        """The shards of a round."""
        firsts = [(number * SHARDS + k) * SHARD_GAMES for k in range(SHARDS)]
        hunger = self.hunger * max(1 - number / (HUNGRY * self.rounds), 0.0)
        return [
            Shard(self.edition, self.seats, self.seed, first, SHARD_GAMES, self.trace, self.variety, hunger)
            for first in firsts
        ]

    def as_dict(self) -> dict[str, Any]:
        """The plan as plain data, to recognise a checkpoint by."""
        own = {name: getattr(self, name) for name in self.__slots__}
        return own | {"edition": format_edition(self.edition), "variety": asdict_variety(self.variety)}


@dataclass(slots=True)
class Progress:
    """Where a run stands: the next round, Adam's steps, the pupil, and the average that plays the next round."""

    round: int
    steps: int
    pupil: Pupil
    before: Net


@dataclass(frozen=True, slots=True)
class Report:
    """What a round came to."""

    round: int
    rounds: int
    games: int
    lessons: int
    error: float
    seconds: float


def asdict_variety(variety: Variety) -> dict[str, float]:
    """A variety as plain data."""
    return dict(variety._asdict())


def plan_of(family: str, games: int, seed: int, batch: int = BATCH) -> Plan:
    """The plan for a family by its name: `base-2` to `base-7`, `deluxe-2` to `deluxe-7`."""
    kind, _, seats = family.partition("-")
    if kind not in ("base", "deluxe") or seats not in tuple("234567"):
        raise ValueError(f"there is no family {family!r}; they are base-2 to base-7 and deluxe-2 to deluxe-7")
    rules = edition("deluxe" if kind == "deluxe" else "2014")
    return Plan(rules, int(seats), games, seed, batch=batch)


def train(
    plan: Plan, submit: Submit, folder: Path, told: Callable[[Report], None] = lambda report: None, fresh: bool = False
) -> Net:
    """Carry out a plan, from its last checkpoint in the folder unless `fresh`; gives the averaged weights."""
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = folder / f"{plan.family}.checkpoint.npz"
    state = None if fresh else _resumed(plan, checkpoint)
    if state is None:
        net = new_net(plan.seats, plan.edition.deluxe, np.random.default_rng(plan.seed))
        state = Progress(0, 0, new_pupil(net), net.copy())
    if state.round < plan.rounds:
        waiting = submit(plan.shards(state.round), state.before)
    with _log(plan, folder, state.round).open("a", encoding="utf-8") as log:
        while state.round < plan.rounds:
            begun = time.perf_counter()
            lessons = waiting()
            ahead = state.pupil.average.copy()
            if state.round + 1 < plan.rounds:
                waiting = submit(plan.shards(state.round + 1), ahead)
            report = _study(plan, state, lessons, begun)
            state.before = ahead
            _save(plan, state, checkpoint)
            log.write(json.dumps(asdict(report)) + "\n")
            log.flush()
            told(report)
    return state.pupil.average


def seconds_of(plan: Plan, folder: Path) -> float:
    """How long the rounds in the log of a run took, whenever they were played."""
    lines = log_path(plan, folder).read_text(encoding="utf-8").splitlines()
    return float(sum(json.loads(line)["seconds"] for line in lines))


def log_path(plan: Plan, folder: Path) -> Path:
    """Where the log of a run is: one JSON object a round."""
    return folder / f"{plan.family}.log.jsonl"


def _log(plan: Plan, folder: Path, rounds: int) -> Path:
    """The log, with the lines of the rounds that the run has behind it and no others."""
    path = log_path(plan, folder)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if rounds and path.exists() else []
    path.write_text("".join(lines[:rounds]), encoding="utf-8")
    return path


def _study(plan: Plan, state: Progress, lessons: list[Lessons], begun: float) -> Report:
    """Learn from the lessons of a round, in a drawn order."""
    rows = np.concatenate([part.rows for part in lessons])
    targets = np.concatenate([part.targets for part in lessons])
    order = np.random.default_rng([plan.seed, state.round]).permutation(len(rows))
    done = state.round / plan.rounds
    rate = plan.rate * 0.5 * (1 + math.cos(math.pi * done)) + 1e-6
    late = done >= LATE
    forget = plan.batch / AVERAGED_LATE if late else max(plan.batch / AVERAGED, 1 / (state.steps + 2))
    error = learn(state.pupil, rows, targets, order, plan.batch, rate, state.steps, forget)
    state.steps += len(order) // plan.batch
    state.round += 1
    games = state.round * SHARDS * SHARD_GAMES
    return Report(state.round, plan.rounds, games, len(rows), float(error), round(time.perf_counter() - begun, 3))


def _save(plan: Plan, state: Progress, path: Path) -> None:
    """Write a checkpoint beside the old one and then in its place, so that there always is a whole one."""
    beside = path.with_suffix(".part.npz")
    np.savez(
        beside,
        plan=np.array(json.dumps(plan.as_dict())),
        place=np.array([state.round, state.steps]),
        before=state.before,
        **state.pupil._asdict(),
    )
    beside.replace(path)


def _resumed(plan: Plan, path: Path) -> Progress | None:
    """The last checkpoint, if it belongs to this plan."""
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as file:
            if json.loads(str(file["plan"])) != plan.as_dict():
                return None
            number, steps = file["place"].tolist()
            return Progress(number, steps, Pupil(*(file[name] for name in Pupil._fields)), file["before"])
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is no checkpoint ({error}); --fresh begins the run anew") from error


def warm() -> None:
    """Compile what playing and learning need; all families need the same."""
    with TemporaryDirectory() as folder, fleet(1) as submit:
        train(plan_of("base-2", 1, 0), submit, Path(folder))

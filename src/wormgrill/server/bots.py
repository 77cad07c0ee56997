"""Bots think here, off the event loop."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

import structlog

from wormgrill.notation import format_move
from wormgrill.players import Budget, Player, parse_player
from wormgrill.rules import Move, Position, legal

SECONDS = 5.0
RELIABLE = "cautious"
T = TypeVar("T")
_log = structlog.get_logger("wormgrill.bots")


@lru_cache(maxsize=64)
def player_of(spec: str) -> Player:
    return parse_player(spec)


class Bots:
    """A few threads for all tables; a bot's random numbers are never those of the dice."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, spec: str, position: Position) -> str:
        """The token of the bot's move. A bot that fails is logged and plays the first legal move: no table waits for
        it.
        """
        return await asyncio.get_running_loop().run_in_executor(self._pool, choose, spec, position)

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Other thinking that takes its time: odds, advice."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose(spec: str, position: Position) -> str:
    moves = legal(position)
    if len(moves) == 1:
        return format_move(moves[0])
    rng = random.Random(secrets.randbits(64))
    try:
        move = player_of(spec).choose(position, moves, Budget(SECONDS, explain=False), rng).move
        if move not in moves:
            raise ValueError(f"{spec} chose {move!r}, which is not legal")
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the game goes on
        _log.error("bot_failed", bot=spec, error=repr(error))
        move = _in_its_place(position, moves, rng)
    return format_move(move)


def _in_its_place(position: Position, moves: Sequence[Move], rng: random.Random) -> Move:
    """The move of a player that needs nothing, for a bot that has failed."""
    return player_of(RELIABLE).choose(position, moves, Budget(SECONDS), rng).move

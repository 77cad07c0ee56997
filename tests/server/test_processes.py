"""Several processes, killed at any moment: no acknowledged move is lost or doubled, and everybody catches up."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path

import pytest
from examples.client import Client, Data, request
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Process
from tests.services import Redis

from wormgrill.notation import parse_record
from wormgrill.table import verify

pytestmark = pytest.mark.anyio
# `WORMGRILL_KILLS=50` is the long version of the first test
KILLS = int(os.environ.get("WORMGRILL_KILLS", "5"))
TABLES = 20


def at_random(state: Data) -> str:
    return str(random.choice(state["legal"]))


class Player:
    """Somebody who plays at random for ever and notes everything that was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: list[tuple[int, str, str]] = []
        self.number = 0

    async def play(self, stop: asyncio.Event) -> None:
        client = self.client
        while not stop.is_set() and client.state["phase"] != "over":
            if not client.my_turn:
                with contextlib.suppress(TimeoutError):
                    await client.until_after(client.state["seq"], 0.5)
                continue
            self.number += 1
            act_id, token = f"{client.person}-{self.number}", at_random(client.state)
            said = await client.act("move", seq=client.state["seq"], move=token, id=act_id)
            if said["type"] == "done":
                self.acknowledged.append((said["seq"], token, act_id))
            await asyncio.sleep(random.random() * 0.05)


async def check_log(base: str, players: list[Player]) -> None:
    """The log has every acknowledged move exactly once and no gap, and everybody has heard all of it."""
    client = players[0].client
    table = await request(base, "GET", f"/api/tables/{client.table}?since=0", key=client.key)
    events = table["events"]
    seqs = [event["seq"] for event in events]
    assert seqs == list(range(1, len(seqs) + 1))
    ids = [event["id"] for event in events if "id" in event]
    assert len(ids) == len(set(ids))
    by_id = {event["id"]: event for event in events if "id" in event}
    moves = {(event["seat"], event["move"]) for event in events if event["kind"] == "move"}
    for player in players:
        for seq, token, act_id in player.acknowledged:
            assert by_id[act_id]["seq"] == seq
            assert any(move == token for _, move in moves)
        await player.client.until_after(seqs[-1] - 1)
        assert player.client.events[: len(events)] == events
    if table["state"]["phase"] == "over":
        text = await request(base, "GET", f"/api/tables/{client.table}/record", key=client.key)
        assert verify(parse_record(text)).fits


async def seated(base: str, other: str, **options: object) -> list[Player]:
    """A running table of two people and a bot; the second person may be at another process."""
    host, opened = await Client.open(base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "patience": 86400, **options})
    bo = await Client.join(other, "Bo", link=opened["link"])
    for client in (host, bo):
        await client.__aenter__()
    await host.act("start")
    await bo.until(lambda: bo.state["phase"] == "playing")
    return [Player(host), Player(bo)]


async def test_killed_again_and_again(database_url: str, tmp_path: Path) -> None:
    """One process on each database, killed without warning while twenty tables play."""
    server = Process(database_url, tmp_path)
    server.start()
    await server.ready()
    tables = [await seated(server.base, server.base) for _ in range(TABLES)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for players in tables for player in players]
    try:
        for _ in range(KILLS):
            await asyncio.sleep(0.2 + random.random())
            server.kill()
            server.start()
            await server.ready()
        await asyncio.sleep(1)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        assert sum(len(player.acknowledged) for players in tables for player in players) > 10 * KILLS
        for players in tables:
            await check_log(server.base, players)
        assert tables[0][0].client.connections > KILLS
    finally:
        for task in playing:
            task.cancel()
        for player in (player for players in tables for player in players):
            await player.client.close()
        server.stop()


async def test_two_processes_serve_one_table(postgres_url: str, redis_server: Redis, tmp_path: Path) -> None:
    """The players of a table are at different processes; either is killed; the other plays on, bots included."""
    servers = [Process(postgres_url, tmp_path, redis_server.url) for _ in range(2)]
    for server in servers:
        server.start()
    for server in servers:
        await server.ready()
    tables = [await seated(servers[0].base, servers[1].base) for _ in range(4)]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for players in tables for player in players]
    try:
        for turn in range(4):
            await asyncio.sleep(1 + random.random())
            victim = servers[turn % 2]
            victim.kill()
            before = tables[0][(turn + 1) % 2].client.seq
            victim.start()
            await victim.ready()
            assert tables[0][(turn + 1) % 2].client.seq >= before
        await asyncio.sleep(1.5)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for players in tables:
            assert all(player.acknowledged for player in players)
            await check_log(servers[0].base, players)
            await check_log(servers[1].base, players)
    finally:
        for task in playing:
            task.cancel()
        for player in (player for players in tables for player in players):
            await player.client.close()
        for server in servers:
            server.stop()


async def test_the_bus_may_go_and_come_back(postgres_url: str, redis_server: Redis, tmp_path: Path) -> None:
    """Without the bus news take a moment longer, as they are read from the database; nothing is lost, nothing
    restarted.
    """
    servers = [Process(postgres_url, tmp_path, redis_server.url) for _ in range(2)]
    for server in servers:
        server.start()
    for server in servers:
        await server.ready()
    players = await seated(servers[0].base, servers[1].base)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        await asyncio.sleep(1)
        redis_server.stop()
        try:
            seq = max(player.client.seq for player in players)
            await asyncio.sleep(0.5)
            assert (await request(servers[0].base, "GET", "/ready"))["database"]
            await players[1].client.until(
                lambda: players[1].client.seq > seq + 3 or players[1].client.state["phase"] == "over"
            )
        finally:
            redis_server.start()
        async with asyncio.timeout(20):
            for server in servers:
                await server.until_bus_is_there()
        await asyncio.sleep(1)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        await check_log(servers[0].base, players)
        await check_log(servers[1].base, players)
    finally:
        for task in playing:
            task.cancel()
        for player in players:
            await player.client.close()
        for server in servers:
            server.stop()

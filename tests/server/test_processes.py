"""Servers that are killed, frozen or cut off at any moment: no acknowledged move is lost or doubled, of two writers
never both succeed, and everybody catches up.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from examples.client import Client, Data, request
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Forked, Nursery, running, settings_for
from tests.services import Redis, free_port

from wormgrill.notation import parse_record
from wormgrill.table import verify

pytestmark = pytest.mark.anyio
KILLS = 50
TABLES = 20
# nobody is expected to take so long; but a machine that does much else at once makes nothing wrong
PATIENCE = 150


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    born = Nursery()
    yield born
    born.close()


def at_random(state: Data) -> str:
    """A legal move; rather one that does not end the turn, so that there is much to do."""
    return str(random.choice(state["legal"]))


class Player:
    """Somebody who plays at random for ever and notes everything that was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: list[tuple[int, str, str]] = []
        self.number = 0
        self.stale = 0

    async def play(self, stop: asyncio.Event) -> None:
        client = self.client
        while not stop.is_set() and client.state["phase"] != "over":
            if not client.my_turn:
                with contextlib.suppress(TimeoutError):
                    await client.until_after(client.state["seq"], 0.5)
                continue
            self.number += 1
            act_id, token = f"{id(self):x}-{self.number}", at_random(client.state)
            said = await client.act("move", seq=client.state["seq"], move=token, id=act_id)
            if said["type"] == "done":
                self.acknowledged.append((said["seq"], token, act_id))
            else:
                self.stale += 1
            await asyncio.sleep(random.random() * 0.05)


async def log_of(base: str, client: Client) -> tuple[list[Data], Data]:
    """Every event of a table, and its state, as a server tells them."""
    table = await request(base, "GET", f"/api/tables/{client.table}?since=0", key=client.key)
    return table["events"], table["state"]


async def check_log(base: str, players: Sequence[Player], followed: bool = True) -> None:
    """The log has every acknowledged move exactly once, no other move of these people, and no gap; the dice are those
    that were promised; everybody has heard all of it.
    """
    last = max((seq for player in players for seq, _, _ in player.acknowledged), default=0)
    async with asyncio.timeout(PATIENCE):
        events, state = await log_of(base, players[0].client)
        while state["seq"] < last:  # another process has heard the end of it first
            await asyncio.sleep(0.1)
            events, state = await log_of(base, players[0].client)
    seqs = [event["seq"] for event in events]
    assert seqs == list(range(1, len(seqs) + 1))
    by_id = {event["id"]: event["seq"] for event in events if "id" in event}
    assert len(by_id) == sum("id" in event for event in events)
    numbers = [event["number"] for event in events if event["kind"] == "rolled"]
    assert numbers == list(range(1, len(numbers) + 1))
    moves = [event for event in events if event["kind"] == "move"]
    for person in {player.client.person for player in players}:
        told = sorted(told for player in players if player.client.person == person for told in player.acknowledged)
        assert [event["move"] for event in moves if event.get("person") == person] == [token for _, token, _ in told]
        assert [by_id[act_id] for _, _, act_id in told] == [seq for seq, _, _ in told]
    for player in players:
        if followed:
            await player.client.until_after(seqs[-1] - 1, PATIENCE)
            assert player.client.events[: len(events)] == events
    if state["phase"] == "over":
        text = await request(base, "GET", f"/api/tables/{players[0].client.table}/record", key=players[0].client.key)
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


@contextlib.asynccontextmanager
async def playing(tables: Sequence[Sequence[Player]]) -> AsyncIterator[None]:
    """All tables play while this lasts; at the end everybody has the answer to everything they asked for."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for players in tables for player in players]
    try:
        yield
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    finally:
        for task in tasks:
            task.cancel()


@contextlib.asynccontextmanager
async def at_tables(*tables: Sequence[Player]) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for player in (player for players in tables for player in players):
            await player.client.close()


async def test_killed_again_and_again(database_url: str, nursery: Nursery, tmp_path: Path) -> None:
    """One process on each database, killed without warning at random moments – also while it starts – while twenty
    tables play.
    """
    server = await nursery.server(database_url, tmp_path, lease=0.6)
    tables = [await seated(server.base, server.base) for _ in range(TABLES)]
    async with at_tables(*tables):
        async with playing(tables):
            for kill in range(KILLS):
                await until_acknowledged(tables, 4 * kill)
                await asyncio.sleep(random.random() * 0.3)
                server.kill()
                starting = asyncio.create_task(server.start())
                if random.random() < 0.2:
                    await asyncio.sleep(random.random() * 0.2)
                    starting.cancel()
                    server.kill()
                    starting = asyncio.create_task(server.start())
                await starting
        assert max(player.client.connections for players in tables for player in players) > KILLS / 4
        for players in tables:
            await check_log(server.base, players)
    server.kill()


@pytest.mark.parametrize("bus", ["redis", "database"])
async def test_two_processes_serve_one_table(
    bus: str, postgres_url: str, redis_server: Redis, nursery: Nursery, tmp_path: Path
) -> None:
    """The players of a table are at different processes; either is killed, its players go to the other one and play
    on there, and everybody comes home when it is back.
    """
    url = redis_server.url if bus == "redis" else None
    servers = [await nursery.server(postgres_url, tmp_path, url) for _ in range(2)]
    tables = [await seated(servers[0].base, servers[1].base) for _ in range(4)]
    async with at_tables(*tables):
        async with playing(tables):
            for turn in range(4):
                await asyncio.sleep(0.3 + random.random())
                dead = turn % 2
                servers[dead].kill()
                told = [players[0].client.seq for players in tables]
                for players in tables:
                    players[dead].client.base = servers[1 - dead].base
                for players, seq in zip(tables, told, strict=True):
                    await goes_on(players[0].client, seq + 5)
                await servers[dead].start()
                for players in tables:
                    players[dead].client.base = servers[dead].base
                    await players[dead].client.drop()
            await asyncio.sleep(1)
        for players in tables:
            assert all(player.acknowledged for player in players)
            for server in servers:
                await check_log(server.base, players)
    for server in servers:
        server.kill()


async def until_acknowledged(tables: Sequence[Sequence[Player]], count: int) -> None:
    """Wait until so many moves have been acknowledged at all tables together."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for players in tables for player in players) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def goes_on(client: Client, seq: int) -> None:
    """Wait until the table has come as far as this."""
    await client.until(lambda: client.seq > seq or client.state["phase"] == "over", PATIENCE)


async def test_a_frozen_process_wakes_up_when_its_leases_have_passed_to_another(
    postgres_url: str, redis_server: Redis, nursery: Nursery, tmp_path: Path
) -> None:
    """The process that looks after the bots stands still in the middle of whatever it does, for longer than its
    leases. The other one takes over; what the first one still wants to write when it wakes up does not succeed.
    """
    servers = [await nursery.server(postgres_url, tmp_path, redis_server.url) for _ in range(2)]
    tables = [await bots_play(servers) for _ in range(6)]
    async with at_tables(*tables):
        for turn in range(4):
            frozen, awake = servers[turn % 2], servers[1 - turn % 2]
            await asyncio.sleep(0.2 + random.random() * 0.3)
            frozen.freeze()
            try:
                for players in tables:
                    client = next(player.client for player in players if player.client.base == awake.base)
                    await goes_on(client, client.seq + 5)
            finally:
                frozen.thaw()
        for players in tables:
            seq = players[0].client.seq
            for player in players:
                await goes_on(player.client, seq + 3)
            logs = [await log_of(server.base, players[0].client) for server in servers]
            count = min(len(events) for events, _ in logs)
            assert logs[0][0][:count] == logs[1][0][:count]
            assert [event["seq"] for event in logs[0][0]] == list(range(1, len(logs[0][0]) + 1))
            for player in players:
                heard = min(count, len(player.client.events))
                assert player.client.events[:heard] == logs[0][0][:heard]
    for server in servers:
        server.kill()


async def bots_play(servers: Sequence[Forked]) -> list[Player]:
    """A table of bots, watched at every process; any of them looks after it."""
    host, opened = await Client.open(servers[0].base, BOTS * 3, options={"bot_seconds": 0.05})
    other = Client(servers[1].base, host.table, opened["key"])
    await host.__aenter__()
    await other.__aenter__()
    await host.act("start")
    return [Player(host), Player(other)]


async def test_two_servers_that_know_nothing_of_each_other(database_url: str) -> None:
    """Each lets the same person move, and tells the other nothing – of a file each believes that it is alone, and moves
    every bot: the log alone decides who was first. Nothing is doubled, and who came second is shown how it stands.
    """
    nowhere = f"redis://127.0.0.1:{free_port()}/0" if database_url.startswith("postgresql") else None
    deaf = settings_for(database_url, bus_url=nowhere, sweep=3600)
    async with running(deaf) as one, running(replace(deaf, port=free_port(), process="two")) as two:
        tables = []
        for _ in range(4):
            host, opened = await Client.open(one.base, [ANIKA, *BOTS], options=QUICK)
            async with host:
                await host.act("start")
            tables.append([Player(Client(server.base, host.table, opened["key"])) for server in (one, two)])
        async with at_tables(*tables):
            for players in tables:
                for player in players:
                    await player.client.__aenter__()
            async with playing(tables):
                for number in range(2):
                    await until_acknowledged([[players[number]] for players in tables], 15)
            assert any(player.stale for players in tables for player in players)
            # either may not have heard of the other's last moves; a third one reads what is stored
            async with running(settings_for(database_url, bus_url=nowhere)) as three:
                for players in tables:
                    await check_log(three.base, players, followed=False)


async def test_the_bus_may_go_and_come_back(
    postgres_url: str, redis_server: Redis, nursery: Nursery, tmp_path: Path
) -> None:
    """Without the bus news take a moment longer, as they are read from the database; nothing is lost, nothing
    restarted.
    """
    servers = [await nursery.server(postgres_url, tmp_path, redis_server.url) for _ in range(2)]
    players = await seated(servers[0].base, servers[1].base)
    async with at_tables(players):
        async with playing([players]):
            await asyncio.sleep(1)
            redis_server.stop()
            try:
                seq = max(player.client.seq for player in players)
                await asyncio.sleep(0.5)
                assert (await request(servers[0].base, "GET", "/ready"))["database"]
                await goes_on(players[1].client, seq + 3)
            finally:
                redis_server.start()
            async with asyncio.timeout(PATIENCE):
                for server in servers:
                    await server.until_bus_is_there()
            await asyncio.sleep(1)
        for server in servers:
            await check_log(server.base, players)
    for server in servers:
        server.kill()

"""Whole games by clients over real sockets: people, bots, spectators, lost lines, take-backs, leavers."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

import pytest
from examples.client import Client, Data, Refusal, request
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, check_said, running, settings_for

from wormgrill.notation import parse_record
from wormgrill.table import verify, verify_series

pytestmark = pytest.mark.anyio
EDITIONS = ["2005", "2014", "deluxe"]
WITH_OPTIONS = ["2014+short", "2014+decline+any", "deluxe+short+plaingold"]
GAMES = [(edition, database) for edition in EDITIONS for database in ("sqlite_url", "postgres_url")]
GAMES += [(edition, "sqlite_url") for edition in WITH_OPTIONS]


def chooser(seed: int) -> Callable[[Data], str]:
    rng = random.Random(seed)

    def choose(state: Data) -> str:
        # stop when one can, so that games are short, but not always
        stops = [move for move in state["legal"] if move.startswith("=") and move != "=x"]
        return str(rng.choice(stops if stops and rng.random() < 0.8 else state["legal"]))

    return choose


async def verified(client: Client) -> Data:
    """The finished game's record replays, its dice are the ones that were promised, and all that was said on the way is
    as the schema has it.
    """
    check_said(client.heard)
    text = await request(client.base, "GET", f"/api/tables/{client.table}/record", key=client.key)
    record = parse_record(text)
    verdict = verify(record)
    assert verdict.fits, verdict
    assert list(map(int, (record.tag("Worms") or "").split())) == client.state["standing"]
    told = await request(client.base, "POST", "/api/verify", {"record": text})
    assert told["fits"]
    data: Data = await request(client.base, "GET", f"/api/tables/{client.table}/record.json", key=client.key)
    assert data["record"] == text
    assert [event["seq"] for event in data["events"]] == list(range(1, client.state["seq"] + 1))
    return data


@pytest.mark.parametrize(("edition", "database"), GAMES)
async def test_whole_game_of_every_edition(edition: str, database: str, request: pytest.FixtureRequest) -> None:
    async with running(settings_for(request.getfixturevalue(database))) as server:
        host, opened = await Client.open(
            server.base, [ANIKA, OPEN, BOTS[0], OPEN], options={**QUICK, "edition": edition, "begins": 1}
        )
        bo = await Client.join(server.base, "Bo", code=opened["code"], contribution="six crows on a wire")
        cleo = await Client.join(server.base, "Cleo", link=opened["link"])
        watcher = await Client.join(server.base, "Dan", link=opened["link"], seat=None)
        async with host, bo, cleo, watcher:
            await host.act("start", contribution="0x51f")
            await asyncio.gather(*(person.play(chooser(n)) for n, person in enumerate((host, bo, cleo))))
            for person in (host, bo, cleo, watcher):
                await person.until_over()
                assert [event["seq"] for event in person.events] == list(range(1, person.state["seq"] + 1))
            check_said(watcher.heard)
            assert host.state["position"] == watcher.state["position"]
            assert host.state["winners"]
            assert host.state["dice"]["contributions"] == [
                {"person": 2, "text": "six crows on a wire"},
                {"person": 1, "text": "0x51f"},
            ]
            await verified(host)


async def test_a_game_with_everything_that_happens_on_phones(database_url: str) -> None:
    """Two people and a bot on both databases: lines are lost, choices taken back, one leaves and returns."""
    async with running(settings_for(database_url)) as server:
        options = {**QUICK, "begins": 1, "undo": "free"}
        host, opened = await Client.open(server.base, [ANIKA, OPEN, BOTS[0]], options=options)
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        rng, undone = random.Random(5), 0

        async def play(client: Client, drops: float) -> None:
            nonlocal undone
            choose = chooser(7)
            while True:
                await client.until(lambda: client.my_turn or client.state["phase"] == "over", 60)
                if client.state["phase"] == "over":
                    return
                if rng.random() < drops:
                    await client.drop()
                move = choose(client.state)
                await client.move(move)
                free = client.state["undo"]["free"]
                if move.startswith(">") and free is not None and undone < 5 and client.my_turn:
                    await client.act("undo", seq=client.state["seq"])
                    undone += 1

        async with host, bo:
            await host.act("start")
            await bo.act("leave")
            assert bo.state["seats"][1]["standin"] == {"bot": host.state["options"]["standin"], "reason": "left"}
            await bo.act("return")
            assert bo.state["seats"][1]["standin"] is None
            await asyncio.gather(play(host, 0.2), play(bo, 0.2))
            await host.until_over()
            assert host.connections > 1
            for person in (host, bo):
                seqs = [event["seq"] for event in person.events]
                assert seqs == list(range(1, len(seqs) + 1))
            data = await verified(host)
            assert sum(event["kind"] == "undone" for event in data["events"]) == undone > 0


async def test_seven_at_a_deluxe_table(database_url: str) -> None:
    """Four people, two of whom come and go, three bots, a spectator; one leaves for good and a bot plays on."""
    options = {**QUICK, "edition": "deluxe+any", "pace": {"kind": "live", "seconds": 60}, "undo": "consent"}
    async with running(settings_for(database_url)) as server:
        bots = [{"kind": "bot", "bot": spec} for spec in ("random", "cautious", "random")]
        host, opened = await Client.open(server.base, [ANIKA, OPEN, bots[0], OPEN, bots[1], OPEN, bots[2]])
        others = [await Client.join(server.base, name, code=opened["code"]) for name in ("Bo", "Cleo", "Dan")]
        watcher = await Client.join(server.base, "Eve", link=opened["link"], seat=None)
        everybody = (host, *others, watcher)
        async with contextlib.AsyncExitStack() as stack:
            for person in everybody:
                await stack.enter_async_context(person)
            await host.act("options", options=options)
            await host.act("order", seats=[7, 6, 5, 4, 3, 2, 1])
            await host.act("start")
            assert [seat["kind"] for seat in watcher.state["seats"]].count("bot") == 3
            await others[2].act("leave")
            choose = chooser(11)

            async def shaky(client: Client) -> None:
                for _ in range(3):
                    await client.until(lambda: client.my_turn or client.state["phase"] == "over", 60)
                    await client.drop()
                await client.play(choose)

            await asyncio.gather(host.play(choose), shaky(others[0]), shaky(others[1]))
            for person in everybody:
                await person.until_over()
                assert [event["seq"] for event in person.events] == list(range(1, person.state["seq"] + 1))
                check_said(person.heard)
            leaver = next(seat for seat in host.state["seats"] if seat["name"] == "Dan")
            assert leaver["standin"]["reason"] == "left"
            await verified(host)


async def test_play_now_is_one_request(sqlite_url: str) -> None:
    async with running(settings_for(sqlite_url)) as server:
        host, opened = await Client.open(server.base, [ANIKA, *BOTS], start=True, options=QUICK)
        assert opened["state"]["phase"] == "playing"
        async with host:
            await host.play(chooser(1))
            assert host.state["phase"] == "over"
        mine = await request(server.base, "GET", "/api/my/tables")
        assert mine == {"tables": []}


async def test_seven_seats_on_one_device(sqlite_url: str) -> None:
    async with running(settings_for(sqlite_url)) as server:
        seats = [{"kind": "person", "name": name} for name in ("A", "B", "C", "D", "E", "F", "A")]
        host, opened = await Client.open(server.base, seats, start=True, options={**QUICK, "begins": 3})
        assert [seat["name"] for seat in opened["state"]["seats"]] == ["A", "B", "C", "D", "E", "F", "A 2"]
        assert opened["state"]["mover"] == 3
        async with host:
            await host.play(chooser(2))
            assert host.state["phase"] == "over"
            assert host.state["clock"] is None


async def test_typed_in_dice(sqlite_url: str) -> None:
    """A table for real dice: the people say what fell, for the bot too."""
    async with running(settings_for(sqlite_url)) as server:
        host, _ = await Client.open(
            server.base, [ANIKA, BOTS[0]], start=True, options={**QUICK, "dice": "physical", "begins": 1}
        )
        rng, choose = random.Random(3), chooser(3)
        async with host, asyncio.timeout(60):
            while host.state["phase"] != "over":
                thrown = host.state["thrown"]
                if thrown is not None:
                    with pytest.raises(Refusal, match="dice_do_not_fit"):
                        await host.act("dice", seq=host.state["seq"], dice="1" * (thrown["white"] % 8 + 1))
                    dice = "".join(sorted(rng.choice("12345w") for _ in range(thrown["white"])))
                    await host.act("dice", seq=host.state["seq"], dice=dice)
                elif host.my_turn:
                    await host.move(choose(host.state))
                else:
                    await host.until_after(host.state["seq"])
        check_said(host.heard)
        text = await request(server.base, "GET", f"/api/tables/{host.table}/record", key=host.key)
        assert parse_record(text).tag("Dice") == "physical"
        assert not verify(parse_record(text)).fits


async def test_rematch_turns_the_seats_and_adds_the_scores(database_url: str) -> None:
    async with running(settings_for(database_url)) as server:
        host, opened = await Client.open(server.base, [ANIKA, OPEN, BOTS[0]], options={**QUICK, "begins": 1})
        bo = await Client.join(server.base, "Bo", code=opened["code"])
        async with host, bo:
            await host.act("start")
            await asyncio.gather(host.play(chooser(1)), bo.play(chooser(2)))
            await host.until_over()
            await host.act("rematch", contribution="crows")
            assert host.state["rematch"]["wanted"] == [1]
            assert host.state["series"]["next"] is None
            await bo.act("rematch", contribution="ravens")
            await host.until(lambda: host.state["series"]["next"] is not None)
            first = host.state
        second = Client(server.base, first["series"]["next"], host.key)
        other = Client(server.base, first["series"]["next"], bo.key)
        async with second, other:
            state = second.state
            assert state["phase"] == "playing"
            assert state["series"]["game"] == 2
            assert state["series"]["previous"] == first["table"]
            assert [seat["name"] for seat in state["seats"]] == ["Bo", "", "Anika"]
            assert state["dice"]["commitment"] == first["rematch"]["commitment"]
            assert [said["text"] for said in state["dice"]["contributions"]] == ["crows", "ravens"]
            before = [first["series"]["scores"][old]["worms"] for old in (1, 2, 0)]
            assert [score["worms"] for score in state["series"]["scores"]] == before
            assert before == [first["standing"][old] for old in (1, 2, 0)]
            await asyncio.gather(second.play(chooser(3)), other.play(chooser(4)))
            await second.until_over()
            wins = [score["wins"] for score in second.state["series"]["scores"]]
            assert sum(wins) >= 2
            await verified(second)
            texts = [
                await request(server.base, "GET", f"/api/tables/{client.table}/record", key=client.key)
                for client in (host, second)
            ]
            records = [parse_record(text) for text in texts]
            assert records[1].tag("Commitment") == records[0].tag("NextCommitment")
            assert verify_series(records) == ((), ())
            assert records[1].tag("Series") == records[0].tag("Table")

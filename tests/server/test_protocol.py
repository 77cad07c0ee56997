"""What docs/protocol.md promises, point by point: who may see and do what, errors of one shape, nothing lost."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import jsonschema
import pytest
from examples.client import Client, Data, Refusal, request
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Running, running, settings_for
from websockets.asyncio.client import connect

pytestmark = pytest.mark.anyio
NO_EDITION = {"edition": "1999"}


@pytest.fixture
async def server(sqlite_url: str) -> Any:
    async with running(settings_for(sqlite_url)) as started:
        yield started


async def pair(server: Running, **options: Any) -> tuple[Client, Client, Data]:
    host, opened = await Client.open(server.base, [ANIKA, OPEN], options={**QUICK, "begins": 1, **options})
    bo = await Client.join(server.base, "Bo", code=opened["code"])
    return host, bo, opened


def quick(seed: int) -> Callable[[Data], str]:
    """Plays at random, but takes what can be taken, so that the game ends."""
    rng = random.Random(seed)

    def choose(state: Data) -> str:
        takes = [move for move in state["legal"] if move.startswith("=") and move != "=x"]
        return str(rng.choice(takes or state["legal"]))

    return choose


async def refused(work: Any) -> Data:
    with pytest.raises(Refusal) as caught:
        await work
    error = caught.value.error
    assert set(error) >= {"code", "message"}
    return error


# --- who may see what ---


async def test_a_private_table_is_not_there_for_strangers(server: Running) -> None:
    host, bo, opened = await pair(server)
    path = f"/api/tables/{host.table}"
    nowhere = await refused(request(server.base, "GET", "/api/tables/AAAAAAAAAAAAAAAA"))
    for who in ({}, {"key": "x" * 32}):
        assert await refused(request(server.base, "GET", path, **who)) == nowhere
    for tail in ("/record", "/record.json", "/dice"):
        assert await refused(request(server.base, "GET", path + tail)) == nowhere
    assert await refused(request(server.base, "POST", f"{path}/acts", {"type": "leave"})) == nowhere
    assert await refused(request(server.base, "POST", f"{path}/people", {"name": "Eve"})) == nowhere
    assert await refused(request(server.base, "DELETE", path)) == nowhere
    assert (await request(server.base, "GET", f"{path}?link={opened['link']}"))["you"] == {"person": None}
    assert (await request(server.base, "GET", path, key=bo.key))["you"] == {"person": 2}
    assert (await request(server.base, "GET", "/api/lobby")) == {"tables": []}


async def test_keys_and_links_are_long_and_only_hashes_are_kept(server: Running) -> None:
    host, bo, opened = await pair(server)
    assert min(len(host.key or ""), len(bo.key or ""), len(opened["link"])) >= 22
    from wormgrill.store.files import export_to

    class Lines(list[str]):
        def write(self, text: str) -> None:
            self.append(text)

    lines = Lines()
    await export_to(server.services.tables.store, lines)  # type: ignore[arg-type]
    text = "".join(lines)
    assert host.table in text
    assert not [secret for secret in (host.key, bo.key, opened["link"]) if str(secret) in text]


async def test_a_listed_table_can_be_watched_and_joined(server: Running) -> None:
    host, opened = await Client.open(server.base, [ANIKA, OPEN], options={**QUICK, "listed": True})
    lobby = (await request(server.base, "GET", "/api/lobby"))["tables"]
    assert [(table["table"], table["open"], table["names"]) for table in lobby] == [(host.table, 1, ["Anika"])]
    joined = await request(server.base, "POST", f"/api/tables/{host.table}/people", {"name": "Bo"})
    assert joined["person"] == 2
    watcher = Client(server.base, host.table)
    async with watcher:
        assert watcher.person is None
        with pytest.raises(Refusal, match="not_allowed"):
            await watcher.act("say", phrase="hello")
    assert opened["state"]["options"]["listed"]


async def test_spectators_and_other_seats_can_do_nothing_for_a_seat(server: Running) -> None:
    host, bo, opened = await pair(server)
    dan = await Client.join(server.base, "Dan", link=opened["link"], seat=None)
    async with host, bo, dan:
        await host.act("start")
        assert (await refused(dan.move("roll")))["code"] == "not_allowed"
        assert (await refused(bo.move("roll")))["code"] == "not_your_turn"
        for kind, fields in [("undo", {"seq": 9}), ("pause", {}), ("kick", {"person": 1}), ("replace", {"seat": 1})]:
            assert (await refused(dan.act(kind, **fields)))["code"] == "not_allowed"
        await dan.act("say", phrase="good_luck")
        await host.act("kick", person=3)
        await dan.until(lambda: dan.closed == "kicked")
        assert (await refused(request(server.base, "GET", f"/api/tables/{host.table}", key=dan.key)))[
            "code"
        ] == "bad_key"


async def test_nobody_watches_where_watching_is_off(server: Running) -> None:
    host, _, opened = await pair(server, watch=False)
    assert (await refused(Client.join(server.base, "Dan", link=opened["link"], seat=None)))["code"] == "not_allowed"
    await request(server.base, "POST", f"/api/tables/{host.table}/acts", {"type": "start"}, host.key)
    watcher = Client(server.base, host.table, link=opened["link"])
    async with watcher:
        assert watcher.closed == "not_allowed"


async def test_a_code_is_good_until_the_start(server: Running) -> None:
    host, _, opened = await pair(server)
    code = opened["code"]
    found = await request(server.base, "POST", "/api/enter", {"code": f" {code[:3].lower()}-{code[3:]} "})
    assert (found["table"], found["by"]) == (host.table, "code")
    assert (await request(server.base, "GET", f"/api/tables/{host.table}?link={found['link']}"))["table"] == host.table
    await request(server.base, "POST", f"/api/tables/{host.table}/acts", {"type": "start"}, host.key)
    assert (await refused(request(server.base, "POST", "/api/enter", {"code": code})))["code"] == "no_such_code"
    by_key = await request(server.base, "POST", "/api/enter", {"key": host.key})
    assert (by_key["table"], by_key["person"]) == (host.table, 1)
    assert (await refused(request(server.base, "POST", "/api/enter", {})))["code"] == "bad_message"
    fresh = await request(server.base, "POST", f"/api/tables/{host.table}/links", key=host.key)
    assert (await request(server.base, "POST", "/api/enter", {"link": fresh["link"]}))["by"] == "link"


# --- nothing lost, nothing doubled ---


async def test_the_same_id_is_done_once(server: Running) -> None:
    host, bo, _ = await pair(server)
    async with host, bo:
        await host.act("start")
        seq = host.state["seq"]
        first = await host.act("move", seq=seq, move="roll", id="one")
        again = await host.act("move", seq=seq, move="roll", id="one")
        assert again["seq"] == first["seq"]
        path = f"/api/tables/{host.table}/acts"
        body = {"type": "move", "seq": seq, "move": "roll", "id": "one"}
        assert (await request(server.base, "POST", path, body, host.key))["seq"] == first["seq"]
        assert sum(event["kind"] == "rolled" for event in host.events) == 1


async def test_a_stale_move_is_answered_with_the_table(server: Running) -> None:
    host, bo, _ = await pair(server)
    async with host, bo:
        await host.act("start")
        seq = host.state["seq"]
        await host.move("roll")
        said = await host.act("move", seq=seq, move="roll")
        assert (said["type"], said["reason"]) == ("state", "stale")
        assert [event["kind"] for event in said["events"]][:2] == ["move", "rolled"]
        path = f"/api/tables/{host.table}/acts"
        body = {"type": "move", "seq": seq, "move": "roll"}
        assert (await refused(request(server.base, "POST", path, body, host.key)))["code"] == "stale"


async def test_since_brings_everything_that_was_missed(server: Running) -> None:
    host, _, _ = await pair(server, free_text=True)
    async with host:
        for number in range(120):
            await host.act("say", text=f"{number}")
        for since in (0, 1, 50, 110, host.seq - 1, host.seq, host.seq + 5):
            late = Client(server.base, host.table, host.key, since=since)
            async with late:
                assert [event["seq"] for event in late.events] == list(range(since + 1, host.seq + 1))


async def test_two_tabs_of_one_seat_agree_and_one_may_go(server: Running) -> None:
    host, bo, _ = await pair(server)
    tab = Client(server.base, host.table, host.key)
    async with host, bo:
        async with tab:
            await host.act("start")
            await tab.until(lambda: tab.my_turn)
            await tab.move("roll")
            await host.until_after(tab.state["seq"] - 1)
            assert host.state["position"] == tab.state["position"]
        await asyncio.sleep(0.1)
        assert next(p for p in bo.heard[-1].get("people", []) or bo.state["people"] if p["person"] == 1)["online"]


async def test_a_table_that_nobody_uses_is_closed_and_found_as_it_was(sqlite_url: str) -> None:
    async with running(settings_for(sqlite_url, idle=0.1, sweep=0.1)) as server:
        host, bo, _ = await pair(server)
        async with host:
            await host.act("start")
            await host.move("roll")
            before = host.state
        async with asyncio.timeout(10):
            while server.services.tables.live:  # noqa: ASYNC110 - the server tells nobody that it has closed a table
                await asyncio.sleep(0.05)
        async with bo:
            for field in ("seq", "position", "legal", "seats", "dice", "phase"):
                assert bo.state[field] == before[field]


async def test_after_a_restart_everything_is_there(sqlite_url: str) -> None:
    async with running(settings_for(sqlite_url)) as server:
        host, bo, _ = await pair(server)
        async with host, bo:
            await host.act("start")
            await host.move("roll")
            before = host.state
    async with running(settings_for(sqlite_url)) as server:
        again = Client(server.base, host.table, host.key, since=host.seq)
        async with again:
            assert again.events == []
            assert again.state["position"] == before["position"]
            assert again.state["legal"] == before["legal"]
            await again.move(again.state["legal"][0])


# --- leaving, deleting ---


async def test_the_clock_and_a_lost_line_bring_a_bot_that_hands_back(server: Running) -> None:
    host, bo, _ = await pair(server, patience=5, pace={"kind": "live", "seconds": 5})
    clock = {"ms": 0}
    tables = server.services.tables
    real = tables.now
    tables.now = lambda: real() + clock["ms"]
    async with host, bo:
        await host.act("start")
        await bo.until(lambda: bo.state["clock"] is not None)
        assert bo.state["clock"]["seat"] == 1
        clock["ms"] = 11_000
        tables.keeper.tend(tables.live[host.table])
        await bo.until(lambda: any(e["kind"] == "stood_in" for e in bo.events))
        await bo.until(lambda: bo.my_turn)
        assert host.state["seats"][0]["standin"]["reason"] == "clock"
        await host.act("return")
        assert host.state["seats"][0]["standin"] is None
        await host.close()
        await bo.until(lambda: bo.heard[-1]["type"] == "presence")
        while bo.my_turn:
            await bo.move(bo.state["legal"][-1])
        clock["ms"] += 6_000
        tables.keeper.tend(tables.live[host.table])
        await bo.until(lambda: bo.state["seats"][0]["standin"] is not None)
        assert bo.state["seats"][0]["standin"]["reason"] == "lost"


async def test_deletion(server: Running) -> None:
    host, bo, opened = await pair(server)
    path = f"/api/tables/{host.table}"
    async with host, bo:
        await host.act("start")
        assert (await refused(request(server.base, "DELETE", path, key=host.key)))["code"] == "not_over"
        await asyncio.gather(host.play(quick(1)), bo.play(quick(2)))
        dan = await Client.join(server.base, "Dan", link=opened["link"], seat=None)
        assert (await refused(request(server.base, "DELETE", path, key=dan.key)))["code"] == "not_allowed"
        await request(server.base, "DELETE", path, key=bo.key)
        await host.until(lambda: host.closed == "deleted")
    assert (await refused(request(server.base, "GET", path, key=host.key)))["code"] == "no_such_table"
    assert (await refused(request(server.base, "POST", "/api/enter", {"link": opened["link"]})))[
        "code"
    ] == "no_such_code"


# --- coach ---


async def test_the_coach_speaks_where_the_table_allows_it(server: Running) -> None:
    host, bo, _ = await pair(server, coach="odds")
    about = {"table": host.table}
    async with host, bo:
        await host.act("start")
        await host.move("roll")
        while not host.state["legal"][0].startswith(">"):
            mover = host if host.my_turn else bo
            await mover.move(mover.state["legal"][0])
            await asyncio.gather(host.until_after(mover.seq - 1), bo.until_after(mover.seq - 1))
        odds = await request(server.base, "POST", "/api/odds", about, host.key)
        assert [move["move"] for move in odds["moves"]] == host.state["legal"]
        assert all(0 <= move["fail"] <= 1 for move in odds["moves"])
        assert (await refused(request(server.base, "POST", "/api/advise", about, host.key)))["code"] == "coach_off"
        text = {"position": host.state["position"]}
        assert (await refused(request(server.base, "POST", "/api/advise", text)))["code"] == "coach_off"
        assert (await request(server.base, "POST", "/api/odds", text))["moves"] == odds["moves"]
    elsewhere = {"position": "2014 21-23,26-29,31,33-36 24/30.25/32 1 444w|55ww", "chosen": ">5"}
    advice = await request(server.base, "POST", "/api/advise", elsewhere)
    assert advice["moves"][0]["loss"] == 0
    assert advice["chosen"]["rank"] >= 1
    assert (await refused(request(server.base, "POST", "/api/advise", {"position": "nonsense"})))[
        "code"
    ] == "bad_notation"
    legal = await request(server.base, "POST", "/api/legal", {"position": elsewhere["position"]})
    assert legal["legal"] == [
        move["move"] for move in sorted(advice["moves"], key=lambda m: legal["legal"].index(m["move"]))
    ]


# --- errors and schemas ---


@pytest.mark.parametrize(
    ("method", "path", "body", "code", "at"),
    [
        ("POST", "/api/tables", {}, "bad_message", "seats"),
        ("POST", "/api/tables", {"seats": [ANIKA]}, "bad_message", "seats"),
        ("POST", "/api/tables", {"seats": [ANIKA, OPEN], "colour": 1}, "bad_message", "colour"),
        (
            "POST",
            "/api/tables",
            {"seats": [ANIKA, OPEN], "options": {"edition": "1999"}},
            "bad_notation",
            "options.edition",
        ),
        ("POST", "/api/tables", {"seats": [ANIKA, {"kind": "bot", "bot": "exec:x"}]}, "no_such_bot", "seats.1.bot"),
        ("POST", "/api/tables", {"seats": [ANIKA, OPEN], "start": True}, "seats_open", None),
        ("POST", "/api/tables", {"seats": [{"kind": "person", "name": "\u200b"}, OPEN]}, "bad_name", "name"),
        ("POST", "/api/verify", {"record": "?"}, "bad_notation", None),
        ("GET", "/api/nothing", None, "no_such_page", None),
        ("PUT", "/api/tables", None, "bad_method", None),
    ],
)
async def test_errors_have_one_shape(
    server: Running, method: str, path: str, body: Data | None, code: str, at: str | None
) -> None:
    error = await refused(request(server.base, method, path, body))
    assert (error["code"], error.get("at")) == (code, at)


async def test_bad_messages_cost_nobody_anything(server: Running) -> None:
    host, bo, _ = await pair(server)
    async with host, bo, connect(server.base.replace("http", "ws") + "/ws", max_size=None) as socket:
        assert json.loads(await socket.recv())["type"] == "hello"
        for text, code in [
            ("", "bad_message"),
            ("{", "bad_message"),
            ("[1]", "bad_message"),
            ('{"type": 7}', "bad_message"),
            ('{"type": "dance", "table": "x"}', "bad_message"),
            ('{"type": "move"}', "bad_message"),
            (json.dumps({"type": "move", "table": host.table, "seq": 1, "move": "roll"}), "no_such_table"),
            (json.dumps({"type": "subscribe", "table": host.table}), "no_such_table"),
            (json.dumps({"type": "subscribe", "table": host.table, "key": "wrong"}), "no_such_table"),
            ("x" * 20_000, "too_large"),
        ]:
            await socket.send(text)
            answer = json.loads(await socket.recv())
            assert (answer["type"], answer["error"]["code"]) == ("error", code)
        await socket.send(b'{"type": "ping", "id": "p"}')
        assert json.loads(await socket.recv())["id"] == "p"
        await host.act("start")
        await bo.until(lambda: bo.state["phase"] == "playing")


async def test_the_published_schemas_are_schemas_and_fit(server: Running) -> None:
    schema = await request(server.base, "GET", "/api/protocol.json")
    jsonschema.Draft202012Validator.check_schema(schema)
    valid = jsonschema.Draft202012Validator(schema)
    for message in (
        {"type": "subscribe", "table": "T", "since": 0},
        {"type": "ping"},
        {"type": "move", "table": "T", "seq": 17, "move": ">5", "id": "c-81"},
        {"type": "say", "table": "T", "phrase": "hello"},
        {"type": "rematch", "table": "T"},
    ):
        valid.validate(message)
    for message in ({"type": "move", "table": "T"}, {"type": "dance"}, {"type": "say", "table": "T", "colour": 1}):
        assert not valid.is_valid(message)
    openapi = await request(server.base, "GET", "/api/openapi.json")
    assert "/api/tables/{table}/acts" in openapi["paths"]


async def test_the_socket_is_described_as_asyncapi_has_it(server: Running) -> None:
    """Every reference leads somewhere, its schemas are of the dialect that AsyncAPI uses, and a whole game fits them:
    what the client says is of the kinds that the server receives, what it hears of those that it sends.
    """
    told = await request(server.base, "GET", "/api/asyncapi.json")
    assert told["asyncapi"] == "3.0.0"
    for place in references(told):
        assert found(told, place)
    heard = (await plays_a_little(server)).heard
    said: list[Data] = [{"type": "ping"}, MOVE]
    for action, messages in (("receive", said), ("send", heard)):
        operation = next(one for one in told["operations"].values() if one["action"] == action)
        assert operation["channel"] == {"$ref": "#/channels/socket"}
        kinds = [found(told, found(told, one["$ref"])["$ref"]) for one in operation["messages"]]
        valid = jsonschema.Draft7Validator({"oneOf": [kind["payload"] for kind in kinds], **told})
        valid.check_schema({"definitions": told["components"]["schemas"]})
        for message in messages:
            valid.validate(message)
            assert message["type"] in {kind["name"] for kind in kinds}
        assert not valid.is_valid({"type": "dance"})
        assert not valid.is_valid({**messages[0], "colour": 1})


MOVE: Data = {"type": "move", "table": "T", "seq": 17, "move": ">5", "id": "c-81"}


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [place for value in part.values() for place in references(value)]
    return [place for value in part for place in references(value)] if isinstance(part, list) else []


def found(whole: Any, place: str) -> Any:
    """What lies at a reference within the same document."""
    for name in place.removeprefix("#/").split("/"):
        whole = whole[name]
    return whole


async def plays_a_little(server: Running) -> Client:
    host, _ = await Client.open(server.base, [ANIKA, BOTS[0]], options=QUICK | {"begins": 1})
    async with host:
        await host.act("start")
        await host.move("roll")
        with pytest.raises(Refusal):
            await host.move("=99")
    return host


async def test_what_the_server_offers(server: Running) -> None:
    told = await request(server.base, "GET", "/api/server")
    assert [edition["edition"] for edition in told["editions"]] == ["2005", "2014", "deluxe"]
    names = [bot["bot"] for bot in told["bots"]]
    assert "cautious" in names
    assert "exec" not in names
    assert told["standin"] in names

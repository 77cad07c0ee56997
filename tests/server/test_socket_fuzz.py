"""Any message in any state: no fault of ours, no broken table, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from examples.client import request
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Data, Running, running_in_thread
from websockets.sync.client import ClientConnection, connect

from wormgrill.server.shapes import SAID
from wormgrill.table import PHRASES

TYPES = (
    *("subscribe", "unsubscribe", "ping", "move", "dice", "undo", "answer", "say", "leave", "return", "name", "sit"),
    *("stand", "contribute", "options", "seat", "order", "resize", "start", "pause", "resume", "replace", "mute"),
    *("kick", "host", "rematch", "dance"),
)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    address = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'tables.db'}"
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").new_database("fuzz")
    with running_in_thread(address) as server:
        yield server


def ask(base: str, method: str, path: str, body: object = None, key: str | None = None) -> Any:
    return asyncio.run(request(base, method, path, body, key))


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 12),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=40),
    st.lists(st.integers(0, 8), max_size=8),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
)
# what makes sense more often than not; LEGAL and SEQ are filled in with what holds when the message is sent
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "seq": st.one_of(st.just("SEQ"), st.integers(0, 60), junk),
    "move": st.one_of(st.just("LEGAL"), st.sampled_from(["roll", ">5", "~", "#", "=x", "=27", "=32@2", "roll-"]), junk),
    "dice": st.one_of(st.sampled_from([":11344555", "11344555", "1", ":w"]), junk),
    "to": st.one_of(st.integers(0, 60), junk),
    "yes": st.one_of(st.booleans(), junk),
    "phrase": st.one_of(st.sampled_from(PHRASES), junk),
    "text": st.one_of(st.text(max_size=700), junk),
    "name": st.one_of(st.text(max_size=150), junk),
    "seat": st.one_of(st.integers(0, 8), junk),
    "seats": st.one_of(st.permutations([1, 2, 3]), st.integers(0, 9), junk),
    "person": st.one_of(st.integers(0, 5), junk),
    "bot": st.one_of(st.sampled_from(["cautious", "random", "greedy:x=1", "exec:/bin/sh"]), junk),
    "open": st.one_of(st.just(True), junk),
    "muted": st.one_of(st.booleans(), junk),
    "now": st.one_of(st.booleans(), junk),
    "since": st.one_of(st.integers(0, 60), junk),
    "id": st.one_of(st.sampled_from(["a", "b", "c", "\0", "\ud7ff"]), junk),
    "options": st.one_of(
        st.fixed_dictionaries(
            {},
            optional={
                "edition": st.sampled_from(["2005", "deluxe+short", "1999"]),
                "undo": st.sampled_from(["free", "none", "consent", "perhaps"]),
                "dice": st.sampled_from(["server", "physical"]),
                "begins": st.one_of(st.integers(0, 8), st.just("random")),
                "pace": st.sampled_from([{"kind": "live", "seconds": 5}, {"kind": "days", "days": 1}, {"kind": "no"}]),
                "free_text": st.booleans(),
                "standin": st.sampled_from(["random", "nobody"]),
            },
        ),
        junk,
    ),
    "contribution": st.one_of(st.text(max_size=500), junk),
    "key": junk,
    "link": junk,
}
FIELDS: dict[str, tuple[str, ...]] = {
    "subscribe": ("since", "id"),
    "move": ("seq", "move", "id"),
    "dice": ("seq", "dice"),
    "undo": ("seq", "to"),
    "answer": ("yes",),
    "say": ("phrase", "text"),
    "name": ("name", "seat"),
    "sit": ("seat", "name"),
    "stand": ("seat",),
    "contribute": ("text",),
    "options": ("options",),
    "seat": ("seat", "bot", "person", "open", "name"),
    "order": ("seats",),
    "resize": ("seats",),
    "start": ("contribution",),
    "replace": ("seat", "bot"),
    "mute": ("person", "muted"),
    "kick": ("person",),
    "host": ("person",),
    "rematch": ("now",),
}


@st.composite
def messages(draw: st.DrawFn) -> Data:
    """A message that is nearly right: mostly the fields that belong to it, some left out, some that do not belong."""
    kind = draw(st.sampled_from(TYPES))
    fields = [field for field in FIELDS.get(kind, ()) if draw(st.integers(0, 4))]
    if not draw(st.integers(0, 5)):
        fields.append(draw(st.sampled_from(sorted(VALUES))))
    return {"type": kind, "table": "TABLE", **{field: draw(VALUES[field]) for field in fields}}


plays = st.lists(
    st.one_of(
        st.tuples(st.integers(0, 2), messages()),
        st.tuples(st.integers(0, 1), st.just({"type": "move", "table": "TABLE", "seq": "SEQ", "move": "LEGAL"})),
        st.tuples(st.just(0), st.just({"type": "start", "table": "TABLE"})),
        st.tuples(st.integers(0, 2), st.one_of(st.text(max_size=50), junk)),
    ),
    max_size=30,
)


class Voice:
    """A socket that says anything; `hear` collects the answers up to a pong."""

    def __init__(self, socket: ClientConnection, table: str, key: str) -> None:
        self.socket = socket
        self.state: Data = {}
        self.gone = False
        self.number = 0
        self.say({"type": "subscribe", "table": table, "key": key})

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))
        self.number += 1
        self.socket.send(json.dumps({"type": "ping", "id": f"ping-{self.number}"}))
        self.hear()

    def hear(self) -> None:
        while True:
            text = self.socket.recv(timeout=20)
            SAID.validate_json(text)
            answer = json.loads(text)
            if answer["type"] == "error":
                assert answer["error"]["code"] != "internal", answer
                assert isinstance(answer["error"]["message"], str)
            self.state = answer.get("state", self.state)
            if answer["type"] == "pong" and answer.get("id") == f"ping-{self.number}":
                return


def filled(message: Any, table: str, state: Data) -> Any:
    if not isinstance(message, dict):
        return message
    legal = state.get("legal") or ["roll"]
    holders = {"TABLE": table, "SEQ": state.get("seq", 0), "LEGAL": legal[-1]}
    return {k: holders.get(v, v) if isinstance(v, str) else v for k, v in message.items()}


# how a table stands when the first of these messages comes
BEGINNINGS: dict[str, tuple[Data, list[Data]]] = {
    "setup": ({}, []),
    "playing": ({}, [{"type": "start"}, {"type": "move", "seq": 1000, "move": "roll"}]),
    "physical": ({"dice": "physical"}, [{"type": "start"}, {"type": "move", "seq": 1000, "move": "roll"}]),
    "paused": ({"edition": "deluxe"}, [{"type": "start"}, {"type": "pause"}]),
    "talk": ({"free_text": True, "undo": "consent"}, [{"type": "start"}]),
}


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(plays, st.sampled_from(sorted(BEGINNINGS)))
def test_any_message_in_any_state(server: Running, said: list[tuple[int, Any]], beginning: str) -> None:
    more, first = BEGINNINGS[beginning]
    opened = ask(
        server.base, "POST", "/api/tables", {"seats": [ANIKA, OPEN, BOTS[0]], "options": QUICK | {"begins": 1} | more}
    )
    table, keys = opened["table"], [opened["key"]]
    for name, seat in (("Bo", 2), ("Dan", None)):
        joined = ask(
            server.base, "POST", f"/api/tables/{table}/people", {"link": opened["link"], "name": name, "seat": seat}
        )
        keys.append(joined["key"])
    for act in first:
        ask(server.base, "POST", f"/api/tables/{table}/acts", act, key=opened["key"])
    other = ask(server.base, "POST", "/api/tables", {"seats": [ANIKA, BOTS[0]], "start": True, "options": QUICK})
    address = server.base.replace("http", "ws") + "/ws"
    with contextlib.ExitStack() as stack:
        voices = [Voice(stack.enter_context(connect(address, compression=None)), table, key) for key in keys]
        for who, message in said:
            voices[who].say(filled(message, table, voices[who].state))
    shown = ask(server.base, "GET", f"/api/tables/{table}?since=0&link={opened['link']}")
    seqs = [event["seq"] for event in shown["events"]]
    assert seqs == list(range(1, shown["state"]["seq"] + 1))
    assert ask(server.base, "GET", f"/api/tables/{other['table']}", key=other["key"])["state"]["phase"] == "playing"

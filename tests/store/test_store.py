"""Append-only logs: what is stored stays, in order, once; of two writers only one can win."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from wormgrill.store import (
    Addition,
    Conflict,
    Line,
    NewTable,
    PersonRow,
    Store,
    StoreUnavailable,
    Summary,
    make_engine,
)

pytestmark = pytest.mark.anyio
SUMMARY = Summary("setup", False, None, "{}", None)


def new_table(name: str, code: str | None = None, **changes: Any) -> NewTable:
    first = Line(1, 1000, "opened", '{"a": 1}')
    plain = NewTable(
        name,
        1000,
        code,
        "5ec3e7",
        SUMMARY,
        (first,),
        (PersonRow(name, 1, f"key of {name}", "dev"),),
        (f"link of {name}",),
    )
    return replace(plain, **changes)


def addition(name: str, after: int, *kinds: str, **changes: Any) -> Addition:
    lines = tuple(Line(after + 1 + index, 2000, kind, "{}") for index, kind in enumerate(kinds))
    return replace(Addition(name, after, lines, 2000, SUMMARY), **changes)


async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    await store.create(new_table("t"))
    line = Line(2, 2000, "said", '{"text": "Würmer 🪱"}', 1, "act-1")
    await store.add(replace(addition("t", 1), lines=(line,)))
    assert await store.lines("t") == (Line(1, 1000, "opened", '{"a": 1}'), line)
    assert await store.lines("t", since=1) == (line,)
    row = await store.table("t")
    assert row is not None
    assert (row.seq, row.secret, row.created, row.updated) == (2, "5ec3e7", 1000, 2000)


async def test_who_does_not_know_the_whole_log_cannot_add_to_it(store: Store) -> None:
    await store.create(new_table("t"))
    await store.add(addition("t", 1, "move", "rolled"))
    for after in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            await store.add(addition("t", after, "move"))
    assert [line.seq for line in await store.lines("t")] == [1, 2, 3]


async def test_of_two_writers_only_one_wins(database_url: str) -> None:
    """Two processes' stores write at the same places again and again: each place is written once, and the loser
    knows.
    """
    first, second = await Store.open(database_url), await Store.open(database_url)
    try:
        await first.create(new_table("t"))
        won = {"first": 0, "second": 0}

        async def write(name: str, store: Store) -> None:
            for _ in range(40):
                after = (await store.lines("t"))[-1].seq
                try:
                    await store.add(addition("t", after, name))
                except Conflict:
                    continue
                won[name] += 1

        await asyncio.gather(write("first", first), write("second", second))
        kinds = [line.kind for line in await first.lines("t")][1:]
        assert len(kinds) == sum(won.values()) >= 40
        assert {name: kinds.count(name) for name in won} == won
    finally:
        await first.close()
        await second.close()


async def test_a_conflict_costs_only_the_one_who_has_it(store: Store) -> None:
    """Additions that are committed together succeed or fail each on its own."""
    for number in range(30):
        await store.create(new_table(f"t{number}"))
    additions = [addition(f"t{number}", 1 if number % 3 else 7, "move") for number in range(30)]
    results = await asyncio.gather(*map(store.add, additions), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [number % 3 == 0 for number in range(30)]


async def test_the_same_act_is_stored_once(store: Store) -> None:
    await store.create(new_table("t"))
    line = Line(2, 2000, "move", "{}", 1, "same")
    await store.add(replace(addition("t", 1), lines=(line,)))
    with pytest.raises(Conflict):
        await store.add(replace(addition("t", 2), lines=(replace(line, seq=3),)))


async def test_a_rematch_and_its_notice_come_together_or_not_at_all(store: Store) -> None:
    await store.create(new_table("t"))
    with pytest.raises(Conflict):
        await store.add(addition("t", 5, "rematched", opens=new_table("next", links=())))
    assert await store.table("next") is None
    await store.add(addition("t", 1, "rematched", opens=new_table("next", links=())))
    assert (await store.table("next")) is not None


async def test_people_are_found_by_key_link_code_and_device(store: Store) -> None:
    await store.create(new_table("t", code="WK7M3P"))
    await store.add(addition("t", 1, "joined", people=(PersonRow("t", 2, "key of Bo", None),)))
    assert await store.person_of_key("key of Bo", "t") == PersonRow("t", 2, "key of Bo")
    assert await store.person_of_key("key of Bo", "other") is None
    assert await store.table_of_code("WK7M3P") == "t"
    assert await store.table_of_link("link of t", 5) == "t"
    await store.add_link("t", "short", until=10)
    assert await store.table_of_link("short", 9) == "t"
    assert await store.table_of_link("short", 11) is None
    assert [(row.id, person) for row, person in await store.tables_of_devices(["dev"])] == [("t", 1)]
    await store.add(addition("t", 2, "kicked", gone=(2,), keep_code=False))
    assert await store.person_of_key("key of Bo") is None
    assert await store.table_of_code("WK7M3P") is None


async def test_two_tables_cannot_have_one_code(store: Store) -> None:
    await store.create(new_table("t", code="WK7M3P"))
    with pytest.raises(Conflict):
        await store.create(new_table("u", code="WK7M3P"))
    assert await store.table("u") is None


async def test_deletion_deletes(store: Store) -> None:
    await store.create(new_table("t", code="WK7M3P"))
    await store.create(new_table("u"))
    assert await store.delete_table("t")
    assert await store.table("t") is None
    assert await store.lines("t") == ()
    assert await store.people("t") == ()
    assert await store.table_of_link("link of t", 0) is None
    assert not await store.delete_table("t")
    with pytest.raises(Conflict):
        await store.add(addition("t", 1, "move"))
    assert await store.count_tables() == 1


async def test_one_keeper_at_a_time(store: Store) -> None:
    await store.create(new_table("t", summary=replace(SUMMARY, due=50)))
    assert await store.due_tables(now=49) == ()
    assert await store.due_tables(now=50) == ("t",)
    assert await store.claim("t", "a", now=100, until=200)
    assert not await store.claim("t", "b", now=150, until=250)
    assert await store.due_tables(now=150) == ()
    assert await store.renew("a", until=300) == {"t"}
    assert not await store.claim("t", "b", now=250, until=350)
    assert await store.claim("t", "b", now=301, until=400)
    assert await store.renew("a", until=900) == frozenset()
    await store.release("b", ["t"])
    assert await store.claim("t", "a", now=302, until=400)


async def test_the_lobby_lists_only_what_is_listed(store: Store) -> None:
    await store.create(new_table("private"))
    await store.create(new_table("listed", summary=replace(SUMMARY, listed=True)))
    await store.create(new_table("over", summary=replace(SUMMARY, listed=True, phase="over")))
    assert [row.id for row in await store.listed_tables()] == ["listed"]
    assert await store.seqs(["listed", "nowhere"]) == {"listed": 1}


async def test_an_address_that_is_no_database() -> None:
    with pytest.raises(ValueError, match="must begin with sqlite"):
        await Store.open("mysql://localhost/worms")
    with pytest.raises(StoreUnavailable):
        await Store.open("postgresql://127.0.0.1:9/worms")
    with pytest.raises(ValueError, match="must be like sqlite://") as refused:
        await Store.open("postgresql://anna:s3cret@host:port/worms")
    assert "s3cret" not in str(refused.value)


async def test_what_cannot_be_stored_is_not_told_to_the_log(store: Store) -> None:
    """The error that ends in a log names the reason, and nothing of what was to be stored."""
    await store.write(lambda connection: connection.execute(text("DROP TABLE people")))
    with pytest.raises(StoreUnavailable, match="people") as failed:
        await store.create(new_table("t"))
    assert "5ec3e7" not in f"{failed.value} {failed.value.__cause__}"
    assert "key of t" not in f"{failed.value} {failed.value.__cause__}"


async def test_who_stops_in_the_middle_of_a_transaction_is_put_out(postgres_url: str) -> None:
    """A process that stands still keeps its rows to itself for some seconds, and not for ever."""
    engine = make_engine(postgres_url)
    async with engine.connect() as connection:
        told = await connection.execute(text("SHOW idle_in_transaction_session_timeout"))
        assert told.scalar_one() == "5s"
    await engine.dispose()

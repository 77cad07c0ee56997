"""Every earlier state of a database is brought up to this one, with what was in it, on both kinds."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from wormgrill.store import Store, make_engine, migrate, revision, revisions

pytestmark = pytest.mark.anyio


def fill(connection: Connection) -> None:
    """What a table looked like in the first version, in plain SQL so that no later change of ours can change it."""
    connection.execute(
        text(
            "INSERT INTO tables (id, code, secret, created, updated, seq, phase, listed, summary) "
            "VALUES ('old', 'OLDC0D', 'aa', 1, 2, 1, 'setup', :no, '{}')"
        ),
        {"no": False},
    )
    connection.execute(
        text("INSERT INTO events (table_id, seq, at, kind, data) VALUES ('old', 1, 1, 'opened', '{\"x\": 1}')")
    )
    connection.execute(text("INSERT INTO people (table_id, person, key_hash, device_id) VALUES ('old', 1, 'kk', 'dd')"))
    connection.execute(text("INSERT INTO links (hash, table_id) VALUES ('ll', 'old')"))
    connection.execute(text("INSERT INTO devices (id, key_hash, created, seen) VALUES ('dd', 'dk', 1, 1)"))


@pytest.mark.parametrize("earlier", [None, *revisions()])
async def test_up_from_every_earlier_state(earlier: str | None, database_url: str) -> None:
    engine = make_engine(database_url)
    if earlier is not None:
        await migrate(engine, earlier)
        assert await revision(engine) == earlier
        async with engine.begin() as connection:
            await connection.run_sync(fill)
    await engine.dispose()
    store = await Store.open(database_url)
    try:
        assert await revision(store.engine) == revisions()[-1]
        if earlier is not None:
            row = await store.table("old")
            assert row is not None
            assert (row.code, row.secret, row.seq) == ("OLDC0D", "aa", 1)
            assert [line.data for line in await store.lines("old")] == ['{"x": 1}']
            assert await store.table_of_link("ll", 0) == "old"
            assert await store.device_of_key("dk") == "dd"
    finally:
        await store.close()


async def test_the_migrations_lead_to_what_the_code_expects(database_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from wormgrill.store.schema import METADATA

    store = await Store.open(database_url)
    try:
        async with store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), METADATA)
            )
        assert differences == []
    finally:
        await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    with pytest.raises(ValueError, match="in state 9999, which a newer version"):
        await Store.open(database_url)


async def test_processes_that_start_together_wait_for_each_other(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
    try:
        assert await revision(stores[0].engine) == revisions()[-1]
    finally:
        for store in stores:
            await store.close()

"""Bringing a database to this version's state, from whatever earlier one it is in."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

# one number for all processes that might migrate the same PostgreSQL database at once
_LOCK = 0x776F726D


def config() -> Config:
    """Alembic's configuration, without a file."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def revisions() -> tuple[str, ...]:
    """All states that a database can be in, oldest first."""
    script = ScriptDirectory.from_config(config())
    return tuple(reversed([revision.revision for revision in script.walk_revisions()]))


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Up to the state `to`. Processes that start together wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)


async def revision(engine: AsyncEngine) -> str | None:
    """The state that the database is in; None for an empty one."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())

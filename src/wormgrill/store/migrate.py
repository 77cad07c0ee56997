"""Bringing a database to this version's state, from whatever earlier one it is in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

# one number for all processes that might migrate the same PostgreSQL database at once
_LOCK = 0x776F726D
_FOLDER = Path(__file__).parent / "migrations"


def revisions() -> tuple[str, ...]:
    """All states that a database can be in, oldest first: the numbers of the files in `migrations/versions`."""
    return tuple(sorted(file.name[1:5] for file in (_FOLDER / "versions").glob("m[0-9][0-9][0-9][0-9]_*.py")))


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Up to the state `to`. Processes that start together wait for each other; a database that is there already costs
    a look.
    """
    wanted = revisions()[-1] if to == "head" else to
    present = await revision(engine)
    if present == wanted:
        return
    if present is not None and present not in revisions():
        raise ValueError(
            f"the database is in state {present}, which a newer version of Wormgrill has made; this one knows "
            f"{revisions()[0]} to {revisions()[-1]}: install the newer version, or go back to a backup"
        )
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        await connection.run_sync(_upgrade, wanted)


def _upgrade(connection: Connection, to: str) -> None:
    from alembic import command

    settings = _config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)


def _config() -> Config:
    """Alembic's configuration, without a file."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


async def revision(engine: AsyncEngine) -> str | None:
    """The state that the database is in; None for an empty one."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())

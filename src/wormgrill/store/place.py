"""Where tables are kept if nobody says otherwise."""

from __future__ import annotations

from platformdirs import user_data_path


def default_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite+aiosqlite:///{user_data_path('wormgrill', appauthor=False) / 'tables.db'}"

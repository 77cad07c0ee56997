"""Fixtures that several rooms use; services start when the first test asks for them, once for each test process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from tests import services

# The same examples every time, so that a run says something about the change and not about luck. Another profile is
# chosen with --hypothesis-profile: `thorough` looks for what nobody has seen
# yet, `mutation` is for the many short runs of mutation testing.
settings.register_profile("ci", derandomize=True, deadline=None, max_examples=60, database=None)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.register_profile(
    "mutation", settings.get_profile("ci"), max_examples=3, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("ci")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of records, positions and count files."""
    return Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A running PostgreSQL; a test that stops it starts it again."""
    server = services.Postgres()
    server.start()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> str:
    """The address of a new, empty database."""
    return postgres.new_database("test")


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Redis]:
    """A running Redis; a test that stops it starts it again."""
    server = services.Redis()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def redis_url(redis_server: services.Redis) -> str:
    return redis_server.url


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """The browser to be driven; start it with `services.CHROMIUM_ARGUMENTS`."""
    return services.chromium()

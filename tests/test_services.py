"""The servers that other tests stand on."""

import asyncio
import socket

import asyncpg
import pytest

from tests import services


async def fetch(url: str, query: str) -> object:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def test_postgres_gives_an_empty_database(postgres_url: str) -> None:
    query = "select count(*) from information_schema.tables where table_schema = 'public'"
    assert asyncio.run(fetch(postgres_url, query)) == 0


def test_postgres_comes_back_after_a_stop(postgres: services.Postgres, postgres_url: str) -> None:
    postgres.stop()
    try:
        with pytest.raises(OSError):
            asyncio.run(fetch(postgres_url, "select 1"))
    finally:
        postgres.start()
    assert asyncio.run(fetch(postgres_url, "select 1")) == 1


def test_redis_answers_and_comes_back(redis_server: services.Redis) -> None:
    def ping() -> bytes:
        with socket.create_connection(("127.0.0.1", redis_server.port), 2) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16)

    assert ping() == b"+PONG\r\n"
    redis_server.stop()
    with pytest.raises(OSError):
        ping()
    redis_server.start()
    assert ping() == b"+PONG\r\n"


def test_the_browser_is_there(chromium_path: str) -> None:
    assert services.found([chromium_path]) == chromium_path

"""The published description of the HTTP interface, taken at its word: schemathesis sends what it allows and what it
does not, to tables in every phase, on both databases. No fault of ours, one shape of error, answers as described.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from examples.client import Refusal, request
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.harness import ANIKA, BOTS, OPEN, QUICK, Data, Running, running_in_thread

from wormgrill.server.app import create_app
from wormgrill.server.errors import STATUS
from wormgrill.server.settings import Settings

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
TOO_LARGE = 413


class Api:
    """A running server with a table in each phase; one that has been deleted is opened anew."""

    def __init__(self, server: Running) -> None:
        self.base = server.base
        self.tables: list[Data] = []
        self.turn = itertools.count()

    def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        return asyncio.run(request(self.base, method, path, body, key))

    def fill(self) -> None:
        plans: list[Data] = [
            {"seats": [ANIKA, OPEN], "options": QUICK | {"listed": True}},
            {"seats": [ANIKA, BOTS[0]], "options": QUICK | {"begins": 1}, "start": True},
            {"seats": [ANIKA, BOTS[0]], "options": QUICK | {"dice": "physical", "begins": 1}, "start": True},
            {"seats": BOTS, "options": QUICK | {"edition": "deluxe"}, "start": True},
        ]
        self.tables = [self.ask("POST", "/api/tables", plan) for plan in plans]

    def table(self) -> Data:
        """One of the tables, each in its turn."""
        if not self.tables:
            self.fill()
        chosen = self.tables[next(self.turn) % len(self.tables)]
        with contextlib.suppress(Refusal):
            self.ask("GET", f"/api/tables/{chosen['table']}", key=chosen["key"])
            return chosen
        self.fill()
        return self.tables[0]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def api(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}"
    else:
        address = request.getfixturevalue("postgres").new_database("openapi")
    with running_in_thread(address) as server:
        yield Api(server)


@SCHEMA.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
def test_the_interface_is_as_described(case: schemathesis.Case[Any], api: Api) -> None:
    headers = {"X-Wormgrill": "1"}
    if isinstance(case.path_parameters, dict) and "table" in case.path_parameters and next(api.turn) % 5:
        table = api.table()
        case.path_parameters["table"] = table["table"]
        headers["Authorization"] = f"Bearer {table['key']}"
    answer = case.call(base_url=api.base, headers=headers, timeout=60)
    # schemathesis does not count it as a rejection when a body is too large
    refusing = [] if answer.status_code == TOO_LARGE else [negative_data_rejection]
    case.validate_response(answer, checks=[*CHECKS, *refusing])
    if answer.status_code >= 400:
        body = answer.json()
        assert isinstance(body["error"]["message"], str)
        assert STATUS.get(body["error"]["code"], 409) == answer.status_code

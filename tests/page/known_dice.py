"""Tables whose dice a test knows beforehand: real ones, typed in, at a real server.

A turn is written as in a record: `KnownDice(...).play("12234445>4 2344w>w 55ww>5 =31")`. A token without its second
half stops there: `"12234445"` leaves the roll lying for whoever looks at the page.
"""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from itertools import count
from typing import Any

from playwright.sync_api import WebSocketRoute
from tests.page.conftest import Person

NUMBERS = count(1)


def ask(base: str, path: str, body: dict[str, Any], key: str = "") -> Any:
    headers = {"Content-Type": "application/json", "X-Wormgrill": "1"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise AssertionError(f"{path} {body}: {refused.read().decode()}") from None


class KnownDice:
    """A running table; `seats` names its players. The person at the page holds the first seat, or all of them."""

    def __init__(self, person: Person, edition: str, seats: list[str], alone: bool = True, **options: Any) -> None:
        self.base = person.base
        own = [{"kind": "person", "name": name} for name in (seats if alone else seats[:1])]
        opened = self.open(
            {
                "options": {"edition": edition, "dice": "physical", "begins": 1, "open_stacks": True, **options},
                "seats": own + [{"kind": "open"}] * (len(seats) - len(own)),
            }
        )
        self.table, keys = opened["table"], [opened["key"]]
        for name in seats[len(own) :]:
            joined = ask(self.base, f"/api/tables/{self.table}/people", {"link": opened["link"], "name": name})
            keys.append(joined["key"])
        self.keys = {seat: keys[0 if alone else seat - 1] for seat in range(1, len(seats) + 1)}
        self.state: Any = opened["state"]
        self.act(1, type="start")
        person.go(f"/seat#{keys[0]}")
        person.page.wait_for_url(f"**/table/{self.table}")

    def look_as_if_rolled(self, person: Person) -> None:
        """The person's page takes the table for one whose server rolls: `fall` is what falls then."""

        def join(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            told = '"dice":"physical"', '"dice":"server"'
            server.on_message(lambda message: route.send(str(message).replace(*told)))

        person.page.route_web_socket("**/ws", join)

    def fall(self, dice: str) -> None:
        """The dice that somebody at a page has thrown come to rest."""
        until = time.monotonic() + 10
        self.look()
        while self.state["thrown"] is None:
            assert time.monotonic() < until, "nobody has rolled"
            time.sleep(0.02)
            self.look()
        self.throw(dice)

    def look(self) -> None:
        """What has happened at the table meanwhile."""
        headers = {"Authorization": f"Bearer {self.keys[1]}"}
        with urllib.request.urlopen(
            urllib.request.Request(f"{self.base}/api/tables/{self.table}", headers=headers)
        ) as answer:
            self.state = json.load(answer)["state"]

    def open(self, body: dict[str, Any]) -> Any:
        return ask(self.base, "/api/tables", body)

    def act(self, seat: int, **message: Any) -> None:
        body = {"id": f"known-{next(NUMBERS)}", **message}
        self.state = ask(self.base, f"/api/tables/{self.table}/acts", body, self.keys[seat])["state"]

    def move(self, move: str) -> None:
        self.act(self.state["mover"], type="move", seq=self.state["seq"], move=move)

    def throw(self, dice: str, roll: str = "roll") -> None:
        """Let these dice fall for whoever has the turn."""
        if self.state["thrown"] is None:
            self.move(roll)
        self.act(self.state["mover"], type="dice", seq=self.state["seq"], dice=f":{dice}")

    def play(self, *turns: str) -> None:
        for turn in turns:
            for token in turn.split():
                without, dice, move = re.fullmatch(r"(-?)([1-5wg]*)(.*)", token).groups()  # type: ignore[union-attr]
                if dice:
                    self.throw(dice, "roll-" if without else "roll")
                if move and (move != "#" or "#" in self.state["legal"]):
                    self.move(move)

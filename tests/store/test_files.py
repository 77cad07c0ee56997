"""Export and import: everything, into a database of the other kind too, or nothing."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from wormgrill.cli import main
from wormgrill.store import Addition, Line, NewTable, PersonRow, Store, Summary, opened_store
from wormgrill.store.accounts import Accounts, PasskeyRow, Ticket
from wormgrill.store.files import export_to, import_from
from wormgrill.store.notifications import Notifications, PushRow, WebhookRow
from wormgrill.store.schema import METADATA

pytestmark = pytest.mark.anyio


async def filled(store: Store) -> None:
    lines = (Line(1, 10, "opened", '{"name": "Würmer"}'), Line(2, 11, "said", "{}", 1, "act"))
    people = (PersonRow("t", 1, "key", "dev"),)
    await store.create(
        NewTable("t", 10, "C0DE22", "aa", Summary("playing", True, 1, "{}", 77), lines, people, ("link",))
    )
    await store.add_device("dev", "device key", 5)


async def test_there_and_back(store: Store, tmp_path: Path) -> None:
    await filled(store)
    file = io.StringIO()
    count = await export_to(store, file)
    assert count == len(file.getvalue().splitlines()) - 2
    async with opened_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        file.seek(0)
        assert await import_from(other, file) == count
        assert await other.table("t") == await store.table("t")
        assert await other.lines("t") == await store.lines("t")
        assert await other.people("t") == await store.people("t")
        again = io.StringIO()
        await export_to(other, again)
        assert sorted(again.getvalue().splitlines()) == sorted(file.getvalue().splitlines())


async def test_everything_goes_there_and_back_between_the_two_kinds(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    """Tables that play, accounts with all that belongs to them, who wants to be told: a row of every table of the
    database comes back as it was, from SQLite to PostgreSQL and on to SQLite.
    """
    file = io.StringIO()
    async with opened_store(sqlite_url) as store:
        await filled(store)
        accounts, notifications = Accounts(store), Notifications(store)
        await accounts.create("anna", "dev", at=5)
        await accounts.add_passkey(PasskeyRow("cred", "anna", "key", 1 << 40, "Phone", 5))
        await accounts.add_ticket(Ticket("hash", "link", 1 << 41, account_id="anna"), now=5)
        await notifications.set_push(PushRow("dev", "https://push.example/1", "p", "a", 5))
        await notifications.set_webhook(WebhookRow("t", 1, "https://example.com/hook", "secret", 2))
        await notifications.keepsake("vapid", lambda: "-----BEGIN\nkey\n")
        await store.claim("t", "keeper", now=5, until=1 << 41)
        await store.add_key_device("key", "laptop")
        await export_to(store, file)
    rows = [json.loads(line) for line in file.getvalue().splitlines()[1:-1]]
    assert {row["table"] for row in rows} == set(METADATA.tables)
    for url in (postgres_url, f"sqlite:///{tmp_path / 'back.db'}"):
        async with opened_store(url) as store:
            file.seek(0)
            assert await import_from(store, file) == len(rows)
            again = io.StringIO()
            await export_to(store, again)
            assert again.getvalue() == file.getvalue()
            file = again


class Interrupted(io.StringIO):
    """A file during whose writing others go on with the table."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    def write(self, text: str) -> int:
        if '"table": "tables"' in text:
            thread = threading.Thread(target=asyncio.run, args=(self._go_on(),))
            thread.start()
            thread.join()
        return super().write(text)

    async def _go_on(self) -> None:
        async with opened_store(self._url) as store:
            line = Line(3, 12, "said", "{}")
            await store.add(Addition("t", 2, (line,), 12, Summary("playing", True, 1, "{}", 77)))


async def test_an_export_shows_one_moment(store: Store, database_url: str, tmp_path: Path) -> None:
    """What happens while it is written is either in it altogether or not at all."""
    await filled(store)
    file = Interrupted(database_url)
    await export_to(store, file)
    assert [line.seq for line in await store.lines("t")] == [1, 2, 3]
    file.seek(0)
    async with opened_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        await import_from(other, file)
        row = await other.table("t")
        assert row is not None
        assert row.seq == (await other.lines("t"))[-1].seq == 2


async def test_all_or_nothing(store: Store) -> None:
    await filled(store)
    file = io.StringIO()
    await export_to(store, file)
    file.seek(0)
    with pytest.raises(ValueError, match="already in the database"):
        await import_from(store, file)
    await store.delete_table("t")
    header = file.getvalue().splitlines()[0]
    for rest, said in [
        ('{"table": "devices", "row": {"colour": "red"}}', "no column 'colour'"),
        ('{"table": "nothing", "row": {}}', "expected a row"),
        ('{"table": "devices", "row": {"id": 7}}', "devices.id cannot be 7"),
        ('{"table": "devices", "row": {"created": true}}', "devices.created cannot be True"),
        ('{"table": "devices", "row": {"created": 9223372036854775808}}', "devices.created cannot be 9"),
        ("{", "line 2: not JSON"),
        ("[]", "expected an object"),
    ]:
        with pytest.raises(ValueError, match=said):
            await import_from(store, io.StringIO(f"{header}\n{rest}\n"))
    await store.write(lambda connection: connection.execute(text("DELETE FROM devices")))
    lines = file.getvalue().splitlines(keepends=True)
    for cut, said in [(lines[:-1], "cut off"), (lines[:3] + lines[4:], "rows were written"), (lines[:-2], "cut off")]:
        with pytest.raises(ValueError, match=said):
            await import_from(store, io.StringIO("".join(cut)))
    with pytest.raises(ValueError, match="newer version"):
        await import_from(store, io.StringIO(json.dumps({"wormgrill_export": 1, "revision": "9999"})))
    with pytest.raises(ValueError, match="no export"):
        await import_from(store, io.StringIO('{"a": 1}'))
    assert await store.count_tables() == 0


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORMGRILL_DATABASE_URL", f"sqlite:///{tmp_path / 'one.db'}")
    file = tmp_path / "all.jsonl"
    assert main(["export", str(file)]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "one.db").stat().st_mode & 0o777 == 0o600
    assert main(["export", str(file)]) == 1
    assert main(["import", str(file), "--database-url", f"sqlite:///{tmp_path / 'two.db'}"]) == 0
    assert "0 rows imported" in capsys.readouterr().err
    assert main(["export", "-", "--database-url", "mysql://x"]) == 1
    assert "must begin with sqlite" in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "two.db")) as database:
        database.execute("DROP TABLE keepsakes")
    half = tmp_path / "half.jsonl"
    assert main(["export", str(half), "--database-url", f"sqlite:///{tmp_path / 'two.db'}"]) == 1
    assert "no such table: keepsakes" in capsys.readouterr().err
    assert not half.exists()

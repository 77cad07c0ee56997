"""Export and import: everything, into a database of the other kind too, or nothing."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from wormgrill.cli import main
from wormgrill.store import Line, NewTable, PersonRow, Store, Summary, opened_store
from wormgrill.store.files import export_to, import_from

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
    assert count == len(file.getvalue().splitlines()) - 1
    async with opened_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        file.seek(0)
        assert await import_from(other, file) == count
        assert await other.table("t") == await store.table("t")
        assert await other.lines("t") == await store.lines("t")
        assert await other.people("t") == await store.people("t")
        again = io.StringIO()
        await export_to(other, again)
        assert sorted(again.getvalue().splitlines()) == sorted(file.getvalue().splitlines())


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
        ("{", "line 2: not JSON"),
        ("[]", "expected an object"),
    ]:
        with pytest.raises(ValueError, match=said):
            await import_from(store, io.StringIO(f"{header}\n{rest}\n"))
    with pytest.raises(ValueError, match="newer version"):
        await import_from(store, io.StringIO(json.dumps({"wormgrill_export": 1, "revision": "9999"})))
    with pytest.raises(ValueError, match="no export"):
        await import_from(store, io.StringIO('{"a": 1}'))
    assert await store.count_tables() == 0


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WORMGRILL_DATABASE_URL", f"sqlite:///{tmp_path / 'one.db'}")
    file = tmp_path / "all.jsonl"
    assert main(["export", str(file)]) == 0
    assert main(["export", str(file)]) == 1
    assert main(["import", str(file), "--database-url", f"sqlite:///{tmp_path / 'two.db'}"]) == 0
    assert "0 rows were imported" in capsys.readouterr().err
    assert main(["export", "-", "--database-url", "mysql://x"]) == 1
    assert "must begin with sqlite" in capsys.readouterr().err

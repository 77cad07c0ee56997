"""The documentation says what is: its examples run, and nothing that exists is missing."""

import contextlib
import dataclasses
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from wormgrill.cli import main, verbs
from wormgrill.notation import format_position, format_record, parse_position, parse_record
from wormgrill.rules import Fact

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return [text for language, text in BLOCK.findall(README) if language == kind]


def sessions(text: str) -> Iterator[tuple[str, str]]:
    """Commands after `$ ` and what each is said to print; `…` stands for anything."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which the examples of the README find their files."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    return tmp_path


def test_the_readme_shows_something_of_every_kind() -> None:
    assert all(blocks(kind) for kind in ("sh", "python", "console"))


@pytest.mark.parametrize("code", blocks("python"))
def test_python_of_the_readme_runs(code: str, folder: Path) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.stderr == ""
    said = [line.split("# ", 1)[1] for line in code.splitlines() if line.startswith("print(") and "# " in line]
    assert done.stdout.splitlines() == said


@pytest.mark.parametrize("session", [pair for text in blocks("console") for pair in sessions(text)])
def test_commands_of_the_readme_print_what_it_says(session: tuple[str, str], folder: Path) -> None:
    command, printed = session
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "LANG": "en"}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=folder,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.stderr == ""
    wanted = ".*".join(re.escape(piece) for piece in printed.strip().split("…"))
    assert re.fullmatch(wanted, done.stdout.strip(), re.DOTALL), done.stdout


SHELL = [line.split("#")[0].strip() for text in blocks("sh") for line in text.splitlines()]


@pytest.mark.parametrize("command", [line for line in SHELL if line.startswith("make ")])
def test_make_commands_of_the_readme_can_be_made(command: str) -> None:
    target = command.split()[-1]
    assert re.search(rf"^{target}:.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    subprocess.run(["make", "--dry-run", target], cwd=ROOT, check=True, capture_output=True)


def is_up(address: str) -> bool:
    for _ in range(600):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=10) as answer:
            return bool(answer.status == 200)
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("command", [line for line in SHELL if not line.startswith("make ")])
def test_commands_of_the_readme_run(command: str, tmp_path: Path) -> None:
    """Each is started as written, with nobody at the keyboard; one that serves has to be reachable, then is ended."""
    program, *arguments = command.split()
    assert program == ".venv/bin/wormgrill"
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    serves = arguments[0] == "serve"
    if serves:
        arguments += ["--port", "0"]
    started = subprocess.Popen(
        [Path(sys.executable).with_name("wormgrill"), *arguments],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    if serves:
        assert started.stdout is not None
        address = re.search(r"http://[^/\s]+", started.stdout.readline())
        assert address
        # a server that is still beginning does not hear a signal yet
        assert is_up(f"{address[0]}/health")
        started.send_signal(signal.SIGINT)
    try:
        said, complained = started.communicate(timeout=120)
    finally:
        started.kill()
    assert said or serves
    assert complained.strip() == ""
    assert started.returncode in ((0, 130) if serves else (0,))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = [*re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text), *re.findall(r'(?:src|href)="([^"#]+)"', text)]
    local = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in local if not (page.parent / target).exists()] == []


def anchor(heading: str) -> str:
    """What GitHub makes of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_into_pages_name_a_heading(page: Path) -> None:
    for target, place in re.findall(r"\]\(([^)#\s:]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
        there = (page.parent / target).resolve() if target else page
        headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.MULTILINE)
        assert place in map(anchor, headings), f"{target}#{place}"


def test_the_index_lists_every_page() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"index.md"}
    assert [name for name in sorted(pages) if f"({name})" not in index] == []


@pytest.mark.parametrize("verb", sorted(verbs()))
def test_every_verb_and_option_is_documented(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([verb, "--help"])
    for group in re.findall(r"\{([a-z,]+)\}", capsys.readouterr().out):
        for below in group.split(","):
            main([verb, below, "--help"])
    main([verb, "--help"])
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", capsys.readouterr().out)) - {"--help"}
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    assert verb in sections
    assert [option for option in sorted(options) if not re.search(rf"{option}(?![\w-])", sections[verb])] == []


def test_positions_and_the_record_of_the_notation_page_are_canonical() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^    .*\n|^\n(?=    ))+", text, re.MULTILINE)
    indented = [block.strip("\n").replace("\n    ", "\n").removeprefix("    ") for block in found]
    lines = [line for block in indented for line in block.splitlines()]
    positions = [line for line in lines if re.match("2005|2014|deluxe", line)]
    assert len(positions) >= 4
    assert [format_position(parse_position(line)) for line in positions] == positions
    (record,) = [block + "\n" for block in indented if "[Edition" in block]
    assert format_record(parse_record(record)) == record


def test_json_in_the_documentation_is_json() -> None:
    for page in PAGES:
        for language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            if language == "json":
                json.loads(text)


def test_every_fact_is_documented() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", text.partition("## Facts")[2], re.MULTILINE))
    kinds = {kind.code: {field.name for field in dataclasses.fields(kind)} for kind in Fact.__subclasses__()}
    assert {code: set(re.findall(r"`(\w+)`", numbers)) for code, numbers in told.items()} == kinds


def test_the_program_of_the_rules_page_runs() -> None:
    (code,) = [text for kind, text in BLOCK.findall((ROOT / "docs" / "rules.md").read_text()) if kind == "python"]
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)

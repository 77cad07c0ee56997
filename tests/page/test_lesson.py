"""The interactive lesson is made by the rules, and every step has its words in every language."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wormgrill.rules.book import LANGUAGES

WEB = Path(__file__).resolve().parent.parent.parent / "web"
CHAPTERS = json.loads((WEB / "src" / "learn" / "lesson.json").read_text(encoding="utf-8"))
STEPS = [step for chapter in CHAPTERS for step in chapter["steps"]]


def test_the_lesson_is_what_the_rules_make_of_it() -> None:
    made = subprocess.run(
        [sys.executable, WEB / "scripts" / "make_lesson.py", "--check"], check=False, capture_output=True, text=True
    )
    assert (made.returncode, made.stderr) == (0, "")


def test_every_wanted_move_is_legal_and_no_step_has_the_name_of_another() -> None:
    assert [step["id"] for step in STEPS if not set(step["brings"]) <= set(step["legal"])] == []
    assert len({step["id"] for step in STEPS}) == len(STEPS)


def test_the_lesson_shows_what_a_beginner_has_to_see() -> None:
    told = {
        fact["fact"] for step in STEPS for way in step["brings"].values() for event in way for fact in event["facts"]
    }
    assert told >= {"took", "stole", "failed", "gave_back", "turned_over", "got_round_worm", "kept_by_hen", "moved"}
    assert told >= {"used_weasel", "used_canned_worm", "got_specialist", "put_back"}


def test_an_answer_is_written_only_where_another_move_could_be_made() -> None:
    assert [step["id"] for step in STEPS if step["other"] and set(step["brings"]) == set(step["legal"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    text = (WEB / "locales" / language / "lesson.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^([a-z0-9-]+) =", text, flags=re.MULTILINE))
    wanted = {step["say"] for step in STEPS} | {step["other"] for step in STEPS if step["other"]}
    assert wanted - told == set()

"""The terminal shows what the engine says: with other rules it shows other numbers, and the old ones nowhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed_rules import changed_sources
from tests.patience import PATIENCE

OLD = ("12", "of 6", "three", "twelve", "value 8", "Archery")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of an engine with other rules."""
    return changed_sources(tmp_path_factory.mktemp("changed"))


def said(sources: Path, *arguments: str, read: str = "") -> str:
    """What `splay` of these sources writes when it reads these lines."""
    done = subprocess.run(
        [sys.executable, "-m", "splay.cli", *arguments],
        input=read,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(sources)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_goals_have_the_numbers_of_the_engine(sources: Path) -> None:
    text = said(sources, "play", "--plain", "--seed", "1", read="1\ngoals\n")
    goals = text[text.index("Empire:") :]
    assert "[1] needs 6 more points" in text
    assert "at least 4 of each of the 6 icons visible on one board" in goals
    assert "7 cards tucked, or 7 cards scored, within one turn (0 of 7)" in goals
    assert "at least 13 clocks visible on one board (0 of 13)" in goals
    assert "5 top cards on one board, each of value 9 or higher (0 of 5)" in goals
    assert "needs 5 more points" not in text
    for old in OLD:
        assert old not in goals.replace("(0 of 6)", ""), old


def test_the_help_has_the_numbers_of_the_engine(sources: Path) -> None:
    text = " ".join(said(sources, "play", "--plain", "--seed", "1", read="help goal\nhelp achievements\n").split())
    for new in (
        "7 with two players",
        "and 6 times its value in points",
        "Empire 4 of each of the 6 icons",
        "Monument 7 cards tucked, or 7 scored",
        "World 13 clocks",
        "Universe 5 top cards of value 9",
    ):
        assert new in text, new
    for old in ("12 clocks", "6 with two players", "5 points", "Empire 3", "6 cards tucked", "of value 8"):
        assert old not in text, old


def test_cards_have_the_names_of_the_catalogue(sources: Path) -> None:
    assert "Bowmanship" in said(sources, "cards", "Bowmanship")
    assert "Archery" not in said(sources, "cards")

"""A sample is a part of everything, the same for one draw, and everything is everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import strength

ROOT = Path(__file__).parent.parent
NAMES = [f"test_{number}" for number in range(1000)]


@pytest.mark.parametrize(("thorough", "few", "some"), [(False, 2, [1, 4]), (True, 9, [1, 2, 3, 4, 5])])
def test_thorough_runs_take_everything_and_others_a_sample(
    monkeypatch: pytest.MonkeyPatch, thorough: bool, few: int, some: list[int]
) -> None:
    monkeypatch.setattr(strength, "THOROUGH", thorough)
    assert strength.amount(2, 9) == few
    assert strength.sample([1, 2, 3, 4, 5], 3) == some


def test_of_names_about_one_in_so_many_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "THOROUGH", False)
    assert 150 < sum(strength.is_sampled(name, 5, draw=0) for name in NAMES) < 250
    monkeypatch.setattr(strength, "THOROUGH", True)
    assert all(strength.is_sampled(name, 5, draw=0) for name in NAMES)


def test_as_many_draws_in_a_row_have_each_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "THOROUGH", False)
    for first in (0, 20787):
        drawn = [name for draw in range(first, first + 4) for name in NAMES if strength.is_sampled(name, 4, draw)]
        assert sorted(drawn) == sorted(NAMES)


def collected(*arguments: str, tests: str = "tests/core/rules") -> int:
    """How many of these tests run with these arguments."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *arguments, tests]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return len([line for line in done.stdout.splitlines() if "::" in line])


def test_of_tests_about_one_in_so_many_runs() -> None:
    everything = collected()
    assert everything > 400
    assert 0.15 < collected("--one-in=4") / everything < 0.35
    assert sum(collected("--one-in=4", f"--draw={draw}") for draw in range(4)) == everything
    assert collected("--one-in=4", "--thorough") >= everything


@pytest.mark.thorough
def test_what_is_marked_so_runs_only_then() -> None:
    assert strength.THOROUGH


def test_no_sample_leaves_out_what_is_marked_so() -> None:
    assert collected("--one-in=1000000", tests="tests/web/test_table_robust.py") == 1
    assert collected("--one-in=1000000", tests="tests/web/test_table_whole_games.py") == 3


def test_the_option_sets_the_strength(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getoption("--thorough") == strength.THOROUGH

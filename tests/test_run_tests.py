"""The parts of `run.py test`: side by side, each told in one piece, and named if they fail."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import run_tests
from run_tests import Outcome, Part, conclude, run_alone, side_by_side

WAIT_FOR_THE_OTHER = """
import pathlib, sys, time
mine, others = map(pathlib.Path, sys.argv[1:])
print("first", mine.name, flush=True)
mine.touch()
while not others.exists():
    time.sleep(0.01)
print("second", mine.name)
"""


def part(name: str, code: str, *arguments: str) -> Part:
    """A part that runs a program."""
    return Part(name, (sys.executable, "-c", code, *arguments))


def ends(name: str, status: int) -> Part:
    """A part that does nothing but end."""
    return part(name, f"raise SystemExit({status})")


def names(outcomes: list[Outcome]) -> list[tuple[str, bool]]:
    return [(outcome.part.name, outcome.passed) for outcome in outcomes]


def test_lanes_run_at_the_same_time_and_each_part_prints_in_one_piece(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    lanes = [part("one", WAIT_FOR_THE_OTHER, one, two)], [part("two", WAIT_FOR_THE_OTHER, two, one)]
    assert names(side_by_side(*lanes)) == [("one", True), ("two", True)]
    printed = capfdbinary.readouterr().out.decode().splitlines()
    assert sorted([printed[:2], printed[2:]]) == [["first one", "second one"], ["first two", "second two"]]


def test_a_lane_goes_on_after_a_part_that_fails() -> None:
    outcomes = side_by_side([ends("bad", 3), ends("good", 0)], [ends("other", 0)])
    assert names(outcomes) == [("bad", False), ("good", True), ("other", True)]


def test_a_part_has_its_environment_and_never_our_path(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    code = "import os; print(os.environ.get('PYTHONPATH'), os.environ['GIVEN'])"
    assert run_alone(part("path", code)._replace(environment={"GIVEN": "here"})).passed
    assert capfd.readouterr().out == "None here\n"


def test_at_the_end_all_parts_are_told_with_their_time_and_those_that_failed_by_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes = [Outcome(ends("lint", 0), True, 1.2), Outcome(ends("types", 1), False, 26.0)]
    assert conclude(outcomes, 67.8) == 1
    assert capsys.readouterr().err.splitlines() == [
        "splay: lint: passed in 1 s; types: FAILED in 26 s; 1 min 7 s in all",
        "splay: failed: types",
    ]
    assert conclude(outcomes[:1], 1.2) == 0


def test_the_root_is_the_checkout() -> None:
    assert (run_tests.ROOT / "run.py").exists()

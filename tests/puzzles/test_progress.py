"""The puzzle of the day, streaks, and one's own rating."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from splay.puzzles.progress import FIRST, best_streak, own_rating, streak_at
from splay.puzzles.puzzle_file import puzzle_of_day, shipped


def days_from(first: str, number: int) -> list[str]:
    """So many days in a row."""
    return [(date.fromisoformat(first) + timedelta(days=later)).isoformat() for later in range(number)]


def test_each_puzzle_of_the_base_set_has_its_day_before_one_comes_again() -> None:
    puzzles = shipped()
    base = [puzzle.key for puzzle in puzzles.values() if puzzle.sets == ["base"]]
    days = days_from("2026-11-29", len(base) + 1)
    told = [puzzle_of_day(puzzles, day).key for day in days]
    assert sorted(told[:-1]) == sorted(base)
    assert told[-1] == told[0]
    assert told[0] == puzzle_of_day(dict(reversed(list(puzzles.items()))), days[0]).key


def test_what_is_no_day_or_has_no_puzzle_is_refused() -> None:
    with pytest.raises(ValueError, match="month"):
        puzzle_of_day(shipped(), "2026-13-01")
    with pytest.raises(ValueError, match="base set"):
        puzzle_of_day({}, "2026-11-29")


def test_a_streak_goes_on_until_a_day_is_left_out() -> None:
    days = {*days_from("2026-11-20", 3), *days_from("2026-11-25", 4)}
    assert [streak_at(days, day) for day in ("2026-11-28", "2026-11-29", "2026-11-30", "2026-11-22")] == [4, 4, 0, 3]
    assert (best_streak(days), best_streak(set()), streak_at(set(), "2026-11-29")) == (4, 0, 0)


def test_a_rating_rises_with_what_is_solved_at_once_and_more_with_hard_ones() -> None:
    assert own_rating([]) == FIRST
    easy, hard, missed = own_rating([(1200, True)]), own_rating([(1800, True)]), own_rating([(1200, False)])
    assert FIRST < easy < hard
    assert missed < FIRST
    steady = [own_rating([(1500, True)] * number) for number in (10, 20, 40)]
    assert steady == sorted(steady)
    assert own_rating([(1700, number % 2 == 0) for number in range(400)]) == pytest.approx(1700, abs=60)

"""How somebody does with puzzles: streaks of days, and a rating as Elo's, in which each puzzle is an opponent that is
beaten on the first try.
"""

from collections.abc import Collection, Iterable
from datetime import date, timedelta
from typing import Final

FIRST: Final = 1500
"""The rating before the first puzzle."""
SPREAD: Final = 400
"""So many points more are ten times the chance."""
QUICK: Final = 48
"""So much a puzzle counts at first ..."""
SLOW: Final = 16
"""... and in the end."""
SLOWER_BY: Final = 2
"""So much less each further one counts."""


def streak_at(days: Collection[str], today: str) -> int:
    """How many days in a row are among these, up to today, or to yesterday as long as today isn't."""
    last = date.fromisoformat(today)
    if today not in days:
        last -= timedelta(days=1)
    streak = 0
    while (last - timedelta(days=streak)).isoformat() in days:
        streak += 1
    return streak


def best_streak(days: Collection[str]) -> int:
    """The most days in a row that are among these."""
    ends = [day for day in days if (date.fromisoformat(day) + timedelta(days=1)).isoformat() not in days]
    return max([streak_at(days, day) for day in ends], default=0)


def own_rating(played: Iterable[tuple[int, bool]]) -> int:
    """The rating after these puzzles in their order: the rating of each, and whether it was solved on the first try."""
    rating = float(FIRST)
    for number, (puzzle, solved) in enumerate(played):
        expected = 1 / (1 + 10 ** ((puzzle - rating) / SPREAD))
        rating += max(QUICK - SLOWER_BY * number, SLOW) * (solved - expected)
    return round(rating)

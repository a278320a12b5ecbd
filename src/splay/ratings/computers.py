"""How strong the computers are: ratings that no game moves, and by which everybody else's are held in place."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from splay.ratings.kinds import RATED_KINDS
from splay.ratings.rated_game import COMPUTER
from splay.ratings.rating import Rating, from_shown

Computers = Mapping[str, Mapping[str, Rating]]
"""The ratings of computers, by kind and player ("computer:greedy")."""
ANCHORS: Final = Path(__file__).with_name("anchors.json")
"""By kind and name: the shown points, their standard error, and the games on which both rest."""
RATE_ME_GAMES: Final = 5
"""How many games "Rate me" takes."""


@cache
def shipped() -> Computers:
    """The ratings of computers that come with this version."""
    return from_json(json.loads(ANCHORS.read_text(encoding="utf-8")))


def from_json(data: object) -> Computers:
    """Ratings of computers from JSON data. Raises ValueError naming what is missing or is no number."""
    if not isinstance(data, dict) or sorted(data) != sorted(RATED_KINDS):
        raise ValueError(f"anchors: must have the kinds {', '.join(RATED_KINDS)}")
    return {kind: {COMPUTER + name: one(kind, name, anchor) for name, anchor in data[kind].items()} for kind in data}


def one(kind: str, name: str, anchor: object) -> Rating:
    """The rating of a computer from its JSON data. Raises ValueError."""
    numbers = [anchor.get(key) for key in ("shown", "error", "games")] if isinstance(anchor, dict) else [None] * 3
    points, error, games = numbers
    if not isinstance(points, int) or not isinstance(error, int) or not isinstance(games, int):
        raise ValueError(f"anchors: {kind}: {name}: shown, error and games must be whole numbers, not {anchor!r}")
    return from_shown(points, error, games)


def next_opponent(kind: str, won: Sequence[bool], computers: Computers | None = None) -> str | None:
    """The name of the computer to play next by somebody who wants a rating, on all other seats; None after five games.

    `won` says of each game so far whether it was won. The first is against the second weakest computer, after a win
    comes the next stronger one, otherwise the next weaker one. It goes by results and not by the rating so far: a
    rating hardly moves with a win that was expected, and would ask for the same opponent again.

    Those of one strength (a computer that plays some kinds as another does) count once, under the first name.
    """
    if len(won) >= RATE_ME_GAMES:
        return None
    known = (shipped() if computers is None else computers)[kind]
    names: list[str] = []
    for name in sorted(known, key=lambda name: known[name].mu):
        if not names or known[names[-1]].mu < known[name].mu:
            names.append(name)
    level = 1
    for win in won:
        level = min(max(level + (1 if win else -1), 0), len(names) - 1)
    return names[min(level, len(names) - 1)].removeprefix(COMPUTER)

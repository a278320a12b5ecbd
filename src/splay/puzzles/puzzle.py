"""A puzzle: a position, what it asks for, the one action that is right, and why each other one isn't."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from math import log10
from typing import Final

from splay.core.scenario.text import parse_position

ALWAYS: Final = 0
"""So many games were played of what is proved for all cards that could be hidden."""
MIDDLE: Final = 1500
"""The rating of a puzzle that weaker computers solve every other time."""
STEP: Final = 400
"""How much a rating rises when ten times as many fail for each who solves it, as Elo's do."""
LOWEST: Final = 700
HIGHEST: Final = 2300
DIGITS: Final = 10
"""How long an id is."""


@dataclass(frozen=True)
class Attempt:
    """What becomes of beginning with another action.

    `reached`: in so many of `games` worlds the goal is still met, at best. `points` and `top`: the most points, and the
    highest top card, that the solver has at the end of the turn, -1 if that doesn't matter. `reply`: the actions with
    which the other wins most often then, in `replied` of these worlds; none if that doesn't matter.
    """

    action: str
    reached: int
    games: int
    points: int = -1
    top: int = -1
    reply: tuple[str, ...] = ()
    replied: int = 0


@dataclass(frozen=True)
class Puzzle:
    """A puzzle whose solver is the first player of its position, `me`.

    `value` is that of the achievement that the goal is about, also of the one that wins; 0 if it is about none.
    `solution` are the solver's answers, beginning with the action that is right, as the cards lie in the position.
    `reached` of `games` worlds is how often it meets the goal; `games` is ALWAYS if that is proved. `tries` are all
    other actions. `found` says of each weaker computer how often of how many times it found the solution.
    """

    theme: str
    value: int
    position: str
    solution: list[str]
    tries: list[Attempt]
    reached: int = ALWAYS
    games: int = ALWAYS
    found: dict[str, tuple[int, int]] = field(default_factory=dict)

    @cached_property
    def key(self) -> str:
        """The id, which stays as long as position and theme do."""
        told = f"{self.theme} {self.value}\n{self.position}"
        return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]

    @cached_property
    def sets(self) -> list[str]:
        """The sets that it is played with."""
        options = parse_position(self.position).get("options", {})
        return list(options.get("sets", ["base"]))

    @property
    def actions(self) -> int:
        """How many actions the solver has."""
        turn = parse_position(self.position)
        return int(turn["actions_left"])

    @property
    def rating(self) -> int:
        """How hard it is, in Elo's points: by how often weaker computers find it, each of them counting as much."""
        shares = [(found + 0.5) / (times + 1) for found, times in self.found.values()]
        share = sum(shares) / len(shares) if shares else 0.5
        return min(max(round(MIDDLE + STEP * log10((1 - share) / share)), LOWEST), HIGHEST)

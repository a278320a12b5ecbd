"""How strong computers are by their games: the strengths by which all that happened is likeliest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from typing import Final

import numpy as np

ELO: Final = 400.0 / log(10.0)
"""So many Elo points make a win `e` times as likely as a loss."""
Choice = tuple[str, Mapping[str, int], float]
"""Who came first among how many of each name, and how often that was so."""
STEPS: Final = 100
FARTHEST: Final = 1.0
"""No step moves a strength farther, in units of ELO: far from the likeliest strengths Newton's steps are too long."""


def choices_of(alone: str, other: str, ended: tuple[int, int, int], games: float) -> list[Choice]:
    """What games tell in which one was `alone` against `others` of one name, `ahead` of whom had a better place and
    `level` of whom the same one (`ended` in this order): who came first, who of the rest, and so on. Of those who are
    level each is the first in its part of the games.
    """
    others, ahead, level = ended
    found: list[Choice] = []
    for better in range(ahead, ahead + level + 1):
        often = games / (level + 1)
        found += [(other, {alone: 1, other: others - gone}, often) for gone in range(better)]
        if better < others:
            found.append((alone, {alone: 1, other: others - better}, often))
    return found


def strengths(names: Sequence[str], choices: Sequence[Choice], fixed: str) -> tuple[dict[str, float], dict[str, float]]:
    """The likeliest strengths by Plackett-Luce's model in Elo points, that of `fixed` being 0, and the standard error
    of each, from how sharply the likelihood falls beside it.

    `names` stand in an order in which each is likely to win a game against the one before. To each two neighbors one
    shared game is added: without it a computer that has never won would be weaker without end.
    """
    number = {name: place for place, name in enumerate(names)}
    shared = [(one, {a: 1, b: 1}, 0.5) for a, b in pairwise(names) for one in (a, b)]
    theta = np.zeros(len(names))
    free = [number[name] for name in names if name != fixed]
    hessian = np.eye(len(names))
    for _ in range(STEPS):
        gradient = np.zeros(len(names))
        hessian = np.zeros((len(names), len(names)))
        for chosen, among, often in [*choices, *shared]:
            there = np.array([among.get(name, 0) for name in names], dtype=float)
            weights = there * np.exp(theta - theta.max())
            chance = weights / weights.sum()
            gradient -= often * chance
            gradient[number[chosen]] += often
            hessian += often * (np.diag(chance) - np.outer(chance, chance))
        step = np.linalg.solve(hessian[np.ix_(free, free)], gradient[free])
        theta[free] += step * min(1.0, FARTHEST / max(np.abs(step).max(), 1e-12))
        if np.abs(step).max() < 1e-9:
            break
    error = np.zeros(len(names))
    error[free] = np.sqrt(np.diag(np.linalg.inv(hessian[np.ix_(free, free)])))
    return (
        {name: float(ELO * theta[number[name]]) for name in names},
        {name: float(ELO * error[number[name]]) for name in names},
    )

"""The games that a solver can't tell from one."""

from __future__ import annotations

from random import Random

from splay.core.game import Game
from splay.puzzles.position_text import SOLVER
from splay.views.world import Sampler


def worlds_of(game: Game, number: int, random: Random) -> list[Game]:
    """So many games that the solver can't tell from one between two actions."""
    sampler = Sampler(game, game, SOLVER)
    return [sampler.sample([], random).start for _ in range(number)]

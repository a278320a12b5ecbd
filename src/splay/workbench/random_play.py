"""Deciders that play at random, fast: for soak, benchmark and tests."""

from random import Random

from mypy_extensions import mypyc_attr

from splay.core.game import Game
from splay.core.question import Decider, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomDecider(Decider):
    """Chooses every answer by chance, for all seats; `decisions` counts questions with two or more answers."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.decisions = 0

    def decide(self, game: Game, question: Question) -> int:
        number = len(question.options)
        if number < 2:
            return 0
        self.decisions += 1
        return int(self.random() * number)

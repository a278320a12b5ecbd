"""What a puzzle asks for."""

from __future__ import annotations

from typing import Final

from splay.core.game import Game

WIN: Final = "win"
STOP: Final = "stop"
TAKE: Final = "take"
HELP: Final = "help"
THEMES: Final = (WIN, STOP, TAKE, HELP)
"""Win this turn; stop the other's win; take an achievement before the other; use a card that doesn't help the other."""


class Goal:
    """What must be so for a seat, in this turn at the latest."""

    def reached(self, game: Game, seat: int) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class WinGoal(Goal):
    """The game is won, by the seat alone."""

    def reached(self, game: Game, seat: int) -> bool:
        return game.result is not None and game.result.winners == [seat]


class TakeGoal(Goal):
    """The seat has the standard achievement of a value, which it didn't have before."""

    def __init__(self, value: int, before: int) -> None:
        """`before`: how many of that value the seat had."""
        self.value = value
        self.before = before

    def reached(self, game: Game, seat: int) -> bool:
        return taken(game, seat, self.value) > self.before


def taken(game: Game, seat: int, value: int) -> int:
    """How many achievements of a value a seat has."""
    return sum([card.age == value for card in game.players[seat].achievements.cards])

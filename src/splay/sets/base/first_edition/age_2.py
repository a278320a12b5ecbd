"""The base cards of age 2 as the first edition has them."""

from splay.core.player import Player
from splay.core.symbols import LEAF
from splay.sets.base import age_2


class Fermenting(age_2.Fermenting):
    """Draw a [2] for every two [leaf]."""

    def dogma(self, you: Player) -> None:
        """For every two [leaf] on your board, draw a [2]."""
        you.draw_some(you.count(LEAF) // 2, 2)

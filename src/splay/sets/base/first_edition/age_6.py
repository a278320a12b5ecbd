"""The base cards of age 6 as the first edition has them."""

from splay.core.player import Player
from splay.core.symbols import FACTORY
from splay.sets.base import age_6


class Industrialization(age_6.Industrialization):
    """Draw and tuck a [6] for every two [factory].
    You may splay red or purple right.
    """

    def dogma(self, you: Player) -> None:
        """For every two [factory] on your board, draw a [6] and tuck it."""
        for _ in range(you.count(FACTORY) // 2):
            you.draw_and_tuck(6)

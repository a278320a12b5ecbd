"""The artifacts of age 10."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.symbols import FACTORY, HEX, RED


class ExxonValdez(Card):
    """Everyone with your [factory] or more loses for good"""

    face = Face(10, RED, FACTORY, HEX, FACTORY, FACTORY)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to remove all your cards and achievements from the game! You lose! If one player is left, that
        player wins!
        """
        you.eliminate()

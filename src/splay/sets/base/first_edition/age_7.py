"""The base cards of age 7 as the first edition has them."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_TRANSFER
from splay.core.symbols import CROWN, FACTORY, HEX, RED


class Combustion(Card):
    """I demand two scored cards for my score pile."""

    # No sister of the third edition's card: it must not inherit the effect that this edition does not have.
    face = Face(7, RED, CROWN, CROWN, FACTORY, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile two cards from your score pile!"""
        you.transfer_all(you.choose_exactly(you.score_pile, 2, TO_TRANSFER, to=me), to=me.score_pile)

"""The base cards of age 3 as the first edition has them."""

from splay.core.player import Player
from splay.core.question import TO_TRANSFER
from splay.core.symbols import CASTLE
from splay.sets.base import age_3


class Feudalism(age_3.Feudalism):
    """I demand a [castle] card from your hand.
    You may splay yellow or purple left.
    """

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand a card from your hand that has a [castle]!"""
        you.transfer(you.choose(you.hand.having(CASTLE), TO_TRANSFER, to=me), to=me.hand)

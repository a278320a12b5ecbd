"""The base cards of age 1 as the first edition has them."""

from splay.core.player import Player
from splay.core.question import TO_TRANSFER
from splay.core.symbols import CROWN
from splay.sets.base import age_1


class Oars(age_1.Oars):
    """I demand a [crown] in hand for my score pile.
    If the demand took no card, draw a [1].
    """

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a card from your hand that has a [crown]! If you do, draw a
        [1]!
        """
        if you.transfer(you.choose(you.hand.having(CROWN), TO_TRANSFER, to=me), to=me.score_pile):
            you.draw(1)

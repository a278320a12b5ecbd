"""The artifacts of age 4."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_SCORE
from splay.core.symbols import CROWN, HEX, LEAF, YELLOW


class Moses(Card):
    """Take their top [crown] cards as points; score one of yours"""

    face = Face(4, YELLOW, LEAF, LEAF, HEX, LEAF)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile all your top cards that have a [crown]!"""
        you.transfer_all(you.tops().having(CROWN), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has a [crown]."""
        you.score(you.choose(you.tops().having(CROWN), TO_SCORE))

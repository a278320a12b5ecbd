"""The artifacts of age 1."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_SCORE
from splay.core.symbols import BLUE, CASTLE, CROWN, HEX


class TreatyOfKadesh(Card):
    """Return their top cards that demand; score one of yours"""

    title = "Treaty of Kadesh"
    face = Face(1, BLUE, CROWN, CASTLE, HEX, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return all your top cards that have a demand effect!"""
        you.return_all(you.tops().with_demand())

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has a demand effect and is not blue."""
        you.score(you.choose(you.tops().not_of_color(BLUE).with_demand(), TO_SCORE))


class SibiduNeedle(Card):
    """Draw [1]s and score them while they match your top cards"""

    face = Face(1, BLUE, CASTLE, CASTLE, CASTLE, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If one of your top cards has its color and its value, score the drawn card, and
        do all of this again.
        """
        card = you.draw_and_reveal(1)
        while you.tops().of_color(card.color).of_value(card.age):  # ruling 140
            you.score(card)
            card = you.draw_and_reveal(1)

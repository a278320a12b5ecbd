"""The artifacts of age 6."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.symbols import CROWN, FACTORY, GREEN, HEX


class TheWealthOfNations(Card):
    """Score a card worth a fifth of your score pile"""

    title = "The Wealth of Nations"
    face = Face(6, GREEN, CROWN, FACTORY, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and score it. Add up the values of the cards in your score pile, divide the sum by five and round
        up. Draw a card of that value and score it.
        """
        you.draw_and_score(1)
        you.draw_and_score((you.score_pile.points + 4) // 5)  # the cards alone, without bonuses (ruling 223)

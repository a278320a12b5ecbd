"""The relic of age 7."""

from splay.core.card import Face
from splay.core.player import Player
from splay.core.symbols import HEX, LEAF, YELLOW
from splay.sets.echoes import ECHOES
from splay.sets.echoes.symbols import ECHO
from splay.sets.relics.relic import Relic


class SafetyPin(Relic):
    """Draw and score a [7].
    I demand you return hand cards above [6].
    """

    of_set = ECHOES
    face = Face(7, YELLOW, HEX, ECHO, LEAF, LEAF)

    def echo(self, you: Player) -> None:
        """Draw a [7] and score it."""
        you.draw_and_score(7)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return every card in your hand that is higher in value than [6]! Draw a [6]!"""
        you.return_all(you.hand.some([card for card in you.hand if card.age > 6], False))
        you.draw(6)

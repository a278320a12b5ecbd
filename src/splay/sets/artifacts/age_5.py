"""The artifacts of age 5."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.symbols import CROWN, FACTORY, GREEN, HEX


class BarqueLongueLaBelle(Card):
    """Draw and meld [5]s until one is green"""

    title = "Barque-Longue La Belle"
    face = Face(5, GREEN, FACTORY, HEX, FACTORY, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [5] and meld it. If it is not green, do this again."""
        while you.draw_and_meld(5).color != GREEN:
            pass

"""The relic of age 4."""

from splay.core.card import Card, Face
from splay.core.expansion import BASE
from splay.core.player import Player
from splay.core.question import TO_REVEAL
from splay.core.symbols import BLUE, BULB, FACTORY, HEX, symbol
from splay.sets.relics.relic import Relic

NO_ICONS = (HEX, symbol("blank"), symbol("echo"))


class ComplexNumbers(Relic):
    """Show a card with a top's icons to achieve."""

    of_set = BASE
    face = Face(4, BLUE, FACTORY, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """You may reveal a card from your hand that has exactly the icons of one of your top cards, as many of each. If
        you do, claim an available standard achievement of its value, eligible or not.
        """
        tops = you.tops().cards
        fitting = [card for card in you.hand if any([same_icons(card, top) for top in tops])]
        card = you.reveal(you.may_choose(you.hand.some(fitting, True), TO_REVEAL))
        if card:
            you.claim_one([card.age])  # ruling 255


def same_icons(card: Card, other: Card) -> bool:
    """Whether both cards have the same icons, as many of each (ruling 84)."""
    return icons_of(card) == icons_of(other)


def icons_of(card: Card) -> list[int]:
    """What stands in the icon places of a card and counts as an icon: neither its picture nor the sign of an echo."""
    return sorted([icon for icon in card.icons if icon not in NO_ICONS])

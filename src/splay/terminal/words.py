"""Everything that the terminal says about one table."""

from collections.abc import Sequence
from typing import Final

from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.symbols import COLOR_NAMES, HEX, ICON_NAMES, ICONS
from splay.views.model import SupplyView
from splay.views.wording import Wording

SIGNS: Final = {"crown": "♛", "leaf": "☘", "bulb": "☼", "castle": "♜", "factory": "⚙", "clock": "◷", "hex": "·"}
"""One character for each icon, all one cell wide."""
ARROWS: Final = {"none": " ", "left": "←", "right": "→", "up": "↑"}


class Words(Wording):
    """Messages, and the texts of cards."""

    def of_key(self, key: str) -> Card:
        """The card with this key."""
        return self.deck[key]

    def color(self, card: Card) -> str:
        """The name of a card's colour."""
        return self.text(f"color-{COLOR_NAMES[card.color]}")

    def letter(self, color: str) -> str:
        """The letter that stands for a colour, so that the colour itself need not be seen."""
        return self.text(f"color-{color}")[0].upper()

    def icons(self, card: Card) -> list[str]:
        """The icons of a card in words, in the order of their places, without the picture."""
        return [self.text(f"icon-{ICON_NAMES[icon]}") for icon in card.icons if icon != HEX]

    def back(self, card: Card) -> str:
        """Value, colour and icons of a card on one line: "1 red: castle, crown, castle"."""
        icons = ", ".join(self.icons(card))
        return self.text("card-face", age=card.age, color=self.color(card), icons=icons)

    def full_text(self, card: Card) -> list[str]:
        """A whole card: name, what is printed on it, and its effects, a line each."""
        return [self.catalogue.card_name(card), self.back(card), *self.effects(card)]

    def supply(self, supply: SupplyView) -> str:
        """A supply by its age, after the name of its set if that is not the base set."""
        return f"[{supply.age}]" if supply.set == BASE else f"{supply.set} [{supply.age}]"

    def icon_counts(self, counts: Sequence[int]) -> str:
        """Visible icons in words: "crown 3, leaf 0, ..."."""
        return ", ".join(self.icon_count(icon, counts[icon]) for icon in ICONS)

    def icons_there(self, counts: Sequence[int]) -> str:
        """Visible icons in words without those that are not there: "crown 3, bulb 1"."""
        return ", ".join(self.icon_count(icon, counts[icon]) for icon in ICONS if counts[icon])

    def icon_count(self, icon: int, count: int) -> str:
        """One kind of icon with its number."""
        return f"{self.text(f'icon-{ICON_NAMES[icon]}')} {count}"


def signs(card: Card) -> str:
    """The icons of a card as signs, in the order of their places."""
    return "".join(SIGNS[ICON_NAMES[icon]] for icon in card.icons)

"""A selection of cards, narrowed by the words of the rulebook: having, of_value, highest, lowest, other_than."""

from typing import TYPE_CHECKING

from splay.core.card import DEMANDING, Card
from splay.core.symbols import COLORS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from splay.core.zones import Zone


class Cards:
    """Some cards, in the order of the place they were taken from.

    `by_face` says that the selection was narrowed by what only the faces show, so that its size would tell
    something about hidden cards. `ordered` says that a player has chosen the order.
    """

    __slots__ = ("by_face", "cards", "ordered", "source")

    def __init__(
        self, cards: list[Card], source: "Zone | None" = None, by_face: bool = False, ordered: bool = False
    ) -> None:
        self.cards = cards
        self.source = source
        self.by_face = by_face
        self.ordered = ordered

    def zone(self) -> "Zone | None":
        """The one zone that all these cards come from, None when they come from several."""
        return self.source

    def value_of(self, card: Card) -> int:
        """The value of one of these cards: another one than it is printed with only on a board (ruling 81)."""
        return card.age

    def some(self, cards: list[Card], by_face: bool) -> "Cards":
        """Some of these cards as a selection; `by_face` says that what only the faces show decided which."""
        return Cards(cards, self.zone(), by_face)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> "Iterator[Card]":
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __repr__(self) -> str:
        return f"<{', '.join([card.name for card in self.cards])}>"

    def plus(self, more: "Cards") -> "Cards":
        """These cards and then the others, which lie in play in the same way."""
        found = self.some(self.cards + more.cards, self.by_face or more.by_face)
        found.source = None
        return found

    def having(self, icon: int) -> "Cards":
        """Those with the icon printed on them."""
        return self.some([card for card in self.cards if card.has(icon)], True)

    def without(self, icon: int) -> "Cards":
        """Those without the icon."""
        return self.some([card for card in self.cards if not card.has(icon)], True)

    def with_demand(self) -> "Cards":
        """Those with a demand effect; a compel effect is one (ruling 79)."""
        return self.some([card for card in self.cards if card.kinds & DEMANDING], True)

    def of_set(self, set_name: str) -> "Cards":
        """Those of the set, which backs show."""
        return self.some([card for card in self.cards if card.set_name == set_name], self.by_face)

    def of_color(self, color: int) -> "Cards":
        """Those of the color."""
        return self.some([card for card in self.cards if card.color == color], True)

    def not_of_color(self, color: int) -> "Cards":
        """Those of any other color."""
        return self.some([card for card in self.cards if card.color != color], True)

    def of_colors(self, colors: list[int]) -> "Cards":
        """Those of any of the colors; of no color, everybody knows that there are none."""
        return self.some([card for card in self.cards if card.color in colors], self.by_face or len(colors) > 0)

    def not_of_colors(self, colors: list[int]) -> "Cards":
        """Those of none of the colors; if these are all colors, everybody knows that there are none."""
        by_face = self.by_face or len(colors) < len(COLORS)
        return self.some([card for card in self.cards if card.color not in colors], by_face)

    def of_value(self, value: int) -> "Cards":
        """Those of exactly this value."""
        return self.some([card for card in self.cards if self.value_of(card) == value], self.by_face)

    def of_value_up_to(self, value: int) -> "Cards":
        """Those of this value or less."""
        return self.some([card for card in self.cards if self.value_of(card) <= value], self.by_face)

    def highest(self) -> "Cards":
        """All that have the highest value."""
        return self.of_value(self.highest_value())

    def lowest(self) -> "Cards":
        """All that have the lowest value."""
        return self.of_value(min([self.value_of(card) for card in self.cards]) if self.cards else 0)

    def other_than(self, card: Card | None) -> "Cards":
        """All but this card."""
        return self.some([other for other in self.cards if other is not card], self.by_face)

    def highest_value(self) -> int:
        """The highest value among them, 0 when there are none (rulebook, "Value")."""
        return max([self.value_of(card) for card in self.cards]) if self.cards else 0

    def values(self) -> list[int]:
        """The different values among them, ascending."""
        return sorted({self.value_of(card) for card in self.cards})

    def colors(self) -> list[int]:
        """The different colors among them, in the fixed order of colors."""
        return sorted({card.color for card in self.cards})


class BoardCards(Cards):
    """Cards that lie on boards, with the values that they have there."""

    __slots__ = ()

    def value_of(self, card: Card) -> int:
        return card.face_up_age

    def some(self, cards: list[Card], by_face: bool) -> "Cards":
        return BoardCards(cards, self.zone(), by_face)

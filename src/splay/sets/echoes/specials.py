"""The five special achievements of Echoes of the Past (rulings 33, 34)."""

from typing import Final

from splay.core.achievements import EMPIRE_FILL, EMPIRE_ICONS, HIGH_BITS, SpecialAchievement
from splay.core.card import Card
from splay.core.player import Player
from splay.core.symbols import HEX, ICON_BITS, ICON_MASK, ICONS
from splay.sets.echoes.symbols import BONUSES, ECHO
from splay.sets.echoes.visible import visible_bonuses, visible_signs

WEALTH_BONUSES: Final = 8
DESTINY_CARDS: Final = 7
HERITAGE_PICTURES: Final = 8
HISTORY_ECHOES: Final = 4
SUPREMACY_COLORS: Final = 4


class Wealth(SpecialAchievement):
    """Eight visible bonuses."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return len(visible_bonuses(player.board))

    def is_met(self, player: Player) -> bool:
        shown = 0
        for pile in player.board.piles:
            shown += len(pile.cards) if pile.splay else 1
        return shown >= self.need and self.have(player) >= self.need

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        return self.have(player) + len([sign for card in more for sign in card.signs if sign in BONUSES]) >= self.need


class Destiny(SpecialAchievement):
    """Seven cards in the forecast."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return len(player.forecast.cards)


class SignsInOneColor(SpecialAchievement):
    """So many of a sign visible in one color: pictures for Heritage, echo effects for History."""

    __slots__ = ("sign",)

    def __init__(self, name: str, claimed_with: str, need: int, sign: int) -> None:
        super().__init__(name, claimed_with, need)
        self.sign = sign

    def have(self, player: Player) -> int:
        return max([visible_signs(pile).count(self.sign) for pile in player.board.piles])

    def is_met(self, player: Player) -> bool:
        for pile in player.board.piles:
            if pile.splay and len(pile.cards) >= self.need and visible_signs(pile).count(self.sign) >= self.need:
                return True
        return False

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        for pile in player.board.piles:
            of_color = [card for card in more if card.color == pile.color]
            shown = visible_signs(pile).count(self.sign)
            if of_color and shown + sum([card.signs.count(self.sign) for card in of_color]) >= self.need:
                return True
        return False


class Supremacy(SpecialAchievement):
    """Three or more of the same icon in each of four colors."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return in_most_colors([pile.icons for pile in player.board.piles])

    def is_met(self, player: Player) -> bool:
        return player.board.filled >= self.need and self.have(player) >= self.need

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        icons = [pile.icons for pile in player.board.piles]
        for card in more:
            icons[card.color] += card.full
        return in_most_colors(icons) >= self.need


def in_most_colors(icons: list[int]) -> int:
    """In how many colors an icon is visible three times or more, of that icon of which there are the most such colors;
    the packed icons are given by color.
    """
    enough = 0
    for of_color in icons:
        enough += ((of_color + EMPIRE_FILL) & HIGH_BITS) >> (ICON_BITS - 1)
    return max([(enough >> (icon * ICON_BITS)) & ICON_MASK for icon in ICONS])


SPECIALS: Final[list[SpecialAchievement]] = [
    Wealth("Wealth", "palampore", WEALTH_BONUSES),
    Destiny("Destiny", "barometer", DESTINY_CARDS),
    SignsInOneColor("Heritage", "loom", HERITAGE_PICTURES, HEX),
    SignsInOneColor("History", "photography", HISTORY_ECHOES, ECHO),
    Supremacy("Supremacy", "novel", SUPREMACY_COLORS),
]
NUMBERS: Final = {
    "wealth_bonuses": WEALTH_BONUSES,
    "destiny_cards": DESTINY_CARDS,
    "heritage_pictures": HERITAGE_PICTURES,
    "history_echoes": HISTORY_ECHOES,
    "supremacy_colors": SUPREMACY_COLORS,
    "supremacy_icons": EMPIRE_ICONS,
}
"""The numbers that the achievements' texts name."""


def claim_special(player: Player, name: str) -> bool:
    """Claims a special achievement of the set through a card, if it is still available (ruling 36). Whether it was."""
    return player.claim(player.game.special_number(name))

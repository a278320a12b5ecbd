"""The five special achievements of Echoes of the Past (rulings 33, 34)."""

from typing import Final

from splay.core.achievements import EMPIRE_FILL, EMPIRE_ICONS, HIGH_BITS, SpecialAchievement
from splay.core.board import Pile
from splay.core.card import Card
from splay.core.player import Player
from splay.core.symbols import COUNT_MASK, HEX, ICON_BITS, ICON_MASK, ICONS, UNSPLAYED
from splay.sets.bonuses import BONUSES, bonus_count
from splay.sets.echoes.foreshadowing import forecast_of
from splay.sets.echoes.symbols import ECHO, ECHO_SHIFT, PICTURE_SHIFT

WEALTH_BONUSES: Final = 8
DESTINY_CARDS: Final = 7
HERITAGE_PICTURES: Final = 8
HISTORY_ECHOES: Final = 4
SUPREMACY_COLORS: Final = 4
ENOUGH_IN_ALL: Final = sum(
    [((1 << (ICON_BITS - 1)) - EMPIRE_ICONS * SUPREMACY_COLORS) << (icon * ICON_BITS) for icon in ICONS]
)
"""Added to a board's packed counts, it sets the high bit of each icon of which all colors show enough for Supremacy."""


class Wealth(SpecialAchievement):
    """Eight visible bonuses."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return bonus_count(player.board)

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        if self.have(player) + bonuses_on(more) < self.need:
            return False
        lying = [card for pile in player.board.piles for card in pile.cards]
        return bonuses_on(each_once(lying, more)) >= self.need


def bonuses_on(cards: list[Card]) -> int:
    """How many bonuses these cards have together, visible or not."""
    return len([sign for card in cards for sign in card.signs if sign in BONUSES])


def each_once(lying: list[Card], more: list[Card]) -> list[Card]:
    """The cards that lie somewhere and these, of which some may be among them."""
    return lying + [card for card in more if card not in lying]


class Destiny(SpecialAchievement):
    """Seven cards in the forecast."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return len(forecast_of(player).cards)


class SignsInOneColor(SpecialAchievement):
    """So many of a sign visible in one color: pictures for Heritage, echo effects for History.

    `shift` says which part of a pile's tally counts them.
    """

    __slots__ = ("shift", "sign")

    def __init__(self, name: str, claimed_with: str, need: int, sign: int, shift: int) -> None:
        super().__init__(name, claimed_with, need)
        self.sign = sign
        self.shift = shift

    def have(self, player: Player) -> int:
        most = 0
        for pile in player.board.piles:
            found = (pile.tally() >> self.shift) & COUNT_MASK
            if found > most:
                most = found
        return most

    def is_met(self, player: Player) -> bool:
        return (player.board.tally() >> self.shift) & COUNT_MASK >= self.need and self.have(player) >= self.need

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        for pile in player.board.piles:
            of_color = [card for card in more if card.color == pile.color]
            shown = (pile.tally() >> self.shift) & COUNT_MASK
            if (
                of_color
                and shown + self.on(of_color) >= self.need
                and self.on(each_once(pile.cards, of_color)) >= self.need
            ):
                return True
        return False

    def on(self, cards: list[Card]) -> int:
        """How many of the sign these cards have together, visible or not."""
        return sum([card.signs.count(self.sign) for card in cards])


class Supremacy(SpecialAchievement):
    """Three or more of the same icon in each of four colors."""

    __slots__ = ()

    def have(self, player: Player) -> int:
        return in_most_colors([enough_in(pile.icons) for pile in player.board.piles])

    def is_met(self, player: Player) -> bool:
        board = player.board
        if board.filled < self.need or (board.icons + ENOUGH_IN_ALL) & HIGH_BITS == 0:
            return False
        return self.have(player) >= self.need

    def possible_with(self, player: Player, more: list[Card]) -> bool:
        return in_most_colors([shown_with(pile, more) for pile in player.board.piles]) >= self.need


def shown_with(pile: Pile, more: list[Card]) -> int:
    """Of which icons a pile could show three or more with some of these cards, as a packed one for each.

    If it is splayed they add to what it shows; if not, each can only be its top card, with all icons of its own.
    """
    of_color = [card.full for card in more if card.color == pile.color]
    if pile.splay != UNSPLAYED:
        return enough_in(pile.icons + sum(of_color))
    enough = enough_in(pile.icons)
    for icons in of_color:
        enough |= enough_in(icons)
    return enough


def enough_in(icons: int) -> int:
    """Of which of the packed icons there are three or more, as a packed one for each."""
    return ((icons + EMPIRE_FILL) & HIGH_BITS) >> (ICON_BITS - 1)


def in_most_colors(shown: list[int]) -> int:
    """In how many colors an icon is visible often enough, of that icon of which there are the most such colors; by
    color, there is a packed one for each icon that is.
    """
    enough = sum(shown)
    most = 0
    while enough:
        if enough & ICON_MASK > most:
            most = enough & ICON_MASK
        enough >>= ICON_BITS
    return most


SPECIALS: Final[list[SpecialAchievement]] = [
    Wealth("Wealth", "palampore", WEALTH_BONUSES),
    Destiny("Destiny", "barometer", DESTINY_CARDS),
    SignsInOneColor("Heritage", "loom", HERITAGE_PICTURES, HEX, PICTURE_SHIFT),
    SignsInOneColor("History", "photography", HISTORY_ECHOES, ECHO, ECHO_SHIFT),
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

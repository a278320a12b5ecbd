"""Bonuses, which several sets have: their symbols, which cards have them, and what a board shows (rulings 16, 102)."""

from typing import Final

from splay.core.board import Board, Pile
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.expansion import Expansion
from splay.core.game import Game
from splay.core.player import Player
from splay.core.symbols import COUNT_BITS, COUNT_MASK, TALLY_BITS, symbol

BONUS_SHIFT: Final = 2 * COUNT_BITS
"""Where the tally of a pile counts bonuses; above its sums stands the highest one."""


def bonus(number: int) -> int:
    """The symbol for a bonus of a number."""
    return symbol(f"bonus-{number}", (1 << BONUS_SHIFT) + (number << TALLY_BITS))


BONUS_1: Final = bonus(1)
BONUS_2: Final = bonus(2)
BONUS_3: Final = bonus(3)
BONUS_4: Final = bonus(4)
BONUS_5: Final = bonus(5)
BONUS_6: Final = bonus(6)
BONUS_7: Final = bonus(7)
BONUS_8: Final = bonus(8)
BONUS_9: Final = bonus(9)
BONUS_10: Final = bonus(10)
BONUS_11: Final = bonus(11)
BONUSES: Final = {
    BONUS_1: 1,
    BONUS_2: 2,
    BONUS_3: 3,
    BONUS_4: 4,
    BONUS_5: 5,
    BONUS_6: 6,
    BONUS_7: 7,
    BONUS_8: 8,
    BONUS_9: 9,
    BONUS_10: 10,
    BONUS_11: 11,
}
"""The number on each bonus."""


def bonus_of(card: Card) -> int:
    """The number of the highest bonus on a card, 0 if it has none."""
    return max([BONUSES[sign] for sign in card.signs if sign in BONUSES], default=0)


def with_bonus(cards: Cards) -> Cards:
    """Those of the cards that have a bonus anywhere on them, visible or not."""
    return cards.some([card for card in cards.cards if bonus_of(card)], True)


def without_bonus(cards: Cards) -> Cards:
    """Those of the cards that have no bonus on them."""
    return cards.some([card for card in cards.cards if not bonus_of(card)], True)


def visible_bonuses(board: Board) -> list[int]:
    """The numbers of all bonuses that a board shows, in the order of colors, those of a pile bottom first."""
    found: list[int] = []
    for pile in board.piles:
        for sign in visible_signs(pile):
            if sign in BONUSES:
                found.append(BONUSES[sign])
    return found


def bonus_points(bonuses: list[int]) -> int:
    """The points that visible bonuses bring: the highest in full, and one more for each further one (ruling 16)."""
    return max(bonuses) + len(bonuses) - 1 if bonuses else 0


def bonus_count(board: Board) -> int:
    """How many bonuses a board shows."""
    return (board.tally() >> BONUS_SHIFT) & COUNT_MASK


def highest_bonus(board: Board) -> int:
    """The highest bonus that a board shows, 0 without any."""
    return board.tally() >> TALLY_BITS


def visible_signs(pile: Pile) -> list[int]:
    """What a pile shows besides the six icons, bottom first."""
    return signs_in(pile.cards, pile.splay)


def signs_in(cards: list[Card], splay: int) -> list[int]:
    """What cards lying on each other, bottom first, show besides the six icons if they are splayed so."""
    found: list[int] = []
    if cards:
        if splay:
            for card in cards[:-1]:
                found += card.signs_shown[splay]
        found += cards[-1].signs
    return found


class WithBonuses(Expansion):
    """A set whose cards have bonuses. If several are in play, the one that acts last counts them all (ruling 16)."""

    def counts_bonuses(self, game: Game) -> bool:
        """Whether it is this set that counts them."""
        counting: Expansion = self
        for expansion in game.expansions:
            if isinstance(expansion, WithBonuses):
                counting = expansion
        return counting is self

    def points(self, player: Player) -> int:
        """The highest visible bonus in full, and one more for each further one (ruling 16)."""
        count = bonus_count(player.board)
        return highest_bonus(player.board) + count - 1 if count and self.counts_bonuses(player.game) else 0

    def points_from(self, player: Player) -> list[tuple[str, int]]:
        """The highest bonus, and the further ones."""
        count = bonus_count(player.board)
        if not count or not self.counts_bonuses(player.game):
            return []
        return [("bonus", highest_bonus(player.board)), ("further-bonuses", count - 1)]

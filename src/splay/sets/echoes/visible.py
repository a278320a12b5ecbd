"""Bonuses, echo effects and pictures: which cards have them, and which can be seen on a board (rulings 38, 102)."""

from splay.core.board import Board, Pile
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.symbols import COUNT_MASK, TALLY_BITS
from splay.sets.echoes.symbols import BONUS_SHIFT, BONUSES, ECHO, ECHO_SHIFT, PICTURE_SHIFT


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


def echo_count(pile: Pile) -> int:
    """How many echo effects a pile shows."""
    return (pile.tally() >> ECHO_SHIFT) & COUNT_MASK


def bonus_count(board: Board) -> int:
    """How many bonuses a board shows."""
    count = 0
    for pile in board.piles:
        count += (pile.tally() >> BONUS_SHIFT) & COUNT_MASK
    return count


def highest_bonus(board: Board) -> int:
    """The highest bonus that a board shows, 0 without any."""
    highest = 0
    for pile in board.piles:
        found = pile.tally() >> TALLY_BITS
        if found > highest:
            highest = found
    return highest


def shows(pile: Pile, card: Card, sign: int) -> bool:
    """Whether a card of a pile shows a sign: its picture, a bonus or the place of its echo effect."""
    return sign in (card.signs if card is pile.cards[-1] else card.signs_shown[pile.splay])


def visible_echoes(pile: Pile) -> list[Card]:
    """The cards of a pile whose echo effects can be seen, bottom first."""
    return [card for card in pile.cards if shows(pile, card, ECHO)] if echo_count(pile) else []


def visible_pictures(pile: Pile) -> int:
    """How many pictures a pile shows; a music note is one."""
    return (pile.tally() >> PICTURE_SHIFT) & COUNT_MASK

"""Echo effects and pictures that can be seen on a board (rulings 38, 102)."""

from splay.core.board import Pile
from splay.core.card import Card
from splay.core.symbols import COUNT_MASK
from splay.sets.echoes.symbols import ECHO, ECHO_SHIFT, PICTURE_SHIFT


def echo_count(pile: Pile) -> int:
    """How many echo effects a pile shows."""
    return (pile.tally() >> ECHO_SHIFT) & COUNT_MASK


def shows(pile: Pile, card: Card, sign: int) -> bool:
    """Whether a card of a pile shows a sign: its picture, a bonus or the place of its echo effect."""
    return sign in (card.signs if card is pile.cards[-1] else card.signs_shown[pile.splay])


def visible_echoes(pile: Pile) -> list[Card]:
    """The cards of a pile whose echo effects can be seen, bottom first."""
    return [card for card in pile.cards if shows(pile, card, ECHO)] if echo_count(pile) else []


def visible_pictures(pile: Pile) -> int:
    """How many pictures a pile shows; a music note is one."""
    return (pile.tally() >> PICTURE_SHIFT) & COUNT_MASK

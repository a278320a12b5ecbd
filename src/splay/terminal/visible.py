"""What can be seen of a pile."""

from splay.core.symbols import ICONS, SPLAY_NAMES, unpacked
from splay.terminal.words import Words
from splay.views.model import PileView


def visible_icons(words: Words, pile: PileView) -> list[int]:
    """How many of each icon a pile shows: all of its top card's, of the others what the splay uncovers."""
    direction = SPLAY_NAMES.index(pile.splay)
    covered = [words.of_key(key) for key in pile.cards[:-1]]
    packed = words.of_key(pile.cards[-1]).full + sum(card.shown[direction] for card in covered)
    return [unpacked(packed, icon) for icon in ICONS]

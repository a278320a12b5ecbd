"""What stands in the icon places of cities besides icons, pictures and bonuses."""

from typing import Final

from splay.core.symbols import (
    BULB,
    CASTLE,
    CLOCK,
    COUNT_BITS,
    CROWN,
    FACTORY,
    ICON_NAMES,
    LEAF,
    LEFT,
    RIGHT,
    SPLAY_NAMES,
    UP,
    symbol,
)

FOUNTAIN_SHIFT: Final = 3 * COUNT_BITS
FLAG_SHIFT: Final = 4 * COUNT_BITS
"""Where the tally of a pile counts fountains and flags."""


def search(icon: int) -> int:
    """The symbol that searches for an icon, and is one as well (ruling 41)."""
    return symbol("search-" + ICON_NAMES[icon], 0, icon)


PLUS: Final = symbol("plus")
FLAG: Final = symbol("flag", 1 << FLAG_SHIFT)
FOUNTAIN: Final = symbol("fountain", 1 << FOUNTAIN_SHIFT)
ARROW_LEFT: Final = symbol(SPLAY_NAMES[LEFT])
ARROW_RIGHT: Final = symbol(SPLAY_NAMES[RIGHT])
ARROW_UP: Final = symbol(SPLAY_NAMES[UP])
ARROWS: Final = {ARROW_LEFT: LEFT, ARROW_RIGHT: RIGHT, ARROW_UP: UP}
"""The splay that each arrow makes."""
SEARCH_CROWN: Final = search(CROWN)
SEARCH_LEAF: Final = search(LEAF)
SEARCH_BULB: Final = search(BULB)
SEARCH_CASTLE: Final = search(CASTLE)
SEARCH_FACTORY: Final = search(FACTORY)
SEARCH_CLOCK: Final = search(CLOCK)
SEARCHES: Final = {
    SEARCH_CROWN: CROWN,
    SEARCH_LEAF: LEAF,
    SEARCH_BULB: BULB,
    SEARCH_CASTLE: CASTLE,
    SEARCH_FACTORY: FACTORY,
    SEARCH_CLOCK: CLOCK,
}
"""The icon that each searches for."""
ACTING: Final = frozenset([PLUS, *ARROWS, *SEARCHES])
"""Those that act when a city is melded in a Meld action (ruling 88)."""

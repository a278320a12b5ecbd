"""The cities of age 9."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_9, BONUS_10
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_UP, FOUNTAIN, PLUS, SEARCH_BULB, SEARCH_CLOCK, SEARCH_FACTORY, SEARCH_LEAF


class Houston(City):
    """Meld action: draw nine [9], keep each [clock]."""

    face = Face(9, BLUE, BONUS_10, CLOCK, BONUS_10, CROWN, SEARCH_CLOCK, HEX)


class Taipei(City):
    """An achievement while you show it.
    Meld action: splay blue up.
    """

    face = Face(9, BLUE, CLOCK, CLOCK, ARROW_UP, BULB, FOUNTAIN, HEX)


class Dallas(City):
    """Meld action: splay red up.
    Meld action: draw a [10].
    """

    face = Face(9, RED, FACTORY, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)


class Perth(City):
    """Meld action: draw nine [9], keep each [factory]."""

    face = Face(9, RED, BONUS_10, FACTORY, BONUS_10, CROWN, SEARCH_FACTORY, HEX)


class Santiago(City):
    """Meld action: draw nine [9], keep each [bulb]."""

    face = Face(9, GREEN, BONUS_9, BONUS_9, CLOCK, BULB, SEARCH_BULB, HEX)


class Sydney(City):
    """An achievement while you show it.
    Meld action: splay green up.
    """

    face = Face(9, GREEN, BULB, CROWN, ARROW_UP, CROWN, FOUNTAIN, HEX)


class Guadalajara(City):
    """Meld action: splay yellow up.
    Meld action: draw a [10].
    """

    face = Face(9, YELLOW, LEAF, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)


class Miami(City):
    """Meld action: draw nine [9], keep each [leaf]."""

    face = Face(9, YELLOW, BONUS_9, CROWN, BONUS_9, LEAF, SEARCH_LEAF, HEX)


class HongKong(City):
    """Meld action: splay purple up.
    Meld action: draw a [10].
    """

    face = Face(9, PURPLE, FACTORY, CLOCK, PLUS, FACTORY, ARROW_UP, HEX)


class Moscow(City):
    """An achievement while you show it.
    Meld action: draw a [10].
    """

    face = Face(9, PURPLE, LEAF, BULB, PLUS, LEAF, FOUNTAIN, HEX)

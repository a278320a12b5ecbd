"""The cities of age 9."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_9, BONUS_10
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_UP, FOUNTAIN, PLUS, SEARCH_BULB, SEARCH_CLOCK, SEARCH_FACTORY, SEARCH_LEAF


class Houston(City):
    """Reveal nine [9]; keep each [clock]; two bonuses of 10"""

    face = Face(9, BLUE, BONUS_10, CLOCK, BONUS_10, CROWN, SEARCH_CLOCK, HEX)


class Taipei(City):
    """Splay blue up; a fountain"""

    face = Face(9, BLUE, CLOCK, CLOCK, ARROW_UP, BULB, FOUNTAIN, HEX)


class Dallas(City):
    """Splay red up, then draw a [10]"""

    face = Face(9, RED, FACTORY, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)


class Perth(City):
    """Reveal nine [9]; keep each [factory]; two bonuses of 10"""

    face = Face(9, RED, BONUS_10, FACTORY, BONUS_10, CROWN, SEARCH_FACTORY, HEX)


class Santiago(City):
    """Reveal nine [9]; keep each [bulb]; two bonuses of 9"""

    face = Face(9, GREEN, BONUS_9, BONUS_9, CLOCK, BULB, SEARCH_BULB, HEX)


class Sydney(City):
    """Splay green up; a fountain"""

    face = Face(9, GREEN, BULB, CROWN, ARROW_UP, CROWN, FOUNTAIN, HEX)


class Guadalajara(City):
    """Splay yellow up, then draw a [10]"""

    face = Face(9, YELLOW, LEAF, CLOCK, PLUS, CLOCK, ARROW_UP, HEX)


class Miami(City):
    """Reveal nine [9]; keep each [leaf]; two bonuses of 9"""

    face = Face(9, YELLOW, BONUS_9, CROWN, BONUS_9, LEAF, SEARCH_LEAF, HEX)


class HongKong(City):
    """Splay purple up, then draw a [10]"""

    face = Face(9, PURPLE, FACTORY, CLOCK, PLUS, FACTORY, ARROW_UP, HEX)


class Moscow(City):
    """Draw a [10]; a fountain"""

    face = Face(9, PURPLE, LEAF, BULB, PLUS, LEAF, FOUNTAIN, HEX)

"""The cities of age 10."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_10, BONUS_11
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_UP, FOUNTAIN, SEARCH_CLOCK, SEARCH_CROWN, SEARCH_FACTORY


class Bangalore(City):
    """An achievement while you show it.
    Meld action: splay blue up.
    """

    face = Face(10, BLUE, LEAF, LEAF, ARROW_UP, BULB, FOUNTAIN, HEX)


class Atlanta(City):
    """Meld action: draw ten [10], keep each [clock]."""

    face = Face(10, BLUE, BONUS_10, BONUS_10, CLOCK, BULB, SEARCH_CLOCK, HEX)


class Singapore(City):
    """Meld action: draw ten [10], keep each [factory]."""

    face = Face(10, RED, BONUS_10, BONUS_10, FACTORY, CROWN, SEARCH_FACTORY, HEX)


class Seoul(City):
    """An achievement while you show it.
    Meld action: splay red up.
    """

    face = Face(10, RED, LEAF, CLOCK, ARROW_UP, CLOCK, FOUNTAIN, HEX)


class TelAviv(City):
    """An achievement while you show it.
    Meld action: splay green up.
    """

    face = Face(10, GREEN, BULB, CLOCK, ARROW_UP, CLOCK, FOUNTAIN, HEX)


class Bangkok(City):
    """Two bonuses of 11 points."""

    face = Face(10, GREEN, CLOCK, CROWN, BONUS_11, CROWN, BONUS_11, HEX)


class Copenhagen(City):
    """An achievement while you show it.
    Meld action: splay yellow up.
    """

    face = Face(10, YELLOW, LEAF, CLOCK, ARROW_UP, LEAF, FOUNTAIN, HEX)


class Dubai(City):
    """Meld action: draw ten [10], keep each [crown]."""

    face = Face(10, YELLOW, BONUS_10, BONUS_10, CLOCK, CROWN, SEARCH_CROWN, HEX)


class Brussels(City):
    """Two achievements while you show them."""

    face = Face(10, PURPLE, FACTORY, CLOCK, FOUNTAIN, FACTORY, FOUNTAIN, HEX)


class Essen(City):
    """An achievement while you show it.
    Meld action: splay purple up.
    """

    face = Face(10, PURPLE, LEAF, BULB, ARROW_UP, BULB, FOUNTAIN, HEX)

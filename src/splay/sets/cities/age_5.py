"""The cities of age 5."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_5, BONUS_7
from splay.sets.cities.city import City
from splay.sets.cities.symbols import FLAG, PLUS, SEARCH_BULB, SEARCH_CROWN


class Naples(City):
    """Meld action: draw two [6]."""

    face = Face(5, BLUE, BULB, BULB, PLUS, LEAF, PLUS, HEX)


class Boston(City):
    """Meld action: draw two [6]."""

    face = Face(5, BLUE, FACTORY, BULB, PLUS, BULB, PLUS, HEX)


class Zurich(City):
    """An achievement if nobody shows more red."""

    face = Face(5, RED, FACTORY, FACTORY, FACTORY, BULB, FLAG, HEX)


class Algiers(City):
    """An achievement if nobody shows more red."""

    face = Face(5, RED, CROWN, BULB, BULB, BONUS_5, FLAG, HEX)


class Amsterdam(City):
    """Meld action: draw two [6]."""

    face = Face(5, GREEN, CASTLE, LEAF, PLUS, CASTLE, PLUS, HEX)


class Stockholm(City):
    """An achievement if nobody shows more green."""

    face = Face(5, GREEN, FACTORY, CROWN, BONUS_5, CROWN, FLAG, HEX)


class HoiAn(City):
    """Meld action: draw five [5], keep each [crown]."""

    face = Face(5, YELLOW, BONUS_7, CROWN, CROWN, LEAF, SEARCH_CROWN, HEX)


class Osaka(City):
    """Meld action: draw five [5], keep each [bulb]."""

    face = Face(5, YELLOW, LEAF, LEAF, BULB, BULB, SEARCH_BULB, HEX)


class Gdansk(City):
    """An achievement if nobody shows more purple."""

    face = Face(5, PURPLE, CROWN, BONUS_5, FACTORY, CROWN, FLAG, HEX)


class Tokyo(City):
    """An achievement if nobody shows more purple."""

    face = Face(5, PURPLE, CASTLE, CASTLE, CLOCK, CASTLE, FLAG, HEX)

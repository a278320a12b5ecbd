"""The cities of age 5."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_5, BONUS_7
from splay.sets.cities.city import City
from splay.sets.cities.symbols import FLAG, PLUS, SEARCH_BULB, SEARCH_CROWN


class Naples(City):
    """Draw two [6]"""

    face = Face(5, BLUE, BULB, BULB, PLUS, LEAF, PLUS, HEX)


class Boston(City):
    """Draw two [6]"""

    face = Face(5, BLUE, FACTORY, BULB, PLUS, BULB, PLUS, HEX)


class Zurich(City):
    """A flag"""

    face = Face(5, RED, FACTORY, FACTORY, FACTORY, BULB, FLAG, HEX)


class Algiers(City):
    """A flag and a bonus of 5"""

    face = Face(5, RED, CROWN, BULB, BULB, BONUS_5, FLAG, HEX)


class Amsterdam(City):
    """Draw two [6]"""

    face = Face(5, GREEN, CASTLE, LEAF, PLUS, CASTLE, PLUS, HEX)


class Stockholm(City):
    """A flag and a bonus of 5"""

    face = Face(5, GREEN, FACTORY, CROWN, BONUS_5, CROWN, FLAG, HEX)


class HoiAn(City):
    """Reveal five [5]; keep each [crown]; a bonus of 7"""

    face = Face(5, YELLOW, BONUS_7, CROWN, CROWN, LEAF, SEARCH_CROWN, HEX)


class Osaka(City):
    """Reveal five [5]; keep each [bulb]"""

    face = Face(5, YELLOW, LEAF, LEAF, BULB, BULB, SEARCH_BULB, HEX)


class Gdansk(City):
    """A flag and a bonus of 5"""

    face = Face(5, PURPLE, CROWN, BONUS_5, FACTORY, CROWN, FLAG, HEX)


class Tokyo(City):
    """A flag"""

    face = Face(5, PURPLE, CASTLE, CASTLE, CLOCK, CASTLE, FLAG, HEX)

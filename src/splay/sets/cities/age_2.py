"""The cities of age 2."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_2, BONUS_3, BONUS_4
from splay.sets.cities.city import City
from splay.sets.cities.symbols import PLUS, SEARCH_BULB, SEARCH_CASTLE, SEARCH_CROWN, SEARCH_LEAF


class Alexandria(City):
    """Draw a [3]; a bonus of 2"""

    face = Face(2, BLUE, CROWN, BONUS_2, CROWN, BULB, PLUS, HEX)


class Carthage(City):
    """Draw a [3]"""

    face = Face(2, BLUE, CROWN, BULB, CROWN, CROWN, PLUS, HEX)


class Sparta(City):
    """Look for [castle] on two [2]"""

    face = Face(2, RED, CASTLE, FACTORY, FACTORY, CASTLE, SEARCH_CASTLE, HEX)


class Tikal(City):
    """Look for [castle] on two [2]; a bonus of 4"""

    face = Face(2, RED, CASTLE, LEAF, BONUS_4, CASTLE, SEARCH_CASTLE, HEX)


class Nanjing(City):
    """Look for [castle] on two [2]; a bonus of 3"""

    face = Face(2, GREEN, BONUS_3, CROWN, CASTLE, CASTLE, SEARCH_CASTLE, HEX)


class Marseille(City):
    """Look for [crown] on two [2]; a bonus of 2"""

    face = Face(2, GREEN, CROWN, BONUS_2, CROWN, CASTLE, SEARCH_CROWN, HEX)


class Teotihuacan(City):
    """Look for [leaf] on two [2]; a bonus of 3"""

    face = Face(2, YELLOW, LEAF, LEAF, BONUS_3, CASTLE, SEARCH_LEAF, HEX)


class Nineveh(City):
    """Look for [leaf] on two [2]; a bonus of 2"""

    face = Face(2, YELLOW, LEAF, LEAF, CROWN, BONUS_2, SEARCH_LEAF, HEX)


class Luoyang(City):
    """Draw a [3]; a bonus of 2"""

    face = Face(2, PURPLE, BULB, BULB, LEAF, BONUS_2, PLUS, HEX)


class Rome(City):
    """Look for [bulb] on two [2]; a bonus of 2"""

    face = Face(2, PURPLE, BONUS_2, BULB, BULB, CASTLE, SEARCH_BULB, HEX)

"""The cities of age 2."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_2, BONUS_3, BONUS_4
from splay.sets.cities.city import City
from splay.sets.cities.symbols import PLUS, SEARCH_BULB, SEARCH_CASTLE, SEARCH_CROWN, SEARCH_LEAF


class Alexandria(City):
    """Meld action: draw a [3]."""

    face = Face(2, BLUE, CROWN, BONUS_2, CROWN, BULB, PLUS, HEX)


class Carthage(City):
    """Meld action: draw a [3]."""

    face = Face(2, BLUE, CROWN, BULB, CROWN, CROWN, PLUS, HEX)


class Sparta(City):
    """Meld action: draw two [2], keep each [castle]."""

    face = Face(2, RED, CASTLE, FACTORY, FACTORY, CASTLE, SEARCH_CASTLE, HEX)


class Tikal(City):
    """Meld action: draw two [2], keep each [castle]."""

    face = Face(2, RED, CASTLE, LEAF, BONUS_4, CASTLE, SEARCH_CASTLE, HEX)


class Nanjing(City):
    """Meld action: draw two [2], keep each [castle]."""

    face = Face(2, GREEN, BONUS_3, CROWN, CASTLE, CASTLE, SEARCH_CASTLE, HEX)


class Marseille(City):
    """Meld action: draw two [2], keep each [crown]."""

    face = Face(2, GREEN, CROWN, BONUS_2, CROWN, CASTLE, SEARCH_CROWN, HEX)


class Teotihuacan(City):
    """Meld action: draw two [2], keep each [leaf]."""

    face = Face(2, YELLOW, LEAF, LEAF, BONUS_3, CASTLE, SEARCH_LEAF, HEX)


class Nineveh(City):
    """Meld action: draw two [2], keep each [leaf]."""

    face = Face(2, YELLOW, LEAF, LEAF, CROWN, BONUS_2, SEARCH_LEAF, HEX)


class Luoyang(City):
    """Meld action: draw a [3]."""

    face = Face(2, PURPLE, BULB, BULB, LEAF, BONUS_2, PLUS, HEX)


class Rome(City):
    """Meld action: draw two [2], keep each [bulb]."""

    face = Face(2, PURPLE, BONUS_2, BULB, BULB, CASTLE, SEARCH_BULB, HEX)

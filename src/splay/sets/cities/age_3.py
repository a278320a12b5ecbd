"""The cities of age 3."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_3, BONUS_4, BONUS_5
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_LEFT, PLUS, SEARCH_LEAF


class Hangzhou(City):
    """Meld action: draw a [4]."""

    face = Face(3, BLUE, BULB, BULB, BULB, CASTLE, PLUS, HEX)


class Cordoba(City):
    """Meld action: splay blue left."""

    face = Face(3, BLUE, FACTORY, FACTORY, FACTORY, BULB, ARROW_LEFT, HEX)


class Barcelona(City):
    """Meld action: draw a [4]."""

    face = Face(3, RED, BONUS_4, CASTLE, CROWN, CASTLE, PLUS, HEX)


class Delhi(City):
    """Meld action: splay red left."""

    face = Face(3, RED, BULB, LEAF, BULB, BULB, ARROW_LEFT, HEX)


class Baghdad(City):
    """Meld action: splay green left."""

    face = Face(3, GREEN, CROWN, CROWN, BULB, BONUS_3, ARROW_LEFT, HEX)


class Venice(City):
    """Meld action: draw a [4]."""

    face = Face(3, GREEN, FACTORY, CROWN, CROWN, CROWN, PLUS, HEX)


class Kaifeng(City):
    """Meld action: splay yellow left."""

    face = Face(3, YELLOW, CASTLE, LEAF, CASTLE, CASTLE, ARROW_LEFT, HEX)


class Jakarta(City):
    """Meld action: draw three [3], keep each [leaf]."""

    face = Face(3, YELLOW, CROWN, CROWN, LEAF, LEAF, SEARCH_LEAF, HEX)


class Mecca(City):
    """Meld action: draw three [3], keep each [leaf]."""

    face = Face(3, PURPLE, LEAF, BONUS_5, CROWN, LEAF, SEARCH_LEAF, HEX)


class Constantinople(City):
    """Meld action: splay purple left."""

    face = Face(3, PURPLE, CASTLE, CROWN, BONUS_3, CASTLE, ARROW_LEFT, HEX)

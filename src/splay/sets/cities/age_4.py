"""The cities of age 4."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_4, BONUS_5
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_LEFT, PLUS, SEARCH_BULB, SEARCH_LEAF


class Frankfurt(City):
    """Meld action: draw two [5]."""

    face = Face(4, BLUE, BULB, BULB, PLUS, FACTORY, PLUS, HEX)


class Madrid(City):
    """Meld action: splay blue left."""

    face = Face(4, BLUE, BULB, BULB, BULB, CROWN, ARROW_LEFT, HEX)


class Tenochtitlan(City):
    """Meld action: splay red left."""

    face = Face(4, RED, CASTLE, CASTLE, BONUS_4, BULB, ARROW_LEFT, HEX)


class Milan(City):
    """Meld action: draw two [5]."""

    face = Face(4, RED, FACTORY, FACTORY, PLUS, BULB, PLUS, HEX)


class Manila(City):
    """Meld action: splay green left."""

    face = Face(4, GREEN, CROWN, BONUS_4, CROWN, LEAF, ARROW_LEFT, HEX)


class Calicut(City):
    """Meld action: draw four [4], keep each [leaf]."""

    face = Face(4, GREEN, BONUS_5, CROWN, LEAF, LEAF, SEARCH_LEAF, HEX)


class Beijing(City):
    """Meld action: splay yellow left."""

    face = Face(4, YELLOW, CASTLE, CASTLE, CASTLE, LEAF, ARROW_LEFT, HEX)


class Lisbon(City):
    """Meld action: draw two [5]."""

    face = Face(4, YELLOW, FACTORY, FACTORY, PLUS, LEAF, PLUS, HEX)


class Florence(City):
    """Meld action: splay purple left."""

    face = Face(4, PURPLE, CROWN, BULB, BULB, BONUS_4, ARROW_LEFT, HEX)


class Seville(City):
    """Meld action: draw four [4], keep each [bulb]."""

    face = Face(4, PURPLE, CROWN, CROWN, CROWN, BULB, SEARCH_BULB, HEX)

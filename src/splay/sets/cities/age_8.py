"""The cities of age 8."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_8, BONUS_9
from splay.sets.cities.city import City
from splay.sets.cities.symbols import FOUNTAIN, PLUS, SEARCH_CLOCK, SEARCH_FACTORY, SEARCH_LEAF


class Chongqing(City):
    """Meld action: draw two [9]."""

    face = Face(8, BLUE, FACTORY, FACTORY, PLUS, BULB, PLUS, HEX)


class Kiev(City):
    """Meld action: draw two [9]."""

    face = Face(8, BLUE, FACTORY, CLOCK, PLUS, FACTORY, PLUS, HEX)


class KualaLumpur(City):
    """An achievement while you show it."""

    face = Face(8, RED, FACTORY, FACTORY, CLOCK, FACTORY, FOUNTAIN, HEX)


class LosAngeles(City):
    """Meld action: draw eight [8], keep each [factory]."""

    face = Face(8, RED, BONUS_9, FACTORY, BONUS_9, BULB, SEARCH_FACTORY, HEX)


class Hamburg(City):
    """An achievement while you show it."""

    face = Face(8, GREEN, CROWN, CLOCK, CLOCK, CLOCK, FOUNTAIN, HEX)


class SaoPaulo(City):
    """Meld action: draw eight [8], keep each [leaf]."""

    title = "São Paulo"
    face = Face(8, GREEN, BONUS_8, BONUS_8, CROWN, LEAF, SEARCH_LEAF, HEX)


class Chicago(City):
    """Meld action: draw eight [8], keep each [leaf]."""

    face = Face(8, YELLOW, BONUS_8, BONUS_8, CLOCK, LEAF, SEARCH_LEAF, HEX)


class Shanghai(City):
    """An achievement while you show it."""

    face = Face(8, YELLOW, LEAF, CROWN, LEAF, LEAF, FOUNTAIN, HEX)


class BuenosAires(City):
    """Meld action: draw eight [8], keep each [clock]."""

    face = Face(8, PURPLE, BONUS_9, CLOCK, BONUS_9, BULB, SEARCH_CLOCK, HEX)


class Vancouver(City):
    """Meld action: draw two [9]."""

    face = Face(8, PURPLE, CROWN, BULB, PLUS, BULB, PLUS, HEX)

"""The cities of age 7."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_7, BONUS_9
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_RIGHT, FLAG, PLUS, SEARCH_CLOCK, SEARCH_CROWN


class Munich(City):
    """Meld action: splay blue right.
    Meld action: draw an [8].
    """

    face = Face(7, BLUE, BULB, CLOCK, PLUS, BULB, ARROW_RIGHT, HEX)


class Johannesburg(City):
    """Meld action: draw seven [7], keep each [crown]."""

    face = Face(7, BLUE, BONUS_7, BONUS_7, BULB, CROWN, SEARCH_CROWN, HEX)


class Lyon(City):
    """An achievement if nobody shows more red.
    Meld action: splay red right.
    """

    face = Face(7, RED, CROWN, FACTORY, ARROW_RIGHT, FACTORY, FLAG, HEX)


class Montreal(City):
    """Meld action: draw two [8]."""

    face = Face(7, RED, FACTORY, FACTORY, PLUS, CROWN, PLUS, HEX)


class London(City):
    """Meld action: splay green right.
    Meld action: draw an [8].
    """

    face = Face(7, GREEN, FACTORY, CLOCK, PLUS, CLOCK, ARROW_RIGHT, HEX)


class Toronto(City):
    """Meld action: draw seven [7], keep each [clock]."""

    face = Face(7, GREEN, BONUS_7, BONUS_7, CLOCK, LEAF, SEARCH_CLOCK, HEX)


class StPetersburg(City):
    """An achievement if nobody shows more yellow.
    Meld action: splay yellow right.
    """

    title = "St. Petersburg"
    face = Face(7, YELLOW, LEAF, FACTORY, ARROW_RIGHT, LEAF, FLAG, HEX)


class Melbourne(City):
    """Meld action: draw seven [7], keep each [crown]."""

    face = Face(7, YELLOW, BONUS_7, BONUS_7, LEAF, CROWN, SEARCH_CROWN, HEX)


class Washington(City):
    """An achievement if nobody shows more purple.
    Meld action: splay purple right.
    """

    face = Face(7, PURPLE, FACTORY, BULB, ARROW_RIGHT, BULB, FLAG, HEX)


class SanFrancisco(City):
    """Two bonuses of 9 points."""

    face = Face(7, PURPLE, CROWN, BULB, BONUS_9, CROWN, BONUS_9, HEX)

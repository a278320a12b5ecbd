"""The cities of age 6."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_6, BONUS_7
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_RIGHT, FLAG, PLUS


class Berlin(City):
    """An achievement if nobody shows more blue.
    Meld action: splay blue right.
    """

    face = Face(6, BLUE, FACTORY, FACTORY, ARROW_RIGHT, BULB, FLAG, HEX)


class Edinburgh(City):
    """Meld action: draw two [7]."""

    face = Face(6, BLUE, BULB, FACTORY, PLUS, BULB, PLUS, HEX)


class Philadelphia(City):
    """Meld action: draw two [7]."""

    face = Face(6, RED, FACTORY, CLOCK, PLUS, CLOCK, PLUS, HEX)


class Tehran(City):
    """An achievement if nobody shows more red.
    Meld action: splay red right.
    """

    face = Face(6, RED, FACTORY, CROWN, ARROW_RIGHT, CROWN, FLAG, HEX)


class Bombay(City):
    """Meld action: splay green right."""

    face = Face(6, GREEN, BONUS_6, CROWN, LEAF, LEAF, ARROW_RIGHT, HEX)


class RioDeJaneiro(City):
    """An achievement if nobody shows more green."""

    face = Face(6, GREEN, FACTORY, BONUS_7, FACTORY, CROWN, FLAG, HEX)


class Paris(City):
    """An achievement if nobody shows more yellow."""

    face = Face(6, YELLOW, LEAF, LEAF, CLOCK, BONUS_7, FLAG, HEX)


class Dublin(City):
    """An achievement if nobody shows more yellow.
    Meld action: splay yellow right.
    """

    face = Face(6, YELLOW, FACTORY, LEAF, ARROW_RIGHT, FACTORY, FLAG, HEX)


class Vienna(City):
    """Meld action: splay purple right."""

    face = Face(6, PURPLE, BULB, BULB, BONUS_6, CROWN, ARROW_RIGHT, HEX)


class NewYorkCity(City):
    """Meld action: draw two [7]."""

    face = Face(6, PURPLE, BULB, CROWN, PLUS, CROWN, PLUS, HEX)

"""The cities of age 6."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_6, BONUS_7
from splay.sets.cities.city import City
from splay.sets.cities.symbols import ARROW_RIGHT, FLAG, PLUS


class Berlin(City):
    """Splay blue right; a flag"""

    face = Face(6, BLUE, FACTORY, FACTORY, ARROW_RIGHT, BULB, FLAG, HEX)


class Edinburgh(City):
    """Draw two [7]"""

    face = Face(6, BLUE, BULB, FACTORY, PLUS, BULB, PLUS, HEX)


class Philadelphia(City):
    """Draw two [7]"""

    face = Face(6, RED, FACTORY, CLOCK, PLUS, CLOCK, PLUS, HEX)


class Tehran(City):
    """Splay red right; a flag"""

    face = Face(6, RED, FACTORY, CROWN, ARROW_RIGHT, CROWN, FLAG, HEX)


class Bombay(City):
    """Splay green right; a bonus of 6"""

    face = Face(6, GREEN, BONUS_6, CROWN, LEAF, LEAF, ARROW_RIGHT, HEX)


class RioDeJaneiro(City):
    """A flag and a bonus of 7"""

    face = Face(6, GREEN, FACTORY, BONUS_7, FACTORY, CROWN, FLAG, HEX)


class Paris(City):
    """A flag and a bonus of 7"""

    face = Face(6, YELLOW, LEAF, LEAF, CLOCK, BONUS_7, FLAG, HEX)


class Dublin(City):
    """Splay yellow right; a flag"""

    face = Face(6, YELLOW, FACTORY, LEAF, ARROW_RIGHT, FACTORY, FLAG, HEX)


class Vienna(City):
    """Splay purple right; a bonus of 6"""

    face = Face(6, PURPLE, BULB, BULB, BONUS_6, CROWN, ARROW_RIGHT, HEX)


class NewYorkCity(City):
    """Draw two [7]"""

    face = Face(6, PURPLE, BULB, CROWN, PLUS, CROWN, PLUS, HEX)

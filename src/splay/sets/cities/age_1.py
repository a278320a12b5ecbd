"""The cities of age 1."""

from splay.core.card import Face
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.cities.city import City
from splay.sets.cities.symbols import PLUS, SEARCH_BULB, SEARCH_CASTLE


class Yin(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, BLUE, CASTLE, LEAF, LEAF, CASTLE, SEARCH_CASTLE, HEX)


class Troy(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, BLUE, CROWN, CROWN, CROWN, CASTLE, SEARCH_CASTLE, HEX)


class Atlantis(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, BLUE, LEAF, LEAF, LEAF, LEAF, SEARCH_CASTLE, HEX)


class Thebes(City):
    """Meld action: draw a [1]. No [bulb]: return it."""

    face = Face(1, RED, CROWN, CROWN, CROWN, BULB, SEARCH_BULB, HEX)


class ChangAn(City):
    """Meld action: draw a [2]."""

    title = "Chang'An"
    face = Face(1, RED, LEAF, LEAF, LEAF, CROWN, PLUS, HEX)


class Athens(City):
    """Meld action: draw a [2]."""

    face = Face(1, RED, BULB, BULB, BULB, LEAF, PLUS, HEX)


class Jerusalem(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, GREEN, CASTLE, BULB, BULB, CASTLE, SEARCH_CASTLE, HEX)


class Memphis(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, GREEN, CASTLE, LEAF, CASTLE, CASTLE, SEARCH_CASTLE, HEX)


class Babylon(City):
    """Meld action: draw a [2]."""

    face = Face(1, GREEN, BULB, BULB, BULB, CROWN, PLUS, HEX)


class Uruk(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, YELLOW, CASTLE, CROWN, CASTLE, CASTLE, SEARCH_CASTLE, HEX)


class Damascus(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, YELLOW, CROWN, CROWN, CROWN, CROWN, SEARCH_CASTLE, HEX)


class Linzi(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, YELLOW, CASTLE, CROWN, CROWN, CASTLE, SEARCH_CASTLE, HEX)


class Hattusa(City):
    """Meld action: draw a [1]. No [castle]: return it."""

    face = Face(1, PURPLE, LEAF, LEAF, LEAF, CASTLE, SEARCH_CASTLE, HEX)


class MohenjoDaro(City):
    """Meld action: draw a [2]."""

    title = "Mohenjo-Daro"
    face = Face(1, PURPLE, LEAF, LEAF, LEAF, CASTLE, PLUS, HEX)


class Ephesus(City):
    """Meld action: draw a [2]."""

    face = Face(1, PURPLE, CROWN, CROWN, CROWN, CASTLE, PLUS, HEX)

"""The relic of age 3."""

from typing import ClassVar

from splay.core.card import Face
from splay.core.symbols import BULB, CROWN, GREEN, HEX
from splay.sets.cities import CITIES
from splay.sets.cities.symbols import PLUS
from splay.sets.relics.relic import Relic


class Timbuktu(Relic):
    """Meld action: draw a [4]."""

    of_set = CITIES
    without_effects: ClassVar[bool] = True
    face = Face(3, GREEN, BULB, CROWN, CROWN, CROWN, PLUS, HEX)

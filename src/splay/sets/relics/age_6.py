"""The relic of age 6."""

from splay.core.card import Face
from splay.core.symbols import CLOCK, HEX, LEAF, RED
from splay.sets.relics.relic import Relic


class ChingShih(Relic):
    """Only ever an achievement"""

    of_set = "figures"
    face = Face(6, RED, CLOCK, CLOCK, HEX, LEAF)
    without_effects = True

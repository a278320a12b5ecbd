"""The relic of age 6."""

from splay.core.card import Face
from splay.core.symbols import CLOCK, HEX, LEAF, RED
from splay.sets.relics import RELICS
from splay.sets.relics.relic import Relic


class ChingShih(Relic):
    """It only counts as an achievement."""

    of_set = RELICS  # its own set is none of ours, so that it never reaches a hand (ruling 83)
    face = Face(6, RED, CLOCK, CLOCK, HEX, LEAF)
    without_effects = True

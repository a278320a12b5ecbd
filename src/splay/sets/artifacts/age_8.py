"""The artifacts of age 8."""

from splay.core.card import Card, Face
from splay.core.symbols import HEX, RED
from splay.sets.artifacts.symbols import BLANK


class BattleshipYamato(Card):
    """Counts as an [11] on your board; can't be used"""

    face = Face(8, RED, BLANK, HEX, BLANK, BLANK)
    value_on_board = 11
    without_effects = True

"""Any position, from text or JSON and back, with cards that the caller brings.

`splay.sets.scenario` brings those of the sets, and `splay.playing` plays on from such a position.
"""

from splay.core.scenario.backs import has_backs
from splay.core.scenario.names import BadPosition, UnknownCard
from splay.core.scenario.position import game_from, options_of
from splay.core.scenario.text import SEATS, parse_player, parse_position, position_text, words
from splay.core.scenario.writing import position_of, position_seen_by

__all__ = [
    "SEATS", "BadPosition", "UnknownCard", "game_from", "has_backs", "options_of", "parse_player", "parse_position",
    "position_of", "position_seen_by", "position_text", "words",
]  # fmt: skip

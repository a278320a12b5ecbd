"""Any position, from text or JSON and back."""

from splay.core.scenario.names import BadPosition
from splay.core.scenario.position import game_from, position_of
from splay.core.scenario.text import SEATS, parse_player, parse_position, position_text, words

__all__ = [
    "SEATS", "BadPosition", "game_from", "parse_player", "parse_position", "position_of", "position_text", "words",
]  # fmt: skip

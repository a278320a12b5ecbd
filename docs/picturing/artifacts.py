"""Positions with Artifacts of History and relics. Ann, who looks, sits first and is asked."""

from typing import Final

from splay.core.game import Game
from splay.sets.scenario import from_text

DIGGING: Final = "clothing"
COMPELLING: Final = "treaty-of-kadesh"
SEIZING: Final = "oars"

DISPLAY: Final = """
options: sets base artifacts relics
turn: me, actions 2, number 12
free action: yes
me: blue right: Tools, Writing; green: The Wheel; red left: Metalworking, Archery; purple: Mysticism;
 display: Treaty of Kadesh; hand: Pottery, Clothing, Oars; score: Masonry; achievements: 1
you: red: Construction; green: Mapmaking; yellow: Canal Building; blue: Calendar; display: Battleship Yamato;
 hand: Sibidu Needle, Currency; score: Domestication; relics: Complex Numbers
seed: display
"""
"""Both have an artifact on display; Ann may use hers."""
DIG: Final = """
options: sets base artifacts
turn: me, actions 2, number 9
me: blue: Tools, Writing; green: The Wheel; red: Metalworking; purple: Mysticism; hand: Clothing, Oars, Pottery
you: red: Construction; yellow: Masonry; hand: Sibidu Needle, Currency
supply artifacts 1: Dancing Girl
seed: dig
"""
"""Clothing digs if it covers The Wheel."""
COMPEL: Final = """
options: sets base artifacts
turn: me, actions 2, number 12
me: blue: Treaty of Kadesh; green: Sailing; hand: Pottery, Clothing
you: red: Archery; blue: Writing; yellow: Masonry; hand: Tools
seed: compel
"""
"""Treaty of Kadesh would compel Ben."""
MUSEUM: Final = """
options: sets base artifacts relics
turn: me, actions 2, number 21
me: red: Gunpowder; blue: Alchemy; hand: Oars, Pottery
you: yellow: Machinery; red: Engineering; hand: Paper
supply artifacts 4: Moses
seed: museum
"""
"""Oars digs an artifact of a relic's value if it covers Gunpowder."""


def position(text: str) -> Game:
    """A position of these, whose long lines go on after a line's end."""
    return from_text(text.replace(";\n ", "; "))

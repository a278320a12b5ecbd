"""An engine with other rules: a copy of the sources in which a few numbers and a name are different."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CHANGES: Final = {
    "core/achievements.py": [
        ("EMPIRE_ICONS: Final = 3", "EMPIRE_ICONS: Final = 4"),
        ("MONUMENT_CARDS: Final = 6", "MONUMENT_CARDS: Final = 7"),
        ("WORLD_CLOCKS: Final = 12", "WORLD_CLOCKS: Final = 13"),
        ("UNIVERSE_VALUE: Final = 8", "UNIVERSE_VALUE: Final = 9"),
    ],
    "core/player/state.py": [("POINTS_PER_VALUE: Final = 5", "POINTS_PER_VALUE: Final = 6")],
    "core/options.py": [("max(4, 8 - self.players)", "max(4, 9 - self.players)")],
    "locale/en/cards.json": [('"Archery.name": "Archery"', '"Archery.name": "Bowmanship"')],
}
"""What is different, by file: Empire takes 4 of each icon, Monument 7 cards, World 13 clocks, Universe values of 9; an
achievement takes 6 points for each of its value, two players need 7 of them to win, and a card has another name.
"""


def changed_sources(folder: Path) -> Path:
    """Writes such a copy of the sources into a folder; what to put on the path of Python."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src" / "splay", copy / "splay", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name, changes in CHANGES.items():
        file = copy / "splay" / name
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name}: {old!r} must occur once to be changed"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return copy

"""Opening a position that somebody wrote or saved, for `splay play --position FILE`."""

import json
from pathlib import Path
from typing import Any

from splay.core.options import Options
from splay.core.scenario import has_backs, options_of, parse_position
from splay.core.scenario.shape import SEED


class Position:
    """A position as JSON data: `sitting` is the seat that it was saved for, `seed` what deals its hidden cards, "" if
    it has none.
    """

    __slots__ = ("data", "options", "seed", "sitting")

    def __init__(self, data: dict[str, Any]) -> None:
        """Raises BadPosition or BadOptions for what is none."""
        self.data = data
        self.options: Options = options_of(data)
        seat = data.get("seen_by")
        self.sitting = seat if isinstance(seat, int) and 0 <= seat < self.options.players else 0
        self.seed = str(data.get("seed", SEED)) if has_backs(data) else ""


def read_position(path: Path, seed: str | None) -> Position:
    """The position in a file, as text or JSON; a seed goes before the file's own. Raises ValueError or OSError."""
    text = path.read_text(encoding="utf-8")
    data = json.loads(text) if text.lstrip().startswith("{") else parse_position(text)
    return Position(data if seed is None else {**data, "seed": seed})


def is_record(path: Path) -> bool:
    """Whether a file is the record of a whole game. Raises OSError, or ValueError for what is no text."""
    text = path.read_text(encoding="utf-8")
    return text.lstrip().startswith("{") and "splay_record" in json.loads(text)

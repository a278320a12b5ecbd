"""Whether a test of a card leaves something unlooked at that its actions changed on the board.

Older tests that do are listed in `unlooked.txt`, which only gets shorter: a test that is not listed must look at all,
and one that is must not.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from splay.playing import PlayedTable

SETS: Final = Path(__file__).parent
LIST: Final = SETS / "unlooked.txt"
LISTED: Final = frozenset(LIST.read_text(encoding="utf-8").split("\n")) - {""}


def listed_name(path: Path, name: str) -> str:
    """What the list calls a test: by its file below the folder of the sets, and its name."""
    return f"{path.relative_to(SETS).as_posix()}::{name}"


def complaint(name: str, tables: list[PlayedTable], listed: frozenset[str] = LISTED) -> str:
    """What is wrong with a test that played these tables and passed, "" if nothing is.

    Once a game is over nobody needs to look what lies where.
    """
    left = [table for table in tables if table.unlooked and table.result is None]
    if name in listed:
        return "" if left else f"{name} looks at all that changed: take it off {LIST.name}"
    return "\n".join(
        [
            f"nothing looks at {', '.join(sorted(table.unlooked))}; if it is right by the card's text, assert that"
            f" table.changes == {table.changes!r}"
            for table in left
        ]
    )

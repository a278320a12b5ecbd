"""The rooms of the server import only from rooms below them, so that no two import each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import splay.server
from splay.server.web.source import INSTALLED

ROOT = Path(__file__).parents[2]
SERVER = Path(splay.server.__file__).parent
PREFIX = "splay.server."

ORDER = (
    "durations",
    "steady_clock",
    "ids",
    "processes",
    "storage",
    "games",
    "protocol",
    "setting_parsers",
    "settings",
    "operations",
    "workers",
    "web",
    "catalogue",
    "auth",
    "protection",
    "compute_cache",
    "tables",
    "ratings",
    "results",
    "acts",
    "table_api",
    "lobby",
    "people",
    "identities",
    "friends",
    "chat",
    "moderation",
    "deals",
    "history",
    "statistics",
    "puzzles",
    "profiles",
    "ladders",
    "practice",
    "standing",
    "opponents",
    "notifications",
    "plans",
    "pairing",
    "invitations",
    "push",
    "overview",
    "services",
    "app",
    "serve",
    "openapi",
    "command",
)
"""The rooms and the files that lie beside them, from the lowest on: each may import from those before it."""


def imported(path: Path) -> Iterator[str]:
    """The rooms of the server that a file imports from, wherever in the file it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix(PREFIX).partition(".")[0] for name in names if name.startswith(PREFIX))


def room_of(path: Path) -> str:
    """The room that a file lies in, or its own name if it lies beside the rooms."""
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


SOURCES = [
    path
    for path in sorted(SERVER.rglob("*.py"))
    if path != SERVER / "__init__.py" and not path.is_relative_to(INSTALLED)
]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SERVER)))
def test_imports_go_only_downwards(path: Path) -> None:
    allowed = ORDER[: ORDER.index(room_of(path)) + 1]
    assert [room for room in imported(path) if room not in allowed] == []


def test_every_room_has_its_place() -> None:
    assert len(set(ORDER)) == len(ORDER)
    assert set(ORDER) == {room_of(path) for path in SOURCES}


def test_the_map_lists_them_in_this_order() -> None:
    drawn = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    below = drawn.split("\n  server/")[1].split("\n  build.py")[0].splitlines()[1:]
    listed = [name.removesuffix("/") for line in below for name in line.strip().split("  ")[0].split(", ")]
    assert tuple(listed) == ORDER


def test_imports_are_seen() -> None:
    """So that the tests above can fail."""
    seen = {room for path in (SERVER / "table_api").glob("*.py") for room in imported(path)}
    assert seen >= {"acts", "storage", "auth"}

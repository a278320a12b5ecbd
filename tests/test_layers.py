"""The rooms import one way only, as docs/architecture.md says: downwards."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import splay
from splay.server.web.source import INSTALLED

PACKAGE = Path(splay.__file__).parent

BELOW = {
    "core": set[str](),
    "sets": {"core"},
    "locale": {"core"},
    "ratings": {"core"},
    "views": {"core", "sets", "locale"},
    "agents": {"core", "sets", "views"},
    "records": {"core", "sets", "views"},
    "statistics": {"core", "sets", "agents"},
    "playing": {"core", "sets"},
    "puzzles": {"core", "sets", "views", "agents"},
    "workbench": {"core", "sets", "views", "agents", "records"},
    "lessons": {"core", "sets", "locale", "views", "agents"},
    "terminal": {"core", "sets", "locale", "views", "agents", "records", "lessons", "puzzles"},
    "server": {"core", "sets", "locale", "ratings", "views", "agents", "records", "statistics", "lessons", "puzzles"},
    "research": {"core", "sets", "ratings", "views", "agents"},
    "translating": {"core", "sets", "locale", "views"},
    "upgrading": set[str](),
}
"""The rooms that each room may import from, the lowest room first."""
EVERYWHERE = {"splay", "splay.build", "splay.distribution", "splay.numbers_given"}
"""The version, the build, its origin and the numbers of commands, which know nothing of the rest."""
ROOMS = sorted({path.parent.name for path in PACKAGE.glob("*/__init__.py")})
COMPILED_ROOMS = ("core", "sets")
COMPILED = next(
    ast.literal_eval(node.value)
    for node in ast.parse((Path(__file__).parents[1] / "mypyc_build.py").read_text(encoding="utf-8")).body
    if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "COMPILED"
)
"""The packages and modules that `mypyc_build.py` compiles."""
BROUGHT = ("msgspec", "mypy_extensions")
"""The packages besides the standard library that a build brings, by the `build-system` of `pyproject.toml`."""
WITHOUT_SETS = ("core", "views", "agents", "terminal")
"""The rooms in which all sets are alike, but for a folder `sets`. Those of the page are in `web/src/rooms.test.ts`."""
SETS = sorted(path.parent.name for path in (PACKAGE / "sets").glob("*/__init__.py"))
WITH = {"artifacts": ("relics",), "relics": ("artifacts", "cities", "echoes")}
"""Relics are a part of another set, which begins what they do, and each is a card as those of its own set are."""
EXPANSIONS = re.compile("artifacts|echoes|cities", re.IGNORECASE)


def test_the_rooms_stand_in_an_order_so_that_no_two_import_each_other() -> None:
    order = list(BELOW)
    assert sorted(order) == ROOMS
    for place, room in enumerate(order):
        assert BELOW[room] <= set(order[:place]), f"{room} may import from a room above it"


def imported(path: Path) -> list[str]:
    """The full names of all modules that a file imports, wherever in the file it does."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            module = node.module or ""
            rooms = [f"{module}.{alias.name}" for alias in node.names if (PACKAGE / alias.name).is_dir()]
            names += rooms if module == "splay" and rooms else [module]
    return names


def files(room: str) -> list[Path]:
    """The sources of a room."""
    return sorted(path for path in (PACKAGE / room).rglob("*.py") if not path.is_relative_to(INSTALLED))


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_only_downwards(room: str) -> None:
    allowed = BELOW[room] | {room}
    for path in files(room):
        for name in imported(path):
            if name.partition(".")[0] == "splay" and name not in EVERYWHERE:
                assert name.split(".")[1] in allowed, f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("room", COMPILED_ROOMS)
def test_the_engine_needs_only_the_standard_library(room: str) -> None:
    for path in files(room):
        for name in imported(path):
            top = name.partition(".")[0]
            assert top in ("splay", "mypy_extensions") or top in sys.stdlib_module_names, f"{path.name} imports {name}"


@pytest.mark.parametrize("place", COMPILED)
def test_what_is_compiled_imports_nothing_that_a_build_does_not_bring(place: str) -> None:
    """Else only those get the compiled build who have it already: others silently get the pure one."""
    path = PACKAGE.parent / place
    for file in [path] if path.is_file() else path.rglob("*.py"):
        for name in imported(file):
            top = name.partition(".")[0]
            assert top in ("splay", *BROUGHT) or top in sys.stdlib_module_names, f"{file.name} imports {name}"


@pytest.mark.parametrize("room", COMPILED_ROOMS)
def test_the_engine_has_no_chance_clock_or_system_of_its_own(room: str) -> None:
    for path in files(room):
        found = {name.partition(".")[0] for name in imported(path)}
        assert not found & {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "socket", "threading"}, path


def test_imports_are_seen() -> None:
    """So that the tests above can fail."""
    found = {name for path in files("terminal") for name in imported(path)}
    assert found >= {"splay.core.session", "splay.views.view", "textual.binding"}


@pytest.mark.parametrize("room", WITHOUT_SETS)
def test_no_expansion_is_named_where_all_sets_are_alike(room: str) -> None:
    sources = [
        path
        for path in (PACKAGE / room).rglob("*")
        if path.suffix in (".py", ".tcss") and "sets" not in path.relative_to(PACKAGE / room).parts
    ]
    assert len(sources) > 10
    assert [path.name for path in sources if EXPANSIONS.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("room", ["core", "views", "terminal"])
def test_no_set_but_base_is_imported_where_all_sets_are_alike(room: str) -> None:
    for path in files(room):
        for name in imported(path):
            assert not name.startswith("splay.sets.") or name == "splay.sets.scenario", f"{path.name} imports {name}"


@pytest.mark.parametrize("name", SETS)
def test_a_set_imports_no_other_set(name: str) -> None:
    allowed = {"base", name, *WITH.get(name, ())}
    for path in files(f"sets/{name}"):
        found = {
            set_name for imports in imported(path) for set_name in SETS if imports.startswith(f"splay.sets.{set_name}")
        }
        assert found <= allowed, path.name


def test_nothing_imports_the_command_line() -> None:
    for room in ROOMS:
        for path in files(room):
            assert "splay.cli" not in imported(path), f"{path.relative_to(PACKAGE)} imports the command line"

"""A file of its own is for what has a name of its own: none of few lines that only one other file imports.

Those of the days before this rule stand in `tests/data/small_files.txt`, a list that only gets shorter: merge one into
the file that imports it, unless its name says more than that file's does. Left out are the folders of the sets, whose
files are the same in each, and what is loaded only when it is needed, which must be a file for that.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = ROOT / "src"
PAGE: Final = ROOT / "web" / "src"
LISTED: Final = ROOT / "tests" / "data" / "small_files.txt"
FEW: Final = 45
"""From so many lines on a file is no small one."""
IMPORT: Final = re.compile(r'(?:\bfrom|^\s*import) "(\.[^"?]*)"', re.MULTILINE)
ENDINGS: Final = ("", ".ts", ".svelte.ts")
OF_SETS: Final = re.compile(r"/sets/[a-z]+/")


def modules_of_python(path: Path) -> Iterator[Path]:
    """The files of the package that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path}: imports are absolute"
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            file = PYTHON.joinpath(*name.split(".")).with_suffix(".py")
            if file.is_file():
                yield file


def modules_of_page(path: Path) -> Iterator[Path]:
    """The files that a module or a component of the page imports at once."""
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        yield from [file for ending in ENDINGS if (file := (path.parent / f"{name}{ending}").resolve()).is_file()]


def files(folder: Path, *patterns: str) -> list[Path]:
    """The files of a folder that are no tests and nothing of theirs."""
    found = [path for pattern in patterns for path in folder.rglob(pattern)]
    return [path for path in found if ".test." not in path.name and path.parent.name != "fixtures"]


def small_files() -> list[str]:
    """The small files with one importer, by their paths."""
    importers: dict[Path, set[Path]] = defaultdict(set)
    code = [*files(PYTHON, "*.py"), *files(PAGE, "*.ts", "*.svelte")]
    for path in code:
        for module in modules_of_python(path) if path.suffix == ".py" else modules_of_page(path):
            importers[module].add(path)
    alone = [path for path in code if len(importers[path] - {path}) == 1 and not OF_SETS.search(path.as_posix())]
    few = [path for path in alone if len(path.read_text(encoding="utf-8").splitlines()) < FEW]
    return sorted(path.relative_to(ROOT).as_posix() for path in few)


def test_no_small_file_has_only_one_importer_but_those_listed() -> None:
    listed = LISTED.read_text(encoding="utf-8").split()
    small = small_files()
    assert small, "nothing is found: is anything looked at?"
    assert sorted(set(small) - set(listed)) == [], "merge each into the file that imports it"
    assert sorted(set(listed) - set(small)) == [], "these are gone: take them off the list"


def test_the_importers_of_a_file_are_found() -> None:
    assert PYTHON / "splay" / "core" / "card.py" in modules_of_python(PYTHON / "splay" / "core" / "registry.py")
    imported = set(modules_of_page(PAGE / "table" / "phone" / "PhoneTable.svelte"))
    assert {PAGE / "table" / "phone" / "Tray.svelte", PAGE / "shell" / "screen.svelte.ts"} <= imported
    assert PAGE / "end" / "EndPanel.svelte" not in imported, "it is loaded when a game has ended"

"""Which files of a checkout are the source: what it takes to build Splay again, and to change it.

The build hook runs this file by itself, so it needs the standard library alone.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = "src/splay"
FILES: Final = (
    ".containerignore", ".gitattributes", ".gitignore", "CHANGELOG.md", "CITATION.cff", "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md", "Containerfile", "LICENSE", "README.md", "SECURITY.md", "hatch_build.py", "mkdocs.yml",
    "mypyc_build.py", "pyproject.toml", "run.py", "run_tests.py", "web_build.py",
)  # fmt: skip
FOLDERS: Final = ("docs", "examples", "requirements", PACKAGE, "web")
SUFFIXES: Final = frozenset({
    ".css", ".csv", ".ftl", ".html", ".in", ".js", ".json", ".mako", ".md", ".mjs", ".npz", ".png", ".py", ".svelte",
    ".svg", ".tcss", ".toml", ".ts", ".txt", ".typed", ".webmanifest",
})  # fmt: skip
"""Nothing else is given away: a host may keep keys and settings of its own in a checkout, hidden or not."""
LEFT_OUT: Final = frozenset({
    "docs/screenshots", "docs/turn", "src/splay/server/page", "src/splay/server/source", "web/dist", "web/fonts",
    "web/node_modules", "web/openapi.json",
})  # fmt: skip
"""What is made from the source, or too large to go with it."""
CACHE: Final = "__pycache__"


def files_below(folder: Path, name: str) -> Iterator[str]:
    """The names of the sources below a folder, which is called `name` in the checkout; no link is followed."""
    for place, folders, files in os.walk(folder):
        here = Path(name, Path(place).relative_to(folder)).as_posix()
        folders[:] = [each for each in folders if each != CACHE and f"{here}/{each}" not in LEFT_OUT]
        for file in files:
            hidden, path = file.startswith("."), Path(place, file)
            if path.suffix in SUFFIXES and not hidden and not path.is_symlink() and f"{here}/{file}" not in LEFT_OUT:
                yield f"{here}/{file}"


def source_files(root: Path) -> list[str]:
    """The names of all files below a checkout, or what was installed of one, that are source."""
    found = [name for name in FILES if (root / name).is_file() and not (root / name).is_symlink()]
    for folder in FOLDERS:
        found += files_below(root / folder, folder)
    return sorted(found)

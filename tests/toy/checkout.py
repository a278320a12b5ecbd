"""Copies of the sources that have the toy set as one of their sets: to be run as they are, or built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TOY: Final = Path(__file__).parent
NAME: Final = "toys"
SETS: Final = "src/splay/sets"
REGISTERED: Final = {
    "src/splay/sets/__init__.py": [
        ("import Relics\n", "import Relics\nfrom splay.sets.toys.rules import Toys\n"),
        ("Cities()]", "Cities(), Toys()]"),
    ],
    "web/src/sets/registry.ts": [
        (
            'import { relics } from "./relics/set";\n',
            'import { relics } from "./relics/set";\nimport { toys } from "./toys/set";\n',
        ),
        ("] as const;\n\ntype Sets", ", toys] as const;\n\ntype Sets"),
    ],
}
"""What a set needs outside its own folders: its lines of registration."""
LEFT_OUT: Final = ("node_modules", "dist", "__pycache__", "*.so", "openapi.json")


def checkout(folder: Path, *parts: str) -> Path:
    """Copies these parts of the checkout into a folder, with the toy set in them."""
    for part in parts:
        place = folder / part
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, place, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy(ROOT / part, place)
    if (folder / SETS).exists():
        put_engine(folder)
    if (folder / "web").exists():
        shutil.copytree(TOY / "page", folder / "web" / "src" / "sets" / NAME)
    for name, changes in REGISTERED.items():
        register(folder / name, changes)
    return folder


def put_engine(folder: Path) -> None:
    """Puts the toys' rules, cards and words into a copy of the sources."""
    target = folder / SETS / NAME
    for source in sorted((TOY / "engine").glob("*.py")):
        target.mkdir(exist_ok=True)
        text = source.read_text(encoding="utf-8").replace("tests.toy.engine", f"splay.sets.{NAME}")
        (target / source.name).write_text(text, encoding="utf-8")
    shutil.copy(TOY / "words" / f"{NAME}.ftl", folder / "src" / "splay" / "locale" / "en")


def register(file: Path, changes: list[tuple[str, str]]) -> None:
    """Writes the lines of registration into a file, if the copy has it."""
    if not file.exists():
        return
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{file.name}: {old!r} must occur once to be changed"
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def toy_sources(folder: Path) -> Path:
    """Sources with the toy set, its words in the catalogue; what to put on the path of Python."""
    sources = checkout(folder, "src/splay") / "src"
    extract(sources)
    return sources


def extract(sources: Path) -> None:
    """Writes the catalogue of the cards anew, as is done whenever a set's cards change."""
    run([sys.executable, "-m", "splay.locale.extract"], PYTHONPATH=str(sources))


def run(command: list[str], read: str = "", folder: Path | None = None, **environ: str) -> str:
    """What a command writes that reads this. Raises AssertionError with what it says if it fails."""
    done = subprocess.run(
        command, input=read, cwd=folder, env={**os.environ, **environ}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

"""Writes the English card catalogue from the card sources: `python -m splay.locale.extract`.

A card class gives its printed name, and an effect for each effect method: the docstring, white space folded. The
sources are parsed, not imported, because compiled classes have no docstrings.
"""

import ast
import json
import re
import sys
from pathlib import Path
from typing import Final

from splay.core.card import EFFECT_METHODS, title_from_class

SETS: Final = Path(__file__).parent.parent / "sets"
CATALOGUE: Final = Path(__file__).parent / "en" / "cards.json"
EDITION_FOLDERS: Final = {"": "", "first_edition": "first."}
"""The folders of a set that hold cards, with what the keys of their texts begin with."""


class NoText(Exception):
    """A card's source lacks something that the catalogue needs; the message names the class."""


def catalogue_of(sets: Path) -> dict[str, str]:
    """All texts of all cards by key, in deck order: `Oars.name`, `Oars.demand`, `first.Oars.demand`."""
    texts: dict[str, str] = {}
    for set_folder in sorted(folder for folder in sets.iterdir() if folder.is_dir()):
        for folder, prefix in EDITION_FOLDERS.items():
            for source in sorted((set_folder / folder).glob("age_*.py"), key=age_of):
                texts.update(texts_of_module(source.read_text(encoding="utf-8"), prefix))
    return texts


def age_of(source: Path) -> int:
    """The age that a file of cards is named after."""
    return int(source.stem.removeprefix("age_"))


def texts_of_module(source: str, prefix: str = "") -> dict[str, str]:
    """The texts of the card classes of one file, in their order there. Raises NoText."""
    texts: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            if not prefix:
                texts[f"{node.name}.name"] = title_of(node)
            for name, text in effects_of(node):
                texts[f"{prefix}{node.name}.{name}"] = text
    return texts


def title_of(card: ast.ClassDef) -> str:
    """The printed name: the class's `title`, else its name split into words."""
    for node in card.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and target.id == "title" and isinstance(value, ast.Constant):
            return str(value.value)
    return title_from_class(card.name)


def effects_of(card: ast.ClassDef) -> list[tuple[str, str]]:
    """The names of a class's effect methods with their texts. Raises NoText where one has none."""
    effects: list[tuple[str, str]] = []
    for node in card.body:
        if isinstance(node, ast.FunctionDef) and node.name in EFFECT_METHODS:
            text = ast.get_docstring(node)
            if not text:
                raise NoText(f"{card.name}.{node.name}: has no docstring, which would be its text")
            effects.append((node.name, folded(text)))
    return effects


def folded(text: str) -> str:
    """The text on one line with single spaces."""
    return re.sub(r"\s+", " ", text).strip()


def as_json(texts: dict[str, str]) -> str:
    """The catalogue as the file holds it."""
    return json.dumps(texts, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    """Writes the catalogue."""
    texts = catalogue_of(SETS)
    CATALOGUE.write_text(as_json(texts), encoding="utf-8")
    print(f"{CATALOGUE}: {len(texts)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())

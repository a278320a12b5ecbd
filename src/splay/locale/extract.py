"""Writes the English catalogues of cards from their sources: `python -m splay.locale.extract`.

A card class gives its printed name, its gist, which is the docstring of the class if it has one, and an effect for each
effect method: the docstring, white space folded. If an effect asks whether to do something, or which of its
alternatives, a second paragraph has the words of each answer on a line of its own: `yes: Return three`. The sources are
parsed, not imported, because compiled classes have no docstrings.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from splay.core.card import EFFECT_METHODS, title_from_class
from splay.core.expansion import BASE
from splay.locale.catalogue import ANSWERS

SETS: Final = Path(__file__).parent.parent / "sets"
CATALOGUE: Final = Path(__file__).parent / "en" / "cards.json"
ANSWERS_CATALOGUE: Final = Path(__file__).parent / "en" / "answers.json"
LONGEST_GIST: Final = 60
"""As many letters as a gist may have, so that the smallest cards have room for it."""
EDITION_FOLDERS: Final = {"": "", "first_edition": "first."}
"""The folders of a set that hold cards, with what the keys of their texts begin with."""


class NoText(Exception):
    """A card's source lacks something that the catalogue needs; the message names the class."""


def catalogue_of(sets: Path) -> dict[str, str]:
    """All texts of all cards by key, set by set, base first: `Oars.name`, `Oars.gist`, `Oars.demand`,
    `first.Oars.demand`.
    """
    texts: dict[str, str] = {}
    for source, prefix in sources_of(sets):
        texts.update(texts_of_module(source, prefix))
    return texts


def answers_catalogue_of(sets: Path) -> dict[str, str]:
    """The words of all answers to what effects ask by key, set by set, base first: `Tools.dogma.yes`."""
    answers: dict[str, str] = {}
    for source, prefix in sources_of(sets):
        answers.update(answers_of_module(source, prefix))
    return answers


def sources_of(sets: Path) -> Iterator[tuple[str, str]]:
    """The files of cards, set by set, base first, each with what the keys of its texts begin with."""
    for set_folder in sorted([folder for folder in sets.iterdir() if folder.is_dir()], key=base_first):
        for folder, prefix in EDITION_FOLDERS.items():
            for source in sorted((set_folder / folder).glob("age_*.py"), key=age_of):
                yield source.read_text(encoding="utf-8"), prefix


def base_first(folder: Path) -> tuple[bool, str]:
    """Sorts the folders of sets: that of the base set first, as in every deck."""
    return folder.name != BASE, folder.name


def age_of(source: Path) -> int:
    """The age that a file of cards is named after."""
    return int(source.stem.removeprefix("age_"))


def texts_of_module(source: str, prefix: str = "") -> dict[str, str]:
    """The texts of the card classes of one file, in their order there. Raises NoText."""
    texts: dict[str, str] = {}
    for card in classes_of(source):
        if not prefix:
            texts[f"{card.name}.name"] = title_of(card)
        gist = gist_of(card)
        if gist:
            texts[f"{prefix}{card.name}.gist"] = gist
        for name, docstring in effects_of(card):
            texts[f"{prefix}{card.name}.{name}"] = folded(docstring.partition("\n\n")[0])
    return texts


def answers_of_module(source: str, prefix: str = "") -> dict[str, str]:
    """The words of the answers that the card classes of one file have, in their order there. Raises NoText."""
    answers: dict[str, str] = {}
    for card in classes_of(source):
        for name, docstring in effects_of(card):
            for line in docstring.partition("\n\n")[2].splitlines():
                answer, _, words = line.partition(":")
                if answer not in ANSWERS or not words.strip():
                    raise NoText(f"{card.name}.{name}: {line!r} is no answer with its words, as `yes: Return it`")
                answers[f"{prefix}{card.name}.{name}.{answer}"] = words.strip()
    return answers


def classes_of(source: str) -> list[ast.ClassDef]:
    """The classes of one file."""
    return [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def title_of(card: ast.ClassDef) -> str:
    """The printed name: the class's `title`, else its name split into words."""
    for node in card.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and target.id == "title" and isinstance(value, ast.Constant):
            return str(value.value)
    return title_from_class(card.name)


def gist_of(card: ast.ClassDef) -> str:
    """What the card does for whoever uses it, in a few words; "" if it is not said. Raises NoText if it is too long."""
    gist = folded(ast.get_docstring(card) or "")
    if len(gist) > LONGEST_GIST:
        raise NoText(f"{card.name}: its gist has {len(gist)} letters, more than {LONGEST_GIST}: {gist!r}")
    return gist


def effects_of(card: ast.ClassDef) -> list[tuple[str, str]]:
    """The names of a class's effect methods with their docstrings. Raises NoText if one has none."""
    effects: list[tuple[str, str]] = []
    for node in card.body:
        if isinstance(node, ast.FunctionDef) and node.name in EFFECT_METHODS:
            text = ast.get_docstring(node)
            if not text:
                raise NoText(f"{card.name}.{node.name}: has no docstring, which would be its text")
            effects.append((node.name, text))
    return effects


def folded(text: str) -> str:
    """The text on one line with single spaces."""
    return re.sub(r"\s+", " ", text).strip()


def as_json(texts: dict[str, str]) -> str:
    """A catalogue as its file holds it."""
    return json.dumps(texts, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    """Writes the catalogues."""
    for file, texts in ((CATALOGUE, catalogue_of(SETS)), (ANSWERS_CATALOGUE, answers_catalogue_of(SETS))):
        file.write_text(as_json(texts), encoding="utf-8")
        print(f"{file}: {len(texts)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())

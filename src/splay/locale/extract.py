"""Writes the English catalogues of cards from their sources: `python -m splay.locale.extract`.

A card class gives its printed name, its lines, and an effect for each effect method: the docstring, white space folded.
If an effect asks whether to do something, or which of its alternatives, a second paragraph has the words of each answer
on a line of its own: `yes: Return three`. The lines are those of the class's docstring: what each effect does in a few
words, in the order of the effects. The sources are parsed, not imported, because compiled classes have no docstrings.
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
from splay.locale.catalogue import ANSWERS, ORIGINAL, letters_of, longest_line

SETS: Final = Path(__file__).parent.parent / "sets"
CATALOGUE: Final = Path(__file__).parent / "en" / "cards.json"
ANSWERS_CATALOGUE: Final = Path(__file__).parent / "en" / "answers.json"
NO_EFFECT: Final = "No effect."
"""The text of an effect that does nothing: it has no line, unless the card has no other effect."""
Effects = list[tuple[str, str]]
"""The names of a card's effect methods with their docstrings, in their order."""
EDITION_FOLDERS: Final = {"": "", "first_edition": "first."}
"""The folders of a set that hold cards, with what the keys of their texts begin with."""


class NoText(Exception):
    """A card's source lacks something that the catalogue needs; the message names the class."""


def catalogue_of(sets: Path) -> dict[str, str]:
    """All texts of all cards by key, set by set, base first: `Oars.name`, `Oars.line-1`, `Oars.demand`,
    `first.Oars.line-1`, `first.Oars.demand`.
    """
    texts: dict[str, str] = {}
    sisters: dict[str, Effects] = {}
    for source, prefix in sources_of(sets):
        texts.update(texts_of_module(source, prefix, sisters))
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


def texts_of_module(source: str, prefix: str = "", sisters: dict[str, Effects] | None = None) -> dict[str, str]:
    """The texts of the card classes of one file, in their order there. Raises NoText.

    `sisters` has the effects of the cards read before, which cards of another edition inherit; this file's join it.
    """
    texts: dict[str, str] = {}
    known = {} if sisters is None else sisters
    for card in classes_of(source):
        if not prefix:
            texts[f"{card.name}.name"] = title_of(card)
        own = effects_of(card)
        effects = with_inherited(card, own, known)
        for number, line in lines_of(card, effects).items():
            texts[f"{prefix}{card.name}.line-{number}"] = line
        for name, docstring in own:
            texts[f"{prefix}{card.name}.{name}"] = text_of(docstring)
        if not prefix:
            known[card.name] = own
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


def lines_of(card: ast.ClassDef, effects: Effects) -> dict[int, str]:
    """What each of a card's effects does in a few words, by its number among them; of a card without effects what else
    there is to say of it. Raises NoText for a line that is too long, and for more or fewer of them than effects.
    """
    lines = [line.strip() for line in (ast.get_docstring(card) or "").strip().splitlines()]
    numbers = [number for number, (_, text) in enumerate(effects, 1) if len(effects) == 1 or text_of(text) != NO_EFFECT]
    wanted = numbers or list(range(1, len(lines) + 1))
    if len(lines) != len(wanted) or not lines:
        raise NoText(f"{card.name}: has {len(lines)} lines for {len(wanted)} effects: {lines}")
    for line in lines:
        if letters_of(line) > longest_line(ORIGINAL):
            letters = f"{letters_of(line)} letters, more than {longest_line(ORIGINAL)}"
            raise NoText(f"{card.name}: has a line of {letters}: {line!r}")
    return dict(zip(wanted, lines, strict=True))


def with_inherited(card: ast.ClassDef, own: Effects, sisters: dict[str, Effects]) -> Effects:
    """A class's own effects with those of its sister in another edition, if it inherits from that one."""
    inherits = any(isinstance(base, ast.Attribute) and base.attr == card.name for base in card.bases)
    effects = {**dict(sisters[card.name] if inherits else []), **dict(own)}
    return [(name, effects[name]) for name in EFFECT_METHODS if name in effects]


def text_of(docstring: str) -> str:
    """The text of an effect: the first paragraph of the method's docstring."""
    return folded(docstring.partition("\n\n")[0])


def effects_of(card: ast.ClassDef) -> Effects:
    """The names of a class's effect methods with their docstrings. Raises NoText if one has none."""
    effects: Effects = []
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

"""The words of one set stand in its folder: code of the rooms in which all sets are alike has none of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import splay

PACKAGE = Path(splay.__file__).parent
ROOMS = ("core", "views", "agents", "terminal")
WORDS = re.compile(
    r"dig|digs|dug|digging|city|cities|endors\w*|seiz\w*|promot\w*|forecast\w*|foreshadow\w*|relics?|artifacts?"
    r"|echo|echoes|museums?|flags?|fountains?"
)
"""What only one set brings. Their names alone are looked for in comments and texts too (`tests/test_layers.py`)."""
KIND_OF_EFFECT = (
    "echo effects are one of the kinds of effects that cards have, and when they are executed their set says"
)
ALLOWED = {
    ("core/card.py", "echo"): KIND_OF_EFFECT,
    ("core/dogma.py", "echo"): KIND_OF_EFFECT,
    ("terminal/steps.py", "echo"): KIND_OF_EFFECT,
    ("terminal/words.py", "echo"): KIND_OF_EFFECT,
}
"""The words that may stay, by file, each with the reason; whoever gets rid of one takes it out."""


def names_in(source: str) -> Iterator[str]:
    """What the code of a source is made of: names of all sorts, and texts that are no docstrings."""
    tree = ast.parse(source)
    documents = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in documents:
                yield node.value
            continue
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


def words_in(source: str) -> set[str]:
    """The words of single sets that are part of what the code is made of."""
    parts = [part.lower() for name in names_in(source) for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]
    return {part for part in parts if WORDS.fullmatch(part)}


@pytest.mark.parametrize("room", ROOMS)
def test_no_word_of_a_set_stands_where_all_sets_are_alike(room: str) -> None:
    files = [path for path in (PACKAGE / room).rglob("*.py") if "sets" not in path.relative_to(PACKAGE / room).parts]
    assert len(files) > 10
    found = {
        (str(path.relative_to(PACKAGE)), word) for path in files for word in words_in(path.read_text(encoding="utf-8"))
    }
    assert found == {place for place in ALLOWED if place[0].startswith(f"{room}/")}


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("game.endorsed = False", {"endorsed"}),
        ("from splay.core.event import DIG, MELD", {"dig"}),
        ("class CityEvent(Event): pass", {"city"}),
        ("def may_promote(you): return you.forecast", {"promote", "forecast"}),
        ('if event.kind == "seize": pass', {"seize"}),
        ('Message("prompt-endorse")', {"endorse"}),
        ("Preview(digs=digs, dug=dug)", {"digs", "dug"}),
        ('"""What digs and cities bring."""\ndigit = "velocity"  # no dig', set()),
    ],
)
def test_what_stood_there_once_is_seen(source: str, words: set[str]) -> None:
    """So that the test above can fail."""
    assert words_in(source) == words

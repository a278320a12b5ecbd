"""What holds for each card of an expansion."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, EFFECT_METHODS, SHARED, Card
from splay.core.symbols import COLOR_NAMES, SYMBOL_NAMES
from splay.locale.catalogue import load
from splay.sets import mixed_deck
from splay.sets.artifacts import ARTIFACTS
from splay.sets.cities import CITIES
from splay.sets.echoes import ECHOES

TESTS = Path(__file__).parents[1]
SETS = (ARTIFACTS, ECHOES, CITIES)
FACES: dict[str, list[dict[str, Any]]] = {
    name: json.loads((TESTS / "data" / f"{name}_faces.json").read_text(encoding="utf-8")) for name in SETS
}
KIND_NAMES = {ECHO: "echo", DEMAND: "demand", COMPEL: "compel", SHARED: "dogma"}
BEGINNINGS = {"demand": "I demand ", "compel": "I compel "}
EVERY_CARD = [
    pytest.param(card, id=card.key) for name in SETS for card in mixed_deck(("base", name)) if card.set_name == name
]


def face_of(card: Card) -> dict[str, Any]:
    """The card in the words of the reference."""
    return {
        "name": card.name,
        "age": card.age,
        "color": COLOR_NAMES[card.color],
        "icons": [SYMBOL_NAMES[icon] for icon in card.icons],
        "featured": SYMBOL_NAMES[card.featured],
        "effects": [KIND_NAMES[EFFECT_KINDS[effect]] for effect in card.effects],
    }


@pytest.mark.parametrize("name", SETS)
def test_every_card_of_the_reference_is_there(name: str) -> None:
    cards = [card for card in mixed_deck(("base", name)) if card.set_name == name]
    assert [face_of(card)["name"] for card in cards] == [face["name"] for face in FACES[name]]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_the_face_is_that_of_the_reference(card: Card) -> None:
    assert face_of(card) in FACES[card.set_name]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_effect_and_the_whole_card_have_words(card: Card) -> None:
    for effect in card.effects:
        method = EFFECT_METHODS[effect]
        text = load().effect(card, method)
        for kind, beginning in BEGINNINGS.items():
            assert text.startswith(beginning) == (method == kind)
        assert text[-1] == ("!" if method in BEGINNINGS else ".")
    lines = [line for line in load().lines(card) if line]
    assert lines
    assert all(line[-1] in ".!" for line in lines)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_card_has_tests_of_its_own(card: Card) -> None:
    path = file_with_tests(card)
    assert path.exists()
    assert card.name in path.read_text(encoding="utf-8")


def file_with_tests(card: Card) -> Path:
    """The file with the tests of a card; cities, which have no effects, are lines of one."""
    if card.set_name == CITIES:
        return TESTS / "sets" / CITIES / "every_city.py"
    return TESTS / "sets" / card.set_name / f"age_{card.age:02}" / f"test_{card.key.replace('-', '_')}.py"

"""What holds for all cards together, and for each card of every edition."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import splay
from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, EFFECT_METHODS, SHARED, Card
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, ICONS, LEFT, RIGHT, SHOWN_PLACES, UNSPLAYED, UP, unpacked
from splay.sets import DECKS, find_card

TESTS = Path(__file__).parents[1]
FACES: list[dict[str, Any]] = json.loads((TESTS / "data" / "base_faces.json").read_text(encoding="utf-8"))
KIND_NAMES = {ECHO: "echo", DEMAND: "demand", COMPEL: "compel", SHARED: "dogma"}
EVERY_CARD = [pytest.param(card, id=f"{edition}-{card.key}") for edition in DECKS for card in DECKS[edition]]


def docstrings() -> dict[tuple[str, str], str]:
    """The docstrings of the effects in the sources, by class and method; first-edition classes have a `*`."""
    found = {}
    for path in sorted((Path(splay.__file__).parent / "sets" / "base").rglob("age_*.py")):
        mark = "*" if path.parent.name == "first_edition" else ""
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found[node.name + mark, method.name] = ast.get_docstring(method) or ""
    return found


TEXTS = docstrings()


@pytest.mark.parametrize("edition", DECKS)
def test_the_set_is_complete(edition: str) -> None:
    cards = DECKS[edition]
    assert [card.index for card in cards] == list(range(105))
    assert [len([card for card in cards if card.age == age]) for age in range(1, 11)] == [15, *[10] * 9]
    assert Counter(card.color for card in cards) == dict.fromkeys(range(5), 21)
    assert {card.set_name for card in cards} == {"base"}


@pytest.mark.parametrize("edition", DECKS)
def test_names_and_keys_are_unique(edition: str) -> None:
    for words in ([card.name for card in DECKS[edition]], [card.key for card in DECKS[edition]]):
        assert len(set(words)) == 105


@pytest.mark.parametrize("edition", DECKS)
def test_faces_are_those_of_the_reference(edition: str) -> None:
    ours = [
        {
            "name": card.name,
            "age": card.age,
            "color": COLOR_NAMES[card.color],
            "icons": [ICON_NAMES[icon] for icon in card.icons],
            "featured": ICON_NAMES[card.featured],
            "effects": [KIND_NAMES[EFFECT_KINDS[effect]] for effect in card.effects],
        }
        for card in DECKS[edition]
    ]
    theirs = []
    for face in FACES:
        effects = face.get("first_edition_effects", face["effects"]) if edition == "first" else face["effects"]
        theirs.append({**{name: face[name] for name in ours[0]}, "effects": effects})
    assert ours == theirs


def test_the_first_edition_differs_in_nine_cards() -> None:
    different = [one.name for one, other in zip(DECKS["third"], DECKS["first"], strict=True) if one is not other]
    assert sorted(different) == sorted(face["name"] for face in FACES if "first_edition_effects" in face)
    assert len(different) == 9


def test_cards_of_another_edition_keep_their_number() -> None:
    for one, other in zip(DECKS["third"], DECKS["first"], strict=True):
        assert (one.index, one.key, one.set_name) == (other.index, other.key, other.set_name)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_every_effect_has_a_text(card: Card) -> None:
    for effect in card.effects:
        method = EFFECT_METHODS[effect]
        text = TEXTS.get((card.type_name, method), "")
        if card.edition == "first" and card is not DECKS["third"][card.index]:
            text = TEXTS.get((card.type_name + "*", method), text)
        assert len(text) > 10, f"{card.name} has no text for its {method}"
        assert text.startswith("I demand ") == (method == "demand")
        assert text.rstrip()[-1] == ("!" if method == "demand" else text.rstrip()[-1])


@pytest.mark.parametrize("card", DECKS["third"], ids=lambda card: card.key)
def test_every_card_has_tests_of_its_own(card: Card) -> None:
    path = TESTS / "sets" / "base" / f"age_{card.age:02}" / f"test_{card.key.replace('-', '_')}.py"
    assert path.exists()
    assert card.name in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("card", EVERY_CARD)
def test_packed_icons_are_those_of_the_face(card: Card) -> None:
    for icon in ICONS:
        assert unpacked(card.full)[icon] == card.icons.count(icon)
        for direction in (UNSPLAYED, LEFT, RIGHT, UP):
            places = [place for place in SHOWN_PLACES[direction] if place < len(card.icons)]
            assert unpacked(card.shown[direction])[icon] == [card.icons[place] for place in places].count(icon)
        assert card.has(icon) == (icon in card.icons)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_the_kinds_of_effects_are_told(card: Card) -> None:
    kinds = [EFFECT_KINDS[effect] for effect in card.effects]
    assert kinds == sorted(kinds)


@pytest.mark.parametrize("card", EVERY_CARD)
def test_options_of_a_card_carry_its_key(card: Card) -> None:
    assert card.meld_action.key == f"meld:{card.key}"
    assert card.dogma_action.key == f"dogma:{card.key}"
    assert card.meld_action.card is card.dogma_action.card is card
    assert repr(card) == f"<{card.name}>"


def test_cards_are_found_by_name_and_key_whatever_the_case() -> None:
    wheel = find_card("The Wheel")
    assert wheel is not None
    assert find_card(" the wheel ") is wheel
    assert find_card("the-wheel") is wheel
    assert find_card("Wheel") is None
    oars = find_card("Oars", "first")
    assert oars is not None
    assert oars.edition == "first"

"""The English card catalogue is made from the card sources, and is current."""

from pathlib import Path

import pytest

from splay.locale.extract import CATALOGUE, NoText, as_json, catalogue_of, texts_of_module
from splay.sets import DECKS

SETS = Path(__file__).parents[2] / "src" / "splay" / "sets"

SOURCE = '''
class TheWheel(Card):
    face = Face(1, GREEN, HEX, CASTLE, CASTLE, CASTLE)

    def dogma(self, you):
        """Draw two
        [1]s."""

    def helper(self):
        """Not an effect."""


class CodeOfLaws(Card):
    title = "Code of Laws"

    def demand(self, you, me):
        """I demand nothing!"""
'''


def test_the_committed_catalogue_is_what_the_sources_say() -> None:
    assert CATALOGUE.read_text(encoding="utf-8") == as_json(catalogue_of(SETS)), "run python -m splay.locale.extract"


def test_names_and_effects_are_taken_with_white_space_folded() -> None:
    assert texts_of_module(SOURCE) == {
        "TheWheel.name": "The Wheel",
        "TheWheel.dogma": "Draw two [1]s.",
        "CodeOfLaws.name": "Code of Laws",
        "CodeOfLaws.demand": "I demand nothing!",
    }


def test_another_edition_has_effects_under_its_own_name_and_no_names() -> None:
    assert texts_of_module(SOURCE, "first.") == {
        "first.TheWheel.dogma": "Draw two [1]s.",
        "first.CodeOfLaws.demand": "I demand nothing!",
    }


def test_an_effect_without_words_is_named() -> None:
    with pytest.raises(NoText, match=r"Oars\.dogma"):
        texts_of_module("class Oars(Card):\n    def dogma(self, you):\n        you.draw(1)\n")


def test_the_catalogue_is_in_deck_order() -> None:
    names = [key.removesuffix(".name") for key in catalogue_of(SETS) if key.endswith(".name")]
    assert names == [card.type_name for card in DECKS["third"]]

"""The English card catalogue is made from the card sources, and is current."""

from pathlib import Path

import pytest

from splay.core.expansion import BASE, EXPANSIONS
from splay.locale.extract import (
    ANSWERS_CATALOGUE,
    CATALOGUE,
    NoText,
    answers_catalogue_of,
    answers_of_module,
    as_json,
    catalogue_of,
    texts_of_module,
)
from splay.sets import all_cards, cards_of_set

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
    made = {CATALOGUE: catalogue_of(SETS), ANSWERS_CATALOGUE: answers_catalogue_of(SETS)}
    for file, texts in made.items():
        assert file.read_text(encoding="utf-8") == as_json(texts), "run python -m splay.locale.extract"


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


def test_the_docstring_of_a_class_is_the_gist_of_the_card() -> None:
    with_gist = SOURCE.replace("class TheWheel(Card):", 'class TheWheel(Card):\n    """Draw two [1]s"""\n')
    assert texts_of_module(with_gist)["TheWheel.gist"] == "Draw two [1]s"


def test_a_gist_that_is_too_long_is_named() -> None:
    text = f'class Oars(Card):\n    """{"a" * 61}"""\n'
    with pytest.raises(NoText, match=r"^Oars: its gist has 61 letters, more than 60: 'a+'$"):
        texts_of_module(text)
    assert texts_of_module(text.replace("aa", "a", 1))["Oars.gist"] == "a" * 60


ASKING = '''
class Tools(Card):
    def dogma(self, you):
        """You may return
        three.

        yes: Return three
        no: Keep them
        """
'''


def test_the_words_of_answers_stand_beneath_the_effect() -> None:
    assert texts_of_module(ASKING) == {"Tools.name": "Tools", "Tools.dogma": "You may return three."}
    assert answers_of_module(ASKING) == {"Tools.dogma.yes": "Return three", "Tools.dogma.no": "Keep them"}
    assert answers_of_module(SOURCE) == {}


@pytest.mark.parametrize("line", ["maybe: Return one", "yes:", "Return three"])
def test_a_line_that_is_no_answer_is_named(line: str) -> None:
    with pytest.raises(NoText, match=r"^Tools\.dogma: '.*' is no answer with its words, as `yes: Return it`$"):
        answers_of_module(ASKING.replace("yes: Return three", line))


def test_an_effect_without_words_is_named() -> None:
    with pytest.raises(NoText, match=r"Oars\.dogma"):
        texts_of_module("class Oars(Card):\n    def dogma(self, you):\n        you.draw(1)\n")


def test_the_catalogue_has_the_sets_one_after_the_other_each_in_deck_order() -> None:
    names = [key.removesuffix(".name") for key in catalogue_of(SETS) if key.endswith(".name")]
    sets = [[card.type_name for card in cards_of_set(name)] for name in (BASE, *EXPANSIONS)]
    assert names[: len(sets[0])] == sets[0]
    assert sorted(names) == sorted(card.type_name for card in all_cards("third"))
    for cards in sets:
        first = names.index(cards[0])
        assert names[first : first + len(cards)] == cards

"""The English card catalogue is made from the card sources, and is current."""

import re
from pathlib import Path

import pytest

from splay.core.expansion import BASE, EXPANSIONS
from splay.locale.extract import (
    ANSWERS_CATALOGUE,
    CATALOGUE,
    Effects,
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
    """Draw two [1]."""

    face = Face(1, GREEN, HEX, CASTLE, CASTLE, CASTLE)

    def dogma(self, you):
        """Draw two
        [1]s."""

    def helper(self):
        """Not an effect."""


class CodeOfLaws(Card):
    """I demand nothing.
    Leave others alone.
    """

    title = "Code of Laws"

    def demand(self, you, me):
        """I demand nothing!"""

    def dogma(self, you):
        """Leave the others
        alone.
        """
'''


def test_the_committed_catalogue_is_what_the_sources_say() -> None:
    made = {CATALOGUE: catalogue_of(SETS), ANSWERS_CATALOGUE: answers_catalogue_of(SETS)}
    for file, texts in made.items():
        assert file.read_text(encoding="utf-8") == as_json(texts), "run python -m splay.locale.extract"


def test_names_and_effects_are_taken_with_white_space_folded() -> None:
    assert texts_of_module(SOURCE) == {
        "TheWheel.name": "The Wheel",
        "TheWheel.line-1": "Draw two [1].",
        "TheWheel.dogma": "Draw two [1]s.",
        "CodeOfLaws.name": "Code of Laws",
        "CodeOfLaws.line-1": "I demand nothing.",
        "CodeOfLaws.line-2": "Leave others alone.",
        "CodeOfLaws.demand": "I demand nothing!",
        "CodeOfLaws.dogma": "Leave the others alone.",
    }


def test_another_edition_has_effects_under_its_own_name_and_no_names() -> None:
    assert texts_of_module(SOURCE, "first.") == {
        f"first.{key}": text for key, text in texts_of_module(SOURCE).items() if not key.endswith(".name")
    }


def test_a_card_of_another_edition_has_a_line_for_what_it_inherits_too() -> None:
    sisters: dict[str, Effects] = {}
    texts_of_module(SOURCE, sisters=sisters)
    assert texts_of_module(INHERITING, "first.", sisters) == {
        "first.CodeOfLaws.line-1": "I demand nothing.",
        "first.CodeOfLaws.line-2": "Leave one alone.",
        "first.CodeOfLaws.dogma": "Leave an opponent alone.",
    }
    with pytest.raises(NoText, match=r"^CodeOfLaws: has 2 lines for 1 effects: "):
        texts_of_module(INHERITING.replace("(age_1.CodeOfLaws)", "(Card)"), "first.", sisters)


def test_a_line_that_is_too_long_is_named_and_icons_and_values_count_two_letters() -> None:
    longest = "Draw " + "a" * 34 + " [castle][10]"
    text = SOURCE.replace("Draw two [1].", longest)
    assert texts_of_module(text)["TheWheel.line-1"] == longest
    with pytest.raises(NoText, match=r"^TheWheel: has a line of 45 letters, more than 44: 'Draw a+ \[castle\]\[10\]'$"):
        texts_of_module(text.replace("Draw a", "Draw aa"))


@pytest.mark.parametrize(
    ("lines", "number"), [("", 0), ("    I demand nothing.\n", 1), ("    Draw.\n    Draw.\n    Draw.\n", 3)]
)
def test_more_or_fewer_lines_than_effects_are_named(lines: str, number: int) -> None:
    text = SOURCE.replace("I demand nothing.\n    Leave others alone.\n", f"{lines.strip()}\n")
    with pytest.raises(NoText, match=rf"^CodeOfLaws: has {number} lines for 2 effects: \["):
        texts_of_module(text)


def test_an_effect_that_does_nothing_has_no_line_unless_the_card_has_no_other() -> None:
    second = re.sub(r"(?s)Leave the others.*?(?=\"\"\")", "No effect.", SOURCE).replace("    Leave others alone.\n", "")
    first = SOURCE.replace("I demand nothing!", "No effect.").replace("I demand nothing.\n    ", "")
    only = re.sub(r"(?s)Draw two\n.*?(?=\"\"\")", "No effect.", SOURCE).replace("Draw two [1].", "No effect.")
    assert [key for key in texts_of_module(second) if "CodeOfLaws.line" in key] == ["CodeOfLaws.line-1"]
    assert [key for key in texts_of_module(first) if "CodeOfLaws.line" in key] == ["CodeOfLaws.line-2"]
    assert texts_of_module(only)["TheWheel.line-1"] == "No effect."


def test_a_card_without_effects_says_in_lines_what_it_is_for() -> None:
    assert texts_of_module('class Rome(City):\n    """Draw a [3].\n    Splay red left.\n    """\n') == {
        "Rome.name": "Rome",
        "Rome.line-1": "Draw a [3].",
        "Rome.line-2": "Splay red left.",
    }
    with pytest.raises(NoText, match=r"^Rome: has 0 lines"):
        texts_of_module("class Rome(City):\n    pass\n")


INHERITING = '''
class CodeOfLaws(age_1.CodeOfLaws):
    """I demand nothing.
    Leave one alone.
    """

    def dogma(self, you):
        """Leave an opponent alone."""
'''
ASKING = '''
class Tools(Card):
    """Return three."""

    def dogma(self, you):
        """You may return
        three.

        yes: Return three
        no: Keep them
        """
'''


def test_the_words_of_answers_stand_beneath_the_effect() -> None:
    assert texts_of_module(ASKING)["Tools.dogma"] == "You may return three."
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

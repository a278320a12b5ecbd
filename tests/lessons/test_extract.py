"""The coach's words are in the catalogue by key, and current."""

import re
from typing import Final

import pytest

from splay.lessons.extract import CATALOGUE, as_fluent, words_of_lessons
from splay.lessons.guided.comments import all_comments
from splay.lessons.lesson_words import NAMED, NotSaid, arguments_of, by_name, check_text, check_title, fluent_of
from splay.lessons.shelf import all_lessons
from splay.locale.catalogue import load
from splay.sets import DECKS

DECK: Final = by_name(DECKS["third"])
SEATS: Final = ("me", "Tom")


def test_the_committed_catalogue_is_what_the_files_say() -> None:
    said = CATALOGUE.read_text(encoding="utf-8")
    assert said == as_fluent(words_of_lessons()), "run python -m splay.lessons.extract"


def test_every_word_of_the_coach_is_reached_by_its_key() -> None:
    words = words_of_lessons()
    steps = [step for lesson in all_lessons() for step in lesson.steps]
    wrongs = sum(len(step.wrongs) + bool(step.otherwise) for step in steps)
    assert len(words) == 2 * len(all_lessons()) + 2 * len(steps) + wrongs + 2 * len(all_comments())
    assert [key for key in words if not load().has_text(key)] == []


def test_names_become_arguments() -> None:
    assert fluent_of("{Tom} has {Code of Laws}.") == "{ $tom } has { $code-of-laws }."
    assert set(arguments_of("{Tom} has {Code of Laws} of {win_of_2}.", DECK, SEATS)) == {"tom", "code-of-laws"}
    with pytest.raises(NotSaid, match=r"\{me\}: is no card, no other player"):
        arguments_of("{me} wins.", DECK, SEATS)


@pytest.mark.parametrize("text", ["", "No period", "One. Two. Three.", "Why? So! Then."])
def test_more_than_two_sentences_or_none_are_refused(text: str) -> None:
    with pytest.raises(NotSaid):
        check_text(text)


@pytest.mark.parametrize(
    "text", ["Draw.", "Draw a [1]. Then stop.", "It costs 1.5 points: all.", "Use {A.I.}. Then go."]
)
def test_one_or_two_sentences_are_said(text: str) -> None:
    check_text(text)


def test_a_title_has_five_words() -> None:
    check_title("Use {The Wheel} for free.")
    for title in ("", "This is one word too much"):
        with pytest.raises(NotSaid):
            check_title(title)


def test_no_word_of_the_coach_needs_a_pointer() -> None:
    words = words_of_lessons().values()
    assert [text for text in words if re.search(r"\b(click|tap|hover|mouse|drag|point at)", text, re.IGNORECASE)] == []


def test_numbers_of_the_rules_stand_in_no_word_of_the_coach() -> None:
    """They are arguments, so that no word has to know them: how many achievements win, of how many there are."""
    words = [NAMED.sub("", text) for text in words_of_lessons().values()]
    assert [text for text in words if re.search(r"\b(six|[678]) (achievements|win)\b", text, re.IGNORECASE)] == []

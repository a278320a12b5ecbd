"""What stands for a thing by its first letters must not stand for another: colors, and computers at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from splay.agents.roster import AGENT_NAMES
from splay.core.symbols import COLOR_NAMES
from splay.locale.catalogue import ORIGINAL, Catalogue, languages, load
from splay.sets import DECKS
from splay.terminal.words import Words

COMPUTERS = [f"lobby-seat-agent-{agent}" for agent in AGENT_NAMES]
FRENCH = {
    "web-shell.ftl": """letter-blue = B
letter-red = R
letter-green = V
letter-yellow = J
letter-purple = V
""",
    "web-lobby.ftl": """lobby-seat-agent-random = Ordinateur facile
lobby-seat-agent-rule = Ordinateur moyen
lobby-seat-agent-greedy = Fort
lobby-seat-agent-planner = Expert
lobby-seat-agent-master = Maître
""",
}
"""Of a language of which two colors, and two computers, begin alike."""


def alike(words: list[str]) -> set[str]:
    """Those of some words that another one of them is, whatever the case."""
    folded = [word.casefold() for word in words]
    return {word for word in folded if folded.count(word) > 1}


def letters_of_colors(catalogue: Catalogue) -> list[str]:
    """The letter for each color."""
    return [catalogue.text(f"letter-{color}") for color in COLOR_NAMES]


def beginnings_of_computers(catalogue: Catalogue, letters: int) -> list[str]:
    """So many first letters of what each computer is called."""
    return [catalogue.text(key)[:letters] for key in COMPUTERS]


@pytest.fixture
def french(tmp_path: Path) -> Catalogue:
    for file, source in FRENCH.items():
        (tmp_path / file).write_text(source, encoding="utf-8")
    return Catalogue("fr", tmp_path, load())


@pytest.mark.parametrize("language", languages())
def test_each_color_has_a_letter_of_its_own(language: str) -> None:
    letters = letters_of_colors(load(language))
    assert alike(letters) == set()
    assert {len(letter) for letter in letters} == {1}, "one cell of the terminal each"


@pytest.mark.parametrize("language", languages())
def test_computers_begin_with_letters_of_their_own(language: str) -> None:
    """Those are their marks at the table: one letter, in English two, as Easy and Expert both play."""
    words = load(language)
    named = language != ORIGINAL and words.own_keys >= set(COMPUTERS)
    assert alike(beginnings_of_computers(words, 1 if named else 2)) == set()


def test_two_that_begin_alike_are_found(french: Catalogue) -> None:
    assert alike(letters_of_colors(french)) == {"v"}
    assert alike(beginnings_of_computers(french, 1)) == {"o"}


def test_the_terminal_takes_the_letters_that_the_language_says(french: Catalogue) -> None:
    words = Words(french, [], DECKS["third"])
    assert "".join(map(words.letter, COLOR_NAMES)) == "".join(letters_of_colors(french))
    assert words.letter("yellow") == "J", "and not the first of English Yellow"

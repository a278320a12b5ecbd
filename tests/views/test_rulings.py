"""The rulings that a table names are the decisions of docs/rules.md that its sets bring, in the same words."""

import re
from pathlib import Path
from typing import Final

import pytest

from splay.core.expansion import BASE
from splay.core.options import Options
from splay.locale.catalogue import load
from splay.sets import FURTHER_SETS
from splay.sets.rulings import OF_EXPANSIONS
from splay.views.rulings import RULINGS, rulings_of

RULES: Final = Path(__file__).parents[2] / "docs" / "rules.md"
EXPANSIONS: Final = "expansions"
BROUGHT: Final = {
    BASE: [*RULINGS],
    EXPANSIONS: OF_EXPANSIONS,
    **{further.name: [one for one in further.rulings if one not in OF_EXPANSIONS] for further in FURTHER_SETS},
}
"""The rulings of each set, and of every table with an expansion."""
HEADINGS: Final = {
    BASE: "The base set",
    EXPANSIONS: "Every expansion",
    "artifacts": "Artifacts of History",
    "relics": "Relics",
    "echoes": "Echoes of the Past",
    "cities": "Cities of Destiny",
}
"""What the rules document calls each set."""
TABLES: Final = [
    ("base",),
    ("base", "artifacts"),
    ("base", "artifacts", "relics"),
    ("base", "echoes"),
    ("base", "artifacts", "relics", "echoes"),
    ("base", "cities"),
    ("base", "artifacts", "relics", "echoes", "cities"),
]


def decisions() -> dict[str, dict[int, str]]:
    """The decisions of the rules document by the heading above them, as plain text by their numbers."""
    text = RULES.read_text(encoding="utf-8")
    section = text[text.index("## Decisions") :].split("\n## ")[0]
    _, *parts = section.split("\n### ")
    return {part.partition("\n")[0]: numbered(part) for part in parts}


def numbered(part: str) -> dict[int, str]:
    """The items of a numbered list, as plain text."""
    found = re.findall(r"^(\d+)\. (.*(?:\n   .*)*)", part, re.MULTILINE)
    return {int(number): re.sub(r"[*`]", "", re.sub(r"\s+", " ", words)) for number, words in found}


def told(sets: tuple[str, ...]) -> list[str]:
    """The words that a table with these sets names, in teams."""
    return [load().text(key) for key in rulings_of(Options(players=4, teams="random", sets=sets))]


def test_every_decision_is_a_ruling_of_its_set_in_the_same_words() -> None:
    worded = {name: {ruling.number: load().text(ruling.key) for ruling in BROUGHT[name]} for name in BROUGHT}
    assert {HEADINGS[name]: rulings for name, rulings in worded.items()} == decisions()


@pytest.mark.parametrize("sets", TABLES)
def test_a_table_names_the_decisions_of_its_sets_and_no_others(sets: tuple[str, ...]) -> None:
    base, *further = sets
    parts = [base, EXPANSIONS, *further] if further else [base]
    assert told(sets) == [words for name in parts for words in decisions()[HEADINGS[name]].values()]


def test_only_what_every_expansion_brings_is_brought_by_several() -> None:
    for further in FURTHER_SETS:
        assert further.part_of or further.rulings[: len(OF_EXPANSIONS)] == OF_EXPANSIONS


def test_every_ruling_has_a_key_of_its_own() -> None:
    rulings = [ruling for brought in BROUGHT.values() for ruling in brought]
    assert len({ruling.key for ruling in rulings}) == len(rulings) > len(RULINGS)


@pytest.mark.parametrize(
    ("sets", "in_teams"),
    [(("base",), ["ruling-disputed-prints"]), (TABLES[1], ["ruling-disputed-prints", "ruling-words-for-players"])],
)
def test_what_matters_in_teams_is_not_named_without_them(sets: tuple[str, ...], in_teams: list[str]) -> None:
    alone = rulings_of(Options(players=4, sets=sets))
    teams = rulings_of(Options(players=4, teams="random", sets=sets))
    assert [key for key in teams if key not in alone] == in_teams
    assert alone == [key for key in teams if key not in in_teams]

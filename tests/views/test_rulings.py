"""The rulings that a table names are the decisions of docs/rules.md, in the same words."""

import re
from pathlib import Path

from splay.core.options import Options
from splay.locale.catalogue import load
from splay.views.rulings import RULINGS, rulings_of

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def decisions() -> dict[int, str]:
    """The decisions of the rules document, as plain text."""
    text = RULES.read_text(encoding="utf-8")
    section = text[text.index("## Decisions") :].split("\n## ")[0]
    found = re.findall(r"^(\d+)\. (.*(?:\n   .*)*)", section, re.MULTILINE)
    return {int(number): re.sub(r"[*`]", "", re.sub(r"\s+", " ", words)) for number, words in found}


def test_every_decision_is_a_ruling_in_the_same_words() -> None:
    assert decisions()
    assert {ruling.number: load().text(ruling.key) for ruling in RULINGS} == decisions()


def test_every_ruling_has_a_key_of_its_own() -> None:
    assert len({ruling.key for ruling in RULINGS}) == len(RULINGS)


def test_what_matters_in_teams_is_not_named_without_them() -> None:
    alone, teams = rulings_of(Options()), rulings_of(Options(players=4, teams="random"))
    assert [key for key in teams if key not in alone] == ["ruling-disputed-prints"]
    assert alone == [key for key in teams if key != "ruling-disputed-prints"]

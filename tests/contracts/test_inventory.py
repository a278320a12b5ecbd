"""Every line of the inventory of rules has a test that cites its number, once the sets that it needs are there.

`tests/data/inventory.txt` lists the lines, each with its sets. A test cites a line by its number, as in AR023, in a
comment or docstring.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from splay.core.expansion import BASE
from splay.sets import FURTHER_SETS

ROOT: Final = Path(__file__).parents[2]
INVENTORY: Final = ROOT / "tests" / "data" / "inventory.txt"
NUMBER: Final = re.compile(r"\b(?:AR|EC|CI|CO)\d{3}\b")
TESTS: Final = (("tests", "*.py"), ("web/src", "*.test.ts"))


def lines() -> dict[str, set[str]]:
    """The lines of the inventory, each with the sets that it needs."""
    found = {}
    for line in INVENTORY.read_text(encoding="utf-8").splitlines():
        number, *sets = line.split()
        assert number not in found, f"{number} stands twice"
        found[number] = set(sets)
    return found


def cited() -> set[str]:
    """The numbers that tests cite."""
    files = [path for folder, pattern in TESTS for path in (ROOT / folder).rglob(pattern)]
    files.remove(Path(__file__))
    return {number for path in files for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


def test_every_line_names_its_sets() -> None:
    assert len(lines()) == 232 + 216 + 209 + 69
    assert not [number for number, sets in lines().items() if not sets or BASE in sets]


def test_every_line_that_is_due_is_cited_by_a_test() -> None:
    due = {number for number, sets in lines().items() if sets <= {further.name for further in FURTHER_SETS}}
    print("not due yet:", *sorted(set(lines()) - due))
    assert due
    assert sorted(due - cited()) == [], "due lines without a test"


def test_no_test_cites_a_line_that_there_is_not() -> None:
    assert sorted(cited() - set(lines())) == []

"""A test that leaves unlooked what its actions changed fails, and the list of those that may only gets shorter."""

from __future__ import annotations

import pytest

from splay.playing import PlayedTable, play
from tests.sets.watch import LISTED, SETS, complaint


def melded() -> PlayedTable:
    """A table at which nobody has looked at anything yet."""
    return play("red: Archery; hand: Oars, Tools").meld("Oars")


@pytest.mark.xfail(strict=True, raises=pytest.fail.Exception, reason="it leaves unlooked what it changed")
def test_what_nobody_looks_at_fails_a_test() -> None:
    assert melded().me.hand == ["Tools"]


def test_the_message_names_the_places_and_proposes_what_to_assert() -> None:
    table = melded()
    assert table.me.hand == ["Tools"]
    assert complaint("test", [table]) == (
        "nothing looks at me red; if it is right by the card's text, assert that"
        " table.changes == 'me red +Oars; me hand -Oars'"
    )
    assert complaint("test", [table]) == ""  # what has been proposed has been looked at


def test_each_table_of_a_test_is_looked_at() -> None:
    seen, unseen = melded(), melded()
    assert seen.changes == "me red +Oars; me hand -Oars"
    assert complaint("test", [seen]) == ""
    assert complaint("test", [seen, unseen]).startswith("nothing looks at me hand, me red;")


def test_nobody_needs_to_look_once_a_game_is_over() -> None:
    table = play("red: Archery; score: Coal; achievements: 2, 3, 4, 5, 6").achieve(1)
    assert table.result is not None
    assert table.unlooked == {"me achievements"}
    assert complaint("test", [table]) == ""


def test_a_listed_test_must_leave_something_unlooked() -> None:
    table = melded()
    assert complaint("test", [table], frozenset(["test"])) == ""
    assert table.changes != ""
    assert complaint("test", [table], frozenset(["test"])) == "test looks at all that changed: take it off unlooked.txt"


def test_the_list_names_tests_that_there_are() -> None:
    sources = {file: (SETS / file).read_text(encoding="utf-8") for file in {name.split("::")[0] for name in LISTED}}
    gone = []
    for name in sorted(LISTED):
        file, _, test = name.partition("::")
        if f"\ndef {test.partition('[')[0]}(" not in sources[file]:
            gone.append(name)
    assert gone == []

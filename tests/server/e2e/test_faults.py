"""Games played through crashes: `benchmarks/faults`, in small."""

from __future__ import annotations

import asyncio
import shutil
from typing import Any

import pytest
from benchmarks.faults.audit import log_breaches, path_of
from benchmarks.faults.book import ACCEPTED, ANSWER, UNDO, UNKNOWN, Attempt, Book, Game, Notes
from benchmarks.faults.postgres import postgres_folder
from benchmarks.faults.run import Outcome, Plan, run

from tests.strength import amount

SENT = [Attempt(ANSWER, "draw", 0, ACCEPTED), Attempt(UNDO, "", 1, UNKNOWN), Attempt(ANSWER, "meld:oars", 1, UNKNOWN)]
DRAWN = {"seq": 1, "seat": 0, "kind": ANSWER, "key": "draw", "events": [{"kind": "turn"}]}
MELDED = {"seq": 2, "seat": 0, "kind": ANSWER, "key": "meld:oars", "events": []}
UNDONE = {"seq": 2, "seat": 0, "kind": UNDO, "key": "", "events": []}
BACK = {"seq": 2, "seat": 0, "kind": "back", "key": "0", "events": []}
OTHERS = {"seq": 2, "seat": 1, "kind": ANSWER, "key": "draw", "events": []}


@pytest.mark.parametrize(
    ("log", "lost", "doubled", "breaches"),
    [
        ([DRAWN], 0, 0, 0),
        ([DRAWN, MELDED], 0, 0, 0),
        ([DRAWN, UNDONE], 0, 0, 0),
        ([DRAWN, BACK], 0, 0, 0),
        ([DRAWN, OTHERS], 0, 0, 0),
        ([], 1, 0, 1),
        ([{**DRAWN, "key": "achieve:1"}], 1, 1, 2),
        ([DRAWN, OTHERS, {**MELDED, "seq": 3}], 0, 1, 1),
        ([DRAWN, UNDONE, {**UNDONE, "seq": 3}], 0, 1, 1),
        ([DRAWN, UNDONE, {**BACK, "seq": 3}], 0, 1, 1),
        ([DRAWN, {**OTHERS, "seq": 3}], 0, 0, 1),
    ],
)
def test_the_audit_finds_what_is_lost_doubled_or_missing(
    log: list[dict[str, Any]], lost: int, doubled: int, breaches: int
) -> None:
    book = Book()
    found = log_breaches(Game("table", [Notes(0, attempts=SENT)]), log, book)
    assert (book.counts["lost"], book.counts["doubled"], len(found)) == (lost, doubled, breaches)


def test_the_audit_plays_what_stands_after_a_return_against_computers() -> None:
    answered = {**MELDED, "seq": 3}
    assert path_of([DRAWN, MELDED]) == [DRAWN, MELDED]
    assert path_of([DRAWN, {**BACK, "key": "0"}, answered]) == [answered]
    assert path_of([DRAWN, MELDED, {**BACK, "seq": 3, "key": "1"}, OTHERS]) == [DRAWN, OTHERS]


def test_the_audit_finds_one_entry_told_as_accepted_twice() -> None:
    notes = Notes(0, attempts=[SENT[0], SENT[0]])
    assert len(log_breaches(Game("table", [notes]), [DRAWN], Book())) == 1


def test_the_audit_knows_that_first_melds_do_not_wait_for_each_other() -> None:
    notes = Notes(0, attempts=[SENT[0]])
    assert log_breaches(Game("table", [notes]), [{**OTHERS, "seq": 1}, {**DRAWN, "seq": 2}], Book()) == []
    assert len(log_breaches(Game("table", [notes]), [{**OTHERS, "seq": 1}], Book())) == 1


def outcome(plan: Plan) -> Outcome:
    """What came of a run in which nothing was lost, doubled, stuck, or answered with a status of 500."""
    came = asyncio.run(run(plan))
    assert came.breaches == []
    assert came.book.faults.total() == plan.faults
    assert all(game.finished for game in came.book.games.values())
    assert came.book.counts["accepted"] > 50
    return came


def test_a_server_with_sqlite_is_killed_and_no_move_is_lost() -> None:
    faults = amount(1, 5)
    came = outcome(Plan(faults=faults, servers=1, workers=0, pairs=1, haste=True))
    assert came.book.faults["kill -9 server"] == 1
    assert len(came.book.faults) == faults


@pytest.mark.skipif(
    postgres_folder() is None or shutil.which("redis-server") is None, reason="PostgreSQL or Redis is not installed"
)
@pytest.mark.thorough
def test_everything_is_killed_and_no_move_is_lost() -> None:
    faults = 9
    came = outcome(Plan(faults=faults, servers=2, workers=1, pairs=2, haste=True))
    assert len(came.book.faults) == faults

"""Tables played through the log, by one worker and by two."""

from __future__ import annotations

import random

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.session import IllegalAnswer, StaleAnswer, UndoRefused
from splay.records.record import digest
from splay.server.acts.leaving_before_start import leave_seat
from splay.server.acts.seating import make, sit_down
from splay.server.acts.takebacks import undo
from splay.server.games.game_from_log import load_game
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import FINISHED, RUNNING
from splay.server.tables.settings import TableSettings
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.tables_of_two import play_on, table_of_two

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("workers", [1, 2])
async def test_workers_finish_a_game_and_agree_on_its_result(database: AsyncEngine, workers: int) -> None:
    at_work = [TableStore(database, Hub()) for _ in range(workers)]
    table = await table_of_two(at_work[0])
    end = await play_on(at_work, table, random.Random(1))
    assert end.game is not None
    there = await at_work[-1].look(table)
    assert there.row.status == FINISHED
    assert there.row.result is not None
    assert there.row.result["winners"] == end.game.session.start.result.winners  # type: ignore[union-attr]


async def test_a_game_read_back_is_the_same_with_all_its_events(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await play_on([tables], table, random.Random(2), 120)
    assert there.row.status == RUNNING
    assert there.game is not None
    async with database.connect() as connection:
        again = await load_game(connection, table)
    assert again.sequence == there.game.sequence == 120
    assert digest(again.session.start) == digest(there.game.session.start)
    assert [question.keys() for question in again.session.questions] == [
        question.keys() for question in there.game.session.questions
    ]
    assert [repr(event) for event in again.events] == [repr(event) for event in there.game.events]


async def test_a_refused_answer_changes_nothing(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    with pytest.raises(IllegalAnswer):
        await tables.answer(table, 0, "time-machine", 0)
    with pytest.raises(StaleAnswer):
        await tables.answer(table, 0, "oars", 7)
    there = await tables.look(table)
    assert there.game is not None
    assert there.game.sequence == 0


async def test_an_undo_is_logged_and_read_back(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await tables.look(table)
    assert there.game is not None
    key = there.game.session.questions[0].keys()[0]
    await tables.answer(table, 0, key, 0)
    await undo(tables, table, 0, None)
    with pytest.raises(UndoRefused):
        await undo(tables, table, 0, None)
    again = await TableStore(database, Hub()).look(table)
    assert again.game is not None
    assert again.game.sequence == 2
    assert [question.seat for question in again.game.session.questions] == [0, 1]


async def test_a_seat_is_taken_once(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await make(tables, "ann", Options(3), TableSettings(), [None, None, "rule"])
    await sit_down(tables, table, "ann", "Ann", 1)
    with pytest.raises(ApiError, match="taken"):
        await sit_down(tables, table, "bob", "Bob", 1)
    await sit_down(tables, table, "bob", "Bob")
    assert (await tables.look(table)).row.status == RUNNING
    with pytest.raises(ApiError, match="started"):
        await leave_seat(tables, table, "ann")

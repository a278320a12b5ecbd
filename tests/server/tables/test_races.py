"""Two workers at one table at the same moment: one move is accepted, none is lost or doubled."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.session import AnswerRefused, StaleAnswer
from splay.records.record import digest
from splay.server.acts.takebacks import undo
from splay.server.games.game_from_log import load_game
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.tables_of_two import play_on, table_of_two

pytestmark = pytest.mark.anyio


async def test_first_melds_do_not_wait_for_each_other(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await tables.look(table)
    assert there.game is not None
    ann, bob = (question.keys()[0] for question in there.game.session.questions)
    await tables.answer(table, 0, ann, 0)
    with pytest.raises(AnswerRefused):
        await tables.answer(table, 0, ann, 0)  # sent twice
    await undo(tables, table, 0, None)
    with pytest.raises(StaleAnswer):
        await tables.answer(table, 0, ann, 0)  # late: it was taken back
    await tables.answer(table, 0, ann, 2)
    there = await TableStore(database, Hub()).answer(table, 1, bob, 0)
    assert there.game is not None
    assert there.game.session.game.started
    with pytest.raises(StaleAnswer):
        await tables.answer(table, 1, bob, 0)


async def test_moves_at_one_table_leave_another_of_the_same_version_alone(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    first, second = [await table_of_two(tables) for _ in range(2)]
    before = await TableStore(database, Hub()).look(second)
    there = await tables.look(first)
    assert there.game is not None
    assert there.row.version == before.row.version
    await tables.answer(first, 0, there.game.session.questions[0].keys()[0], 0)
    after = await TableStore(database, Hub()).look(second)
    assert (after.row, after.seats) == (before.row, before.seats)
    assert (await TableStore(database, Hub()).look(first)).row.version == before.row.version + 1


async def test_of_two_answers_to_one_question_one_is_accepted(database: AsyncEngine) -> None:
    workers = [TableStore(database, Hub()) for _ in range(2)]
    table = await table_of_two(workers[0])
    chance = random.Random(3)
    there = await play_on(workers, table, chance, 2)
    accepted = 2
    for _ in range(40):
        assert there.game is not None
        question = there.game.session.questions[0]
        sequence = there.game.sequence
        tries = [worker.answer(table, question.seat, chance.choice(question.keys()), sequence) for worker in workers]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        accepted += sum(isinstance(outcome, TableState) for outcome in outcomes)
        assert sum(isinstance(outcome, AnswerRefused) for outcome in outcomes) == 1
        there = await workers[0].look(table)
    assert there.game is not None
    assert there.game.sequence == accepted == 42
    async with database.connect() as connection:
        again = await load_game(connection, table)
    assert digest(again.session.start) == digest(there.game.session.start)

"""Tables of Ann and Bob, played straight through the log: no HTTP, no opponents."""

from __future__ import annotations

import random
from pathlib import Path

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.server.acts.seating import make, sit_down
from splay.server.storage import schema
from splay.server.storage.database import migrate, open_engine
from splay.server.tables.settings import TableSettings
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore


async def engine_in(folder: Path) -> AsyncEngine:
    """A migrated SQLite database with two people in it."""
    engine = open_engine(f"sqlite:///{folder}/splay.db")
    await migrate(engine)
    async with engine.begin() as connection:
        for name in ("ann", "bob"):
            await connection.execute(insert(schema.people).values(id=name, name=name.title(), created=0))
    return engine


async def table_of_two(tables: TableStore) -> str:
    """A running table of Ann and Bob."""
    table = await make(tables, "ann", Options(), TableSettings(), [None, None])
    assert await sit_down(tables, table, "ann", "Ann") == 0
    assert await sit_down(tables, table, "bob", "Bob") == 1
    return table


async def play_on(workers: list[TableStore], table: str, chance: random.Random, answers: int = 10_000) -> TableState:
    """Random answers, each given to another worker than the last."""
    there = await workers[0].look(table)
    for number in range(answers):
        assert there.game is not None
        if not there.game.session.questions:
            break
        question = chance.choice(there.game.session.questions)
        worker = workers[number % len(workers)]
        there = await worker.answer(table, question.seat, chance.choice(question.keys()), there.game.sequence)
    return there

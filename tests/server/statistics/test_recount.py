"""All games can be counted anew at any time, by one command, and come to the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.cli import main
from splay.core.options import Options
from splay.server.statistics.recount import Recount, recount_all
from splay.server.storage import schema
from splay.server.storage.database import open_engine
from splay.statistics.counting import VERSION
from tests.server.databases import migrated_sqlite
from tests.server.stored_games import counter_on, kept, people_in, store_game
from tests.strength import amount

MIXES = [
    Options(2),
    Options(2, "first"),
    Options(3, sets=("base", "artifacts", "relics", "echoes", "cities")),
    Options(4, teams="13-24"),
]


@pytest.mark.anyio
async def test_games_counted_anew_have_the_numbers_that_are_kept(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    games = amount(20, 2000)
    for number in range(games):
        await store_game(engine, MIXES[number % len(MIXES)], f"soak {number}", at=number)
    counter = counter_on(engine)
    while await counter.piece():
        pass
    before = await kept(engine, "game_statistics", version=VERSION)
    assert len(before) == games
    assert all(row["seats"] for row in before)
    assert await recount_all(engine) == Recount(games)
    assert await kept(engine, "game_statistics") == before


@pytest.mark.anyio
async def test_what_is_kept_otherwise_is_found_and_put_right(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    tables = [(await store_game(engine, Options(), f"wrong {number}"))[0] for number in range(5)]
    unreadable = schema.log.c.table == tables[4]
    async with engine.begin() as connection:
        await connection.execute(update(schema.log).where(unreadable).values(events=[{"kind": "x"}]))
    await counter_on(engine).piece()
    good = await kept(engine, "game_statistics")
    wrong = next(row["seats"] for row in good if row["table"] == tables[0])
    wrong[0]["numbers"]["turns"] += 1
    async with engine.begin() as connection:
        statistics = schema.game_statistics
        mine = statistics.c.table
        await connection.execute(update(statistics).where(mine == tables[0]).values(seats=wrong))
        await connection.execute(update(statistics).where(mine == tables[1]).values(seats=None))
        await connection.execute(statistics.delete().where(mine == tables[2]))
        await connection.execute(update(statistics).where(mine == tables[3]).values(version=VERSION - 1))
    assert await recount_all(engine) == Recount(5, differed=2, new=2, unreadable=1)
    wrong[0]["numbers"]["turns"] -= 1
    assert await kept(engine, "game_statistics") == good
    assert await recount_all(engine) == Recount(5, unreadable=1)


def test_the_command_says_how_many_had_other_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/splay.db"
    migrated_sqlite(tmp_path / "splay.db")

    async def filled() -> None:
        engine = open_engine(database)
        await people_in(engine, "ann", "bob")
        for number in range(2):
            await store_game(engine, Options(), f"command {number}")
        await engine.dispose()

    asyncio.run(filled())
    monkeypatch.setenv("DATABASE_URL", database)
    said = "2 finished games counted anew: 0 had other numbers, {} had not been counted, 0 can't be read\n"
    for new in (2, 0):
        assert main(["recount"]) == 0
        assert capsys.readouterr().out == said.format(new)


def test_the_command_makes_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/wrong.db")
    assert main(["recount"]) == 2
    assert capsys.readouterr().err == f"splay recount: there is no database at {tmp_path}/wrong.db\n"
    assert list(tmp_path.iterdir()) == []

"""Finished games whose logs are packed are what they were, in little room."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.server.history.kept_reviews import last_entry
from splay.server.history.log_packer import AGE, LOOKS_BACK, PIECE, LogPacker
from splay.server.results.finished_game import finished_game
from splay.server.storage import schema
from splay.server.storage.database import reading
from splay.server.storage.log_entry import ANSWER, Entry
from splay.server.storage.move_statement import log_move
from splay.server.storage.moves import Move
from splay.server.storage.packed_log import unpacked
from splay.server.storage.rows import entries_after, table_version
from tests.server.acts.test_undo_alone import against_a_computer, before_the_end, undo
from tests.server.playing import House, answer, fail, look, made, open_house, play_to_the_end, state
from tests.server.stored_games import NOW, counter_on, kept, people_in, store_game
from tests.server.upgrade.changed_rules import say

pytestmark = pytest.mark.anyio
MOST_BYTES = 25_000
"""So much a finished game of two takes at most."""
EVERY_SET = ("base", "artifacts", "relics", "echoes", "cities")


async def packed_away(house: House, table: str) -> bytes:
    """Packs the log of a table that is over as soon as it is old enough; what is kept of it then."""
    await house.count_games()
    house.time += AGE
    assert not await house.services.packer.piece()
    house.services.compute_cache.kept.clear()
    house.tables.repository.cache.clear()
    assert await kept(house.services.engine, "log", table=table) == []
    assert await kept(house.services.engine, "snapshots", table=table) == []
    [row] = await kept(house.services.engine, "packed_logs", table=table)
    return bytes(row["data"])


async def told(people: list[httpx.AsyncClient], table: str) -> list[Any]:
    """All that the server tells of a finished game."""
    paths = ["state", "record", "replay", *(f"replay?seat={seat}" for seat in (-1, 0, 1))]
    return [made(await person.get(f"/api/tables/{table}/{path}")) for person in people for path in paths]


@pytest.mark.parametrize("sets", [["base"], list(EVERY_SET)], ids=["base", "all sets"])
async def test_a_packed_game_tells_what_it_told(engine: AsyncEngine, tmp_path: Path, sets: list[str]) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people, options={"sets": sets})
        await play_to_the_end(people, table, 6)
        await house.count_games()
        before = await told(people, table)
        async with reading(engine) as connection:
            game, last = await finished_game(connection, table), await last_entry(connection, table)
        assert len(await packed_away(house, table)) <= MOST_BYTES
        after = await told(people, table)
        assert without_versions(after) == without_versions(before)
        async with reading(engine) as connection:
            again = await finished_game(connection, table)
            assert await last_entry(connection, table) == last > 0
        assert game is not None
        assert again is not None
        assert (again.finished, [first for first, _ in again.told]) == (
            game.finished,
            [first for first, _ in game.told],
        )


def without_versions(told: list[Any]) -> list[Any]:
    """What was told, without how often the table has changed."""
    return [
        {key: value for key, value in one.items() if key != "version"} if isinstance(one, dict) else one for one in told
    ]


async def test_one_plays_on_from_a_moment_of_a_packed_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        chance = random.Random(6)
        while (await state(ann, table))["sequence"] < 50:
            for person in (ann, bob):
                await answer(person, table, chance)
        made(await bob.delete(f"/api/tables/{table}/seats"))
        await packed_away(house, table)
        branch = made(await ann.post(f"/api/tables/{table}/branches", json={"at": 40, "seats": ["me", "random"]}))
        assert (branch["status"], branch["origin"]) == ("running", {"table": table, "entry": 40})


async def test_the_end_of_a_packed_game_is_undone_and_packed_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")
        await packed_away(house, table)
        back = await undo(ann, table)
        assert back["view"].get("result") is None
        house.tables.repository.cache.clear()
        assert (await look(ann, table))["status"] == "running"
        await say(ann, table, "achieve:1")
        data = await packed_away(house, table)
        assert [entry.kind for entry in unpacked(data).entries] == ["answer", "back", "answer"]
        assert (await look(ann, table))["result"]["winners"] == [0]
        assert len(made(await ann.get(f"/api/tables/{table}/record"))["answers"]) == 1


async def test_a_worker_that_knows_the_rows_moves_no_more(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")
        async with engine.connect() as connection:
            version = await table_version(connection, table)
        assert version is not None
        await packed_away(house, table)
        entry = Entry(1, ANSWER, 0, "draw", 0, 0, [])
        assert not await log_move(engine, Move(table, version, entry, {}, [], None))
        assert await kept(engine, "log", table=table) == []


def packer_on(engine: AsyncEngine, now: int = NOW + AGE) -> LogPacker:
    """A worker's packer."""
    return LogPacker(engine, lambda: now, fail)


async def packed_tables(engine: AsyncEngine) -> set[str]:
    """The tables whose logs are packed."""
    return {row["table"] for row in await kept(engine, "packed_logs")}


async def test_nothing_is_packed_that_is_young_running_or_not_counted(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    young, running, uncounted, old = [
        (await store_game(engine, Options(), name, at=at))[0]
        for name, at in (("young", LOOKS_BACK + 1), ("running", 900), ("uncounted", 901), ("old", LOOKS_BACK))
    ]
    assert not await counter_on(engine).piece()
    async with engine.begin() as connection:
        await connection.execute(delete(schema.game_statistics).where(schema.game_statistics.c.table == uncounted))
        going = update(schema.tables).where(schema.tables.c.id == running)
        await connection.execute(going.values(status=schema.RUNNING))
    assert not await packer_on(engine, LOOKS_BACK + AGE).piece()
    assert await packed_tables(engine) == {old}
    assert {row["table"] for row in await kept(engine, "log")} == {young, running, uncounted}


async def test_old_games_are_packed_in_pieces_and_those_that_come_later_too(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    tables = [(await store_game(engine, Options(), "piece", at=1000 - at))[0] for at in range(PIECE + 2)]
    counter, packer = counter_on(engine), packer_on(engine)
    while await counter.piece():
        pass
    assert await packer.piece()
    assert await packed_tables(engine) == set(tables[2:])
    assert not await packer.piece()
    assert await packed_tables(engine) == set(tables)
    later, _ = await store_game(engine, Options(), "later", at=NOW - LOOKS_BACK)
    while await counter_on(engine).piece():
        pass
    assert not await packer.piece()
    assert await packed_tables(engine) == {*tables, later}


async def test_what_changes_meanwhile_is_not_packed(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    await people_in(engine, "ann", "bob")
    table, _ = await store_game(engine, Options(), "changed")
    async with engine.connect() as connection:
        entries = await entries_after(connection, table, 0)

    real = asyncio.to_thread

    async def while_it_changes(work: Any, *given: Any) -> Any:  # noqa: ANN401
        done = await real(work, *given)
        async with engine.begin() as connection:
            mine = schema.tables.c.id == table
            await connection.execute(update(schema.tables).where(mine).values(version=schema.tables.c.version + 1))
        return done

    with monkeypatch.context() as changed:
        changed.setattr(asyncio, "to_thread", while_it_changes)
        assert await packer_on(engine).pack(table)
    assert await packed_tables(engine) == set()
    assert await packer_on(engine).pack(table)
    async with engine.connect() as connection:
        assert await entries_after(connection, table, 0) == entries
        assert await entries_after(connection, table, 3) == entries[3:]
        assert await entries_after(connection, table, len(entries)) == []

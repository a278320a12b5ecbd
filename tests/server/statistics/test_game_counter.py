"""Finished games are counted behind the requests: once, in pieces, whoever does it and whatever stops it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import to_builtins
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.event import Event
from splay.core.options import Options
from splay.server.operations import background
from splay.server.results.finished_game import finished_game
from splay.server.statistics import game_counter
from splay.server.statistics.game_count import count_game
from splay.server.statistics.game_counter import LOOKS_BACK, PIECE
from splay.server.statistics.kept_statistics import keep_count, kept_statistics
from splay.server.storage import rows, schema
from splay.statistics.counting import VERSION, counted
from tests.core.playing import mix_of
from tests.server.acts.test_undo_alone import against_a_computer, before_the_end, undo
from tests.server.databases import POSTGRES
from tests.server.playing import AtOnce, look, made, open_house, play_to_the_end
from tests.server.stored_games import NOW, counter_on, kept, people_in, result_of, store_game
from tests.server.upgrade.changed_rules import say

pytestmark = pytest.mark.anyio
R = TypeVar("R")
EVERY_SET = ("base", "artifacts", "relics", "echoes", "cities")


def as_kept(events: list[Event], options: Options) -> Any:  # noqa: ANN401 - JSON
    """The statistics of what happened, as they are kept."""
    return to_builtins(counted(events, options.players, options.sets), str_keys=True)


async def statistics(engine: AsyncEngine) -> dict[str, Any]:
    """The statistics that are kept, by table."""
    return {row["table"]: row["seats"] for row in await kept(engine, "game_statistics", version=VERSION)}


@pytest.mark.parametrize("options", [Options(2), Options(4, teams="13-24"), Options(3, sets=EVERY_SET)], ids=mix_of)
async def test_what_is_kept_is_what_is_counted_of_all_that_happened(engine: AsyncEngine, options: Options) -> None:
    await people_in(engine, "ann", "bob")
    table, events = await store_game(engine, options, "kept")
    assert not await counter_on(engine).piece()
    assert await statistics(engine) == {table: as_kept(events, options)}
    async with engine.connect() as connection:
        assert await kept_statistics(connection, table) == counted(events, options.players, options.sets)
    assert len((await result_of(engine, table))[1]) == options.players


async def test_a_game_that_ends_here_is_counted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await house.count_games()
        assert await kept(engine, "results") == []
        await play_to_the_end(people, table, 6)
        game = (await house.tables.look(table)).game
        assert game is not None
        await house.count_games()
        assert await statistics(engine) == {table: as_kept(game.events, Options())}
        assert (await result_of(engine, table))[0]["how"] == (await look(people[0], table))["result"]["reason"]


async def test_games_from_before_are_counted_in_pieces_those_that_ended_first_at_first(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    tables = [(await store_game(engine, Options(), "piece", at=1000 - at))[0] for at in range(PIECE + 2)]
    counter = counter_on(engine)
    assert await counter.piece()
    assert set(await statistics(engine)) == set(tables[2:])
    assert len(await kept(engine, "results")) == PIECE
    assert not await counter.piece()
    assert set(await statistics(engine)) == set(tables)


async def test_looks_go_on_until_all_is_counted_and_then_look_at_what_is_new(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_counter, "PIECE", 2)
    monkeypatch.setattr(background, "PAUSE", 0.0)
    await people_in(engine, "ann", "bob")
    for at in range(5):
        await store_game(engine, Options(), "look", at=at)
    counter = counter_on(engine)
    await counter.looks.look()
    assert len(await statistics(engine)) == 5
    assert counter.since == NOW - LOOKS_BACK
    await store_game(engine, Options(), "older", at=counter.since - 1)
    new, _ = await store_game(engine, Options(), "new", at=counter.since)
    await counter.looks.look()
    assert len(await statistics(engine)) == 6
    assert new in await statistics(engine)
    await counter_on(engine).looks.look()
    assert len(await statistics(engine)) == 7


class Fault(Exception):
    """What stops it."""


class Stopping(AtOnce):
    """Works so often, then fails."""

    def __init__(self, times: int) -> None:
        self.times = times

    async def run(self, work: Callable[[], R]) -> R:
        """What the work gives."""
        self.times -= 1
        if self.times < 0:
            raise Fault
        return work()


async def test_after_a_stop_in_the_middle_it_goes_on_where_it_was(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    for at in range(5):
        await store_game(engine, Options(), "stop", at=at)
    counter = counter_on(engine)
    counter.compute_cache.worker = Stopping(3)
    with pytest.raises(Fault):
        await counter.piece()
    assert counter.since == 0
    assert [len(await kept(engine, name)) for name in ("results", "game_statistics")] == [3, 3]
    before = await kept(engine, "results")
    counter = counter_on(engine)
    counter.compute_cache.worker = Stopping(2)
    assert not await counter.piece()
    assert len(await statistics(engine)) == 5
    assert [row for row in await kept(engine, "results") if row in before] == before


async def test_it_closes_between_two_games(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    for at in range(3):
        await store_game(engine, Options(), "close", at=at)
    counter = counter_on(engine)

    class Closing(AtOnce):
        async def run(self, work: Callable[[], R]) -> R:
            counter.looks.closing.set()
            return work()

    counter.compute_cache.worker = Closing()
    await counter.looks.look()
    assert (len(await statistics(engine)), counter.since) == (1, 0)


async def test_two_workers_at_once_keep_each_game_once(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    tables = [(await store_game(engine, Options(3), "two", at=at))[0] for at in range(4)]
    workers = [counter_on(engine) for _ in range(3)]
    await asyncio.gather(*(worker.count(table) for table in tables for worker in workers))
    assert sorted(row["table"] for row in await kept(engine, "results")) == sorted(tables)
    assert len(await kept(engine, "result_seats")) == 3 * len(tables)
    assert set(await statistics(engine)) == set(tables)


@pytest.mark.skipif(not POSTGRES, reason="SPLAY_TEST_POSTGRES names no PostgreSQL")
@pytest.mark.parametrize("engine", ["postgres"], indirect=True)
async def test_while_one_worker_counts_the_others_leave_it_to_that_one(engine: AsyncEngine) -> None:
    await people_in(engine, "ann", "bob")
    await store_game(engine, Options(), "lock")
    first, second = counter_on(engine), counter_on(engine)
    async with first.chosen() as mine:
        assert mine
        assert not await second.piece()
        assert (await statistics(engine), second.since) == ({}, 0)
    assert not await second.piece()
    assert len(await statistics(engine)) == 1


async def test_the_undone_end_of_a_game_is_forgotten_and_the_new_one_is_counted(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")
        await house.count_games()
        before, [mine, theirs] = await result_of(engine, table)
        assert (before["how"], mine["place"], theirs["place"]) == ("achievements", 1, 2)
        assert (mine["player"], theirs["player"], theirs["agent"]) == (
            made(await ann.get("/api/me"))["id"],
            None,
            "random",
        )
        await undo(ann, table)
        for name in ("results", "result_seats", "game_statistics"):
            assert await kept(engine, name) == []
        await house.count_games()
        assert await kept(engine, "results") == []
        await say(ann, table, "draw", "achieve:1")
        await house.count_games()
        after, _ = await result_of(engine, table)
        assert after["id"] != before["id"]
        assert (await statistics(engine))[table][0]["numbers"]["draw-actions"] == 1


async def test_of_a_game_that_changes_while_it_is_counted_nothing_is_kept_before_the_next_look(
    engine: AsyncEngine,
) -> None:
    await people_in(engine, "ann", "bob")
    table, _ = await store_game(engine, Options(), "changes")
    async with engine.connect() as connection:
        game = await finished_game(connection, table)
    assert game is not None
    async with engine.begin() as connection:
        await rows.change_table(connection, table)
    assert not await keep_count(engine, game, count_game(game.row.options, game.told))
    assert (await kept(engine, "results"), await statistics(engine)) == ([], {})
    await counter_on(engine).piece()
    assert set(await statistics(engine)) == {table}


@pytest.mark.parametrize("stored", ["a set", "a card", "an event", "a field", "no log"])
async def test_of_a_game_that_cannot_be_read_the_result_is_kept(engine: AsyncEngine, stored: str) -> None:
    await people_in(engine, "ann", "bob")
    table, _ = await store_game(engine, Options(), "unreadable")
    good, _ = await store_game(engine, Options(), "readable", at=2000)
    event = (await kept(engine, "log", table=table, seq=1))[0]["events"][0]
    broken = {"a card": event | {"cards": ["x"]}, "an event": event | {"kind": "x"}}.get(stored, {"kind": "draw"})
    async with engine.begin() as connection:
        if stored == "a set":
            gone = Options().to_json() | {"sets": ["base", "gone"]}
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(options=gone))
        elif stored == "no log":
            await connection.execute(schema.log.delete().where(schema.log.c.table == table))
        else:
            first = (schema.log.c.table == table) & (schema.log.c.seq == 1)
            await connection.execute(update(schema.log).where(first).values(events=[broken]))
    assert not await counter_on(engine).piece()
    found = await statistics(engine)
    assert (found[table], found[good] is None) == (None, False)
    result, seats = await result_of(engine, table)
    assert result["sets"] == (["base", "gone"] if stored == "a set" else ["base"])
    assert sorted(seat["place"] for seat in seats) == [1, 2]


async def test_what_an_older_version_has_counted_is_counted_anew_and_what_a_newer_one_has_stays(
    engine: AsyncEngine,
) -> None:
    await people_in(engine, "ann", "bob")
    older, newer = [(await store_game(engine, Options(), seed))[0] for seed in ("older", "newer")]
    await counter_on(engine).piece()
    good, results = await statistics(engine), await kept(engine, "results")
    async with engine.begin() as connection:
        for table, version in ((older, VERSION - 1), (newer, VERSION + 1)):
            mine = schema.game_statistics.c.table == table
            await connection.execute(update(schema.game_statistics).where(mine).values(version=version, seats=[]))
    counter = counter_on(engine)
    await counter.piece()
    await counter.count(newer)
    assert await statistics(engine) == {older: good[older]}
    assert [row["table"] for row in await kept(engine, "game_statistics", version=VERSION + 1)] == [newer]
    assert await kept(engine, "results") == results

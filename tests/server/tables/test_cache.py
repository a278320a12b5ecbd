"""What a worker remembers of its tables: no question to the database too many, and nothing that is out of date."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.event import Event
from splay.core.game import Game
from splay.core.session import StaleAnswer
from splay.records.record import digest
from splay.records.stored_events import stored_event
from splay.server.acts.leaving_before_start import leave_seat
from splay.server.acts.resignation import resign
from splay.server.games.game_from_log import load_game
from splay.server.games.live_game import SNAPSHOTS_APART
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.schema import FINISHED
from splay.server.tables.cache import TableCache
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from tests.server.playing import answer, look, open_house, state
from tests.server.tables_of_two import play_on, table_of_two

pytestmark = pytest.mark.anyio


@contextmanager
def queries(database: AsyncEngine) -> Iterator[list[str]]:
    """The queries that read, as long as this lasts."""
    asked: list[str] = []

    def note(*given: object) -> None:
        asked.append(str(given[2]))

    event.listen(database.sync_engine, "before_cursor_execute", note)
    yield asked
    event.remove(database.sync_engine, "before_cursor_execute", note)


async def move(tables: TableStore, there: TableState) -> TableState:
    """The first answer that is open."""
    assert there.game is not None
    question = there.game.session.questions[0]
    return await tables.answer(there.row.id, question.seat, question.keys()[0], there.game.sequence)


async def test_a_move_and_those_who_are_told_of_it_read_nothing(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await tables.look(table)
    watching = tables.hub.subscribe(table)
    with queries(database) as asked:
        for _ in range(5):
            there = await move(tables, there)
            told = await tables.look(table, await watching.wait())
            assert told.row.version == there.row.version
        assert asked == []
        assert (await tables.look(table)).row.version == there.row.version
        assert len([query for query in asked if query.startswith("SELECT")]) == 1


async def test_a_worker_told_of_a_version_by_another_reads_it_once_for_all_who_watch(database: AsyncEngine) -> None:
    here, other = TableStore(database, Hub()), TableStore(database, Hub())
    table = await table_of_two(here)
    await other.look(table)
    there = await move(here, await here.look(table))
    with queries(database) as asked:
        told = await asyncio.gather(*[other.look(table, there.row.version) for _ in range(5)])
    assert {seen.row.version for seen in told} == {there.row.version}
    assert len([query for query in asked if "FROM log" in query]) == 1


async def test_an_answer_given_to_a_worker_that_is_behind_is_judged_by_what_the_others_did(
    database: AsyncEngine,
) -> None:
    here, behind = TableStore(database, Hub()), TableStore(database, Hub())
    table = await table_of_two(here)
    first = await behind.look(table)
    there = await move(here, await here.look(table))
    with pytest.raises(StaleAnswer):
        await move(behind, first)
    remembered = behind.repository.cache.get(table)
    assert remembered is not None
    assert remembered.row.version == there.row.version
    await move(here, there)
    after = await behind.look(table, 0)
    assert after.row.version == there.row.version, "what is remembered will do for who asks for any version"
    assert after.game is not None
    question = (await here.look(table)).game.session.questions[0]  # type: ignore[union-attr]
    done = await behind.answer(table, question.seat, question.keys()[0], after.game.sequence + 1)
    assert done.game is not None
    assert done.game.sequence == 3


async def test_a_table_once_seen_is_not_changed_by_what_happens_next(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await play_on([tables], table, random.Random(7), 30)
    assert there.game is not None
    before = (
        digest(there.game.session.start),
        there.game.session.answers[:],
        len(there.game.events),
        there.game.sequence,
    )
    await play_on([tables], table, random.Random(8), 30)
    now = (digest(there.game.session.start), there.game.session.answers[:], len(there.game.events), there.game.sequence)
    assert now == before


async def test_what_other_ways_changed_is_asked_for_even_if_any_version_would_do(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    async with database.begin() as connection:
        await rows.change_seat(connection, table, 0, agent="rule", away=True)
    assert not (await tables.look(table, 0)).seats[0].away
    await tables.hub.notify(table)
    assert (await tables.look(table, 0)).seats[0].away


async def test_snapshots_lie_apart_and_the_game_is_read_back_wherever_it_stands(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    chance = random.Random(9)
    for _ in range(30):
        there = await play_on([tables], table, chance, 4)
        async with database.connect() as connection:
            again = await load_game(connection, table)
        assert there.game is not None
        assert digest(again.session.start) == digest(there.game.session.start)
        assert again.session.answers == there.game.session.answers
    async with database.connect() as connection:
        kept = sorted(await rows.snapshots_of(connection, table))
    assert len(kept) > 2
    assert all(later - earlier >= SNAPSHOTS_APART for earlier, later in pairwise(kept))


async def test_games_that_are_over_and_done_with_need_no_garbage_collector(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    await play_on([tables], table, random.Random(10), 10)
    gc.collect()
    gc.disable()
    try:
        before = games_in_memory()
        await play_on([tables], table, random.Random(11), 100)
        assert games_in_memory() <= before + 4
    finally:
        gc.enable()


def games_in_memory() -> int:
    """How many games there are, garbage included."""
    return sum([isinstance(thing, Game) for thing in gc.get_objects()])


async def test_locks_and_tables_do_not_pile_up(database: AsyncEngine) -> None:
    one = (await (alone := TableStore(database, Hub())).look(await table_of_two(alone))).size()
    tables = TableStore(database, Hub(), cache=TableCache(going_on=3 * one + one // 2))
    made = [await table_of_two(tables) for _ in range(6)]
    assert len(tables.repository.cache) == 3
    assert len(tables.repository.locks) == 0
    with pytest.raises(ApiError, match="started"):
        await leave_seat(tables, made[0], "ann")


async def test_a_finished_game_that_is_looked_at_pushes_no_running_one_out(database: AsyncEngine) -> None:
    before = TableStore(database, Hub())
    over = [await table_of_two(before) for _ in range(4)]
    for table in over:
        await resign(before, table, "ann", None)
    tables = TableStore(database, Hub(), cache=TableCache(over=1))
    running = await table_of_two(tables)
    for table in over:
        assert (await tables.look(table)).row.status == FINISHED
    assert [table in tables.repository.cache for table in over] == [False, False, False, True]
    with queries(database) as asked:
        await move(tables, await tables.look(running, 0))
    assert asked == []
    await resign(tables, running, "ann", None)
    assert [len(shelf.tables) for shelf in (tables.repository.cache.going_on, tables.repository.cache.over)] == [0, 1]


async def test_a_late_table_is_small(database: AsyncEngine) -> None:
    tables = TableStore(database, Hub())
    table = await table_of_two(tables)
    there = await play_on([tables], table, random.Random(12), 200)
    assert there.game is not None
    assert len(there.game.earlier) > 300
    assert len(there.game.session.finished_events) < 50
    assert there.size() < 150_000
    async with database.connect() as connection:
        again = await load_game(connection, table)
    told = as_stored(there.game.events)
    assert told == as_stored(again.events)
    for number in (0, 1, 63, 64, 65, 200, len(told) - 1, len(told)):
        assert as_stored(there.game.events_after(number)) == told[number:]
    assert there.game.last_event is not None
    assert as_stored([there.game.last_event]) == told[-1:]


def as_stored(events: list[Event]) -> list[bytes]:
    """Events as the log has them."""
    return [json.encode(stored_event(told)) for told in events]


async def test_every_change_counts_the_tables_version(database: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(database, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        seen = [await house.tables.repository.version_of(table)]
        for ask in (
            ann.post(f"/api/tables/{table}/chat", json={"text": "hello"}),
            ann.delete(f"/api/tables/{table}/seats"),
            ann.post(f"/api/tables/{table}/return"),
            ann.post(f"/api/tables/{table}/takebacks", json={"to": 0}),
            bob.patch("/api/me", json={"name": "Rob"}),
        ):
            await ask
            await house.opponents_rest(table)
            seen.append(await house.tables.repository.version_of(table))
            if len(seen) == 2:
                await answer(ann, table)
        assert seen == sorted(set(seen))
        assert (await look(ann, table))["seats"][1]["name"] == "Rob"
        assert (await state(bob, table))["seat"] == 1

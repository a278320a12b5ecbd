"""Moves told to other workers through a real Redis: a copy of the entry spares reading the log, which is the truth."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs
from redis.asyncio import Redis
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.session import UndoRefused
from splay.records.record import digest
from splay.records.stored_events import stored_event
from splay.server.acts.seating import make, sit_down
from splay.server.games.game_from_log import load_game
from splay.server.storage import rows, schema
from splay.server.storage.log_entry import ANSWER, Entry
from splay.server.storage.move_statement import log_move
from splay.server.storage.moves import Move
from splay.server.storage.schema import FINISHED, RUNNING
from splay.server.tables.cache import MOST_TOLD
from splay.server.tables.settings import Clock, TableSettings
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers import redis_hub
from splay.server.workers.notices import Notice, Seal
from splay.server.workers.redis_hub import CHANNEL, RedisHub, open_hub
from tests.patience import PATIENCE
from tests.server.conftest import settings_in
from tests.server.redis_server import RedisServer
from tests.server.tables.test_cache import move, queries
from tests.server.tables_of_two import play_on

pytestmark = pytest.mark.anyio
KEY = b"k" * 32
CLOCK = TableSettings(clock=Clock(bank=600_000, increment=5_000))


@pytest.fixture
async def database(engine: AsyncEngine) -> AsyncEngine:
    """A database with Ann and Bob in it."""
    async with engine.begin() as connection:
        for name in ("ann", "bob"):
            await connection.execute(insert(schema.people).values(id=name, name=name.title(), created=0))
    return engine


@pytest.fixture
async def workers(
    database: AsyncEngine, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[TableStore]]:
    """Two workers on one database and one Redis, which may be as slow as a busy machine is."""
    monkeypatch.setattr(redis_hub, "PATIENCE", PATIENCE)
    settings = structs.replace(settings_in(tmp_path, REDIS_URL=redis.url), secret_key=KEY)
    made = []
    for _ in range(2):
        hub = open_hub(settings)
        assert isinstance(hub, RedisHub)
        await hub.start()
        await asyncio.wait_for(hub.listening.wait(), PATIENCE)
        made.append(TableStore(database, hub))
    yield made
    for tables in made:
        await tables.hub.stop()


async def table_with_clocks(workers: list[TableStore]) -> str:
    """A running table that both workers know."""
    table = await make(workers[0], "ann", Options(), CLOCK, [None, None])
    await sit_down(workers[0], table, "ann", "Ann")
    await sit_down(workers[0], table, "bob", "Bob")
    for tables in workers:
        await tables.look(table)
    return table


async def as_stored(database: AsyncEngine, table_id: str) -> TableState:
    """A table as the database has it."""
    async with database.connect() as connection:
        row = await rows.table_row(connection, table_id)
        assert row is not None
        seats = await rows.seat_rows(connection, table_id)
        return TableState(row, seats, await load_game(connection, table_id), 0)


def assert_same(one: TableState, other: TableState) -> None:
    """Compares all that is known of a table and its game."""
    assert (one.row, one.seats) == (other.row, other.seats)
    assert one.game is not None
    assert other.game is not None
    assert digest(one.game.session.start) == digest(other.game.session.start)
    assert one.game.session.answers == other.game.session.answers
    assert list(map(stored_event, one.game.events)) == list(map(stored_event, other.game.events))
    assert (one.game.marks, one.game.decisions) == (other.game.marks, other.game.decisions)
    assert one.game.asked_since == other.game.asked_since


async def test_a_whole_game_with_undo_is_followed_at_another_worker_without_reading(
    database: AsyncEngine, workers: list[TableStore]
) -> None:
    here, there = workers
    table = await table_with_clocks(workers)
    watching = there.hub.subscribe(table)
    chance = random.Random(5)
    now = await here.look(table)
    read = 0
    while now.row.status == RUNNING:
        now = await play_on([here], table, chance, 1)
        if chance.random() < 0.1:
            now = await undone(here, now)
        with queries(database) as asked:
            seen = now
            while seen is now or seen.row.version < now.row.version:
                seen = await there.look(table, await asyncio.wait_for(watching.wait(), PATIENCE))
        read += len(asked)
        assert seen.row == now.row
    assert read == 0
    assert now.row.status == FINISHED
    assert_same(await there.look(table), now)


async def undone(tables: TableStore, table: TableState) -> TableState:
    """The table after an undo of whoever may, or as it was."""
    for seat in range(2):
        try:
            return await tables.act(table.row.id, lambda there, game, seat=seat: game.undo(seat, tables.now()))  # type: ignore[misc]
        except UndoRefused:
            pass
    return table


async def test_workers_that_move_by_turns_know_the_same_as_the_log(
    database: AsyncEngine, workers: list[TableStore]
) -> None:
    table = await table_with_clocks(workers)
    chance = random.Random(6)
    for _ in range(20):
        await play_on(workers, table, chance, 5)
        for tables in workers:
            assert_same(await tables.look(table), await as_stored(database, table))


async def test_more_entries_than_wait_are_read_from_the_log(database: AsyncEngine, workers: list[TableStore]) -> None:
    here, there = workers
    table = await table_with_clocks(workers)
    await play_on([here], table, random.Random(7), 3 * MOST_TOLD)
    assert_same(await there.look(table), await as_stored(database, table))


async def heard(tables: TableStore, redis: RedisServer, table: str, message: bytes) -> TableState:
    """The table as a worker knows it after a message of somebody who writes to Redis."""
    watching = tables.hub.subscribe(table)
    async with Redis.from_url(redis.url) as client:
        await client.publish(CHANNEL, message)
        await client.publish(CHANNEL, Seal(KEY).closed(Notice("another", table, 0)))  # which tells when it was heard
    version = await asyncio.wait_for(watching.wait(), PATIENCE)
    tables.hub.unsubscribe(table, watching)
    return await tables.look(table, version)


def forged(table: TableState, sequence: int) -> Entry:
    """An answer that nobody gave: the last that is open."""
    assert table.game is not None
    question = table.game.session.questions[0]
    return Entry(sequence, ANSWER, question.seat, question.keys()[-1], 5, 0, [])


async def test_an_entry_that_does_not_follow_what_is_held_is_not_used(
    database: AsyncEngine, workers: list[TableStore], redis: RedisServer
) -> None:
    here, there = workers
    table = await table_with_clocks(workers)
    before = await move(here, await here.look(table))
    assert before.game is not None
    version, sequence = before.row.version, before.game.sequence
    await there.look(table, version)
    told = [(1, 2), (2, 1), (0, 1), (1, 0), (1, 1)]  # the last fits, but not the events that it says it brought
    for more_version, more_sequence in told:
        entry = forged(before, sequence + more_sequence)
        notice = Notice("another", table, version + more_version, entry)
        assert_same(await heard(there, redis, table, Seal(KEY).closed(notice)), await as_stored(database, table))


async def test_whoever_writes_to_redis_without_the_key_is_not_heard_and_that_is_told_once(
    database: AsyncEngine, workers: list[TableStore], redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = workers
    table = await table_with_clocks(workers)
    done = await move(here, await here.look(table))
    before = await there.look(table, done.row.version)
    assert before.game is not None
    notice = Notice("another", table, before.row.version + 1, forged(before, before.game.sequence + 1))
    signed = Seal(KEY).closed(notice)
    with caplog.at_level(logging.ERROR):
        for message in (Seal(b"x" * 32).closed(notice), signed[:-2] + b" ]", signed[:20], b"", b"another " + b"x" * 50):
            seen = await heard(there, redis, table, message)
            assert_same(seen, await as_stored(database, table))
    told = "a notification in Redis is not signed with our SPLAY_SECRET_KEY, so it is not heard"
    assert [record.message for record in caplog.records].count(told) == len(workers)


async def test_a_notice_heard_again_changes_nothing(
    database: AsyncEngine, workers: list[TableStore], redis: RedisServer
) -> None:
    here, there = workers
    table = await table_with_clocks(workers)
    now = await play_on([here], table, random.Random(8), 3)
    async with database.connect() as connection:
        entries = await rows.entries_after(connection, table, 0)
    for number, entry in enumerate(entries):
        again = Notice("another", table, now.row.version - len(entries) + number + 1, entry)
        assert_same(await heard(there, redis, table, Seal(KEY).closed(again)), await as_stored(database, table))


async def test_a_move_of_an_older_version_writes_nothing(database: AsyncEngine, workers: list[TableStore]) -> None:
    table = await table_with_clocks(workers)
    before = await as_stored(database, table)
    clocks = [structs.replace(seat, bank=1) for seat in before.seats]
    for version in (before.row.version - 1, before.row.version + 1):
        move = Move(table, version, forged(before, 1), {"changed": 7}, clocks, (1, {}))
        assert not await log_move(database, move)
        assert_same(await as_stored(database, table), before)
    async with database.connect() as connection:
        assert await rows.snapshots_of(connection, table) == [0]

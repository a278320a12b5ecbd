"""A server at a glance: its figures are those of its database and its workers, for its admins alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from splay import __version__
from splay.server.durations import HOUR
from splay.server.ids import now
from splay.server.notifications.counted import count
from splay.server.storage import schema
from splay.server.storage.noted_backups import KEPT, last_backup, last_trial, note_backup, note_trial
from splay.server.tables.slow_moves import MOST, SlowMoves
from tests.server.history.test_packing import packed_away
from tests.server.moderation.test_moderation import ADMIN, admin
from tests.server.playing import answer, made, open_house, play_to_the_end
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
OVERVIEW = f"{ADMIN}/overview"


async def test_the_figures_are_those_of_the_database(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_SIGNINS_PER_ADDRESS="0") as house:
        house.time = now()
        root = await admin(house, engine)
        people = [await house.guest("Ann"), await house.guest("Bob")]
        over = await house.table_of(*people)
        await play_to_the_end(people, over, 6)
        packed = await packed_away(house, over)
        running = await house.table_of(*people)
        made(await people[0].post("/api/tables", json={"options": {"players": 2}}))
        house.tables.slow_moves = SlowMoves()
        before = made(await root.get(OVERVIEW))
        assert await answer(people[0], running)
        count("email", "delivered")
        count("email", "not_reached")
        count("push", "over")
        async with engine.begin() as connection:
            await note_backup(connection, 12_345, house.time)
        told = made(await root.get(OVERVIEW))
    assert (told["version"], told["started"]) == (__version__, house.services.started)
    assert told["database"] == engine.dialect.name
    assert told["bytes"] > told["packed"] == len(packed)
    assert (told["accounts"], told["guests"], told["active"]) == (1, 2, 1)
    assert (told["waiting"], told["running"], told["finished"], told["ended_month"]) == (1, 1, 1, 1)
    assert told["ended_day"] == 0, "it was packed a day after its end"
    assert told["moves"] == before["moves"] + 1
    assert told["backup"] == {"at": house.time, "bytes": 12_345, "tried": None}
    assert before["backup"] is None
    assert changes(before, told) == {"email": (1, 1)}
    assert [slow["table"] for slow in told["slow"]] == [running]
    assert told["slow"][0]["took"] >= 0


def changes(before: dict[str, object], after: dict[str, object]) -> dict[str, tuple[int, int]]:
    """How many deliveries arrived and failed between two looks, by way."""
    counts = []
    for told in (before, after):
        deliveries = told["deliveries"]
        assert isinstance(deliveries, list)
        counts.append({one["way"]: (one["delivered"], one["failed"]) for one in deliveries})
    first, then = counts
    went = {way: tuple(b - a for a, b in zip(first.get(way, (0, 0)), then[way], strict=True)) for way in then}
    return {way: (delivered, failed) for way, (delivered, failed) in went.items() if delivered or failed}


async def test_it_is_for_admins_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        assert refusal(await ann.get(OVERVIEW))[0] == 403
        made(await ann.post("/api/accounts", json={"login": "ann", "password": PASSWORD}))
        assert refusal(await ann.get(OVERVIEW)) == (403, "admin_needed")


async def test_a_trial_is_noted_with_the_newest_backup_of_its_size(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for at, size in ((1, 500), (2, 500), (3, 700)):
            await note_backup(connection, size, at)
        assert not await note_trial(connection, 600, 9)
        assert await last_trial(connection) is None
        assert await note_trial(connection, 500, 9)
        assert await last_trial(connection) == 9
        newest = await last_backup(connection)
        assert newest is not None
        assert (newest.at, newest.bytes, newest.tried) == (3, 700, None)
        tried = await connection.execute(schema.backups.select().where(schema.backups.c.tried.is_not(None)))
        assert [row.at for row in tried] == [2]


async def test_so_many_backups_are_remembered(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(insert(schema.backups), [{"at": at, "bytes": 1} for at in range(KEPT)])
        await note_backup(connection, 2, KEPT)
        kept = (await connection.execute(schema.backups.select().order_by(schema.backups.c.at))).all()
    assert [kept[0].at, kept[-1].at, len(kept)] == [1, KEPT, KEPT]


async def test_a_database_from_before_is_not_told(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(schema.backups.drop)
        await note_backup(connection, 500, 1)
        assert not await note_trial(connection, 500, 9)


async def test_the_slowest_move_of_a_table_stands_for_an_hour() -> None:
    moves = SlowMoves()
    for table, seconds, at in (("a", 0.2, 0), ("b", 0.5, 10), ("a", 0.1, 20), ("c", 0.3, 30)):
        moves.note(table, seconds, at)
    assert [(table, move.took) for table, move in moves.slowest(40, 2)] == [("b", 500), ("c", 300)]
    assert [table for table, _ in moves.slowest(HOUR + 15, 9)] == ["c"]
    moves.note("b", 0.1, HOUR + 15)
    assert [(table, move.took) for table, move in moves.slowest(HOUR + 15, 9)] == [("c", 300), ("b", 100)]


async def test_no_more_slow_moves_are_remembered_than_are_told() -> None:
    moves = SlowMoves()
    for number in range(5 * MOST):
        moves.note(str(number), number / 1000, number)
        assert len(moves.known) <= 2 * MOST
    assert [move.took for _, move in moves.slowest(0, 3)] == [5 * MOST - 1, 5 * MOST - 2, 5 * MOST - 3]

"""What happened in games that ended long ago is dropped if the host wants that, told before; all else of them stays."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.server.durations import DAY
from splay.server.history.log_dropper import NOTICE, PIECE, LogDropper
from splay.server.history.log_packer import AGE
from splay.server.statistics.kept_statistics import uncounted
from splay.server.statistics.recount import Recount, recount_all
from splay.server.storage import schema
from splay.server.storage.rows import write_snapshot
from splay.sets.scenario import from_text
from tests.server.acts.test_undo_alone import against_a_computer, before_the_end
from tests.server.conftest import settings_in
from tests.server.history.test_packing import packed_away, packer_on
from tests.server.playing import House, answer, fail, look, made, open_house, play_to_the_end, state
from tests.server.site import refusal
from tests.server.stored_games import counter_on, kept, people_in, store_game
from tests.server.upgrade.changed_rules import say

pytestmark = pytest.mark.anyio
DAYS = 30


async def dropped(house: House) -> None:
    """Tells until when games are kept, and lets that pass."""
    assert not await house.services.dropper.piece()
    house.time += DAYS * DAY
    assert not await house.services.dropper.piece()
    house.services.compute_cache.kept.clear()
    house.tables.repository.cache.clear()


def shown(told: dict[str, Any]) -> tuple[Any, ...]:
    """What a state says of how a game stands."""
    return told["view"], told["questions"], told.get("faces")


async def test_of_a_dropped_game_stays_how_it_ended(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_FINISHED_DAYS=str(DAYS)) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        await play_to_the_end([ann, bob], table, 6)
        await packed_away(house, table)
        before, told = shown(await state(ann, table)), await look(ann, table)
        counts = [await kept(engine, name, table=table) for name in ("game_statistics", "results")]
        assert "kept_until" not in told
        await dropped(house)
        after = await look(ann, table)
        assert (after.pop("kept_until"), after) == (0, told)
        assert shown(await state(ann, table)) == before
        assert (await state(ann, table))["events"] == []
        for path in ("record", "replay", "analysis"):
            assert refusal(await ann.get(f"/api/tables/{table}/{path}")) == (409, "not_kept")
        branch = {"at": 40, "seats": ["me", "random"]}
        assert refusal(await ann.post(f"/api/tables/{table}/branches", json=branch)) == (409, "not_kept")
        assert [game["id"] for game in made(await ann.get("/api/me/games"))["games"]] == [table]
        assert [await kept(engine, name, table=table) for name in ("game_statistics", "results")] == counts
        assert await recount_all(engine) == Recount()


async def test_what_is_kept_of_a_dropped_game_takes_little_room(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_FINISHED_DAYS=str(DAYS)) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        await play_to_the_end(people, table, 6)
        whole = await packed_away(house, table)
        await dropped(house)
        [row] = await kept(engine, "packed_logs", table=table)
        assert len(row["data"]) * 4 < len(whole)
        assert await kept(engine, "reviews", table=table) == []


async def test_a_dropped_game_that_somebody_ended_by_leaving_stands_where_it_stood(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, SPLAY_FINISHED_DAYS=str(DAYS)) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        chance = random.Random(6)
        while (await state(ann, table))["sequence"] < 50:
            for person in (ann, bob):
                await answer(person, table, chance)
        made(await bob.delete(f"/api/tables/{table}/seats"))
        before = shown(await state(ann, table))
        await packed_away(house, table)
        await dropped(house)
        assert shown(await state(ann, table)) == before


async def test_the_end_of_a_dropped_game_is_not_undone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_FINISHED_DAYS=str(DAYS)) as house:
        ann, table = await against_a_computer(house, before_the_end())
        await say(ann, table, "achieve:1")
        await packed_away(house, table)
        await dropped(house)
        assert refusal(await ann.post(f"/api/tables/{table}/undo", json={})) == (409, "no_undo")
        assert (await look(ann, table))["status"] == "finished"


def dropper_on(engine: AsyncEngine, folder: Path, days: int, now: int) -> LogDropper:
    """A worker's dropper."""
    return LogDropper(engine, settings_in(folder, SPLAY_FINISHED_DAYS=str(days)), lambda: now, fail)


async def packed_games(engine: AsyncEngine, *ends: int) -> list[str]:
    """Tables whose games ended at these times, and are packed."""
    await people_in(engine, "ann", "bob")
    made_here = [(await store_game(engine, Options(), f"end {at}", at=at))[0] for at in ends]
    deal = position_of(from_text("turn: me, actions 2\nme: red: Oars\nyou: blue: Tools\n"))
    async with engine.begin() as connection:
        for table in made_here:
            await write_snapshot(connection, table, 0, FORMAT, deal)
    while await counter_on(engine).piece():
        pass
    while await packer_on(engine, max(ends) + AGE).piece():
        pass
    return made_here


async def kept_until(engine: AsyncEngine, *games: str) -> list[int | None]:
    """Until when the logs of tables are kept."""
    found = {row["id"]: row["kept_until"] for row in await kept(engine, "tables")}
    return [found[game] for game in games]


async def test_nothing_is_dropped_that_was_not_told_for_two_weeks(engine: AsyncEngine, tmp_path: Path) -> None:
    now = 400 * DAY
    old, young = await packed_games(engine, DAY, now - 2 * DAY)
    assert not await dropper_on(engine, tmp_path, 0, now).piece()
    assert await kept_until(engine, old, young) == [None, None]
    assert not await dropper_on(engine, tmp_path, 100, now).piece()
    assert await kept_until(engine, old, young) == [now + NOTICE, now + 98 * DAY]
    assert not await dropper_on(engine, tmp_path, 100, now + NOTICE - 1).piece()
    assert await kept_until(engine, old, young) == [now + NOTICE, now + 98 * DAY]
    assert not await dropper_on(engine, tmp_path, 100, now + NOTICE).piece()
    assert await kept_until(engine, old, young) == [0, now + 98 * DAY]


async def test_another_setting_keeps_games_for_longer_but_for_no_shorter_than_was_told(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    now = 400 * DAY
    [game] = await packed_games(engine, now - 2 * DAY)
    for days, told in ((100, 98), (50, 98), (200, 198)):
        assert not await dropper_on(engine, tmp_path, days, now).piece()
        assert await kept_until(engine, game) == [now + told * DAY]
    assert not await dropper_on(engine, tmp_path, 0, now + 500 * DAY).piece()
    assert await kept_until(engine, game) == [None]


async def test_neither_a_game_that_is_not_packed_is_dropped_nor_one_that_goes_on(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    [going] = await packed_games(engine, DAY)
    loose, _ = await store_game(engine, Options(), "loose")
    for now in (2 * DAY, 400 * DAY):
        assert not await dropper_on(engine, tmp_path, 10, now).piece()
        async with engine.begin() as connection:
            again = update(schema.tables).where(schema.tables.c.id == going)
            await connection.execute(again.values(status=schema.RUNNING))
    assert await kept_until(engine, going, loose) == [2 * DAY + NOTICE, None]


async def test_games_are_dropped_in_pieces_and_never_counted_again(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = await packed_games(engine, *range(1, PIECE + 3))
    first, later = dropper_on(engine, tmp_path, 10, 2 * DAY), dropper_on(engine, tmp_path, 10, 400 * DAY)
    assert [await first.piece(), await first.piece()] == [True, False]
    assert [await later.piece(), await later.piece()] == [True, False]
    assert await kept_until(engine, *games) == [0] * len(games)
    monkeypatch.setattr("splay.server.statistics.kept_statistics.VERSION", 1_000_000)
    async with engine.connect() as connection:
        assert await uncounted(connection, 0, 10) == []

"""A game that is not in memory is played from its log, and a moment is worked out, while the event loop goes on."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.games import game_from_log
from splay.server.games.live_game import LiveGame
from tests.server.playing import answer, made, open_house

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("ends", [False, True], ids=["running", "finished"])
async def test_a_game_that_is_not_in_memory_is_played_outside_of_the_event_loop(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    restored, threads = game_from_log.restored, []

    def noted(*given: object) -> LiveGame:
        threads.append(threading.current_thread())
        return restored(*given)  # type: ignore[arg-type]

    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        for person in (ann, bob):
            await answer(person, table)
        if ends:
            made(await bob.delete(f"/api/tables/{table}/seats"))
        before = (await house.tables.look(table)).row.version
        house.tables.repository.cache.forget(table)
        monkeypatch.setattr(game_from_log, "restored", noted)
        assert (await house.tables.look(table)).row.version == before
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


async def test_a_moment_to_play_on_from_is_worked_out_beside_the_worker(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        for person in (ann, bob):
            await answer(person, table)
        made(await bob.delete(f"/api/tables/{table}/seats"))
        made(await ann.post(f"/api/tables/{table}/branches", json={"at": 2, "seats": ["me", "me"]}))
        kept: list[Any] = list(house.services.compute_cache.kept)
        assert [key[0] for key in kept] == ["moment"]


async def test_tables_that_are_not_in_memory_are_read_one_at_a_time(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored, reading, most = game_from_log.restored, set(), 0
    loop = asyncio.get_running_loop()

    def noted(table: str, *given: object) -> LiveGame:
        nonlocal most
        reading.add(table)
        most = max(most, len(reading))
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.05), loop).result()
        reading.remove(table)
        return restored(table, *given)  # type: ignore[arg-type]

    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        tables = [await house.table_of(ann, bob) for _ in range(4)]
        house.tables.repository.cache.clear()
        monkeypatch.setattr(game_from_log, "restored", noted)
        looks = [house.browser().get(f"/api/tables/{table}/state") for table in tables]
        assert [answer.status_code for answer in await asyncio.gather(*looks)] == [200] * 4
    assert most == 1

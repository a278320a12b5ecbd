"""Previews, records and replays: worked out beside the worker, once for all who ask, and kept."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.compute_cache import KEPT_BYTES, MOST_WAITING, ComputeCache, Work
from splay.server.processes import LEAST_URGENT, Processes
from splay.server.protection.limiters import MemoryLimiter
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import IDENTITY, Representation
from splay.server.table_api.previews import preview_as_sent
from splay.sets import new_game
from splay.views.preview import preview
from tests.server.playing import answer, made, open_house, play_to_the_end, state
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
R = TypeVar("R")


class Slow:
    """Works when it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun = asyncio.Event()
        self.let = asyncio.Event()

    async def run(self, work: Callable[[], R]) -> R:
        """What the work gives, once it is let."""
        self.asked += 1
        self.begun.set()
        await self.let.wait()
        return work()

    async def close(self) -> None:
        """Nothing to end."""


def slow_compute_cache() -> tuple[ComputeCache, Slow]:
    """A ComputeCache without a limit, and where its work is done."""
    compute_cache, slow = ComputeCache(MemoryLimiter(), 0), Slow()
    compute_cache.worker = slow
    return compute_cache, slow


async def of_bytes(number: int) -> Work:
    """Work that gives this many bytes."""
    return partial(Representation.of, "text/plain", {IDENTITY: bytes(number)})


async def no_work() -> Work:
    """Work that cannot be prepared."""
    raise LookupError("nothing there")


async def test_moves_go_on_while_a_record_is_worked_out_once_for_all_who_ask(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = people = [await house.guest("Ann"), await house.guest("Bob")]
        over, running = await house.table_of(*people), await house.table_of(*people)
        await play_to_the_end(people, over, 6)
        slow = house.services.compute_cache.worker = Slow()
        asking = [asyncio.create_task(person.get(f"/api/tables/{over}/record")) for person in (ann, bob)]
        await slow.begun.wait()
        assert await answer(ann, running)
        assert (await state(bob, running))["sequence"] == 1
        assert not any(task.done() for task in asking)
        slow.let.set()
        first, second = [made(await task) for task in asking]
        assert first == second
        assert slow.asked == 1


async def test_who_has_a_record_or_replay_is_told_that_it_has_not_changed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people, settings={"leavers": "end"})
        made(await people[0].delete(f"/api/tables/{table}/seats"))
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            got = await people[1].get(path)
            assert got.headers["cache-control"] == "private, no-cache"
            again = await people[1].get(path, headers={"If-None-Match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_an_address_has_only_so_much_worked_out_and_what_is_kept_does_not_count(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path, SPLAY_COSTLY_READS_PER_ADDRESS="2") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        for person in (ann, bob):
            await answer(person, table)
        path = f"/api/tables/{table}/preview"
        turn = (await state(ann, table))["view"]["turn"]
        mover = (ann, bob)[turn]
        shown = [made(await mover.get(path, params={"player": turn, "action": "draw"})) for _ in range(5)]
        assert all(preview == shown[0] for preview in shown)
        assert refusal(await mover.get(path, params={"player": turn, "action": "x"})) == (422, "no_such_action")
        answered = await mover.get(path, params={"player": turn, "action": "y"})
        assert refusal(answered) == (429, "too_many_requests")
        assert "Retry-After" in answered.headers


async def test_who_comes_when_too_much_waits_is_told_to_come_back() -> None:
    compute_cache, slow = slow_compute_cache()
    waiting = [
        asyncio.create_task(compute_cache.read(key, "here", partial(of_bytes, 1))) for key in range(MOST_WAITING)
    ]
    await slow.begun.wait()
    while len(compute_cache.under_way) < MOST_WAITING:
        await asyncio.sleep(0)
    with pytest.raises(ApiError) as full:
        await compute_cache.read("one more", "here", partial(of_bytes, 1))
    assert (full.value.status, full.value.code, full.value.wait) == (503, "busy", 1)
    slow.let.set()
    await asyncio.gather(*waiting)
    assert not compute_cache.under_way


async def test_who_waits_when_the_server_stops_is_told_to_come_back() -> None:
    compute_cache, slow = slow_compute_cache()
    asking = asyncio.create_task(compute_cache.read("a record", "here", partial(of_bytes, 1)))
    await slow.begun.wait()
    await compute_cache.close()
    with pytest.raises(ApiError) as refused:
        await asking
    assert (refused.value.status, refused.value.code) == (503, "busy")


async def test_what_is_kept_is_bounded_and_what_failed_is_not_kept() -> None:
    compute_cache, slow = slow_compute_cache()
    slow.let.set()
    for key in range(4):
        await compute_cache.read(key, "here", partial(of_bytes, KEPT_BYTES // 3))
        await compute_cache.read(0, "here", no_work)
    assert list(compute_cache.kept) == [2, 3, 0]
    assert compute_cache.kept_bytes <= KEPT_BYTES
    with pytest.raises(LookupError):
        await compute_cache.read("nothing", "here", no_work)
    assert not compute_cache.under_way
    assert "nothing" not in compute_cache.kept


async def test_the_process_beside_the_worker_lets_all_others_go_first() -> None:
    processes = Processes(1, after_others=True)
    assert await processes.run(partial(os.nice, 0)) == LEAST_URGENT
    assert os.nice(0) < LEAST_URGENT
    await processes.close()


async def test_a_process_that_is_killed_while_it_has_nothing_to_do_costs_nobody_an_answer() -> None:
    processes = Processes(1)
    os.kill(await processes.run(os.getpid), signal.SIGKILL)
    while not processes.executor._broken:  # before that, work may still be given to it
        await asyncio.sleep(0.01)
    assert await processes.run(partial(pow, 2, 5)) == 32
    await processes.close()


async def test_work_that_kills_its_process_is_refused_and_the_next_is_done() -> None:
    processes = Processes(1)
    with pytest.raises(BrokenProcessPool):
        await processes.run(partial(os._exit, 1))
    assert await processes.run(partial(pow, 2, 5)) == 32
    await processes.close()


def test_a_preview_of_a_position_is_that_of_the_game() -> None:
    session = Session(new_game(Options(players=3), secret_from_seed("preview")))
    chance = random.Random(3)
    compared = 0
    for _ in range(60):
        question = session.questions[0]
        if session.start.started and not session.answers:
            for viewer in (question.seat, -1):
                shown = msgspec.json.encode(preview(session.start, viewer, question.seat, "draw"))
                sent = preview_as_sent(position_of(session.start), [], viewer, question.seat, "draw")
                assert sent.forms[IDENTITY] == shown
                compared += 1
        session.answer(question.seat, chance.choice(question.options).key)
    assert compared > 20

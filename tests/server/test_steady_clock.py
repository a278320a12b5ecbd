"""A worker's time goes on whatever becomes of the machine's clock, and stands while the worker does."""

from __future__ import annotations

import asyncio
import time

import pytest

from splay.server.operations.loop_watch import LoopWatch
from splay.server.steady_clock import STALL, TICK, SteadyClock

BEGAN = 1_000_000


class Machine:
    """What a machine's clock shows, and how much time has passed; set by hand."""

    def __init__(self) -> None:
        self.shown = BEGAN
        self.passed = 77
        self.clock = SteadyClock(lambda: self.shown, lambda: self.passed)

    def after(self, milliseconds: int) -> int:
        """What the worker's clock shows when so much time has passed."""
        self.passed += milliseconds
        return self.clock.now() - BEGAN


def test_setting_the_machines_clock_moves_nothing() -> None:
    machine = Machine()
    for shown in (BEGAN - 3_600_000, BEGAN + 3_600_000):
        machine.shown = shown
        assert machine.clock.now() - BEGAN == machine.passed - 77
        machine.passed += 10


def test_time_in_which_the_worker_stood_still_does_not_count() -> None:
    machine = Machine()
    machine.clock.tick()
    assert machine.after(30_000) == TICK
    assert machine.after(50) == TICK + 50
    machine.clock.tick()
    assert machine.after(20_000) == TICK + 50 + TICK
    assert machine.clock.stalled == 30_000 - TICK + 20_000 - TICK


def test_a_tick_notices_that_the_worker_stood_still_before_anybody_asks_for_the_time() -> None:
    machine = Machine()
    machine.clock.tick()
    machine.passed += 30_000
    machine.clock.tick()
    assert machine.after(50) == TICK + 50


def test_ticks_that_come_a_little_late_count() -> None:
    machine = Machine()
    machine.clock.tick()
    for _ in range(10):
        machine.passed += TICK + STALL
        machine.clock.tick()
    assert machine.clock.now() - BEGAN == 10 * (TICK + STALL)


def test_a_clock_without_ticks_notices_no_stall() -> None:
    assert Machine().after(30_000) == 30_000


def test_a_clock_that_is_held_stands_from_a_moment_before_on() -> None:
    machine = Machine()
    assert machine.after(5_000) == 5_000
    machine.clock.hold(machine.passed - 2_000, 0)
    assert machine.after(30_000) == 3_000
    machine.clock.go_on(machine.clock.offset, 0)
    assert machine.after(1) == 3_001
    assert machine.clock.stalled == 32_000


@pytest.mark.anyio
async def test_an_event_loop_that_stands_still_is_noticed_before_anything_else_asks_for_the_time() -> None:
    clock = SteadyClock()
    watch = LoopWatch(clock)
    await watch.start()
    await asyncio.sleep(0)
    before = clock.now()
    time.sleep((STALL + 3 * TICK) / 1000)
    assert clock.now() - before <= TICK + 1
    assert clock.stalled > STALL
    await watch.close()

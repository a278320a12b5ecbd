"""The time that a worker goes by: what the wall clock said at its start, plus the time that has passed since.

Setting the machine's clock does not move it. Nor does a time in which the worker stood still: nobody could act then.
"""

import time
from collections.abc import Callable
from typing import Final

TICK: Final = 100
"""Milliseconds from one tick of the event loop to the next."""
STALL: Final = 400
"""Milliseconds that a tick may come late; if it comes later, the worker stood still."""


def wall_time() -> int:
    """What the machine's clock shows, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def passed_time() -> int:
    """Milliseconds since some moment; nobody can set this."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Counts milliseconds since 1970. `offset` is what is added to the time that has passed.

    `stalled` is how long the worker stood still while somebody ticked, as far as that is not taken from `offset` yet.
    """

    def __init__(self, wall: Callable[[], int] = wall_time, passed: Callable[[], int] = passed_time) -> None:
        """`wall` is looked at now, and later only to notice that it was set; `passed` is what is counted."""
        self.wall = wall
        self.passed = passed
        self.offset = wall() - passed()
        self.stalled = 0
        self.ticked: int | None = None
        self.held: int | None = None

    def now(self) -> int:
        """The time in milliseconds since 1970. To be asked in the event loop's thread."""
        return self.passed() + self.offset - self.missed()

    def missed(self) -> int:
        """How long nobody could act: what `offset` does not know of yet."""
        passed = self.passed()
        self.notice_stall(passed)
        return self.stalled + (0 if self.held is None else passed - self.held)

    def tick(self) -> None:
        """Notes that the event loop runs; to be called every TICK milliseconds from the first call on."""
        passed = self.passed()
        self.notice_stall(passed)
        self.ticked = passed

    def notice_stall(self, passed: int) -> None:
        """Counts the time by which a tick is late, if that is long: whoever asks first after a stall notices it."""
        if self.ticked is not None and (late := passed - self.ticked - TICK) > STALL:
            self.stalled += late if self.held is None else 0
            self.ticked += late

    def hold(self, since: int, stalled: int) -> None:
        """Lets the time stand from the moment on at which so much had passed, until `go_on`; `stalled` is what it was
        then. Nothing to do if it stands already.
        """
        if self.held is None:
            self.held, self.stalled = since, stalled

    def go_on(self, offset: int, known: int) -> None:
        """Goes on with another offset, by which so much of what was missed is known."""
        self.stalled = self.missed() - known
        self.offset, self.held = offset, None


STEADY: Final = SteadyClock()
"""This process's own, for what needs no common time."""

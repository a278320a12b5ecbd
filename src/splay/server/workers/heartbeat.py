"""A heartbeat in the database: workers keep one time, and while no server is up, no clock of a game runs."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.steady_clock import SteadyClock
from splay.server.storage.database import write
from splay.server.workers.common_time import Beaten, Known, Moment, beat, look_at_clock

log: Final = logging.getLogger("splay.server")
WORTH_SAYING: Final = 1_000
"""Milliseconds that a worker must have stood still to say so."""


class Heartbeat:
    """One worker's heartbeat, which keeps the worker's clock at the common time."""

    def __init__(self, engine: AsyncEngine, clock: SteadyClock, watched: Callable[[], list[str]] = list) -> None:
        """`watched` tells which tables somebody watches at this worker."""
        self.engine = engine
        self.clock = clock
        self.watched = watched
        self.look: Callable[[Connection], Moment] = partial(look_at_clock, wall=clock.wall, passed=clock.passed)
        self.shift: int | None = None
        self.at = 0
        self.last_good = (clock.passed(), clock.stalled)

    async def beat(self) -> None:
        """Notes that a server is up, and brings the clock to the common time; clocks of games get back what they ran
        while none was. Raises DATABASE_ERRORS.
        """
        missed, stood = self.clock.missed(), self.clock.held is None
        known = Known(self.clock.offset, missed, self.shift, self.at)
        beaten = await write(self.engine, partial(beat, known=known, look=self.look, watched=self.watched()))
        self.clock.go_on(beaten.offset, missed)
        self.shift, self.at = beaten.shift, beaten.at
        self.last_good = self.clock.passed(), self.clock.stalled
        tell(beaten, missed if stood else 0)

    def hold(self) -> None:
        """Lets the worker's time stand from the last beat on until the next: a beat has failed, so nobody can act."""
        self.clock.hold(*self.last_good)


def tell(beaten: Beaten, stalled: int) -> None:
    """Logs what was out of the ordinary."""
    if beaten.down:
        log.warning("no server was up for %s seconds: the clocks did not run", beaten.down // 1000)
    if beaten.jump:
        log.warning("the clock was set by %s seconds: the games' time goes on as before", beaten.jump // 1000)
    if stalled >= WORTH_SAYING:
        log.info("this worker stood still for %s seconds: the clocks did not run", stalled // 1000)

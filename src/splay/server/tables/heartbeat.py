"""A heartbeat in the database: while no server is up, no clock of a game runs."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server import ids
from splay.server.storage.database import write
from splay.server.storage.heartbeat import give_back, note_heartbeat

log: Final = logging.getLogger("splay.server")
BEAT: Final = 2_000
"""Milliseconds from one beat of a worker to the next, about."""
SILENCE: Final = 5_000
"""Milliseconds without a beat of any worker after which the clocks are moved on."""


class Heartbeat:
    """One worker's heartbeat. It goes by the real time, whatever the clocks of the tables show."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int] = ids.now) -> None:
        """`now` gives milliseconds since 1970."""
        self.engine = engine
        self.now = now

    async def beat(self) -> None:
        """Notes that a server is up. Where none was for a while, the running clocks get that time back."""
        silent = await write(self.engine, partial(beat, now=self.now()))
        if silent:
            log.warning("no server was up for %s seconds: the clocks did not run", silent // 1000)


def beat(connection: Connection, now: int) -> int:
    """Does the work of a beat; the milliseconds given back."""
    last = note_heartbeat(connection, now)
    silent = now - last
    if silent <= SILENCE:
        return 0
    give_back(connection, silent, last + BEAT)
    return silent

"""A heartbeat in the database: while no server is up, no clock of a game runs."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, case, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server import ids
from splay.server.storage.database import write
from splay.server.storage.schema import RUNNING, heartbeat, seats, tables

log: Final = logging.getLogger("splay.server")
BEAT: Final = 2_000
"""Milliseconds from one beat of a worker to the next, about."""
DOWN_AFTER: Final = 5_000
"""Milliseconds without a beat of any worker after which the clocks are moved on."""
THE_ROW: Final = 1


class Heartbeat:
    """One worker's heartbeat. It goes by the real time, whatever the clocks of the tables show."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], int] = ids.now) -> None:
        """`now` gives milliseconds since 1970."""
        self.engine = engine
        self.now = now

    async def beat(self) -> None:
        """Notes that a server is up. If none was for a while, the running clocks get that time back."""
        down = await write(self.engine, partial(beat, now=self.now()))
        if down:
            log.warning("no server was up for %s seconds: the clocks did not run", down // 1000)


def beat(connection: Connection, now: int) -> int:
    """Does the work of a beat; the milliseconds given back."""
    last = note_heartbeat(connection, now)
    down = now - last
    if down <= DOWN_AFTER:
        return 0
    give_back(connection, down, last + BEAT)
    return down


def note_heartbeat(connection: Connection, now: int) -> int:
    """Notes that a server is up `now`, in milliseconds since 1970; when one last was, `now` if none ever was.

    The last moment stands if it is later, as when the times of two servers differ.
    """
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(heartbeat).values(id=THE_ROW, at=now).on_conflict_do_nothing())
    last: int = connection.execute(select(heartbeat.c.at).with_for_update()).scalar_one()
    connection.execute(update(heartbeat).where(heartbeat.c.at < now).values(at=now))
    return last


def give_back(connection: Connection, lost: int, since: int) -> None:
    """Moves the clocks, and the pauses, of running games on by `lost` milliseconds, but for those begun after `since`:
    a table with one of these keeps the moment at which it is looked at next.
    """
    table, seat = tables.c, seats.c
    old, new = seat.since <= since, seat.since > since
    touched = or_(table.due.is_not(None), table.id.in_(select(seat.table).where(old)))
    running = (table.status == RUNNING) & touched
    held = select(table.id).where(running).order_by(table.id).with_for_update()
    connection.execute(held).all()
    due = case((table.id.in_(select(seat.table).where(new)), table.due), else_=table.due + lost)
    connection.execute(update(tables).where(running).values(due=due, version=table.version + 1))
    going_on = seat.table.in_(select(table.id).where(table.status == RUNNING))
    connection.execute(update(seats).where(old, going_on).values(since=seat.since + lost))

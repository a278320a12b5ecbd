"""Noting that a server is up, and giving the running clocks back the time in which none was."""

from typing import Any, Final

from sqlalchemy import Connection, case, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from splay.server.storage.schema import RUNNING, heartbeat, seats, tables

THE_ROW: Final = 1


def note_heartbeat(connection: Connection, now: int) -> int:
    """Notes that a server is up `now`, in milliseconds since 1970; when one last was, `now` where none ever was.

    The last moment stands where it is later, as when the times of two servers differ.
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

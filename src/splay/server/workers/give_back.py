"""Time in which nobody could act is given back: running clocks and pauses are moved on by it."""

from sqlalchemy import Connection, and_, case, or_, select, true, update

from splay.server.storage.schema import RUNNING, seats, tables


def give_back(connection: Connection, lost: int, since: int, only: list[str] | None = None) -> None:
    """Moves the clocks, and the pauses, of running games on by `lost` milliseconds, but for those begun after `since`:
    a table with one of these keeps the moment at which it is looked at next. `only` names the tables, else all.

    A negative time moves them back: the clock that they were begun by was set back since.
    """
    table, seat = tables.c, seats.c
    old, new = seat.since <= since, seat.since > since
    touched = or_(table.due.is_not(None), table.id.in_(select(seat.table).where(old)))
    running = and_(table.status == RUNNING, touched, true() if only is None else table.id.in_(only))
    held = connection.execute(select(table.id).where(running).order_by(table.id).with_for_update()).scalars().all()
    if not held:
        return
    due = case((table.id.in_(select(seat.table).where(new)), table.due), else_=table.due + lost)
    connection.execute(update(tables).where(running).values(due=due, version=table.version + 1))
    going_on = seat.table.in_(select(table.id).where(table.status == RUNNING))
    here = true() if only is None else seat.table.in_(only)
    connection.execute(update(seats).where(old, going_on, here).values(since=seat.since + lost))

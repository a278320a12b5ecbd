"""A game that nobody plays: when all its people have left, the computers wait for one of them, up to a moment."""

from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import RUNNING
from splay.server.tables import clocks
from splay.server.tables.table import Table
from splay.server.tables.table_settings import Clock


def paused_until(table: Table) -> int | None:
    """When the computers play on at a table that all its people have left; None if nobody is waited for."""
    return table.row.due if table.row.status == RUNNING and not anybody_there(table.seats) else None


def anybody_there(seats: list[SeatRow]) -> bool:
    """Whether a person plays one of these seats now."""
    return any(clocks.is_there(seat) for seat in seats)


def due_after(clock: Clock, table: Table, seats: list[SeatRow], patience: int) -> int | None:
    """When something happens by itself at a table whose seats are these from now on; None if nothing does.

    That is when a clock runs out; and when the last person leaves, it is the end of the pause, `patience`
    milliseconds later. A pause is never made longer. If no person has a seat any more, there is none.
    """
    if anybody_there(seats):
        return clocks.first_due(clock, seats)
    if all(seat.person is None for seat in seats):
        return None
    if anybody_there(table.seats):
        return table.seen_at + patience
    due = table.row.due
    return due if due is not None and due > table.seen_at else None

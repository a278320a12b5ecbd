"""Writing a move: an entry of the log and all that follows from it, if the table is still as it was."""

from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, insert, update

from splay.server.storage import schema
from splay.server.storage.log_entry import Entry
from splay.server.storage.rows import SeatRow

TABLE_MOVES: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("of_table"), schema.tables.c.version == bindparam("of_version")
)
CLOCK_MOVES: Final = update(schema.seats).where(
    schema.seats.c.table == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat")
)
CLOCK: Final = ("bank", "since", "grace", "charged")
"""The columns of a seat that are its clock's."""
NEW_ENTRY: Final = insert(schema.log)
NEW_SNAPSHOT: Final = insert(schema.snapshots)


class Move(Struct, frozen=True):
    """An entry for a table that has a version, the values that its row gets, the seats whose clocks have changed, and
    a snapshot after it (format and position) now and then.
    """

    table_id: str
    version: int
    entry: Entry
    values: dict[str, Any]
    clocks: list[SeatRow]
    snapshot: tuple[int, dict[str, Any]] | None


def write_move(connection: Connection, move: Move) -> bool:
    """Writes a move within a transaction: the compare-and-swap between workers.

    False if the table has another version by now; then nothing is written.
    """
    where = {"of_table": move.table_id, "of_version": move.version}
    if connection.execute(TABLE_MOVES, {**where, **move.values, "version": move.version + 1}).rowcount != 1:
        return False
    entry = structs.asdict(move.entry)
    sequence = entry.pop("sequence")
    connection.execute(NEW_ENTRY, {"table": move.table_id, "seq": sequence, **entry})
    for seat in move.clocks:
        at = {"of_table": move.table_id, "of_seat": seat.seat}
        connection.execute(CLOCK_MOVES, {**at, **{name: getattr(seat, name) for name in CLOCK}})
    if move.snapshot is not None:
        position_format, position = move.snapshot
        kept = {"table": move.table_id, "seq": sequence, "format": position_format, "position": position}
        connection.execute(NEW_SNAPSHOT, kept)
    return True

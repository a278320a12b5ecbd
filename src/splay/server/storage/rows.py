"""Reading and writing what the tables of the database hold about games."""

from typing import Any, Final

from msgspec import Struct, structs
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage import schema
from splay.server.storage.log_entry import Entry
from splay.server.storage.packed_log import packed_log


class TableRow(Struct, frozen=True):
    """A table as the database has it; see `schema.tables`."""

    id: str
    host: str
    status: str
    options: dict[str, Any]
    settings: dict[str, Any]
    secret: bytes | None
    asked: list[int]
    result: dict[str, Any] | None
    rematch: str | None
    origin: dict[str, Any] | None
    created: int
    changed: int
    due: int | None
    takeback: dict[str, Any] | None
    chat: int
    version: int
    day: str | None = None
    kept_until: int | None = None


DROPPED: Final = 0
"""In the place of the moment until which a finished game's log is kept: it is kept no more."""


class SeatRow(Struct, frozen=True):
    """A seat as the database has it; see `schema.seats`."""

    table: str
    seat: int
    person: str | None
    agent: str | None
    name: str
    away: bool
    bank: int | None
    since: int | None
    grace: bool = False
    resigned: bool = False
    late: bool = False
    charged: int = 0
    gone: int | None = None

    @property
    def is_there(self) -> bool:
        """Whether a person plays the seat now, not the computer."""
        return self.person is not None and not self.away


IS_THERE: Final = schema.seats.c.person.is_not(None) & ~schema.seats.c.away
"""`SeatRow.is_there` as a condition of the database."""


async def table_row(connection: AsyncConnection, table_id: str, hold: bool = False) -> TableRow | None:
    """One table; `hold` keeps other workers from it until the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if hold else query)).mappings().first()
    return None if row is None else TableRow(**row)


async def table_version(connection: AsyncConnection, table_id: str) -> int | None:
    """How often a table has changed, or None if there is none."""
    query = select(schema.tables.c.version).where(schema.tables.c.id == table_id)
    return (await connection.execute(query)).scalar()


async def seat_rows(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    query = select(schema.seats).where(schema.seats.c.table == table_id).order_by(schema.seats.c.seat)
    return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]


async def change_table(connection: AsyncConnection, table_id: str, **values: object) -> None:
    """Changes a table, and counts its version: also if only its seats or its chat have changed, without values."""
    version = schema.tables.c.version + 1
    await connection.execute(
        update(schema.tables).where(schema.tables.c.id == table_id).values(**values, version=version)
    )


async def write_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Writes a seat as it is now."""
    values = {name: value for name, value in structs.asdict(seat).items() if name not in ("table", "seat")}
    await change_seat(connection, seat.table, seat.seat, **values)


async def change_seat(connection: AsyncConnection, table_id: str, seat: int, **values: object) -> None:
    """Changes a seat, and counts its table's version."""
    where = (schema.seats.c.table == table_id) & (schema.seats.c.seat == seat)
    await connection.execute(update(schema.seats).where(where).values(**values))
    await change_table(connection, table_id)


async def entries_after(connection: AsyncConnection, table_id: str, sequence: int) -> list[Entry]:
    """The entries of a log with higher numbers, in order."""
    log = schema.log.c
    query = select(
        log.seq.label("sequence"), log.kind, log.seat, log.key, log.at, log.events_from, log.events, log.clocks
    )
    query = query.where(log.table == table_id, log.seq > sequence).order_by(log.seq)
    found = [Entry(**row) for row in (await connection.execute(query)).mappings()]
    if found and found[0].sequence == sequence + 1:
        return found
    earlier = (await packed_log(connection, table_id)).entries
    return [*earlier[sequence:], *found]


async def write_snapshot(
    connection: AsyncConnection, table_id: str, sequence: int, position_format: int, position: dict[str, Any]
) -> None:
    """Keeps the position after an entry."""
    values = {"table": table_id, "seq": sequence, "format": position_format, "position": position}
    await connection.execute(insert(schema.snapshots).values(**values))


async def snapshots_of(connection: AsyncConnection, table_id: str) -> list[int]:
    """The numbers of the entries that have a snapshot; of every log the deal has one, number 0."""
    query = select(schema.snapshots.c.seq).where(schema.snapshots.c.table == table_id)
    found = list((await connection.execute(query)).scalars())
    return found if 0 in found else [*(await packed_log(connection, table_id)).snapshots, *found]


async def snapshot_at(connection: AsyncConnection, table_id: str, sequence: int) -> tuple[int, dict[str, Any]]:
    """The snapshot of an entry that has one: its format, the position."""
    where = (schema.snapshots.c.table == table_id) & (schema.snapshots.c.seq == sequence)
    row = (await connection.execute(select(schema.snapshots).where(where))).mappings().one_or_none()
    return (
        (await packed_log(connection, table_id)).snapshots[sequence]
        if row is None
        else (row["format"], row["position"])
    )

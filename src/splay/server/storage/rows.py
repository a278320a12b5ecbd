"""Reading and writing what the tables of the database hold about games."""

from typing import Any

from msgspec import Struct
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.live.entry import Entry
from splay.server.storage import schema


class TableRow(Struct):
    """A table as the database has it; see `schema.tables`."""

    id: str
    host: str
    status: str
    options: dict[str, Any]
    manners: dict[str, Any]
    secret: bytes | None
    asked: list[int]
    result: dict[str, Any] | None
    rematch: str | None
    created: int
    changed: int
    due: int | None
    takeback: dict[str, Any] | None
    chat: int
    version: int


class SeatRow(Struct):
    """A seat as the database has it; see `schema.seats`."""

    table: str
    seat: int
    person: str | None
    agent: str | None
    name: str
    away: bool
    bank: int | None
    since: int | None


class EntryTaken(Exception):
    """Another worker has logged an entry with this number first."""


async def table_row(connection: AsyncConnection, table: str, hold: bool = False) -> TableRow | None:
    """One table; `hold` keeps other workers from it until the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    row = (await connection.execute(query.with_for_update() if hold else query)).mappings().first()
    return None if row is None else TableRow(**row)


async def open_tables(connection: AsyncConnection, most: int) -> list[str]:
    """The public tables with a free seat, newest first."""
    query = select(schema.tables.c.id, schema.tables.c.manners).where(schema.tables.c.status == "open")
    rows = await connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(most))
    return [table for table, manners in rows if manners.get("public", True)]


async def running_tables(connection: AsyncConnection) -> list[str]:
    """The tables that are playing."""
    return list(
        (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.status == "running"))).scalars()
    )


async def due_tables(connection: AsyncConnection, now: int, most: int) -> list[str]:
    """The tables with a clock that has run out, the longest ago first."""
    query = select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(most)
    return list((await connection.execute(query)).scalars())


async def tables_of(connection: AsyncConnection, person: str, most: int) -> list[str]:
    """The tables that a person plays at, those changed last first."""
    seated = select(schema.seats.c.table).where(schema.seats.c.person == person)
    query = select(schema.tables.c.id).where(schema.tables.c.id.in_(seated))
    rows = await connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(most))
    return list(rows.scalars())


async def seat_rows(connection: AsyncConnection, table: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return [SeatRow(**row) for row in (await connection.execute(query)).mappings()]


async def change_table(connection: AsyncConnection, table: str, **values: object) -> None:
    """Changes a table."""
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


async def change_seat(connection: AsyncConnection, table: str, seat: int, **values: object) -> None:
    """Changes a seat."""
    where = (schema.seats.c.table == table) & (schema.seats.c.seat == seat)
    await connection.execute(update(schema.seats).where(where).values(**values))


async def last_seq(connection: AsyncConnection, table: str) -> int:
    """The number of the last entry in a table's log, 0 where it is empty."""
    query = select(func.max(schema.log.c.seq)).where(schema.log.c.table == table)
    return (await connection.execute(query)).scalar() or 0


async def append_entry(connection: AsyncConnection, table: str, entry: Entry) -> None:
    """Logs an entry. Raises EntryTaken where its number is taken: the compare-and-swap between workers."""
    values = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    try:
        await connection.execute(insert(schema.log).values(table=table, **values))
    except IntegrityError as error:
        raise EntryTaken(f"entry {entry.seq} of table {table}") from error


async def entries_after(connection: AsyncConnection, table: str, seq: int) -> list[Entry]:
    """The entries of a log with higher numbers, in order."""
    query = select(schema.log).where(schema.log.c.table == table, schema.log.c.seq > seq).order_by(schema.log.c.seq)
    rows = (await connection.execute(query)).mappings()
    return [Entry(**{name: row[name] for name in Entry.__struct_fields__}) for row in rows]


async def write_snapshot(
    connection: AsyncConnection, table: str, seq: int, position_format: int, position: dict[str, Any]
) -> None:
    """Keeps the position after an entry."""
    values = {"table": table, "seq": seq, "format": position_format, "position": position}
    await connection.execute(insert(schema.snapshots).values(**values))


async def snapshots_of(connection: AsyncConnection, table: str) -> list[int]:
    """The numbers of the entries that have a snapshot."""
    query = select(schema.snapshots.c.seq).where(schema.snapshots.c.table == table)
    return list((await connection.execute(query)).scalars())


async def snapshot_at(connection: AsyncConnection, table: str, seq: int) -> tuple[int, dict[str, Any]]:
    """The snapshot of an entry that has one: its format, the position."""
    where = (schema.snapshots.c.table == table) & (schema.snapshots.c.seq == seq)
    row = (await connection.execute(select(schema.snapshots).where(where))).mappings().one()
    return row["format"], row["position"]

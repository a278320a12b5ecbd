"""The log of a finished game in one row: a tenth of what its entries and positions take in rows of their own."""

import zlib
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.log_entry import Entry
from splay.server.storage.schema import log, packed_logs, snapshots

LEVEL: Final = 9
"""Of zlib's compression: packed once, read seldom."""
Snapshot = tuple[int, dict[str, Any]]
"""A position: its format, and what it is."""


class PackedLog(Struct, frozen=True):
    """All entries of a log, and positions by the number of the entry before them: at least the deal, number 0."""

    entries: list[Entry]
    snapshots: dict[int, Snapshot]


def packed(whole: PackedLog) -> bytes:
    """A log as few bytes."""
    return zlib.compress(json.encode(whole), LEVEL)


def unpacked(data: bytes) -> PackedLog:
    """What `packed` has made such bytes of."""
    return json.decode(zlib.decompress(data), type=PackedLog)


async def packed_log(connection: AsyncConnection, table_id: str) -> PackedLog:
    """The packed log of a table; an empty one if it has none."""
    query = select(packed_logs.c.data).where(packed_logs.c.table == table_id)
    data = (await connection.execute(query)).scalar()
    return PackedLog([], {}) if data is None else unpacked(data)


async def write_packed(connection: AsyncConnection, table_id: str, whole: PackedLog, data: bytes) -> None:
    """Keeps a table's log packed, as `data`, in place of all rows that it has."""
    for rows in (log, snapshots, packed_logs):
        await connection.execute(delete(rows).where(rows.c.table == table_id))
    last = whole.entries[-1] if whole.entries else None
    values = {"upto": last.sequence if last else 0, "at": last.at if last else 0, "data": data}
    await connection.execute(insert(packed_logs).values(table=table_id, **values))

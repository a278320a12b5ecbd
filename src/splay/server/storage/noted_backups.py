"""When backups of the database were made, and when they were last tried."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import now
from splay.server.storage.database import opened_engine
from splay.server.storage.database_url import sqlite_file
from splay.server.storage.schema import backups

KEPT: Final = 100
"""So many are remembered."""


class NotedBackup(Struct, frozen=True):
    """A backup: when it was made, how many bytes it has, and when it was tried, all in milliseconds since 1970."""

    at: int
    bytes: int
    tried: int | None


def remember_backup(database_url: str, size: int) -> None:
    """Notes in a database that a backup of it, of so many bytes, was just made."""
    asyncio.run(noted(database_url, note_backup, size))


def remember_trial(database_url: str, size: int) -> None:
    """Notes in a database, if there is one, that a backup of so many bytes was just tried."""
    source = sqlite_file(database_url)
    if source is None or source.exists():
        asyncio.run(noted(database_url, note_trial, size))


async def noted(database_url: str, note: Callable[[AsyncConnection, int, int], Awaitable[object]], size: int) -> None:
    """Notes something of a backup of so many bytes, now."""
    async with opened_engine(database_url) as engine, engine.begin() as connection:
        await note(connection, size, now())


async def note_backup(connection: AsyncConnection, size: int, at: int) -> None:
    """Notes that a backup was made, if the database is new enough to have a place for that."""
    if await has_place(connection):
        await connection.execute(insert(backups).values(at=at, bytes=size))
        kept = select(backups.c.at).order_by(backups.c.at.desc()).limit(KEPT)
        await connection.execute(delete(backups).where(backups.c.at.not_in(kept)))


async def note_trial(connection: AsyncConnection, size: int, now: int) -> bool:
    """Notes that a backup of so many bytes was tried; whether it is one that is remembered."""
    if not await has_place(connection):
        return False
    newest = select(backups.c.at).where(backups.c.bytes == size).order_by(backups.c.at.desc()).limit(1)
    changed = await connection.execute(
        update(backups).where(backups.c.at == newest.scalar_subquery()).values(tried=now)
    )
    return changed.rowcount == 1


async def last_backup(connection: AsyncConnection) -> NotedBackup | None:
    """The newest backup that is remembered."""
    query = select(backups.c.at, backups.c.bytes, backups.c.tried).order_by(backups.c.at.desc()).limit(1)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else NotedBackup(*row)


async def last_trial(connection: AsyncConnection) -> int | None:
    """When a backup was last tried."""
    query = select(backups.c.tried).where(backups.c.tried.is_not(None)).order_by(backups.c.tried.desc()).limit(1)
    return (await connection.execute(query)).scalar()


async def has_place(connection: AsyncConnection) -> bool:
    """Whether the database has the table, which came later than `splay backup`."""
    return await connection.run_sync(lambda there: inspect(there).has_table(backups.name))

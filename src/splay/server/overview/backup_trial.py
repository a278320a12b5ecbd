"""Trying a backup: it is restored to a place of its own, brought up to date, and games of it are read."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.games.game_from_log import RulesChanged, Unreadable, load_finished, load_game
from splay.server.storage.backup import BackupError, restore
from splay.server.storage.database import migrate, opened_engine, reading
from splay.server.storage.rows import table_row
from splay.server.storage.schema import FINISHED, OPEN, people, tables

MOST: Final = 20
"""So many games of each kind are read, those that changed last."""


class Tried(Struct):
    """What a backup holds: how many people, and tables; how many games were read."""

    people: int = 0
    tables: int = 0
    read: int = 0

    def said(self) -> str:
        """What the command says."""
        read = f"games that were read and stand as they stood: {self.read}"
        return f"People: {self.people}, tables: {self.tables}, {read}"


def try_backup(file: Path) -> Tried:
    """Restores a SQLite backup to a place of its own, and reads games of it. Raises BackupError."""
    with TemporaryDirectory(prefix="splay-trial-") as folder:
        beside = f"sqlite:///{(Path(folder) / 'splay.db').as_posix()}"
        restore(beside, file)
        return asyncio.run(tried_at(beside))


async def tried_at(url: str) -> Tried:
    """Brings a database up to date, and reads games of it. Raises BackupError."""
    async with opened_engine(url) as engine:
        await migrate(engine)
        async with reading(engine) as connection:
            return await read_from(connection)


async def read_from(connection: AsyncConnection) -> Tried:
    """Reads the newest games, running and finished. Raises BackupError if one can't be read."""
    counted = [
        (await connection.execute(select(func.count()).select_from(table))).scalar_one() for table in (people, tables)
    ]
    tried = Tried(*counted)
    for over in (False, True):
        status = tables.c.status == FINISHED if over else tables.c.status.not_in((FINISHED, OPEN))
        newest = select(tables.c.id).where(status).order_by(tables.c.changed.desc()).limit(MOST)
        for table_id in (await connection.execute(newest)).scalars().all():
            await read_game(connection, table_id)
            tried.read += 1
    return tried


async def read_game(connection: AsyncConnection, table_id: str) -> None:
    """Reads the game of a table. Raises BackupError."""
    row = await table_row(connection, table_id)
    assert row is not None, "it was found in the same moment"
    try:
        if row.status == FINISHED and row.result is not None:
            await load_finished(connection, table_id, row.result)
        else:
            await load_game(connection, table_id)
    except (Unreadable, RulesChanged, LookupError, ValueError) as error:
        raise BackupError(f"the game of table {table_id} cannot be read from this backup: {error}") from error

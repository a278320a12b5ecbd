"""The command `splay recount`: all finished games are counted anew, and compared with what is kept, while the server
runs.
"""

import asyncio

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.results.finished_game import finished_game
from splay.server.statistics.game_count import count_game
from splay.server.statistics.kept_statistics import has_log, keep_count, kept_statistics, kept_version
from splay.server.storage.database import opened_engine, reading
from splay.server.storage.database_url import database_label, sqlite_file
from splay.server.storage.schema import FINISHED, tables
from splay.server.storage.unavailable import DatabaseAway
from splay.statistics.counting import VERSION


class RecountError(ValueError):
    """The games can't be counted anew; the message says why."""


class Recount(Struct):
    """How many games there were, how many of them were kept with other numbers, had not been counted yet, or can't be
    read.
    """

    games: int = 0
    differed: int = 0
    new: int = 0
    unreadable: int = 0

    def said(self) -> str:
        """What the command says."""
        return (
            f"{self.games} finished games counted anew: {self.differed} had other numbers, "
            f"{self.new} had not been counted, {self.unreadable} can't be read"
        )


def recount(database_url: str) -> Recount:
    """Counts all finished games of a database anew. Raises RecountError."""
    source = sqlite_file(database_url)
    if source is not None and not source.exists():
        raise RecountError(f"there is no database at {source}")

    async def counted() -> Recount:
        try:
            async with opened_engine(database_url) as engine:
                return await recount_all(engine)
        except DatabaseAway as error:
            raise RecountError(f"cannot open {database_label(database_url)}: {error}") from error

    return asyncio.run(counted())


async def recount_all(engine: AsyncEngine) -> Recount:
    """Counts all finished games anew whose logs are there, one after the other, and keeps what was kept otherwise or
    not at all.
    """
    over = select(tables.c.id).where(tables.c.status == FINISHED, tables.c.result.is_not(None), has_log())
    async with engine.connect() as connection:
        waiting = (await connection.execute(over.order_by(tables.c.changed, tables.c.id))).scalars().all()
    found = Recount()
    for table_id in waiting:
        await recount_game(engine, table_id, found)
    return found


async def recount_game(engine: AsyncEngine, table_id: str, found: Recount) -> None:
    """Counts the game of a table anew, unless it goes on again, and notes what came of it."""
    async with reading(engine) as connection:
        game = await finished_game(connection, table_id)
        version = await kept_version(connection, table_id)
        before = await kept_statistics(connection, table_id)
    if game is None:
        return
    count = count_game(game.row.options, game.told)
    new = version != VERSION
    differs = not new and before != count.seats
    if new or differs:
        await keep_count(engine, game, count)
    found.games += 1
    found.new += new
    found.differed += differs
    found.unreadable += count.seats is None

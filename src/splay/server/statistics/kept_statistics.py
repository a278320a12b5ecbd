"""What is kept of the statistics of finished games, and which games have none yet."""

from msgspec import convert, to_builtins
from sqlalchemy import ColumnElement, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.results.finished_game import FinishedGame
from splay.server.results.kept_results import keep_result
from splay.server.statistics.game_count import GameCount
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.rows import DROPPED, table_row
from splay.server.storage.schema import FINISHED, game_statistics, tables
from splay.statistics.counting import VERSION, SeatStatistics


async def uncounted(connection: AsyncConnection, since: int, most: int) -> list[str]:
    """The tables whose games ended at `since` (milliseconds since 1970) or later and have no statistics yet, or those
    of an older version, the first that ended first; at most so many, and none whose log was dropped.
    """
    kept = exists().where(game_statistics.c.table == tables.c.id, game_statistics.c.version >= VERSION)
    over = select(tables.c.id).where(tables.c.status == FINISHED, tables.c.changed >= since, ~kept)
    waiting = over.where(tables.c.result.is_not(None), has_log()).order_by(tables.c.changed, tables.c.id).limit(most)
    return list((await connection.execute(waiting)).scalars())


def has_log() -> ColumnElement[bool]:
    """Whether the log of a table was not dropped."""
    return tables.c.kept_until.is_(None) | (tables.c.kept_until > DROPPED)


async def keep_count(engine: AsyncEngine, game: FinishedGame, count: GameCount) -> bool:
    """Keeps what was counted of a game, instead of what an older version has, and its result if that isn't kept.

    False if the table has changed since `game` was read; then nothing is kept.
    """
    kept = {"version": VERSION, "seats": None if count.seats is None else to_builtins(count.seats)}
    async with engine.begin() as connection:
        row = await table_row(connection, game.row.id, hold=True)
        if row is None or row.version != game.row.version:
            return False
        await keep_result(connection, game, count.out)
        await insert_if_missing(connection, game_statistics, {"table": game.row.id, **kept})
        mine = (game_statistics.c.table == game.row.id) & (game_statistics.c.version <= VERSION)
        await connection.execute(update(game_statistics).where(mine).values(kept))
    return True


async def kept_version(connection: AsyncConnection, table_id: str) -> int | None:
    """Of which version the statistics of a table's game are; None if there are none."""
    query = select(game_statistics.c.version).where(game_statistics.c.table == table_id)
    return (await connection.execute(query)).scalar()


async def kept_statistics(connection: AsyncConnection, table_id: str) -> list[SeatStatistics] | None:
    """What was counted of a table's game, by seat; None if nothing was, or it can't be read."""
    query = select(game_statistics.c.seats).where(game_statistics.c.table == table_id)
    seats = (await connection.execute(query)).scalar()
    return None if seats is None else convert(seats, list[SeatStatistics])

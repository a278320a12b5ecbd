"""Reviews of finished games as they are kept: begun ones are gone on with, by whichever worker is asked for them."""

from typing import Any

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.storage import schema
from splay.server.storage.insert_if_missing import insert_if_missing


class KeptReview(Struct, frozen=True):
    """What is kept of a review: of the game as it was after entry `sequence` of its log; what has been `found`, and
    whether that is all (`over`); which worker found it last, and when.
    """

    sequence: int
    found: dict[str, Any]
    over: bool
    worker: str
    at: int


async def last_entry(connection: AsyncConnection, table_id: str) -> int:
    """The number of the last entry of a table's log, 0 if it has none."""
    last = select(func.max(schema.log.c.seq)).where(schema.log.c.table == table_id).scalar_subquery()
    packed = select(schema.packed_logs.c.upto).where(schema.packed_logs.c.table == table_id).scalar_subquery()
    return int((await connection.execute(select(func.coalesce(last, packed, 0)))).scalar_one())


async def kept_review(connection: AsyncConnection, table_id: str) -> KeptReview | None:
    """What is kept of the review of a table's game."""
    columns = schema.reviews.c
    query = select(columns.seq, columns.found, columns.over, columns.worker, columns.at)
    row = (await connection.execute(query.where(columns.table == table_id))).one_or_none()
    return None if row is None else KeptReview(*row)


async def keep_review(engine: AsyncEngine, table_id: str, review: KeptReview) -> None:
    """Keeps a review instead of what was kept of it before."""
    values = {
        "seq": review.sequence,
        "found": review.found,
        "over": review.over,
        "worker": review.worker,
        "at": review.at,
    }
    async with engine.begin() as connection:
        await insert_if_missing(connection, schema.reviews, {"table": table_id, **values})
        await connection.execute(update(schema.reviews).where(schema.reviews.c.table == table_id).values(values))

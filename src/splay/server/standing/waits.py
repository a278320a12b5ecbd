"""How long a standing answer waits: as a person might, and by nothing that the person's cards could be told from. Waits
are kept, one for each seat that is about to be answered, so that they outlive a worker.
"""

from random import Random
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import DAY, MINUTE, SECOND
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import standing_waits
from splay.server.tables.settings import Clock

LIVE: Final = (SECOND, 4 * SECOND)
"""The shortest and the longest wait where people play at once, in milliseconds."""
BY_DAYS: Final = (MINUTE, 20 * MINUTE)
"""The same at a day clock."""
SHARE: Final = 10
"""A wait takes at most one part in so many of what is left on the clock."""
WAITS: Final = standing_waits.c


def is_by_days(clock: Clock) -> bool:
    """Whether a table is played over days: a seat has a day or more for its answers."""
    return max(clock.bank, clock.move) >= DAY


def wait(clock: Clock, left: int | None, chance: Random) -> int:
    """The milliseconds for which a standing answer waits whose seat has `left` on its clock, None without one.

    Nothing of the game decides it but these.
    """
    drawn = chance.randint(*(BY_DAYS if is_by_days(clock) else LIVE))
    return drawn if left is None else min(drawn, left // SHARE)


async def kept_due(connection: AsyncConnection, table_id: str, seat: int, sequence: int) -> int | None:
    """When the question of a seat after entry `sequence` is answered; None if no wait of it is kept."""
    mine = (WAITS.table == table_id) & (WAITS.seat == seat) & (WAITS.sequence == sequence)
    return (await connection.execute(select(WAITS.due).where(mine))).scalar()


async def keep(connection: AsyncConnection, table_id: str, seat: int, person: str, sequence: int, due: int) -> None:
    """Keeps when the question of a seat after entry `sequence` is answered, unless another worker was first."""
    mine = (WAITS.table == table_id) & (WAITS.seat == seat)
    await connection.execute(delete(standing_waits).where(mine, WAITS.sequence != sequence))
    values = {"table": table_id, "seat": seat, "person": person, "sequence": sequence, "due": due}
    await insert_if_missing(connection, standing_waits, values)


async def forget(connection: AsyncConnection, table_id: str) -> None:
    """Forgets the waits of a table."""
    await connection.execute(delete(standing_waits).where(WAITS.table == table_id))


async def kept_waits(connection: AsyncConnection) -> dict[str, int]:
    """When the first of a table's questions is answered, by table."""
    query = select(WAITS.table, func.min(WAITS.due)).group_by(WAITS.table)
    return {str(row[0]): int(row[1]) for row in await connection.execute(query)}


async def tables_overdue(connection: AsyncConnection, until: int, most: int) -> list[str]:
    """The tables with a wait that was over by a moment, the longest ago first."""
    query = select(WAITS.table).where(WAITS.due <= until).order_by(WAITS.due).limit(most)
    return list(dict.fromkeys((await connection.execute(query)).scalars()))

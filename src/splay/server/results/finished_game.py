"""A finished game as the database has it: its table, its seats, and all that happened in it."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, convert, json
from sqlalchemy import Text, cast, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.event import ELIMINATE
from splay.server.games.live_game import told_by
from splay.server.storage.packed_log import packed_log
from splay.server.storage.rows import SeatRow, TableRow, seat_rows, table_row
from splay.server.storage.schema import FINISHED, log
from splay.views.model import ResultView
from splay.views.result_messages import BY_LEAVING, OUT_OF_TIME

Told = list[tuple[int, str]]
"""What each entry of a log replaces: the events from a number on, and by which: JSON text, not read yet."""


class FinishedGame(Struct, frozen=True):
    """A game that is over. `finished` is when it ended, in milliseconds since 1970: the time of the last entry of its
    log, or when somebody left or ran out of time if that has ended it.
    """

    row: TableRow
    seats: list[SeatRow]
    result: ResultView
    told: Told
    finished: int


async def finished_game(connection: AsyncConnection, table_id: str) -> FinishedGame | None:
    """The game of a table, to be read at one moment (`storage.database.reading`); None if it isn't over, or gone."""
    row = await table_row(connection, table_id)
    if row is None or row.status != FINISHED or row.result is None:
        return None
    seats = await seat_rows(connection, table_id)
    told, last = await told_at(connection, table_id)
    result = convert(row.result, ResultView)
    from_outside = result.reason in (BY_LEAVING, OUT_OF_TIME) or result.gone
    finished = row.changed if from_outside or last is None else last
    return FinishedGame(row, seats, result, told, finished)


async def told_at(connection: AsyncConnection, table_id: str) -> tuple[Told, int | None]:
    """What each entry of a table's log replaces, packed or not, and when the last one was; None without entries."""
    entries = select(log.c.seq, log.c.events_from, cast(log.c.events, Text), log.c.at).where(log.c.table == table_id)
    found = (await connection.execute(entries.order_by(log.c.seq))).all()
    earlier = [] if found and found[0].seq == 1 else (await packed_log(connection, table_id)).entries
    told = [(entry.events_from, json.encode(entry.events).decode()) for entry in earlier]
    times = [entry.at for entry in earlier[-1:]] + [row.at for row in found[-1:]]
    return told + [(first, events) for _, first, events, _ in found], times[-1] if times else None


def events_in(told: Told) -> list[dict[str, Any]]:
    """All that happened, as it is stored."""
    return told_by((first, json.decode(events)) for first, events in told)


def eliminated_in(events: Sequence[dict[str, Any]]) -> list[int]:
    """The seats that are out of a game in which these stored events happened."""
    return [event["seat"] for event in events if event["kind"] == ELIMINATE]

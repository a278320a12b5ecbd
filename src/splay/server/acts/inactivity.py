"""A game without a clock that somebody holds up: after a time the others may let the computer play for that person."""

from typing import Final

from splay.server.acts.stand_ins import mark_away
from splay.server.durations import DAY
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import RUNNING
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore

INACTIVE_AFTER: Final = 3 * DAY
"""How long a game stands still before the others may do something about it."""


def inactive_from(table: TableState) -> int | None:
    """From when on the people who are asked count as inactive, if nobody does anything before; None if only computers
    are asked, or if a clock takes care of it.
    """
    asked = any(table.seats[seat].is_there for seat in table.row.asked)
    if table.row.status != RUNNING or settings_of(table.row).clock.first_bank() is not None or not asked:
        return None
    return table.row.changed + INACTIVE_AFTER


async def let_stand_in(tables: TableStore, table_id: str, person: str, seat: int) -> None:
    """Treats whoever plays a seat like one who has left, as another player of the table wants it.

    Raises ApiError if that person is not inactive, or whoever wants it does not play.
    """
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        if not table.playing_seats(person):
            raise ApiError(409, "not_yours", "you play no seat at this table")
        if not is_inactive(table, seat) or table.seats[seat].person == person:
            raise ApiError(409, "not_inactive", f"nobody holds the game up on seat {seat}, or not for long enough")
        owner = table.seats[seat].person
        gone = [row for row in table.seats if row.person == owner and row.is_there]
        await mark_away(connection, table, gone, tables.patience)


def is_inactive(table: TableState, seat: int) -> bool:
    """Whether the game has waited too long for the person who plays a seat."""
    since = inactive_from(table)
    if since is None or table.seen_at < since or seat not in table.row.asked:
        return False
    return table.seats[seat].is_there

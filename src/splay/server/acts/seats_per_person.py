"""How many seats one person has: one, but at a table for one device, which several people share."""

from msgspec import structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage import rows
from splay.server.storage.schema import OPEN
from splay.server.tables.settings import TableSettings
from splay.server.tables.table import TableState, settings_of


def may_take_free_seat(table: TableState, person: str) -> bool:
    """Whether a person may sit down on a free seat of an open table: whoever has none.

    At a table for one device the host may take more, and if it isn't public everybody may. The host makes it one by
    sitting down again before anybody else has come, unless it is rated.
    """
    if not table.seats_of(person):
        return True
    hosts, settings = table.row.host == person, settings_of(table.row)
    if settings.rated:
        return False
    if settings.one_device:
        return hosts or not settings.public
    return hosts and not table.others_than(person)


def may_sit_again(table: TableState, person: str | None) -> bool:
    """Whether a person who sits at an open table may take another free seat."""
    return (
        person is not None
        and table.row.status == OPEN
        and table.seats_of(person) != []
        and may_take_free_seat(table, person)
    )


def for_seats(settings: TableSettings, seats: int) -> TableSettings:
    """The settings of a table at which one person has so many seats."""
    return structs.replace(settings, one_device=True) if seats > 1 else settings


async def note_one_device(connection: AsyncConnection, table: TableState, person: str) -> None:
    """Makes a table one for one device if a person has several seats there."""
    before = settings_of(table.row)
    settings = for_seats(before, len(table.seats_of(person)))
    if settings != before:
        await rows.change_table(connection, table.row.id, settings=to_builtins(settings))

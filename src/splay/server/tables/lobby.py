"""The tables that a lobby lists."""

from typing import Final

from splay.server.storage.lobby import open_tables, tables_going_on, watchable_tables
from splay.server.tables.table import Table
from splay.server.tables.tables import Tables

LISTED: Final = 100
"""Tables of each kind at most."""


async def listed_for(tables: Tables, person: str | None) -> tuple[list[Table], list[Table], list[Table]]:
    """The open tables anybody may join, those anybody may watch, and a person's own; without their games."""
    async with tables.engine.connect() as connection:
        joinable = await open_tables(connection, LISTED)
        watchable = await watchable_tables(connection, LISTED)
        own = await tables_going_on(connection, person, LISTED) if person is not None else []
    now = tables.now()
    joining, watching, mine = (
        [Table(row, seats, None, now) for row, seats in listed] for listed in (joinable, watchable, own)
    )
    return joining, watching, mine

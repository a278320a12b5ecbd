"""Invitations as those are told of them who ask and who are asked."""

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.server.invitations.asked import LASTS, OPEN, Invited, Kind, told_to
from splay.server.ladders.stakes import Stake, stake_of_two
from splay.server.lobby.lobby import listed
from splay.server.notifications.push_sender import Push
from splay.server.storage.database import reading
from splay.server.storage.schema import tables as kept_tables
from splay.server.table_api.schemas import TableView
from splay.server.table_api.table_views import table_view
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore

TITLES: dict[Kind, tuple[str, str]] = {
    "invite": ("push-invite-title", "push-invite"),
    "challenge": ("push-challenge-title", "push-challenge"),
}
"""What a push says of an invitation of each kind."""


class OtherPlayer(Struct, frozen=True):
    """An account as others know it."""

    name: str
    handle: str


class AskedView(Struct, frozen=True):
    """An invitation to a table, or a challenge, for which the table was made. `mine`: the reader asks `other`; else it
    is asked. `declined`: the other has said no. `until`: when it lapses, in milliseconds since 1970. `table` is null
    once it is gone. `stake` is what a rated challenge is played for, to the reader, who is asked; else null.
    """

    id: str
    kind: Kind
    mine: bool
    other: OtherPlayer
    declined: bool
    until: int
    table: TableView | None
    stake: Stake | None


async def all_told(tables: TableStore, person: str) -> list[AskedView]:
    """What an account is asked, and what it has asked others, the newest first."""
    async with reading(tables.engine) as connection:
        found = await told_to(connection, person, tables.now())
        return await views_of(connection, tables, person, found)


async def views_of(
    connection: AsyncConnection, tables: TableStore, person: str, found: list[Invited]
) -> list[AskedView]:
    """Invitations as one of the two sees them."""
    ids = {invited.table for invited in found}
    rows = await listed(connection, kept_tables.c.id.in_(ids), len(ids)) if ids else []
    there = {row.id: TableState(row, seats, None, tables.now()) for row, seats in rows}
    return [await view_of(connection, invited, person, there.get(invited.table)) for invited in found]


async def view_of(connection: AsyncConnection, invited: Invited, person: str, table: TableState | None) -> AskedView:
    """An invitation as one of the two sees it; `table` is None if it is gone."""
    mine = invited.person == person
    other = (invited.asked_name, invited.asked_handle) if mine else (invited.name, invited.handle)
    stake = None
    if table is not None and not mine and invited.kind == "challenge" and settings_of(table.row).rated:
        stake = await stake_of_two(connection, Options.from_json(table.row.options), person, invited.person)
    view = None if table is None else table_view(table, person)
    until = invited.made + LASTS
    return AskedView(invited.id, invited.kind, mine, OtherPlayer(*other), invited.state != OPEN, until, view, stake)


def push_of(invited: Invited) -> Push:
    """What the asked is pushed."""
    title, body = TITLES[invited.kind]
    return Push(title, body, "/", invited.id, {"name": invited.name})

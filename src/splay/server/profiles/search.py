"""Finding players: by name or handle, and by where they sat."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.people.handles import folded
from splay.server.people.privacy import seen_by
from splay.server.profiles.finished import OWN, games_of
from splay.server.storage.schema import FINISHED, people, seats, tables

MOST_FOUND: Final = 20


class FoundPlayer(Struct, frozen=True, omit_defaults=True):
    """An account that fits; `games`: how many it has finished, missing if it doesn't show them."""

    name: str
    handle: str
    since: int
    games: int | None = None


class FoundPlayers(Struct, frozen=True):
    """The accounts that fit, the closest first; `more`: there are others."""

    players: list[FoundPlayer]
    more: bool


async def found_players(connection: AsyncConnection, text: str, viewer: str | None) -> FoundPlayers:
    """The accounts whose handle begins with a text, or whose name has it somewhere; capitals count as small."""
    said, handle = text.strip().lower(), folded(text)
    begins = people.c.handle.startswith(handle, autoescape=True) if handle else people.c.handle.is_(None)
    name = func.lower(people.c.name)
    closest = case((people.c.handle == handle, 0), (name == said, 1), (begins, 2), else_=3)
    shown = seen_by("games", people, viewer).label("shown")
    query = (
        select(people.c.id, people.c.name, people.c.handle, people.c.created, shown)
        .where(people.c.handle.is_not(None), or_(begins, name.contains(said, autoescape=True)))
        .order_by(closest, people.c.handle)
        .limit(MOST_FOUND + 1)
    )
    rows = (await connection.execute(query)).all()
    found = rows[:MOST_FOUND]
    played = await games_played(connection, [row.id for row in found if row.shown])
    players = [
        FoundPlayer(row.name, row.handle, row.created, played.get(row.id, 0) if row.shown else None) for row in found
    ]
    return FoundPlayers(players, len(rows) > MOST_FOUND)


async def games_played(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    """How many finished games these people have, as their profiles count them, by id; of those who have one."""
    query = games_of(*ids).with_only_columns(OWN.c.player, func.count()).group_by(OWN.c.player)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def handles_at(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[str]]:
    """The handles of those who sat at these tables, by seat, as far as their games are finished; "" for computers,
    guests and people who have left, and for several seats of one person, who may have played for others.
    """
    query = (
        select(seats.c.table, people.c.handle)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_(table_ids), tables.c.status == FINISHED)
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table, []).append(row.handle or "")
    return {table: [handle if times[handle] == 1 else "" for handle in handles]
            for table, handles in found.items() for times in [Counter(handles)]}  # fmt: skip

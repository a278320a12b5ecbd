"""Who looks for opponents, as the database has it: one search a person, which stays until its person knows the table.

Somebody who plays live has to be here: a search ends when its person has given no sign for a while.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.ratings.kinds import kind_of
from splay.ratings.rating import Rating, shown
from splay.ratings.update import first_rating
from splay.server.durations import HOUR, SECOND
from splay.server.pairing.matching import Apart, Seek
from splay.server.pairing.wish import DAY, LIVE, Wish
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import blocks, people, ratings, seeks

KEPT: Final = {LIVE: 15 * SECOND, DAY: 7 * 24 * HOUR}
"""Milliseconds for which a search is kept without a sign of its person."""
TOLD_FOR: Final = HOUR
"""Milliseconds for which a table that was found stays to be told."""
TOGETHER: Final = 500
"""People in one statement."""


class Found(Struct, frozen=True):
    """A person's search: what it wants, since when, and the table once there is one."""

    wish: str
    since: int
    table: str | None


async def keep(connection: AsyncConnection, person: str, wish: Wish, now: int) -> None:
    """Lets a person look for opponents from `now` on, in milliseconds since 1970; one who looks for the same goes on
    looking.
    """
    await hold_person(connection, person)
    before = await seek_of(connection, person, hold=True)
    if before is not None and before.table is None and before.wish == wish.word:
        await note_here(connection, [person], now)
        return
    await drop(connection, person)
    rating = await strength(connection, person, wish)
    until = now + KEPT[wish.pace]
    values = {"person": person, "pace": wish.pace, "wish": wish.word, "rating": rating, "since": now, "until": until}
    await connection.execute(insert(seeks).values(values))


async def strength(connection: AsyncConnection, person: str, wish: Wish) -> int | None:
    """How strong a person is in the kind of game that it wants, in shown points: as everybody begins if it has played
    none, and None for an unrated game.
    """
    kind = kind_of(wish.options())
    assert kind is not None, "a wish is for a game as it is printed"
    query = select(ratings).where(ratings.c.player == person, ratings.c.kind == kind)
    row = (await connection.execute(query)).one_or_none()
    if row is not None:
        return shown(Rating(row.mu, row.sigma, row.games))
    return shown(first_rating(kind)) if wish.rated else None


async def seek_of(connection: AsyncConnection, person: str, hold: bool = False) -> Found | None:
    """What a person looks for, or has found; None if it looks for nothing. `hold`: nobody pairs it until the
    transaction ends.
    """
    query = select(seeks.c.wish, seeks.c.since, seeks.c.table).where(seeks.c.person == person)
    row = (await connection.execute(query.with_for_update() if hold else query)).one_or_none()
    return None if row is None else Found(*row)


async def drop(connection: AsyncConnection, person: str) -> None:
    """Lets a person look no more, and forgets what it has found."""
    await connection.execute(delete(seeks).where(seeks.c.person == person))


def still_waiting(now: int) -> ColumnElement[bool]:
    """Whether somebody looks who is here, and may play what it looks for."""
    rated = seeks.c.wish.contains(" rated ")
    may_be_rated = people.c.login.is_not(None) & people.c.rating_ended.is_(None)
    not_banned = or_(people.c.banned.is_(None), people.c.banned <= now)
    return seeks.c.table.is_(None) & (seeks.c.until >= now) & not_banned & (~rated | may_be_rated)


async def waiting(connection: AsyncConnection, now: int, wish: str | None = None) -> list[Seek]:
    """Those who look and can be paired, all or those of one wish, whoever has looked longest first."""
    columns = select(seeks.c.person, seeks.c.wish, seeks.c.rating, seeks.c.since)
    those = still_waiting(now) if wish is None else still_waiting(now) & (seeks.c.wish == wish)
    query = columns.join(people, people.c.id == seeks.c.person).where(those)
    return [Seek(*row) for row in await connection.execute(query.order_by(seeks.c.since, seeks.c.person))]


async def hold(connection: AsyncConnection, group: list[Seek], now: int) -> dict[str, str]:
    """The names of those of a group who still look for the same, by their ids. Until the transaction ends nobody else
    pairs them.
    """
    ids = sorted(seek.person for seek in group)
    query = select(seeks.c.person, people.c.name).join(people, people.c.id == seeks.c.person)
    mine = query.where(seeks.c.person.in_(ids), seeks.c.wish == group[0].wish, still_waiting(now))
    held = mine.order_by(seeks.c.person).with_for_update(of=seeks)
    return {row.person: row.name for row in await connection.execute(held)}


async def apart(connection: AsyncConnection, ids: list[str] | None = None) -> Apart:
    """The pairs of people of whom one has blocked the other, among these, or all who look."""
    those = select(seeks.c.person) if ids is None else ids
    query = select(blocks.c.person, blocks.c.blocked).where(blocks.c.person.in_(those), blocks.c.blocked.in_(those))
    return frozenset(frozenset(row) for row in await connection.execute(query))


async def note_table(connection: AsyncConnection, ids: list[str], table: str, now: int) -> None:
    """Notes the table at which those who looked play."""
    those = update(seeks).where(seeks.c.person.in_(ids))
    await connection.execute(those.values(table=table, until=now + TOLD_FOR))


async def note_here(connection: AsyncConnection, ids: list[str], now: int) -> None:
    """Notes that those who look are here."""
    until = case((seeks.c.pace == DAY, now + KEPT[DAY]), else_=now + KEPT[LIVE])
    for first in range(0, len(ids), TOGETHER):
        those = seeks.c.person.in_(ids[first : first + TOGETHER])
        await connection.execute(update(seeks).where(those, seeks.c.table.is_(None)).values(until=until))


async def anybody_gone(connection: AsyncConnection, now: int) -> bool:
    """Whether there is something to forget."""
    return (await connection.execute(select(seeks.c.person).where(seeks.c.until < now).limit(1))).first() is not None


async def forget_gone(connection: AsyncConnection, now: int) -> None:
    """Forgets the searches of those who have gone, and tables that were told for long enough."""
    await connection.execute(delete(seeks).where(seeks.c.until < now))


async def numbers_waiting(connection: AsyncConnection, now: int) -> dict[str, int]:
    """How many look for what, by the words of their wishes."""
    query = select(seeks.c.wish, func.count().label("number")).where(seeks.c.table.is_(None), seeks.c.until >= now)
    return {row.wish: row.number for row in await connection.execute(query.group_by(seeks.c.wish))}

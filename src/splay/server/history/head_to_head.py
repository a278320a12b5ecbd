"""How many games two people have won against each other: counted from finished games, unless one of them hides it."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.people.privacy import EVERYONE, NOBODY, audience_of, change_privacy, seen_by
from splay.server.storage.schema import FINISHED, people, seats, tables

MOST_GAMES: Final = 2000
"""So many of a person's last games against others are counted."""


class HeadToHead(Struct, frozen=True):
    """The games of a person against somebody: how many there were, how many it won that the other lost, and the other
    way round. `name` is what the other was called in the last of them.
    """

    name: str
    games: int
    won: int
    lost: int


class Versus(Struct, frozen=True):
    """The games against the person on a seat of a finished game."""

    seat: int
    games: int
    won: int
    lost: int


async def against_all(connection: AsyncConnection, person: str) -> list[HeadToHead]:
    """The games of an account against every other one, those played most first; none for guests."""
    counted = by_opponent(await connection.execute(games_of(person)))
    return sorted(counted.values(), key=lambda one: (-one.games, one.name))


async def against_those_at(connection: AsyncConnection, person: str, table_id: str) -> list[Versus]:
    """The games of an account against every other one at a table, each on the first of its seats."""
    last_first = select(seats.c.person, seats.c.seat).where(seats.c.table == table_id).order_by(seats.c.seat.desc())
    seat_of = {row.person: row.seat for row in await connection.execute(last_first)}
    there = seats.alias("there")
    at_table = select(there.c.person).where(there.c.table == table_id, there.c.person.is_not(None))
    counted = by_opponent(await connection.execute(games_of(person).where(OTHER.c.person.in_(at_table))))
    shown = [Versus(seat_of[other], one.games, one.won, one.lost) for other, one in counted.items()]
    return sorted(shown, key=lambda one: one.seat)


OWN: Final = seats.alias("own")
OTHER: Final = seats.alias("other")


def games_of(person: str) -> Select[Any]:
    """A row for each finished game of an account against another, the last one first; without those in which one of
    them played for several people, and without those whom it does not show them to, or who do not show it.
    """
    theirs = people.alias("theirs")
    alone = [
        select(func.count()).where(seats.c.table == tables.c.id, seats.c.person == side.c.person).scalar_subquery() == 1
        for side in (OWN, OTHER)
    ]
    shown = [
        side.c.login.is_not(None) & seen_by("head_to_head", side, viewer)
        for side, viewer in ((people, theirs.c.id), (theirs, people.c.id))
    ]
    return (
        select(OTHER.c.person, OTHER.c.name, OWN.c.seat, OTHER.c.seat.label("against"), tables.c.result)
        .join(OTHER, (OTHER.c.table == OWN.c.table) & (OTHER.c.person != OWN.c.person))
        .join(tables, tables.c.id == OWN.c.table)
        .join(people, people.c.id == OWN.c.person)
        .join(theirs, theirs.c.id == OTHER.c.person)
        .where(OWN.c.person == person, tables.c.status == FINISHED, *alone, *shown)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MOST_GAMES)
    )


def by_opponent(rows: Iterable[Row[Any]]) -> dict[str, HeadToHead]:
    """The counts by the other person's id; partners of a team did not play against each other."""
    counted: dict[str, HeadToHead] = {}
    for row in rows:
        teams = {seat: team for seat, team, *_ in row.result["standings"]}
        if teams[row.seat] == teams[row.against]:
            continue
        before = counted.get(row.person, HeadToHead(row.name, 0, 0, 0))
        mine, theirs = (seat in row.result["winners"] for seat in (row.seat, row.against))
        won, lost = before.won + (mine and not theirs), before.lost + (theirs and not mine)
        counted[row.person] = HeadToHead(before.name, before.games + 1, won, lost)
    return counted


async def is_shown(connection: AsyncConnection, person: str) -> bool:
    """Whether a person lets its games against others be counted."""
    found = await connection.execute(select(audience_of("head_to_head")).where(people.c.id == person))
    return bool(found.scalar_one() == EVERYONE)


async def show(connection: AsyncConnection, person: str, shown: bool) -> None:
    """Lets a person's games against others be counted, or not: neither for it nor for the others."""
    await change_privacy(connection, person, {"head_to_head": EVERYONE if shown else NOBODY})

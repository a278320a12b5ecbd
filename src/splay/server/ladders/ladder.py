"""The ladder of a kind: whoever has played enough rated games, the strongest first."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.ratings.rating import NEW_UNDER, Rating, interval, shown
from splay.server.storage.schema import people, ratings

TOP: Final = 50
"""So many are told from the top."""
BESIDE: Final = 2
"""And so many above and below whoever asks."""


class Rung(Struct, frozen=True):
    """A player on a ladder: the rank from 1, the rating in shown points, and the interval in which the strength lies in
    95 of 100 cases.
    """

    rank: int
    name: str
    handle: str
    rating: int
    low: int
    high: int
    games: int
    me: bool


class Ladder(Struct, frozen=True):
    """A ladder with so many `players`: its `top`, and the rungs `around` whoever asks if that is further down."""

    kind: str
    players: int
    top: list[Rung]
    around: list[Rung]


def on_ladder(kind: str) -> ColumnElement[bool]:
    """Who is on a ladder: accounts that have played enough, unless their ratings are ended."""
    enough = (ratings.c.kind == kind) & (ratings.c.games >= NEW_UNDER)
    return enough & people.c.rating_ended.is_(None) & people.c.handle.is_not(None)


def rungs() -> Select[Any]:
    """Players with their ratings, the strongest first; of equals whoever has been rated more often."""
    chosen = select(people.c.id, people.c.name, people.c.handle, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    return chosen.join(people, people.c.id == ratings.c.player).order_by(
        ratings.c.mu.desc(), ratings.c.games.desc(), people.c.id
    )


async def players_on(connection: AsyncConnection, kind: str, above: float | None = None) -> int:
    """How many players are on a ladder; if a strength is named, those who are stronger."""
    count = select(func.count()).select_from(ratings).join(people, people.c.id == ratings.c.player)
    counted = count.where(on_ladder(kind)) if above is None else count.where(on_ladder(kind), ratings.c.mu > above)
    return int((await connection.execute(counted)).scalar_one())


async def ladder_of(connection: AsyncConnection, kind: str, viewer: str | None) -> Ladder:
    """The ladder of a kind as somebody sees it."""
    players = await players_on(connection, kind)
    first = (await connection.execute(rungs().where(on_ladder(kind)).limit(TOP))).all()
    top = [rung(row, rank, viewer) for rank, row in enumerate(first, 1)]
    if any(one.me for one in top):
        return Ladder(kind, players, top, [])
    return Ladder(kind, players, top, await around(connection, kind, viewer))


async def around(connection: AsyncConnection, kind: str, viewer: str | None) -> list[Rung]:
    """The rungs around a player beneath the top; none for whoever isn't on the ladder."""
    mine = select(ratings.c.mu).join(people, people.c.id == ratings.c.player).where(on_ladder(kind))
    own = (await connection.execute(mine.where(people.c.id == viewer))).scalar()
    if own is None:
        return []
    begin = max(await players_on(connection, kind, own) - BESIDE, TOP)
    rows = await connection.execute(rungs().where(on_ladder(kind)).offset(begin).limit(2 * BESIDE + 1))
    return [rung(row, rank, viewer) for rank, row in enumerate(rows.all(), begin + 1)]


def rung(row: Row[Any], rank: int, viewer: str | None) -> Rung:
    """A row of the database as a rung."""
    rating = Rating(row.mu, row.sigma, row.games)
    low, high = interval(rating)
    return Rung(rank, row.name, row.handle, shown(rating), low, high, row.games, row.id == viewer)

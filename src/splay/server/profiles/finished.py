"""The finished games of somebody, as the database has them."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, Text, cast, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.profiles.outcomes import SEAT, PlayedSeat
from splay.server.storage.schema import game_statistics, result_seats, results, tables

MOST_GAMES: Final = 2000
"""So many games of somebody are counted, the last ones."""
OWN: Final = result_seats.alias("own")
"""The seat of whoever it is about."""


class Played(Struct, frozen=True):
    """A finished game of somebody: what was played, how it ended, the own seat and all others. `table` may be gone."""

    table: str
    finished: int
    players: int
    sets: list[str]
    teams: str
    how: str
    own: PlayedSeat
    others: list[PlayedSeat]


COLUMNS: Final = (results.c.id, *[results.c[name] for name in ("table", "finished", "players", "sets", "teams", "how")])


def games_of(*people: str) -> Select[Any]:
    """The results of somebody's games, or of several people's; joined: the own seat (OWN), and the tables, as far as
    they are there.

    Without those in which one person had several seats, and without those that went on from a moment of another game:
    both tell little of how somebody plays.
    """
    twice = result_seats.alias("twice")
    again = exists().where(twice.c.result == OWN.c.result, twice.c.player == OWN.c.player, twice.c.seat != OWN.c.seat)
    joined = OWN.join(results, results.c.id == OWN.c.result).outerjoin(tables, tables.c.id == results.c.table)
    return select(*COLUMNS).select_from(joined).where(OWN.c.player.in_(people), tables.c.origin.is_(None), ~again)


def last_first(query: Select[Any]) -> Select[Any]:
    """Games in the order in which they are told."""
    return query.order_by(results.c.finished.desc(), results.c.id.desc())


async def played_in(connection: AsyncConnection, person: str, query: Select[Any]) -> list[Played]:
    """The games that a query of `games_of` finds, with all their seats; to be read at one moment
    (`storage.database.reading`).
    """
    rows = (await connection.execute(query)).all()
    seats = await seats_of(connection, select(query.with_only_columns(results.c.id).subquery().c.id))
    games = []
    for row in rows:
        [own] = [seat for seat in seats[row.id] if seat.player == person]
        others = [seat for seat in seats[row.id] if seat is not own]
        games.append(Played(row.table, row.finished, row.players, row.sets, row.teams, row.how, own, others))
    return games


async def seats_of(connection: AsyncConnection, chosen: Select[Any]) -> dict[str, list[PlayedSeat]]:
    """The seats of these results, by the result."""
    query = select(result_seats.c.result, *SEAT).where(result_seats.c.result.in_(chosen))
    seats: dict[str, list[PlayedSeat]] = {}
    for result, *seat in await connection.execute(query.order_by(result_seats.c.result, result_seats.c.seat)):
        seats.setdefault(result, []).append(PlayedSeat(*seat))
    return seats


async def counted_in(connection: AsyncConnection, chosen: Select[Any]) -> dict[str, str]:
    """What was counted of the games of these tables, by the table, as it is stored."""
    seats: ColumnElement[str] = cast(game_statistics.c.seats, Text)
    counted = game_statistics.c.table.in_(chosen) & game_statistics.c.seats.is_not(None)
    return {row.table: row.seats for row in await connection.execute(
        select(game_statistics.c.table, seats.label("seats")).where(counted)
    )}  # fmt: skip


async def state_of(connection: AsyncConnection, person: str) -> tuple[int, int]:
    """How many games of somebody there are, and when the last of them ended: what tells whether there are others."""
    query = games_of(person).with_only_columns(func.count(), func.coalesce(func.max(results.c.finished), 0))
    games, last = (await connection.execute(query)).one()
    return games, last


async def last_games(connection: AsyncConnection, person: str) -> tuple[list[Played], dict[str, str]]:
    """Somebody's last games, MOST_GAMES at most, and what was counted of them."""
    query = last_first(games_of(person)).limit(MOST_GAMES)
    games: Sequence[Played] = await played_in(connection, person, query)
    counted = await counted_in(connection, select(query.with_only_columns(results.c.table).subquery().c.table))
    return list(games), counted

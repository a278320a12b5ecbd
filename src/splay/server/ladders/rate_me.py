"""Rate me: five games against computers of rising strength give a lone player a rating."""

from typing import Any, Final

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.ratings.computers import next_opponent
from splay.ratings.kinds import BASE_2, MANY, RATED_KINDS, SETS_2, TEAMS
from splay.server.acts import seating
from splay.server.auth.person import Person
from splay.server.durations import MINUTE
from splay.server.protocol.api_error import ApiError
from splay.server.storage.database import reading
from splay.server.storage.schema import rating_changes, result_seats
from splay.server.tables.settings import Clock, TableSettings
from splay.server.tables.table_changes import TableStore
from splay.statistics.computers import EVERY_SET

CLOCK: Final = Clock(bank=20 * MINUTE, increment=20 * 1000)
"""More time than anybody needs in a game against computers, and an end for whoever has gone."""
OPTIONS: Final = {
    BASE_2: Options(2),
    SETS_2: Options(2, sets=EVERY_SET),
    MANY: Options(3),
    TEAMS: Options(4, teams="13-24"),
}
"""What is played of each kind."""


async def won_so_far(connection: AsyncConnection, person: str, kind: str) -> list[bool]:
    """Of each rated game of a person against computers alone, the first one first, whether it was won."""
    played = select(rating_changes.c.result, rating_changes.c.seat).where(
        rating_changes.c.player == person, rating_changes.c.kind == kind
    )
    games = (await connection.execute(played.order_by(rating_changes.c.at))).all()
    query = select(result_seats).where(result_seats.c.result.in_([game.result for game in games]))
    seats: dict[str, dict[int, Row[Any]]] = {}
    for row in await connection.execute(query):
        seats.setdefault(row.result, {})[row.seat] = row
    alone = [game for game in games if all(row.agent for row in seats[game.result].values() if row.seat != game.seat)]
    return [seats[game.result][game.seat].place == 1 for game in alone]


async def rate_me(tables: TableStore, person: Person, kind: str) -> str:
    """A new rated table of a person with the computer that comes next; its id. Raises ApiError."""
    if kind not in RATED_KINDS:
        raise ApiError(404, "no_such_kind", f"a kind is one of {', '.join(RATED_KINDS)}, not {kind!r}")
    async with reading(tables.engine) as connection:
        opponent = next_opponent(kind, await won_so_far(connection, person.id, kind))
    if opponent is None:
        raise ApiError(409, "rated_already", "you have played the five games that give a rating")
    options = OPTIONS[kind]
    settings = TableSettings(public=False, clock=CLOCK, rated=True)
    agents = [None, *[opponent] * (options.players - 1)]
    return await seating.make(tables, person.id, options, settings, agents, {0: person.name})

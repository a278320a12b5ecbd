"""The results that are kept of finished games: `results`, and a row of `result_seats` for each seat."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.ratings.places import places_of
from splay.server.ids import new_id
from splay.server.ratings.kept_ratings import make_ratings_nameless, rate
from splay.server.results.finished_game import FinishedGame, eliminated_in, events_in, finished_game
from splay.server.results.given_up import given_up, has_left, is_former
from splay.server.storage.schema import FINISHED, game_statistics, result_seats, results, seats, tables
from splay.server.tables.table import settings_of

OPTIONS: Final = ("players", "sets", "edition", "teams", "extra_achievement", "special_achievements")
"""Those of the options that stand in a result, which are all: they tell what kind of game it was."""


async def keep_result(connection: AsyncConnection, game: FinishedGame, out: Collection[int]) -> None:
    """Keeps the result of a game in which these seats were eliminated, unless that is kept already, and rates it.

    The game's table must be held, and still be as `game` has it.
    """
    known = select(results.c.id).where(results.c.table == game.row.id)
    if (await connection.execute(known)).first() is not None:
        return
    result = new_id()
    options = {**Options().to_json(), **game.row.options}
    values = {name: options[name] for name in OPTIONS}
    ended = {"id": result, "table": game.row.id, "finished": game.finished, "how": game.result.reason}
    rated = settings_of(game.row).rated
    await connection.execute(insert(results).values(**ended, **values, rated=rated))
    await connection.execute(insert(result_seats), [{"result": result, **seat} for seat in seats_of(game, out)])
    if rated:
        await rate(connection, result, game.finished)


def seats_of(game: FinishedGame, out: Collection[int]) -> list[dict[str, Any]]:
    """What is kept of each seat of a game in which these were eliminated; `result` is missing.

    A seat that a person took stays that person's, whatever became of it: if a computer stood in for somebody who had
    left, run out of time or resigned when the game ended, the result is still the person's, as of one who gave up
    (`ratings.places`). Somebody whose account was gone before the result was kept has a random number on each seat.
    """
    alone = game.row.options.get("teams", "none") == "none"
    places = places_in(game, out)
    rows = []
    for seat, team, points, achievements in game.result.standings:
        row = game.seats[seat]
        rows.append(
            {
                "seat": seat,
                "player": new_id() if is_former(row) else row.person,
                "agent": row.agent if row.person is None and not is_former(row) else None,
                "team": None if alone else team,
                "place": None if places is None else places[seat],
                "points": points,
                "achievements": achievements,
                "resigned": row.resigned,
                "late": row.late,
                "away": has_left(row, game.result.gone),
            }
        )
    return rows


def places_in(game: FinishedGame, out: Collection[int]) -> list[int] | None:
    """The place of each seat of a game in which these were eliminated; None if nobody is left who could have won."""
    if not game.result.winners:
        return None
    gave_up = given_up(game.seats, game.result.gone)
    return places_of(game.result.reason, game.result.winners, game.result.standings, out, gave_up)


async def forget_result(connection: AsyncConnection, table_id: str) -> None:
    """Forgets what is kept of the game of a table, which goes on again: its result, and what was counted."""
    mine = select(results.c.id).where(results.c.table == table_id)
    await connection.execute(delete(result_seats).where(result_seats.c.result.in_(mine)))
    await connection.execute(delete(results).where(results.c.table == table_id))
    await connection.execute(delete(game_statistics).where(game_statistics.c.table == table_id))


async def keep_results_of(connection: AsyncConnection, person: str) -> None:
    """Keeps the results of all finished games of a person that aren't kept yet. Their tables must be held."""
    sat = select(seats.c.table).where(seats.c.person == person)
    missing = select(tables.c.id).where(
        tables.c.id.in_(sat),
        tables.c.status == FINISHED,
        tables.c.result.is_not(None),
        ~exists().where(results.c.table == tables.c.id),
    )
    for table_id in (await connection.execute(missing)).scalars().all():
        game = await finished_game(connection, table_id)
        assert game is not None, "the table is held"
        await keep_result(connection, game, eliminated_in(events_in(game.told)))


async def make_nameless(connection: AsyncConnection, person: str) -> None:
    """Puts one random number in the place of a person in all results and ratings."""
    mine, word = result_seats.c.player == person, new_id()
    await connection.execute(update(result_seats).where(mine).values(player=word))
    await make_ratings_nameless(connection, person, word)

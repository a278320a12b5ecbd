"""The ratings that are kept: what a rated game changes, when it is finished, and all of them worked out anew.

`ratings` has the rating of each player in each kind, `rating_changes` what each game has made of it. Games are rated
one after the other, by `rated_at` of their results: so working them out anew gives the same numbers, to the bit.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.ratings.computers import ANCHORS
from splay.ratings.kinds import kind_of
from splay.ratings.rated_game import COMPUTER, RatedGame, RatedSeat
from splay.ratings.rating import Rating
from splay.ratings.update import after, first_rating
from splay.server.storage.schema import people, rating_changes, rating_state, ratings, result_seats, results

STATE: Final = 1
"""The id of the only row of `rating_state`."""
PIECE: Final = 500
"""So many rows are written in one statement."""


def anchors_word() -> str:
    """A word that says which ratings of computers all others rest on."""
    return hashlib.sha256(ANCHORS.read_bytes()).hexdigest()


async def rate(connection: AsyncConnection, result_id: str, now: int) -> None:
    """Rates a game whose result is kept, unless it is rated already or isn't to be: nobody has won, it is of no kind
    that is rated, or somebody's ratings have been ended. `now` is in milliseconds since 1970.
    """
    state = (await connection.execute(select(rating_state).with_for_update())).one()
    query = select(results).where(results.c.id == result_id, results.c.rated, results.c.rated_at.is_(None))
    result = (await connection.execute(query)).one_or_none()
    if result is None:
        return
    at = max(now, state.at + 1)
    seats = await seats_of(connection, results.c.id == result_id)
    game = game_of(result, seats[result_id], at)
    if game is None or await anybody_ended(connection, [seat.player for seat in game.seats]):
        await connection.execute(update(results).where(results.c.id == result_id).values(rated=False))
        return
    before = await ratings_of(connection, game)
    changes = changes_by(game, before)
    await connection.execute(update(results).where(results.c.id == result_id).values(rated_at=at))
    await connection.execute(update(rating_state).values(at=at))
    await connection.execute(insert(rating_changes), changes)
    for change in changes:
        mine = (ratings.c.player == change["player"]) & (ratings.c.kind == game.kind)
        values = {name: change[name] for name in ("mu", "sigma", "games")}
        if change["games"] > 1:
            await connection.execute(update(ratings).where(mine).values(values))
        else:
            await connection.execute(insert(ratings).values(player=change["player"], kind=game.kind, **values))


async def seats_of(connection: AsyncConnection, which: ColumnElement[bool]) -> dict[str, list[Row[Any]]]:
    """The seats of the results for which a condition holds, in order, by the ids of the results."""
    query = select(result_seats).join(results, results.c.id == result_seats.c.result).where(which)
    seats: dict[str, list[Row[Any]]] = {}
    for row in await connection.execute(query.order_by(result_seats.c.result, result_seats.c.seat)):
        seats.setdefault(row.result, []).append(row)
    return seats


def game_of(result: Row[Any], seats: list[Row[Any]], at: int) -> RatedGame | None:
    """The rated game of a result with these seats, as finished at the moment `at`; None if it is none."""
    kind = kind_of(
        Options(
            result.players,
            sets=tuple(result.sets),
            edition=result.edition,
            teams=result.teams,
            extra_achievement=result.extra_achievement,
            special_achievements=result.special_achievements,
        )
    )
    if kind is None or any(seat.place is None for seat in seats):
        return None
    sat = [RatedSeat(seat.player or COMPUTER + seat.agent, seat.place, seat.team) for seat in seats]
    return RatedGame(result.id, at, kind, tuple(sat))


async def anybody_ended(connection: AsyncConnection, players: Sequence[str]) -> bool:
    """Whether the ratings of one of these players have been ended."""
    query = select(exists().where(people.c.id.in_(players), people.c.rating_ended.is_not(None)))
    return bool((await connection.execute(query)).scalar())


async def ratings_of(connection: AsyncConnection, game: RatedGame) -> dict[str, Rating]:
    """The ratings, in the kind of a game, of those who have played it and have one."""
    players = [seat.player for seat in game.seats]
    query = select(ratings).where(ratings.c.kind == game.kind, ratings.c.player.in_(players))
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


def changes_by(game: RatedGame, before: dict[str, Rating]) -> list[dict[str, Any]]:
    """The rows of `rating_changes` that a game makes; `before` are the ratings until then. Raises BadResult."""
    now = after(game, before)
    rows = []
    for seat, sat in enumerate(game.seats):
        new = now.get(sat.player)
        if new is None:
            continue
        was = before.get(sat.player) or first_rating(game.kind)
        rows.append(
            {
                "result": game.id,
                "seat": seat,
                "player": sat.player,
                "kind": game.kind,
                "at": game.finished,
                "before": was.mu,
                "mu": new.mu,
                "sigma": new.sigma,
                "games": new.games,
            }
        )
    return rows


async def work_out_anew(connection: AsyncConnection) -> int:
    """Works out all ratings from the results alone, and keeps them instead of those that are; how many games count."""
    await connection.execute(select(rating_state).with_for_update())
    rated = results.c.rated_at.is_not(None)
    seats = await seats_of(connection, rated)
    found = (await connection.execute(select(results).where(rated).order_by(results.c.rated_at))).all()
    games = [game_of(result, seats[result.id], result.rated_at) for result in found]
    known: dict[str, dict[str, Rating]] = {}
    changes: list[dict[str, Any]] = []
    for game in games:
        assert game is not None, "a result that was rated once can be rated again"
        of_kind = known.setdefault(game.kind, {})
        made = changes_by(game, of_kind)
        of_kind.update({row["player"]: Rating(row["mu"], row["sigma"], row["games"]) for row in made})
        changes += made
    rows = [
        {"player": player, "kind": kind, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        for kind, of_kind in known.items()
        for player, rating in of_kind.items()
    ]
    await connection.execute(delete(rating_changes))
    await connection.execute(delete(ratings))
    for table, values in ((rating_changes, changes), (ratings, rows)):
        for begin in range(0, len(values), PIECE):
            await connection.execute(insert(table), values[begin : begin + PIECE])
    await connection.execute(update(rating_state).values(anchors=anchors_word()))
    return len(games)


async def follow_computers(connection: AsyncConnection) -> bool:
    """Works all ratings out anew if the computers that they rest on have others by now; whether it did."""
    if (await connection.execute(select(rating_state.c.anchors))).scalar_one() == anchors_word():
        return False
    await work_out_anew(connection)
    return True


async def end_ratings(connection: AsyncConnection, person: str, now: int) -> bool:
    """Ends all ratings of a person: they are shown no more, and no new game counts. The results stay, as others'
    ratings rest on them. False if they are ended already, or there is no such person. `now` is in milliseconds since
    1970.
    """
    mine = (people.c.id == person) & people.c.rating_ended.is_(None)
    return bool((await connection.execute(update(people).where(mine).values(rating_ended=now))).rowcount)


async def make_ratings_nameless(connection: AsyncConnection, person: str, word: str) -> None:
    """Puts a random word in the place of a person in all ratings; others' stay as they are."""
    for table in (ratings, rating_changes):
        await connection.execute(update(table).where(table.c.player == person).values(player=word))


async def own_changes(connection: AsyncConnection, player: str) -> list[Row[Any]]:
    """What each rated game of a player has made of its ratings, the oldest first."""
    query = select(rating_changes).where(rating_changes.c.player == player).order_by(rating_changes.c.at)
    return list((await connection.execute(query)).all())

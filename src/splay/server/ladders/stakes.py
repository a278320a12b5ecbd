"""What a rated table is played for, and what its game has changed."""

from typing import Any, Literal

from msgspec import Struct, convert, structs
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.options import Options
from splay.core.setup import PARTNERS
from splay.ratings.computers import shipped
from splay.ratings.kinds import kind_of
from splay.ratings.places import is_abandoned
from splay.ratings.rated_game import COMPUTER
from splay.ratings.rating import Rating, is_new, shown
from splay.ratings.update import at_stake, first_rating
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.kept_ratings import anybody_ended
from splay.server.results.given_up import given_up
from splay.server.storage.schema import FINISHED, rating_changes, ratings, results
from splay.server.tables.table import TableState, settings_of
from splay.views.model import ResultView

Uncounted = Literal["abandoned", "ended"]
"""Why a game never counts: all sides have given it up, or an admin has ended somebody's ratings."""


class SeatRating(Struct, frozen=True, omit_defaults=True):
    """The rating on a seat, in shown points, as it was before the game. `new`: too few games to count yet. `wins` and
    `loses`: what the seat's player gains by coming first and by coming last, the others level; missing while a seat is
    empty, before teams are drawn, of computers, and of somebody who has given up. `after`: the rating that the
    game has made of it.
    """

    seat: int
    rating: int
    new: bool = False
    wins: int | None = None
    loses: int | None = None
    after: int | None = None


class TableRatings(Struct, frozen=True):
    """The ratings at a rated table. `waiting`: the game is over, and hasn't been rated yet. `counted`: it has.
    `uncounted`: why it never is; then nothing is at stake. `joining`: that of whoever asks on the last free seat, which
    would begin the game; null for those who can't take it, as guests, and for those who sit there.
    """

    kind: str
    seats: list[SeatRating]
    waiting: bool
    counted: bool
    uncounted: Uncounted | None = None
    joining: SeatRating | None = None


async def ratings_at(connection: AsyncConnection, table: TableState, account: str | None) -> TableRatings:
    """The ratings of those at a table, as an account is told of them. Raises ApiError if it isn't rated."""
    options = Options.from_json(table.row.options)
    kind = kind_of(options)
    if not settings_of(table.row).rated or kind is None:
        raise ApiError(409, "not_rated", "this table isn't rated")
    players = {seat.seat: player for seat in table.seats if (player := player_on(seat)) is not None}
    query = select(results.c.id, results.c.rated, results.c.rated_at).where(results.c.table == table.row.id)
    result = (await connection.execute(query)).one_or_none()
    if result is not None and result.rated_at is not None:
        changed = select(rating_changes).where(rating_changes.c.result == result.id)
        rows = {row.seat: row for row in await connection.execute(changed)}
        seats = [after_game(kind, seat, player, rows.get(seat)) for seat, player in players.items()]
        return TableRatings(kind, [seat for seat in seats if seat is not None], waiting=False, counted=True)
    there = {*players.values(), *([] if account is None else [account])}
    found = select(ratings).where(ratings.c.kind == kind, ratings.c.player.in_(there))
    known = {row.player: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(found)}
    uncounted = await why_uncounted(connection, table, list(players.values()), result is not None)
    if uncounted is not None:
        nothing = [rating_before(kind, seat, player, known) for seat, player in players.items()]
        return TableRatings(kind, nothing, waiting=False, counted=False, uncounted=uncounted)
    waiting = table.row.status == FINISHED and result is None
    before = before_game(kind, table, options, players, known)
    free = [seat.seat for seat in table.seats if seat.seat not in players]
    joining = None
    comes = account is not None and account not in players.values() and len(free) == 1
    if account is not None and comes and not await anybody_ended(connection, [account]):
        filled = before_game(kind, table, options, players | {free[0]: account}, known)
        joining = next(seat for seat in filled if seat.seat == free[0])
    return TableRatings(kind, before, waiting, counted=False, joining=joining)


class Stake(Struct, frozen=True):
    """What somebody gains and loses in shown points, by winning and by losing a game of two."""

    wins: int
    loses: int


async def stake_of_two(connection: AsyncConnection, options: Options, person: str, other: str) -> Stake | None:
    """What a rated game of two people would be played for, to the first of them; None if such a game isn't rated, or
    an admin has ended the ratings of one.
    """
    kind = kind_of(options)
    if kind is None or await anybody_ended(connection, [person, other]):
        return None
    found = select(ratings).where(ratings.c.kind == kind, ratings.c.player.in_([person, other]))
    known = {row.player: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(found)}
    return Stake(*at_stake(kind, [(person, None), (other, None)], known)[person])


def player_on(seat: Any) -> str | None:  # noqa: ANN401 - a row of seats
    """Who has a seat, as ratings know it; None for an empty one."""
    if seat.person is not None:
        return str(seat.person)
    return None if seat.agent is None else COMPUTER + seat.agent


def after_game(kind: str, seat: int, player: str, row: Row[Any] | None) -> SeatRating | None:
    """The rating on a seat before and after a game; of somebody whose account is gone nothing."""
    if row is not None:
        before = Rating(row.before, row.sigma, row.games - 1)
        return SeatRating(seat, shown(before), is_new(before), after=shown(Rating(row.mu, row.sigma, row.games)))
    return SeatRating(seat, shown(shipped()[kind][player])) if player.startswith(COMPUTER) else None


def before_game(
    kind: str, table: TableState, options: Options, players: dict[int, str], known: dict[str, Rating]
) -> list[SeatRating]:
    """The ratings of a game to come, and what is at stake once all seats are taken and all teams known."""
    stakes: dict[str, tuple[int, int]] = {}
    teams = teams_of(table, options)
    if len(players) == len(table.seats) and teams is not None:
        stakes = at_stake(kind, [(players[seat], teams[seat]) for seat in range(len(teams))], known)
    over = given_up(table.seats, gone_from(table))
    found = []
    for seat, player in players.items():
        wins, loses = stakes.get(player, (None, None)) if seat not in over else (None, None)
        found.append(structs.replace(rating_before(kind, seat, player, known), wins=wins, loses=loses))
    return found


def rating_before(kind: str, seat: int, player: str, known: dict[str, Rating]) -> SeatRating:
    """The rating with which a player on a seat begins a game."""
    computer = shipped()[kind].get(player)
    rating = computer or known.get(player) or first_rating(kind)
    return SeatRating(seat, shown(rating), computer is None and is_new(rating))


def teams_of(table: TableState, options: Options) -> list[int | None] | None:
    """The team of each seat; None as long as they aren't drawn."""
    if options.teams == "none":
        return [None] * options.players
    if options.teams in PARTNERS:
        return list(PARTNERS[options.teams])
    if table.game is not None:
        return [player.team for player in table.game.session.start.players]
    return None


async def why_uncounted(
    connection: AsyncConnection, table: TableState, players: list[str], settled: bool
) -> Uncounted | None:
    """Why the game of a rated table never counts, as far as that is known; None if it counts when it ends. `settled`:
    its result is kept, and has not been rated.
    """
    if is_given_up(table):
        return "abandoned"
    return "ended" if settled or await anybody_ended(connection, players) else None


def is_given_up(table: TableState) -> bool:
    """Whether all sides of a game have given it up; at a rated table nobody comes back."""
    if table.game is None:
        return False
    teams = [player.team for player in table.game.session.start.players]
    return is_abandoned(teams, given_up(table.seats, gone_from(table)))


def gone_from(table: TableState) -> list[int]:
    """The seats that have ended the game of a table as they left or ran out of time."""
    return [] if table.row.result is None else convert(table.row.result, ResultView).gone

"""The ratings of a player, as others may see them: by kind, each with its curve."""

from typing import Final

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.ratings.kinds import RATED_KINDS
from splay.ratings.rating import NEW_UNDER, Rating, interval, is_new, shown
from splay.server.auth.person import person_with_login
from splay.server.ladders.ladder import players_on
from splay.server.profiles.player import Player
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.kept_ratings import own_changes
from splay.server.storage.schema import people

CURVE: Final = 500
"""So many games of a curve are told, the last ones."""


class KindRating(Struct, frozen=True, omit_defaults=True):
    """A player's rating in a kind, in shown points, and its 95 % interval. While a player is new, `missing` games are
    missing until it counts. `curve` has the moment of each rated game, in milliseconds since 1970, and the points after
    it. `rank` is the place on the ladder, 0 if there is none.
    """

    kind: str
    rating: int
    low: int
    high: int
    games: int
    curve: list[tuple[int, int]]
    missing: int = 0
    rank: int = 0


class PlayerRatings(Struct, frozen=True, omit_defaults=True):
    """The ratings of a player, by kind; those in which nothing is rated are missing. `hidden`: the reader may not see
    them. `ended`: an admin has ended them.
    """

    kinds: list[KindRating] = []
    hidden: bool = False
    ended: bool = False


class AccountRatings(Struct, frozen=True):
    """The ratings of an account as admins see them, also hidden ones. `ended`: when an admin ended them, in
    milliseconds since 1970, null if none did.
    """

    person: str
    name: str
    login: str
    ended: int | None
    kinds: list[KindRating]


async def ratings_seen(connection: AsyncConnection, player: Player) -> PlayerRatings:
    """The ratings of a player, as far as the reader may see them."""
    if "rating" not in player.seen:
        return PlayerRatings(hidden=True)
    ended = (await connection.execute(select(people.c.rating_ended).where(people.c.id == player.id))).scalar()
    if ended is not None:
        return PlayerRatings(ended=True)
    return PlayerRatings(await ratings_kept(connection, player.id))


async def ratings_of_account(connection: AsyncConnection, login: str) -> AccountRatings:
    """The ratings of the account with a login. Raises ApiError if there is none."""
    found = await person_with_login(connection, login.lower())
    if found is None:
        raise ApiError(404, "not_found", "There is no account with this login.")
    kinds = await ratings_kept(connection, found.person.id)
    return AccountRatings(found.person.id, found.person.name, login.lower(), found.rating_ended, kinds)


async def ratings_kept(connection: AsyncConnection, player: str) -> list[KindRating]:
    """The ratings of a player, by kind; those in which nothing is rated are missing."""
    changes = await own_changes(connection, player)
    found = []
    for kind in RATED_KINDS:
        of_kind = [row for row in changes if row.kind == kind]
        if not of_kind:
            continue
        last = of_kind[-1]
        now = Rating(last.mu, last.sigma, last.games)
        curve = [(row.at, shown(Rating(row.mu, row.sigma, row.games))) for row in of_kind[-CURVE:]]
        low, high = interval(now)
        missing = max(NEW_UNDER - now.games, 0)
        rank = 0 if is_new(now) else await players_on(connection, kind, last.mu) + 1
        found.append(KindRating(kind, shown(now), low, high, now.games, curve, missing, rank))
    return found

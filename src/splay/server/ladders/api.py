"""HTTP for ratings: ladders, those of a player, those at a table, and Rate me."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from splay.ratings.kinds import RATED_KINDS
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.ladders.ladder import Ladder, ladder_of
from splay.server.ladders.own_ratings import AccountRatings, PlayerRatings, ratings_of_account, ratings_seen
from splay.server.ladders.rate_me import rate_me
from splay.server.ladders.stakes import TableRatings, ratings_at
from splay.server.moderation.admins import admin_needed
from splay.server.profiles.player import ME, player_called
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.storage.database import reading
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId, who
from splay.server.table_api.schemas import TableView
from splay.server.table_api.table_views import table_view

TAGS: Final = ["ratings"]
Kind = Annotated[str, PathParameter(description=f"One of {', '.join(RATED_KINDS)}")]
Handle = Annotated[str, PathParameter(description=f"The handle of an account, or `{ME}`")]
Login = Annotated[
    str, QueryParameter(max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$", description="What it signs in with")
]


class RateMe(Struct, forbid_unknown_fields=True):
    """The kind of game to be rated in."""

    kind: str = RATED_KINDS[0]


@get("/api/ladders/{kind:str}", summary="A ladder", tags=TAGS, responses=REFUSALS)
async def ladder(request: PersonRequest, kind: Kind, tables: GivenTables) -> Ladder:
    """The strongest players in a kind of game, and whoever asks with those beside."""
    if kind not in RATED_KINDS:
        raise ApiError(404, "no_such_kind", f"a kind is one of {', '.join(RATED_KINDS)}, not {kind!r}")
    async with reading(tables.engine) as connection:
        return await ladder_of(connection, kind, who(request))


@get(
    "/api/players/{handle:str}/ratings",
    summary="A player's ratings",
    tags=TAGS,
    responses=documented(400, 401, 404, 429),
)
async def ratings_of_player(request: PersonRequest, handle: Handle, tables: GivenTables) -> PlayerRatings:
    """A player's rating in each kind of game, with its curve, as far as whoever asks may see it."""
    viewer = who(request)
    async with reading(tables.engine) as connection:
        return await ratings_seen(connection, await player_called(connection, handle, viewer))


@get("/api/tables/{table_id:str}/ratings", summary="The ratings at a table", tags=TAGS, responses=REFUSALS)
async def ratings_at_table(request: PersonRequest, table_id: TableId, tables: GivenTables) -> TableRatings:
    """The ratings of those at a rated table: what is at stake, and what its game has changed once it is over."""
    table = await tables.look(table_id)
    account = None if request.user is None or request.user.guest else request.user.id
    async with reading(tables.engine) as connection:
        return await ratings_at(connection, table, account)


@get(
    "/api/admin/ratings",
    summary="Ratings of an account",
    tags=["moderation"],
    guards=[person_needed, no_token, admin_needed],
    responses=REFUSALS,
)
async def ratings_for_admins(login: Login, tables: GivenTables) -> AccountRatings:
    """The ratings of the account with a login, also those that it hides or that were ended."""
    async with reading(tables.engine) as connection:
        return await ratings_of_account(connection, login)


@post("/api/rate-me", summary="Rate me", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def next_game(request: PersonRequest, data: JSONBody[RateMe], tables: GivenTables) -> TableView:
    """A rated table with the computer that comes next of the five that give a rating."""
    person = person_of(request)
    made = await rate_me(tables, person, data.kind)
    return table_view(await tables.look(made, free=True), person.id)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    ladder,
    ratings_of_player,
    ratings_at_table,
    ratings_for_admins,
    next_game,
]
"""The handlers of ratings."""

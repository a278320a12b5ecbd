"""HTTP for finished games: lists, records, rematches."""

from typing import Annotated, Any

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from splay.server.api.messages import TableView
from splay.server.api.tables import REFUSALS, GivenTables, PersonRequest, TableId, who
from splay.server.api.telling import table_view
from splay.server.history.games import archive, games_of, record_of
from splay.server.history.rematch import rematch
from splay.server.live.tables import Refused, manners_of
from splay.server.security.guards import person_needed, person_of

Page = Annotated[int, QueryParameter(ge=1, le=100_000, description="The page, from 1 on")]
TAGS = ["history"]


class Games(Struct):
    """A page of finished games, the last one first; `more`: there is another page."""

    games: list[TableView]
    more: bool


@get("/api/me/games", summary="My finished games", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def my_games(request: PersonRequest, tables: GivenTables, page: Page = 1) -> Games:
    """The finished games of this person."""
    person = person_of(request).id
    games, more = await games_of(tables, person, page)
    return Games([table_view(game, person) for game in games], more)


@get("/api/archive", summary="The archive", tags=TAGS, responses=REFUSALS)
async def public_games(request: PersonRequest, tables: GivenTables, page: Page = 1) -> Games:
    """The finished games of public tables that allowed it."""
    person = who(request)
    games, more = await archive(tables, page)
    return Games([table_view(game, person) for game in games], more)


@get("/api/tables/{table:str}/record", summary="The record of a finished game", tags=TAGS, responses=REFUSALS)
async def record(request: PersonRequest, table: TableId, tables: GivenTables) -> dict[str, Any]:
    """The game as a file that `splay` replays, with the secret of its shuffle; for those who played, and for all where
    the table allows it.
    """
    there = await tables.look(table)
    played = request.user is not None and bool(there.seats_of(request.user.id))
    if not played and not manners_of(there.row).archive:
        raise Refused("not_archived", "only those who played here may have this game")
    return await record_of(tables, there)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again",
    tags=TAGS,
    status_code=HTTP_200_OK,
    guards=[person_needed],
    responses=REFUSALS,
)
async def play_again(request: PersonRequest, table: TableId, tables: GivenTables) -> TableView:
    """The table of the rematch, the same for all who ask; who asks takes its seats there, one further than before."""
    person = person_of(request)
    again = await rematch(tables, table, person)
    return table_view(await tables.look(again), person.id)


HISTORY: list[HTTPRouteHandler] = [my_games, public_games, record, play_again]
"""The handlers of finished games."""

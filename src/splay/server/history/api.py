"""HTTP for finished games: lists, records, rematches."""

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from splay.agents.roster import AGENT_NAMES
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.deals.results import may_see_deal
from splay.server.history import head_to_head_api
from splay.server.history.branch import branch
from splay.server.history.finished_games import archive, games_of, record_of
from splay.server.history.rematch import rematch
from splay.server.history.replay import Replay, replay_at
from splay.server.history.review_view import Analysis
from splay.server.history.reviews import Reviews
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.representation import described, respond_to_viewer
from splay.server.storage.rows import DROPPED
from splay.server.storage.schema import FINISHED
from splay.server.table_api.asking import ME, REFUSALS, GivenComputeCache, GivenTables, TableId, given, who
from splay.server.table_api.schemas import NewBranch, TableView
from splay.server.table_api.spectators import viewer_of
from splay.server.table_api.table_views import table_view
from splay.server.tables.table import TableState, settings_of
from splay.views.view import ALL_SEEING

Page = Annotated[int, QueryParameter(ge=1, le=100_000, description="The page, from 1 on")]
GivenReviews = NamedDependency[Reviews]
TAGS = ["history"]
PAGE_WEIGHT: Final = 8
"""As how many requests a page of games counts."""
BRANCH_WEIGHT: Final = 10


class Games(Struct):
    """A page of finished games, the last one first; `more`: there is another page."""

    games: list[TableView]
    more: bool


@get(
    "/api/me/games",
    summary="My finished games",
    tags=TAGS,
    guards=[person_needed],
    responses=REFUSALS,
    opt={"weight": PAGE_WEIGHT},
)
async def my_games(request: PersonRequest, tables: GivenTables, page: Page = 1) -> Games:
    """The finished games of this person."""
    person = person_of(request).id
    games, more = await games_of(tables, person, page)
    return Games([table_view(game, person) for game in games], more)


@get("/api/archive", summary="The archive", tags=TAGS, responses=REFUSALS, opt={"weight": PAGE_WEIGHT})
async def public_games(request: PersonRequest, tables: GivenTables, page: Page = 1) -> Games:
    """The finished games of public tables that allowed it."""
    person = who(request)
    games, more = await archive(tables, page)
    return Games([table_view(game, person) for game in games], more)


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished game",
    tags=TAGS,
    responses=described(dict[str, Any], *REFUSALS),
)
async def record(
    request: PersonRequest, table_id: TableId, tables: GivenTables, compute_cache: GivenComputeCache
) -> ASGIResponse:
    """The game as a file that `splay` replays, with the secret of its shuffle; for those who played, and for all if
    the table allows it.
    """
    table = await finished_game(request, table_id, tables)
    told = await record_of(tables, compute_cache, table, address_of(request.scope))
    return respond_to_viewer(request, told, who(request))


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished game step by step",
    tags=TAGS,
    responses=described(Replay, *REFUSALS),
)
async def replay(
    request: PersonRequest,
    table_id: TableId,
    tables: GivenTables,
    compute_cache: GivenComputeCache,
    seat: FromQuery[int | None] = None,
) -> ASGIResponse:
    """The game from a seat's eyes (-1: as spectators saw it; none: everything open), made from its stored events; for
    those who played, and for all if the table allows it.
    """
    table = await finished_game(request, table_id, tables)
    viewer = viewer_of(table, who(request), ALL_SEEING if seat is None else seat, opened=True)
    shown = await replay_at(tables, compute_cache, table, viewer, address_of(request.scope))
    return respond_to_viewer(request, shown, who(request))


@get(
    "/api/tables/{table_id:str}/analysis",
    summary="What a finished game teaches",
    tags=TAGS,
    responses=described(Analysis, *REFUSALS),
)
async def analysis(
    request: PersonRequest, table_id: TableId, tables: GivenTables, reviews: GivenReviews
) -> ASGIResponse:
    """The costliest moves of each player and the draws that swung the game, as far as they are known by now: from what
    each player could know. It is worked out while somebody asks for it, and kept. For those who may have the replay.
    """
    table = await finished_game(request, table_id, tables)
    told = await reviews.read(table, address_of(request.scope))
    return respond_to_viewer(request, told, who(request))


async def open_game(request: PersonRequest, table_id: str, tables: GivenTables) -> TableState:
    """A table whose finished game the person may have. Raises ApiError."""
    table = await tables.look(table_id)
    played = request.user is not None and bool(table.seats_of(request.user.id))
    if not played and not settings_of(table.row).archive and not await may_see_deal(tables, table, who(request)):
        raise ApiError(409, "not_archived", "only those who played here may have this game")
    return table


async def finished_game(request: PersonRequest, table_id: str, tables: GivenTables) -> TableState:
    """A finished game that the person may have, and whose log is kept. Raises ApiError."""
    table = await open_game(request, table_id, tables)
    if table.row.status != FINISHED:
        raise ApiError(409, "not_finished", "this game is not over")
    if table.row.kept_until == DROPPED:
        raise ApiError(409, "not_kept", "what happened in this game is kept no longer, only how it ended")
    return table


@post(
    "/api/tables/{table_id:str}/branches",
    summary="Play on from a moment",
    tags=TAGS,
    guards=[person_needed],
    responses=REFUSALS,
    opt={"weight": BRANCH_WEIGHT},
)
async def play_on(
    request: PersonRequest,
    table_id: TableId,
    data: JSONBody[NewBranch],
    tables: GivenTables,
    compute_cache: GivenComputeCache,
) -> TableView:
    """A new private table that goes on from an entry of a finished game, every card where it was; inside an action from
    the action's start. For those who may have the game's replay.
    """
    table = await finished_game(request, table_id, tables)
    if len(data.seats) != len(table.seats):
        raise ApiError(409, "too_many_seats", f"this game has {len(table.seats)} seats, not {len(data.seats)}")
    for word in data.seats:
        if word not in (ME, *AGENT_NAMES):
            raise ApiError(409, "unknown_seat", f"a seat is me, or one of {', '.join(AGENT_NAMES)}, not {word!r}")
    if ME not in data.seats:
        raise ApiError(409, "unknown_seat", "one of the seats must be me")
    person = person_of(request)
    agents = [None if word == ME else word for word in data.seats]
    made = await branch(tables, compute_cache, table, data.at, agents, person, address_of(request.scope))
    return table_view(await tables.look(made, free=True), person.id)


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again",
    tags=TAGS,
    status_code=HTTP_200_OK,
    guards=[person_needed],
    responses=REFUSALS,
)
async def play_again(request: PersonRequest, table_id: TableId, tables: GivenTables) -> TableView:
    """The table of the rematch, the same for all who ask; each takes their seats there, one further than before."""
    person = person_of(request)
    again = await rematch(tables, table_id, person)
    return table_view(await tables.look(again, free=True), person.id)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    my_games, public_games, record, replay, analysis, play_on, play_again,
    head_to_head_api.mine, head_to_head_api.change, head_to_head_api.at_table,
]  # fmt: skip
"""The handlers of finished games, and of games against others."""
PROVIDES: Final = {"reviews": given("reviews")}
"""What handlers of reviews can ask for."""

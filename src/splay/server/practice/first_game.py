"""A first game with a coach: a real one against an easy computer, always with the same deal, and comments on it."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from splay.lessons.guided.comments import comment_now
from splay.lessons.guided.game import EASY, OTHER, CommentView, guided_options, guided_secret, told
from splay.lessons.lesson import READER
from splay.server.acts import seating
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.games.live_game import LiveGame
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import as_json, described, respond_to_viewer
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId, own_seat
from splay.server.table_api.schemas import TableView
from splay.server.table_api.table_views import is_guided, table_view
from splay.server.tables.settings import TableSettings
from splay.views.events import event_view
from splay.views.questions import question_view

TAGS: Final = ["practice"]
Told = Annotated[str, QueryParameter(max_length=2000, description="The names of the comments told so far, with commas")]


class FirstGame(Struct, forbid_unknown_fields=True):
    """A first game to begin; there is nothing to choose."""


class Commented(Struct, frozen=True, omit_defaults=True):
    """What the coach says of a first game at entry `sequence` of its log: a `comment`, or nothing."""

    sequence: int
    comment: CommentView | None = None


@post("/api/lessons/first-game", summary="Begin a first game", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def begin(request: PersonRequest, data: JSONBody[FirstGame], tables: GivenTables) -> TableView:
    """A private table against the easy computer, with the deal that the coach knows."""
    person = person_of(request)
    agents: list[str | None] = [None, None]
    agents[OTHER] = EASY
    settings = TableSettings(public=False)
    own = {READER: person.name}
    table = await seating.make(tables, person.id, guided_options(), settings, agents, own, guided_secret())
    return table_view(await tables.look(table, free=True), person.id)


@get("/api/tables/{table_id:str}/comment", summary="What the coach says", tags=TAGS, guards=[person_needed],
     responses=described(Commented, *REFUSALS))  # fmt: skip
async def comment(
    request: PersonRequest, table_id: TableId, tables: GivenTables, told: FromQuery[Told] = ""
) -> ASGIResponse:
    """The comment on what has happened in a first game since this person's last answer, unless it was told before."""
    person = person_of(request)
    table = await tables.look(table_id)
    if not is_guided(table, person.id) or table.game is None:
        raise ApiError(409, "no_comment", "there is no coach at this table")
    said = comment_on(table.game, own_seat(table, person, None), told.split(","))
    return respond_to_viewer(request, as_json(Commented(table.game.sequence, said)), person.id)


def comment_on(game: LiveGame, seat: int, names: list[str]) -> CommentView | None:
    """What the coach says to a seat as the game stands, None for nothing or what is among these names."""
    last = game.last_decision([seat])
    since = 0 if last is None else game.marks[last.entry - 1]
    happened = [event_view(event, seat, False) for event in game.events_after(since)]
    session = game.session
    question = session.question_for(seat)
    asked = None if question is None else question_view(session.game, question, game.sequence, seat)
    found = comment_now(names, happened, game.view(seat), asked)
    return None if found is None else told(found)


HANDLERS: Final[list[ControllerRouterHandler]] = [begin, comment]
"""The handlers of a first game."""

"""HTTP for chat at a table, and for muting people."""

from typing import Annotated, Final

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.chat import mutes
from splay.server.chat.lines import HIGHEST_LINE, ChatLine, line_view, lines_after, say, speaker_of
from splay.server.chat.mutes import Mute
from splay.server.ids import ID_PATTERN
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import checked_text
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId, who
from splay.server.table_api.schemas import Seat
from splay.server.table_api.spectators import heard_until
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.views.table_model import REACTIONS

After = Annotated[
    int, QueryParameter(ge=0, le=HIGHEST_LINE, description="The number of the last line that the client has")
]


TAGS: Final = ["chat"]
MuteId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a mute")]


class NewLine(Struct, forbid_unknown_fields=True):
    """Something to say: one line of plain text, or the word of a reaction."""

    text: Annotated[str, Meta(min_length=1, max_length=20_000)] | None = None
    reaction: str | None = None


class ChatController(Controller):
    """What is said at a table."""

    path = "/api/tables/{table_id:str}/chat"
    tags = ["chat"]  # noqa: RUF012 - as Litestar wants it

    @get("", summary="What has been said", responses=REFUSALS)
    async def lines(
        self, request: PersonRequest, table_id: TableId, tables: GivenTables, after: After = 0
    ) -> list[ChatLine]:
        """The last lines after a number, oldest first; for the seated, and for spectators if the table has them."""
        person = who(request)
        table = await tables.look(table_id)
        until = await heard_until(tables, table, person)
        return [
            line_view(table, line, person) for line in await lines_after(tables.engine, table_id, after, person, until)
        ]

    @post("", summary="Say something", guards=[person_needed], responses=REFUSALS)
    async def say(
        self,
        request: PersonRequest,
        table_id: TableId,
        data: JSONBody[NewLine],
        tables: GivenTables,
        hub: NamedDependency[Hub],
    ) -> ChatLine:
        """Says a line to the table, or shows a reaction; only for those who sit there."""
        person = person_of(request)
        table = await tables.look(table_id)
        if not table.seats_of(person.id):
            raise ApiError(409, "not_yours", "only those who sit at the table may talk there")
        settings, limiter = request.app.state.settings, request.app.state.limiter
        await hold_to(limiter, f"chat:{person.id}", Limit(settings.chats_per_person))
        text = said_in(data, settings.chat_length)
        line = await say(tables.engine, table_id, person.id, person.name, text, tables.now(), data.reaction)
        await hub.notify(table_id)
        return line_view(table, line, person.id)


def said_in(line: NewLine, longest: int) -> str:
    """The text of a new line: what is said, or the sign of the reaction. Raises ApiError."""
    if (line.text is None) == (line.reaction is None):
        raise ApiError(422, "bad_text", "say a text or a reaction")
    if line.reaction is None:
        return checked_text(line.text or "", "text", longest, None)
    if line.reaction not in REACTIONS:
        raise ApiError(422, "bad_text", f"a reaction is one of {', '.join(REACTIONS)}, not {line.reaction!r}")
    return REACTIONS[line.reaction]


class NewMute(Struct, forbid_unknown_fields=True):
    """Somebody to mute: who sits on `seat`, or who said `line`. `everywhere`: at all tables, not at this one alone."""

    seat: Seat | None = None
    line: Annotated[int, Meta(ge=1, le=HIGHEST_LINE)] | None = None
    everywhere: bool = False


@post(
    "/api/tables/{table_id:str}/mutes", summary="Mute somebody", tags=TAGS, guards=[person_needed], responses=REFUSALS
)
async def mute(request: PersonRequest, table_id: TableId, data: JSONBody[NewMute], tables: GivenTables) -> Mute:
    """Hears nothing more of somebody, on any device. The muted person is not told."""
    person = person_of(request).id
    async with tables.engine.begin() as connection:
        table = await tables.repository.row_of(connection, table_id)
        muted = await meant(tables, table, data)
        if muted == person:
            raise ApiError(409, "yourself", "you cannot mute yourself")
        made = await mutes.mute(connection, person, muted, None if data.everywhere else table_id, tables.now())
    return made


async def meant(tables: TableStore, table: TableState, data: NewMute) -> str:
    """The person that somebody wants to mute. Raises ApiError if it is nobody."""
    if (data.seat is None) == (data.line is None):
        raise ApiError(409, "which_person", "say a seat or a line")
    if data.line is not None:
        found = await speaker_of(tables.engine, table.row.id, data.line)
    else:
        seat = data.seat or 0
        found = table.seats[seat].person if seat < len(table.seats) else None
    if found is None:
        raise ApiError(409, "nobody_there", "nobody who talks sits there, or said that")
    return found


@get("/api/me/mutes", summary="Whom I have muted", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def my_mutes(request: PersonRequest, tables: GivenTables) -> list[Mute]:
    """Whom this person has muted, the last one first."""
    async with tables.engine.connect() as connection:
        return await mutes.mutes_of(connection, person_of(request).id)


@delete("/api/me/mutes/{mute:str}", summary="Hear somebody again", tags=TAGS, guards=[person_needed],
        responses=REFUSALS)  # fmt: skip
async def unmute(request: PersonRequest, mute: MuteId, tables: GivenTables) -> None:
    """Hears somebody again, also what was said meanwhile."""
    async with tables.engine.begin() as connection:
        await mutes.unmute(connection, person_of(request).id, mute)


HANDLERS: Final[list[ControllerRouterHandler]] = [ChatController, mute, my_mutes, unmute]
"""The handlers of talking and muting."""

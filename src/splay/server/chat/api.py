"""HTTP for chat at a table."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from splay.server.auth.guards import person_needed, person_of
from splay.server.chat.lines import HIGHEST_LINE, ChatLine, line_view, lines_after, say
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import checked_text
from splay.server.tables.api import REFUSALS, GivenTables, PersonRequest, TableId, who
from splay.server.tables.hub import Hub
from splay.server.tables.spectators import heard_until

After = Annotated[
    int, QueryParameter(ge=0, le=HIGHEST_LINE, description="The number of the last line that the client has")
]


class NewLine(Struct, forbid_unknown_fields=True):
    """Something to say: one line of plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=20_000)]


class ChatController(Controller):
    """What is said at a table."""

    path = "/api/tables/{table:str}/chat"
    tags = ["chat"]  # noqa: RUF012 - as Litestar wants it

    @get("", summary="What has been said", responses=REFUSALS)
    async def lines(
        self, request: PersonRequest, table: TableId, tables: GivenTables, after: After = 0
    ) -> list[ChatLine]:
        """The last lines after a number, oldest first; for the seated, and for spectators where the table has them."""
        person = who(request)
        found = await tables.look(table)
        until = await heard_until(tables, found, person)
        return [
            line_view(found, line, person) for line in await lines_after(tables.engine, table, after, person, until)
        ]

    @post("", summary="Say something", guards=[person_needed], responses=REFUSALS)
    async def say(
        self,
        request: PersonRequest,
        table: TableId,
        data: JSONBody[NewLine],
        tables: GivenTables,
        hub: NamedDependency[Hub],
    ) -> ChatLine:
        """Says a line to the table; only for those who sit there."""
        person = person_of(request)
        found = await tables.look(table)
        if not found.seats_of(person.id):
            raise ApiError(409, "not_yours", "only those who sit at the table may talk there")
        settings, limiter = request.app.state.settings, request.app.state.limiter
        await hold_to(limiter, f"chat:{person.id}", Limit(settings.chats_per_person))
        text = checked_text(data.text, "text", settings.chat_length)
        line = await say(tables.engine, table, person.id, person.name, text, tables.now())
        await hub.notify(table)
        return line_view(found, line, person.id)

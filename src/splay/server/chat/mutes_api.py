"""HTTP for mutes."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from splay.server.auth.guards import person_needed, person_of
from splay.server.chat import mutes
from splay.server.chat.lines import HIGHEST_LINE, speaker_of
from splay.server.chat.mutes import Mute
from splay.server.ids import ID_PATTERN
from splay.server.protocol.api_error import ApiError
from splay.server.tables.api import REFUSALS, GivenTables, PersonRequest, TableId
from splay.server.tables.schemas import Seat
from splay.server.tables.table import Table
from splay.server.tables.tables import Tables

TAGS: Final = ["chat"]
MuteId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a mute")]


class NewMute(Struct, forbid_unknown_fields=True):
    """Somebody to mute: who sits on `seat`, or who said `line`. `everywhere`: at all tables, not at this one alone."""

    seat: Seat | None = None
    line: Annotated[int, Meta(ge=1, le=HIGHEST_LINE)] | None = None
    everywhere: bool = False


@post("/api/tables/{table:str}/mutes", summary="Mute somebody", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def mute(request: PersonRequest, table: TableId, data: JSONBody[NewMute], tables: GivenTables) -> Mute:
    """Hears nothing more of somebody, on any device. The muted person is not told."""
    person = person_of(request).id
    async with tables.engine.begin() as connection:
        found = await tables.row_of(connection, table)
        muted = await meant(tables, found, data)
        if muted == person:
            raise ApiError(409, "yourself", "you cannot mute yourself")
        made = await mutes.mute(connection, person, muted, None if data.everywhere else table, tables.now())
    return made


async def meant(tables: Tables, table: Table, data: NewMute) -> str:
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


MUTES: Final[list[HTTPRouteHandler]] = [mute, my_mutes, unmute]
"""The handlers of mutes."""

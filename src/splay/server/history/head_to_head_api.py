"""HTTP for the games that two people have won against each other."""

from typing import Final

from litestar import get, put
from litestar.params import JSONBody
from msgspec import Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.history.head_to_head import HeadToHead, Versus, against_all, against_those_at, is_shown, show
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import FINISHED
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["history"]


class Shows(Struct, forbid_unknown_fields=True):
    """Whether a person lets its games against others be counted."""

    shown: bool


class OwnHeadToHead(Struct, frozen=True):
    """Whether a person's games against others are counted, and these counts; none if they are not, and for guests."""

    shown: bool
    against: list[HeadToHead]


@get("/api/me/head_to_head", summary="My games against others", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def mine(request: PersonRequest, tables: GivenTables) -> OwnHeadToHead:
    """How often this account has won and lost against every other one that shows it, too."""
    return await own(tables, person_of(request).id)


@put(
    "/api/me/head_to_head",
    summary="Show or hide my games against others",
    tags=TAGS,
    guards=[person_needed, no_token],
    responses=REFUSALS,
)
async def change(request: PersonRequest, data: JSONBody[Shows], tables: GivenTables) -> OwnHeadToHead:
    """Shows this account's games against others to them and to itself, or hides them from both."""
    person = person_of(request)
    if person.guest:
        raise ApiError(403, "account_needed", "Guests have nothing to show: sign up first.")
    async with tables.engine.begin() as connection:
        await show(connection, person.id, data.shown)
    return await own(tables, person.id)


@get(
    "/api/tables/{table_id:str}/head_to_head",
    summary="My games against those at a table",
    tags=TAGS,
    guards=[person_needed],
    responses=REFUSALS,
)
async def at_table(request: PersonRequest, table_id: TableId, tables: GivenTables) -> list[Versus]:
    """How often this account has won and lost against the others of a finished game that it played, this one included;
    without guests and those who hide it.
    """
    person, table = person_of(request), await tables.look(table_id)
    if not table.seats_of(person.id):
        raise ApiError(409, "not_yours", "you did not play at this table")
    if table.row.status != FINISHED:
        raise ApiError(409, "not_finished", "this game is not over")
    async with tables.engine.connect() as connection:
        return await against_those_at(connection, person.id, table_id)


async def own(tables: TableStore, person: str) -> OwnHeadToHead:
    """What a person sees of its games against others."""
    async with tables.engine.connect() as connection:
        return OwnHeadToHead(await is_shown(connection, person), await against_all(connection, person))

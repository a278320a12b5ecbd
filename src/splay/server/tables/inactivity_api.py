"""HTTP for what can be done about somebody who holds a game up."""

from litestar import post
from litestar.status_codes import HTTP_200_OK

from splay.server.auth.guards import person_needed, person_of
from splay.server.tables.api import REFUSALS, GivenTables, PersonRequest, SeatNumber, TableId
from splay.server.tables.inactivity import let_stand_in
from splay.server.tables.schemas import TableView
from splay.server.tables.table_views import table_view


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand_in",
    summary="Let the computer play for who is silent",
    tags=["tables"],
    status_code=HTTP_200_OK,
    guards=[person_needed],
    responses=REFUSALS,
)
async def stand_in(request: PersonRequest, table: TableId, seat: SeatNumber, tables: GivenTables) -> TableView:
    """Treats whoever plays a seat like one who has left, where the game has waited for that person since `silent_from`
    or longer; any other person who plays at the table may.
    """
    person = person_of(request)
    await let_stand_in(tables, table, person.id, seat)
    return table_view(await tables.look(table), person.id)

"""HTTP for reporting, and for what admins do."""

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.chat.lines import HIGHEST_LINE
from splay.server.ids import ID_PATTERN
from splay.server.moderation import measures, reports
from splay.server.moderation.admins import Standing, admin_needed, standing_of
from splay.server.moderation.measures import LONGEST_REASON, Act, Ban
from splay.server.moderation.reports import Report, Said
from splay.server.moderation.signup_links_api import SignupLinks
from splay.server.people.accounts import login_of
from splay.server.people.asking import tell_sessions_ended, tell_tables
from splay.server.people.schemas import NameText
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.validation import checked_text
from splay.server.storage.schema import chat
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId
from splay.server.table_api.schemas import Seat
from splay.server.table_api.spectators import heard_until
from splay.server.tables.table import TableState

TAGS: Final = ["moderation"]
MOST_DAYS: Final = 3650
ReportId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a report")]
PersonId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a person")]
Reason = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_REASON, description="why, in 1 to 300 characters")]
Closed = Annotated[bool, QueryParameter(description="Those that are done with, instead of those that wait")]


class NewReport(Struct, forbid_unknown_fields=True):
    """Something to report: the line of chat `line`, or the name of the player on `seat`; and why."""

    reason: Reason
    seat: Seat | None = None
    line: Annotated[int, Meta(ge=1, le=HIGHEST_LINE)] | None = None


class NewBan(Struct, forbid_unknown_fields=True):
    """A ban of so many `days`; `address`: also of where the person last came from since it was reported."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]
    reason: Reason
    address: bool = False


class RatingEnd(Struct, forbid_unknown_fields=True):
    """Why somebody's ratings are ended."""

    reason: Reason


class NewName(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: NameText


class GrantedName(Struct, forbid_unknown_fields=True):
    """A name for the account with a login."""

    login: Annotated[str, Meta(min_length=1, max_length=80)]
    name: NameText


@post("/api/tables/{table_id:str}/reports", summary="Report a line or a name", tags=TAGS, guards=[person_needed],
      status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)  # fmt: skip
async def report(request: PersonRequest, table_id: TableId, data: JSONBody[NewReport], tables: GivenTables) -> None:
    """Reports a line of chat or a name to the server's admins. Nobody else is told."""
    person = person_of(request)
    reason = checked_text(data.reason, "reason", LONGEST_REASON, LONGEST_REASON)
    settings = request.app.state.settings
    await hold_to(request.app.state.limiter, f"report:{person.id}", Limit(settings.reports_per_person))
    table = await tables.look(table_id)
    if data.line is not None:
        await heard_until(tables, table, person.id)
    async with tables.engine.begin() as connection:
        said = await meant(connection, table, data)
        if said.person == person.id:
            raise ApiError(409, "yourself", "You cannot report yourself.")
        await reports.add_report(connection, person.id, table_id, said, reason, tables.now(), settings.moderation_days)


async def meant(connection: AsyncConnection, table: TableState, data: NewReport) -> Said:
    """What somebody reports. Raises ApiError if it is nothing that a person has said, and nobody's name."""
    if (data.seat is None) == (data.line is None):
        raise ApiError(409, "which_person", "Say a seat or a line.")
    if data.line is not None:
        query = select(chat.c.person, chat.c.name, chat.c.text)
        row = (
            await connection.execute(query.where(chat.c.table == table.row.id, chat.c.id == data.line))
        ).one_or_none()
        if row is not None:
            return Said(row.person, row.name, data.line, row.text)
    elif data.seat is not None and data.seat < len(table.seats):
        seat = table.seats[data.seat]
        if seat.person is not None:
            return Said(seat.person, seat.name)
    raise ApiError(409, "nobody_there", "Nobody who talks sits there, or said that.")


@get("/api/admin", summary="Am I an admin", tags=TAGS, guards=[person_needed, no_token], responses=REFUSALS)
async def standing(request: PersonRequest) -> Standing:
    """Whether this account is an admin, and may act as one now."""
    return await standing_of(request)


class AdminController(Controller):
    """What admins see and do. Each act needs a second factor that was proved in the last quarter of an hour."""

    path = "/api/admin"
    tags = TAGS
    guards = [person_needed, no_token, admin_needed]  # noqa: RUF012

    @get("/reports", summary="Reports", responses=REFUSALS)
    async def reports(self, tables: GivenTables, closed: Closed = False) -> list[Report]:
        """The reports that wait, the oldest first."""
        async with tables.engine.connect() as connection:
            return await reports.reports_in(connection, closed, tables.now())

    @put("/reports/{report_id:str}/closed", summary="Be done with a report", status_code=HTTP_204_NO_CONTENT,
         responses=REFUSALS)  # fmt: skip
    async def close(self, request: PersonRequest, report_id: ReportId, tables: GivenTables) -> None:
        """Is done with a report, with nothing else."""
        async with tables.engine.begin() as connection:
            await measures.close(connection, login_of(person_of(request)), report_id, tables.now())

    @delete("/reports/{report_id:str}/line", summary="Remove the line of a report", responses=REFUSALS)
    async def remove_line(self, request: PersonRequest, report_id: ReportId, tables: GivenTables) -> None:
        """Removes the line of chat that was reported, for everybody, and is done with the report."""
        async with tables.engine.begin() as connection:
            changed = await measures.remove_line(connection, login_of(person_of(request)), report_id, tables.now())
        await tell_tables(request, changed)

    @put("/people/{person:str}/name", summary="Rename somebody", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
    async def rename(
        self, request: PersonRequest, person: PersonId, data: JSONBody[NewName], tables: GivenTables
    ) -> None:
        """Gives a person another name, everywhere that the old one stands, or one that was reported."""
        async with tables.engine.begin() as connection:
            admin = login_of(person_of(request))
            changed = await measures.rename(connection, admin, person, data.name, tables.now())
        await tell_tables(request, changed)

    @put("/names", summary="Give somebody a name", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
    async def give_name(self, request: PersonRequest, data: JSONBody[GrantedName], tables: GivenTables) -> None:
        """Renames the account with a login, also to a name that nobody can take."""
        async with tables.engine.begin() as connection:
            admin = login_of(person_of(request))
            changed = await measures.rename(connection, admin, data.login, data.name, tables.now())
        await tell_tables(request, changed)

    @put("/people/{person:str}/ban", summary="Ban somebody", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
    async def ban(self, request: PersonRequest, person: PersonId, data: JSONBody[NewBan], tables: GivenTables) -> None:
        """Bans a person for a time, from now on."""
        async with tables.engine.begin() as connection:
            admin = login_of(person_of(request))
            await measures.ban(connection, admin, person, data.days, data.reason, data.address, tables.now())
        await tell_sessions_ended(request, person)

    @delete("/people/{person:str}/ban", summary="End a ban", responses=REFUSALS)
    async def unban(self, request: PersonRequest, person: PersonId, tables: GivenTables) -> None:
        """Ends all bans of a person, and of the addresses banned with it."""
        async with tables.engine.begin() as connection:
            await measures.unban(connection, login_of(person_of(request)), person, tables.now())

    @put("/people/{person:str}/rating-end", summary="End ratings", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
    async def end_rating(
        self, request: PersonRequest, person: PersonId, data: JSONBody[RatingEnd], tables: GivenTables
    ) -> None:
        """Ends all ratings of a person: they are shown no more, and no new game counts. Results stay."""
        async with tables.engine.begin() as connection:
            await measures.end_rating(connection, login_of(person_of(request)), person, data.reason, tables.now())

    @get("/bans", summary="Bans", responses=REFUSALS)
    async def bans(self, tables: GivenTables) -> list[Ban]:
        """The bans that go on."""
        async with tables.engine.connect() as connection:
            return await measures.bans_now(connection, tables.now())

    @get("/acts", summary="What admins have done", responses=REFUSALS)
    async def acts(self, tables: GivenTables) -> list[Act]:
        """What admins have done, the last first."""
        async with tables.engine.connect() as connection:
            return await measures.acts_done(connection)


HANDLERS: Final[list[ControllerRouterHandler]] = [report, standing, AdminController, SignupLinks]
"""The handlers of moderation."""

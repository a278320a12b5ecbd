"""HTTP for tables: making, joining, looking, playing."""

from functools import partial
from typing import Annotated, Final

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler
from msgspec import structs

from splay.agents.roster import AGENT_NAMES
from splay.core.options import Options
from splay.server.acts import leaving_before_start, seating
from splay.server.acts.attendance import Attendance
from splay.server.acts.inactivity import let_stand_in
from splay.server.acts.resignation import resign
from splay.server.acts.seats_per_person import for_seats
from splay.server.acts.stand_ins import come_back, leave_running
from splay.server.acts.takebacks import decide, propose, undo
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.auth.person import Person
from splay.server.protection.costs import pay
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of, site_of
from splay.server.protocol.qr_code import squares_of
from splay.server.protocol.representation import JSON, as_json, described, respond_to_viewer
from splay.server.ratings.rated_tables import check_rated_table
from splay.server.storage.schema import RUNNING
from splay.server.table_api.advice import advice_of
from splay.server.table_api.answers import give_answer
from splay.server.table_api.asking import ME, REFUSALS, GivenComputeCache, GivenTables, TableId, given, own_seat, who
from splay.server.table_api.encoded_views import EncodedViews
from splay.server.table_api.previews import NOT_KEPT, preview_of
from splay.server.table_api.schemas import (
    Answer,
    DecideTakeback,
    Invitation,
    NewTable,
    ProposeTakeback,
    Resign,
    TableView,
    TakeSeat,
    Undo,
    WithMessages,
)
from splay.server.table_api.seat_names import name_of_another, names_at_one_device
from splay.server.table_api.spectators import as_seen_by, viewer_of
from splay.server.table_api.table_views import cost_of_telling, report_of, state_of, table_view
from splay.server.tables.settings import check_table_settings
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.views.preview import Preview
from splay.views.rulings import rulings_of
from splay.views.table_model import AdviceView, State

OPEN_SEAT = "open"
Since = Annotated[int, QueryParameter(ge=0, description="The sequence that the client has; 0 for everything")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=4, description="A seat, from 0")]

ADVICE: Final = Limit(20)
"""So often a minute one person may ask for advice."""

AFTERWARDS: Final = ResponseSpec(State, generate_examples=False, description="The game as the seat sees it afterwards")
STATE_OR_REFUSALS: Final = {HTTP_200_OK: AFTERWARDS, **REFUSALS}

looks: Final = partial(get, responses=REFUSALS)
"""A handler for everybody."""
makes: Final = partial(post, guards=[person_needed], responses=REFUSALS)
"""A handler that makes something for a person, and answers 201."""
acts: Final = partial(post, status_code=HTTP_200_OK, guards=[person_needed], responses=REFUSALS)
"""A handler of what a person does at a table."""
frees: Final = partial(delete, guards=[person_needed], responses=REFUSALS)
"""A handler that lets a person free seats."""


class TablesController(Controller):
    """What a person does at tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 - as Litestar wants it

    @makes("", summary="Make a table")
    async def make(self, request: PersonRequest, data: JSONBody[NewTable], tables: GivenTables) -> TableView:
        """Makes a table and takes the seats that it says are "me". It starts when no seat is free."""
        person = person_of(request)
        options = Options(**{name: getattr(data.options, name) for name in data.options.__struct_fields__})
        check_table_settings(data.settings, AGENT_NAMES)
        words = data.seats + [OPEN_SEAT] * (options.players - len(data.seats))
        if len(words) > options.players:
            raise ApiError(409, "too_many_seats", f"there are {len(words)} seats for {options.players} players")
        for word in words:
            if word not in (ME, OPEN_SEAT, *AGENT_NAMES):
                raise ApiError(
                    409, "unknown_seat", f"a seat is me, open, or one of {', '.join(AGENT_NAMES)}, not {word!r}"
                )
        agents = [word if word in AGENT_NAMES else None for word in words]
        mine = [seat for seat, word in enumerate(words) if word == ME]
        check_rated_table(options, for_seats(data.settings, len(mine)))
        own = names_at_one_device(person, mine, data.names, longest_name(request))
        table = await seating.make(tables, person.id, options, data.settings, agents, own)
        return await table_for(tables, table, person)

    @looks("/{table_id:str}", summary="A table", responses=described(TableView, *REFUSALS))
    async def look(self, request: PersonRequest, table_id: TableId, tables: GivenTables) -> ASGIResponse:
        """The table as this person may see it, with the disputed rulings that it uses."""
        table = await tables.look(table_id)
        rulings = rulings_of(Options.from_json(table.row.options))
        seen = structs.replace(table_view(table, who(request)), rulings=rulings)
        return respond_to_viewer(request, as_json(seen), who(request))

    @looks("/{table_id:str}/invitation", summary="The link to a table")
    async def invitation(self, request: PersonRequest, table_id: TableId, tables: GivenTables) -> Invitation:
        """The link with which others find the table, as text and as a QR code."""
        await tables.look(table_id)
        link = f"{site_of(request, request.app.state.settings.public_url)}/table/{table_id}"
        return Invitation(link, squares_of(link))

    @makes("/{table_id:str}/seats", summary="Take a seat")
    async def sit(
        self, request: PersonRequest, table_id: TableId, data: JSONBody[TakeSeat], tables: GivenTables
    ) -> TableView:
        """Takes a seat, or gives it to a computer opponent; the table starts when it is full."""
        person = person_of(request)
        if data.agent is None:
            seated = bool((await tables.look(table_id)).playing_seats(person.id))
            name = name_of_another(person, seated, data.name, longest_name(request))
            await seating.sit_down(tables, table_id, person.id, name, data.seat)
        elif data.agent in AGENT_NAMES:
            await seating.seat_computer(tables, table_id, person.id, data.agent, data.seat)
        else:
            raise ApiError(409, "unknown_seat", f"an agent is one of {', '.join(AGENT_NAMES)}, not {data.agent!r}")
        return await table_for(tables, table_id, person)

    @frees("/{table_id:str}/seats/{seat:int}", summary="Send somebody away", status_code=HTTP_200_OK)
    async def dismiss(
        self, request: PersonRequest, table_id: TableId, seat: SeatNumber, tables: GivenTables
    ) -> TableView:
        """Frees the seat of a computer opponent or of another person before the game starts; the host alone may."""
        person = person_of(request)
        await leaving_before_start.remove_player(tables, table_id, person.id, seat)
        return await table_for(tables, table_id, person)

    @frees("/{table_id:str}/seats", summary="Leave", status_code=HTTP_204_NO_CONTENT)
    async def leave(self, request: PersonRequest, table_id: TableId, tables: GivenTables) -> None:
        """Gives up all seats of this person. In a running game the computer plays them until the person returns, or the
        game ends, as the table has it; if nobody else plays, the game is paused. Before the game, a table whose host
        leaves goes to the first of the others who sit there, and is removed if nobody does.
        """
        person = person_of(request).id
        if (await tables.look(table_id)).row.status == RUNNING:
            await leave_running(tables, table_id, person)
        else:
            await leaving_before_start.leave_seat(tables, table_id, person)

    @acts("/{table_id:str}/seats/{seat:int}/stand_in", summary="Let a computer play for an inactive player")
    async def stand_in(
        self, request: PersonRequest, table_id: TableId, seat: SeatNumber, tables: GivenTables
    ) -> TableView:
        """Treats whoever plays a seat like one who has left, if the game has waited for that person since
        `inactive_from` or longer; any other person who plays at the table may.
        """
        person = person_of(request)
        await let_stand_in(tables, table_id, person.id, seat)
        return await table_for(tables, table_id, person)

    @acts("/{table_id:str}/return", summary="Come back")
    async def come_back(self, request: PersonRequest, table_id: TableId, tables: GivenTables) -> TableView:
        """Takes this person's seats back from the computer that stood in."""
        person = person_of(request)
        await come_back(tables, table_id, person.id)
        return await table_for(tables, table_id, person)

    @acts("/{table_id:str}/resignation", summary="Resign")
    async def resign(
        self, request: PersonRequest, table_id: TableId, data: JSONBody[Resign], tables: GivenTables
    ) -> TableView:
        """Gives the game up for good. Of two players or teams the other wins; if there are more, the computer plays the
        seat to the end, and its person is last.
        """
        person = person_of(request)
        await resign(tables, table_id, person.id, data.seat)
        return await table_for(tables, table_id, person)

    @looks("/{table_id:str}/state", summary="The game as a seat sees it", responses=described(State, *REFUSALS))
    async def state(
        self,
        request: PersonRequest,
        table_id: TableId,
        tables: GivenTables,
        since: Since = 0,
        seat: FromQuery[int | None] = None,
        messages: WithMessages = True,
    ) -> ASGIResponse:
        """The view, the open questions, and the events that changed since an earlier sequence."""
        note_request(request, table_id)
        table = await tables.look(table_id)
        viewer = viewer_of(table, who(request), seat)
        shown = await as_seen_by(tables, table, viewer)
        await pay(cost_of_telling(shown, since))
        return respond_to_viewer(request, as_json(state_of(shown, viewer, since, messages)), who(request))

    @acts("/{table_id:str}/answers", summary="Answer", responses=STATE_OR_REFUSALS)
    async def answer(
        self,
        request: PersonRequest,
        table_id: TableId,
        data: JSONBody[Answer],
        tables: GivenTables,
        messages: WithMessages = True,
    ) -> ASGIResponse:
        """Answers an open question; the game as the seat sees it afterwards."""
        note_request(request, table_id)
        table, seat = await give_answer(tables, table_id, person_of(request), data)
        return state_response(request, table, seat, data.sequence, messages)

    @acts("/{table_id:str}/undo", summary="Undo", responses=STATE_OR_REFUSALS)
    async def undo(
        self,
        request: PersonRequest,
        table_id: TableId,
        data: JSONBody[Undo],
        tables: GivenTables,
        messages: WithMessages = True,
    ) -> ASGIResponse:
        """Goes back to before this person's last decision: at once if nobody has learned anything since, or if all
        others are computers, then also after the end; else the others are asked whether they agree.
        """
        seat = partial(own_seat, person=person_of(request), seat=data.seat)
        table = await undo(tables, table_id, seat, data.sequence)
        assert table.game is not None
        since = table.game.sequence - 1 if data.sequence is None else data.sequence
        return state_response(request, table, seat(table), since, messages)

    @acts("/{table_id:str}/takebacks", summary="Propose a take-back")
    async def propose(
        self, request: PersonRequest, table_id: TableId, data: JSONBody[ProposeTakeback], tables: GivenTables
    ) -> TableView:
        """Proposes to return to an earlier state; it happens when all people at the table have accepted."""
        person = person_of(request)
        seat = own_seat(await tables.look(table_id), person, data.seat)
        await propose(tables, table_id, person.id, seat, data.to)
        return await table_for(tables, table_id, person)

    @acts("/{table_id:str}/takebacks/decision", summary="Answer a take-back")
    async def decide(
        self, request: PersonRequest, table_id: TableId, data: JSONBody[DecideTakeback], tables: GivenTables
    ) -> TableView:
        """Says yes or no to the take-back that is proposed."""
        person = person_of(request)
        if not (await tables.look(table_id)).playing_seats(person.id):
            raise ApiError(409, "not_yours", "you play no seat at this table")
        await decide(tables, table_id, person.id, data.to, data.accept)
        return await table_for(tables, table_id, person)

    @looks("/{table_id:str}/preview", summary="What an action would do", responses=described(Preview, *REFUSALS))
    async def preview(
        self,
        request: PersonRequest,
        table_id: TableId,
        tables: GivenTables,
        compute_cache: GivenComputeCache,
        player: FromQuery[int],
        action: FromQuery[str],
        seat: FromQuery[int | None] = None,
    ) -> ASGIResponse:
        """What an action of a player would do, as far as this person's seat may know."""
        table = await tables.look(table_id)
        viewer = viewer_of(table, who(request), seat)
        table = await as_seen_by(tables, table, viewer)
        shown = await preview_of(compute_cache, table, viewer, player, action, address_of(request.scope))
        return respond_to_viewer(request, shown, who(request))

    @looks(
        "/{table_id:str}/advice",
        summary="What the computer would do",
        guards=[person_needed],
        responses=described(AdviceView, *REFUSALS),
    )
    async def advice(
        self,
        request: PersonRequest,
        table_id: TableId,
        tables: GivenTables,
        compute_cache: GivenComputeCache,
        seat: FromQuery[int | None] = None,
    ) -> ASGIResponse:
        """Up to three answers to the question of this person's seat, the best first, with what they are expected to
        change and why: from what the seat may know. There is advice if all others are computers, or if the host has
        allowed it.
        """
        person = person_of(request)
        await hold_to(request.app.state.limiter, f"advice:{person.id}", ADVICE)
        table = await tables.look(table_id)
        seat = own_seat(table, person, seat)
        shown = await advice_of(compute_cache, table, person.id, seat, address_of(request.scope))
        return respond_to_viewer(request, shown, person.id)

    @looks("/{table_id:str}/report", summary="A running game as a file", media_type=MediaType.TEXT)
    async def report(
        self, request: PersonRequest, table_id: TableId, tables: GivenTables, seat: FromQuery[int | None] = None
    ) -> Response[str]:
        """What a seat of this person sees, as `splay play --position` opens it: hidden cards are backs."""
        table = await tables.look(table_id)
        told = report_of(table, viewer_of(table, who(request), seat))
        return Response(told, media_type=MediaType.TEXT, headers={"Cache-Control": NOT_KEPT})


def note_request(request: PersonRequest, table_id: str) -> None:
    """Notes that the person who asks is at a table."""
    attendance: Attendance = request.app.state.services.attendance
    attendance.note_request(table_id, who(request))


def state_response(
    request: PersonRequest, table: TableState, seat: int, since: int, with_messages: bool
) -> ASGIResponse:
    """The game as a seat sees it after what it has done, with the events since an earlier sequence."""
    encoded_views: EncodedViews = request.app.state.services.encoded_views
    return ASGIResponse(
        body=encoded_views.state(table, table, seat, since, with_messages), headers={"content-type": JSON}
    )


def longest_name(request: PersonRequest) -> int:
    """How many characters a name may have."""
    longest: int = request.app.state.settings.name_length
    return longest


async def table_for(tables: TableStore, table_id: str, person: Person) -> TableView:
    """A table as a person sees it now."""
    return table_view(await tables.look(table_id, free=True), person.id)


HANDLERS: Final[list[ControllerRouterHandler]] = [TablesController]
"""The handlers of tables."""
PROVIDES: Final = {name: given(name) for name in ("tables", "hub", "compute_cache")}
"""What handlers of tables, and of all that goes on at them, can ask for."""

"""HTTP for plans: what could be planned at a table and is, planning it, and taking it back."""

from typing import Annotated, Final

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from splay.core.session import StaleAnswer
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.plans import kept_plans
from splay.server.plans.at_table import ahead_at, asks_for_action
from splay.server.plans.carrying_out import Plans
from splay.server.plans.kept_plans import KeptPlan
from splay.server.protocol.api_error import ApiError
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId, given, own_seat, played_seat
from splay.server.table_api.schemas import Seat, Sequence
from splay.server.tables.table import TableState
from splay.views.messages import Message
from splay.views.model import OptionView
from splay.views.plan_conditions import Fact, fact_message
from splay.views.plans import NotPlannable, plannable, plans_of

TAGS: Final = ["plans"]
MOST: Final = 2
"""How many actions can be planned: those of a turn."""
ActionKey = Annotated[str, Meta(max_length=80, description="An action that could be planned")]
GivenPlans = NamedDependency[Plans]


class NewPlans(Struct, forbid_unknown_fields=True):
    """The actions to plan, in order, from the position after entry `sequence`. `seat` is needed if somebody plays
    several.
    """

    sequence: Sequence
    actions: Annotated[list[ActionKey], Meta(min_length=1, max_length=MOST)]
    seat: Seat | None = None


class PlannedAction(Struct, frozen=True):
    """An action that is planned, or could be, and what it rests on, each a sentence about the position."""

    action: OptionView
    condition: list[Message]


class DroppedPlans(Struct, frozen=True):
    """What was planned and is not done: the `actions`, and what it rested on and has changed; null if nothing has, and
    it can't be done for another reason.
    """

    actions: list[OptionView]
    changed: Message | None


class PlansAtTable(Struct, frozen=True):
    """What a person has planned at a table, after entry `sequence`: `ahead` is how many actions can be planned now,
    `planned` are those that are, and `could` what could be planned next. `dropped` is what was planned before and
    dropped, until it is taken back or something else is planned.
    """

    sequence: int
    ahead: int
    planned: list[PlannedAction]
    could: list[PlannedAction]
    dropped: DroppedPlans | None


def told(action: OptionView, condition: list[Fact]) -> PlannedAction:
    """An action with what it rests on in words."""
    return PlannedAction(action, [fact_message(fact) for fact in condition])


def plans_at(table: TableState, seat: int, mine: list[KeptPlan]) -> PlansAtTable:
    """What a person is told of the plans of its seat."""
    assert table.game is not None
    waiting = [plan for plan in mine if plan.dropped is None and plan.given is None]
    dropped = [plan for plan in mine if plan.dropped is not None]
    ahead = ahead_at(table, seat)
    return PlansAtTable(
        table.game.sequence,
        ahead,
        [told(plan.action, plan.condition) for plan in waiting],
        could_follow(table, seat, [plan.action.key for plan in waiting]) if ahead else [],
        None if not dropped else told_dropped(dropped),
    )


def told_dropped(dropped: list[KeptPlan]) -> DroppedPlans:
    """What a person is told of plans that were dropped."""
    changed = dropped[0].changed
    return DroppedPlans([plan.action for plan in dropped], None if changed is None else fact_message(changed))


def could_follow(table: TableState, seat: int, planned: list[str]) -> list[PlannedAction]:
    """What could be planned after what is; nothing after something that couldn't be planned any more."""
    assert table.game is not None
    try:
        found = plannable(table.game.session, seat, planned)
    except NotPlannable:
        return []
    return [told(plan.action, plan.condition) for plan in found]


def running(table: TableState) -> TableState:
    """A table that has begun. Raises ApiError for another."""
    if table.game is None:
        raise ApiError(409, "not_started", "this table has not started")
    return table


async def seen_to(plans: Plans, tables: GivenTables, table_id: str, seat: int) -> TableState:
    """The table once what is planned there has been done: whoever is asked for an action hears what became of it."""
    table = running(await tables.look(table_id))
    if table.game is not None and asks_for_action(table.game.session, seat):
        await plans.see_to(table_id)
        table = running(await tables.look(table_id))
    return table


@get("/api/tables/{table_id:str}/plans", summary="My plans at a table", tags=TAGS, guards=[person_needed],
     responses=REFUSALS)  # fmt: skip
async def at_table(
    request: PersonRequest,
    table_id: TableId,
    tables: GivenTables,
    plans: GivenPlans,
    seat: FromQuery[int | None] = None,
) -> PlansAtTable:
    """What this person has planned at a table, and what could be planned next, of what its seat sees now. Nothing can
    at a table without a day clock, and nothing by whoever plays there no more, or for whom the computer plays.
    """
    table = running(await tables.look(table_id))
    own = played_seat(table, person_of(request), seat)
    if own is None:
        assert table.game is not None
        return PlansAtTable(table.game.sequence, 0, [], [], None)
    table = await seen_to(plans, tables, table_id, own)
    async with tables.engine.connect() as connection:
        return plans_at(table, own, await kept_plans.plans_at(connection, table_id, own))


@put("/api/tables/{table_id:str}/plans", summary="Plan my next actions", tags=TAGS, guards=[person_needed],
     responses=REFUSALS)  # fmt: skip
async def plan(
    request: PersonRequest, table_id: TableId, data: JSONBody[NewPlans], tables: GivenTables, plans: GivenPlans
) -> PlansAtTable:
    """Plans actions for this person's next turn, or for the rest of the running one, in place of what was planned
    before. Each is taken at once when it is asked for, if what it rests on is still so; else all are dropped.
    """
    person = person_of(request)
    table = running(await tables.look(table_id))
    seat = own_seat(table, person, data.seat)
    assert table.game is not None
    if table.game.sequence != data.sequence:
        raise StaleAnswer(f"the game has moved on from {data.sequence}")
    if len(data.actions) > ahead_at(table, seat):
        raise ApiError(409, "cannot_plan", "so many actions can't be planned now")
    try:
        made = plans_of(table.game.session, seat, data.actions)
    except NotPlannable as error:
        raise ApiError(409, "cannot_plan", str(error)) from error
    async with tables.engine.begin() as connection:
        await kept_plans.keep(connection, table_id, seat, person.id, made, data.sequence)
        kept = await kept_plans.plans_at(connection, table_id, seat)
    plans.note(table_id)  # if the game has moved on meanwhile
    return plans_at(table, seat, kept)


@delete("/api/tables/{table_id:str}/plans", summary="Take my plans back", tags=TAGS, guards=[person_needed],
        responses=REFUSALS)  # fmt: skip
async def take_back(
    request: PersonRequest, table_id: TableId, tables: GivenTables, seat: FromQuery[int | None] = None
) -> None:
    """Takes back all that this person has planned at a table, and what is told of plans that were dropped."""
    own = own_seat(running(await tables.look(table_id)), person_of(request), seat)
    async with tables.engine.begin() as connection:
        await kept_plans.forget(connection, table_id, own)


HANDLERS: Final[list[ControllerRouterHandler]] = [at_table, plan, take_back]
"""The handlers of plans."""
PROVIDES: Final = {"plans": given("plans")}
"""What they ask for."""

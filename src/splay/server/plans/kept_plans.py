"""The plans that people have made, in the database."""

from typing import Any, Final

from msgspec import Struct, convert, to_builtins
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import plans
from splay.views.model import OptionView
from splay.views.plan_conditions import Fact
from splay.views.plans import Plan

PLANS: Final = plans.c
WAITS: Final = PLANS.dropped.is_(None)


class KeptPlan(Struct, frozen=True):
    """One planned action of a seat, the `place`th that it takes; see `schema.plans`."""

    table: str
    seat: int
    place: int
    person: str
    action: OptionView
    condition: list[Fact]
    since: int
    given: int | None
    dropped: int | None
    changed: Fact | None


def kept(row: Any) -> KeptPlan:  # noqa: ANN401 - a row of the database
    """A plan from its row."""
    read = {
        "action": convert(row["action"], OptionView),
        "condition": convert(row["condition"], list[Fact]),
        "changed": convert(row["changed"], Fact | None),
    }
    return KeptPlan(**{**row, **read})


async def plans_at(connection: AsyncConnection, table_id: str, seat: int | None = None) -> list[KeptPlan]:
    """The plans of a table, or of one seat there, those that were dropped too, by seat and place."""
    query = select(plans).where(PLANS.table == table_id).order_by(PLANS.seat, PLANS.place)
    if seat is not None:
        query = query.where(PLANS.seat == seat)
    return [kept(row) for row in (await connection.execute(query)).mappings()]


async def keep(
    connection: AsyncConnection, table_id: str, seat: int, person: str, made: list[Plan], since: int
) -> None:
    """Keeps the plan of a seat, made after entry `since`, in place of what it had planned before."""
    await hold_person(connection, person)
    await forget(connection, table_id, seat)
    for place, plan in enumerate(made, 1):
        values = {"table": table_id, "seat": seat, "place": place, "person": person, "since": since}
        written = {"action": to_builtins(plan.action), "condition": to_builtins(plan.condition)}
        await connection.execute(insert(plans).values(**values, **written))


async def forget(connection: AsyncConnection, table_id: str, seat: int, since: int | None = None) -> None:
    """Forgets all that a seat has planned, and what was dropped; with `since` only what was made after that entry."""
    mine = (PLANS.table == table_id) & (PLANS.seat == seat)
    await connection.execute(delete(plans).where(mine if since is None else mine & (PLANS.since == since)))


async def note_given(connection: AsyncConnection, plan: KeptPlan, sequence: int) -> bool:
    """Notes that a plan answers the question after entry `sequence`; False if it is there no more."""
    mine = of(plan) & WAITS & (PLANS.given.is_(None) | (PLANS.given == sequence))
    return (await connection.execute(update(plans).where(mine).values(given=sequence))).rowcount == 1


async def note_done(connection: AsyncConnection, plan: KeptPlan, sequence: int) -> None:
    """Forgets a plan that was taken as entry `sequence`; what was planned after it is judged by what follows that."""
    if (await connection.execute(delete(plans).where(of(plan), PLANS.given == sequence - 1))).rowcount == 1:
        further = (PLANS.table == plan.table) & (PLANS.seat == plan.seat) & WAITS
        await connection.execute(update(plans).where(further).values(since=sequence))


async def drop(connection: AsyncConnection, plan: KeptPlan, changed: Fact | None, now: int) -> bool:
    """Notes that a plan and what followed it are dropped; False if another worker was first, or something else is
    planned by now.
    """
    mine = (PLANS.table == plan.table) & (PLANS.seat == plan.seat) & (PLANS.since == plan.since) & WAITS
    values = {"dropped": now, "changed": None if changed is None else to_builtins(changed)}
    return (await connection.execute(update(plans).where(mine).values(**values))).rowcount > 0


def of(plan: KeptPlan) -> Any:  # noqa: ANN401 - a condition of the database
    """The row of a plan."""
    return (PLANS.table == plan.table) & (PLANS.seat == plan.seat) & (PLANS.place == plan.place)

"""What plans do at a table now: which are to be taken, dropped, or forgotten, as the log and the position say."""

from enum import StrEnum

from msgspec import Struct

from splay.core.question import ASK_ACTION
from splay.core.session import Session
from splay.server.acts.takebacks import open_proposal
from splay.server.plans.kept_plans import KeptPlan
from splay.server.standing.waits import is_by_days
from splay.server.storage.log_entry import ANSWER, BACK, UNDO, Entry
from splay.server.storage.schema import RUNNING
from splay.server.tables.table import TableState, settings_of
from splay.views.plan_conditions import Fact
from splay.views.plans import actions_ahead, judged


class Does(StrEnum):
    """What is to be done with the plans of a seat."""

    WAIT = "wait"
    TAKE = "take"
    TAKEN = "taken"
    """The first was taken, and is to be forgotten."""
    DROP = "drop"
    """All are dropped, and their person is told."""
    FORGET = "forget"
    """All are forgotten: their person has done something else, or agreed to it, or plays no more."""


class NextStep(Struct, frozen=True):
    """What is to be done with the plans of a seat, and of plans that are dropped what has changed."""

    does: Does
    changed: Fact | None = None


def ahead_at(table: TableState, seat: int) -> int:
    """How many actions the person of a seat can plan at a table now: none without a day clock, and none on a device
    that several share.
    """
    game, person = table.game, table.seats[seat].person
    if game is None or person is None or person not in planners(table).values():
        return 0
    return actions_ahead(game.session, seat)


def planners(table: TableState) -> dict[int, str]:
    """The people who may have plans at a table, by seat."""
    if table.game is None or table.row.status != RUNNING or not is_by_days(settings_of(table.row).clock):
        return {}
    there = [seat for seat in table.seats if seat.is_there and not seat.resigned]
    return {seat.seat: seat.person for seat in there if seat.person and len(table.seats_of(seat.person)) == 1}


def may_do(table: TableState) -> bool:
    """Whether the plans of somebody could do something at a table after its last change: somebody is asked for an
    action, or it was none that simply follows. It looks at no plan.
    """
    game = table.game
    if game is None or not is_by_days(settings_of(table.row).clock):
        return False
    may, goes_on = planners(table), game.decisions and game.decisions[-1].entry == game.sequence
    if not goes_on or table.row.status != RUNNING or any(seat.person and seat.seat not in may for seat in table.seats):
        return True
    return any(question.kind == ASK_ACTION and question.seat in may for question in game.session.questions)


def next_step(table: TableState, mine: list[KeptPlan], entries: list[Entry]) -> NextStep:
    """What is to be done with the plans of a seat, in their order; `entries` are those of the log since. Of plans that
    were dropped nothing is told any more once their person has acted.
    """
    first, game = mine[0], table.game
    if game is None or planners(table).get(first.seat) != first.person:
        return NextStep(Does.FORGET)
    if first.given is not None and game.sequence > first.given:
        return NextStep(Does.TAKEN if was_taken(first, entries) else Does.FORGET)
    if any(overtakes(entry, first.seat) for entry in entries if entry.sequence > first.since):
        return NextStep(Does.FORGET)
    if first.dropped is not None or not asks_for_action(game.session, first.seat) or open_proposal(table) is not None:
        return NextStep(Does.WAIT)
    found = judged(game.session, first.seat, first.action.key, first.condition)
    return NextStep(Does.TAKE) if found.holds else NextStep(Does.DROP, found.changed)


def was_taken(plan: KeptPlan, entries: list[Entry]) -> bool:
    """Whether the entry that answers the question which a plan was given to is that plan."""
    assert plan.given is not None
    answer = (plan.given + 1, ANSWER, plan.seat, plan.action.key)
    return any((entry.sequence, entry.kind, entry.seat, entry.key) == answer for entry in entries)


def overtakes(entry: Entry, seat: int) -> bool:
    """Whether an entry is one after which a seat's plans are nothing any more: its person has taken an action, has
    undone something, or has agreed to go back.
    """
    if entry.kind == BACK or (entry.kind == UNDO and entry.seat == seat):
        return True
    own = [event for event in entry.events if event["kind"] == "action" and event["seat"] == seat]
    return entry.kind == ANSWER and entry.seat == seat and any(not event.get("free") for event in own)


def asks_for_action(session: Session, seat: int) -> bool:
    """Whether a seat is asked for an action of its turn."""
    question = session.question_for(seat)
    return question is not None and question.kind == ASK_ACTION

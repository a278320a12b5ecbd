"""Advice at tables: what the planner would do, for the seat that is asked, worked out beside the worker."""

from functools import partial
from typing import Any, Final

from msgspec import Struct, json

from splay.agents.advice import WIN, Advice, Stand, advise_in
from splay.agents.memory import memory_of
from splay.core.question import Answer
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.acts.undo_offers import plays_computers_alone
from splay.server.compute_cache import ComputeCache, Work
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.tables.table import TableState, settings_of
from splay.sets.scenario import from_json
from splay.views.messages import Message, PlayerArgument

NOTABLE: Final = 0.5
"""A change by less than this is none to speak of."""


class AdvisedAnswer(Struct, frozen=True):
    """An answer that is worth giving: the `key` of the option, what is expected to change by it, and why it is good.

    If the question picks several cards one by one, all of this is said of that card and those whose keys are in `then`.
    """

    key: str
    then: list[str]
    changes: list[Message]
    why: Message


class AdviceView(Struct, frozen=True):
    """Up to three answers, the best first. `sequence` is that of the question."""

    sequence: int
    answers: list[AdvisedAnswer]


def may_be_advised(table: TableState, person: str | None) -> bool:
    """Whether a person who plays at a table gets advice: if all others are computers, or the host has allowed it. Never
    in the deal of a day.
    """
    if table.row.day is not None:
        return False
    seats = [] if person is None else table.playing_seats(person)
    return seats != [] and (settings_of(table.row).advice or plays_computers_alone(table, seats[0]))


async def advice_of(
    compute_cache: ComputeCache, table: TableState, person: str, seat: int, address: str
) -> Representation:
    """What the planner would do in a person's seat that is asked, as it is sent. Raises ApiError."""
    if not may_be_advised(table, person):
        raise ApiError(409, "no_advice", "the host of this table has not allowed advice")
    game = table.game
    if game is None or game.session.question_for(seat) is None:
        raise ApiError(409, "not_asked", "this seat isn't asked anything now")

    async def prepare() -> Work:
        session = game.session
        known = list(memory_of(seat, game.events, session.game).places)
        return partial(advice_as_sent, position_of(session.start), session.answers[:], seat, known, game.sequence)

    return await compute_cache.read(("advice", table.row.id, game.sequence, seat), address, prepare)


def advice_as_sent(
    position: dict[str, Any], answers: list[Answer], seat: int, known: list[str], sequence: int
) -> Representation:
    """The advice in a position, as it is sent."""
    session = Session(from_json(position))
    for of, key in answers:
        session.answer(of, key)
    return compressed(JSON, json.encode(AdviceView(sequence, answers_for(session, seat, known))))


def answers_for(session: Session, seat: int, known: list[str]) -> list[AdvisedAnswer]:
    """The answers that are worth giving to a seat's question, the best first. Raises NotAsked if it has none."""
    advised = advise_in(session, seat, known)
    question = session.question_for(seat)
    assert question is not None, "else there would be no advice"
    return [
        AdvisedAnswer(question.options[one.option].key, one.then, changes_of(one, seat), why_message(one))
        for one in advised
    ]


def changes_of(advice: Advice, seat: int) -> list[Message]:
    """What is expected to change, the seat's own things first."""
    seats = [seat, *[other for other in range(len(advice.before)) if other != seat]]
    return [change for one in seats for change in changes_for(one, advice.before[one], advice.after[one])]


def changes_for(seat: int, before: Stand, after: Stand) -> list[Message]:
    """What is expected to change for one player."""
    changes = {
        "achievements": after.achievements - before.achievements,
        "points": after.points - before.points,
        "cards": after.cards - before.cards,
        "top": after.top - before.top,
    }
    return [
        Message(
            f"advice-{'more' if change > 0 else 'fewer'}-{what}",
            {"player": PlayerArgument(seat), "number": max(1, round(abs(change)))},
        )
        for what, change in changes.items()
        if abs(change) >= NOTABLE
    ]


def why_message(advice: Advice) -> Message:
    """Why an answer is good, in one sentence; that it wins only if nothing has to be chosen well afterwards."""
    if advice.why == WIN and not advice.alone:
        return Message("advice-win-later")
    return Message(
        f"advice-{advice.why}{'-against' if advice.against else ''}", {"player": PlayerArgument(advice.seat)}
    )

"""Advice at tables: what the strongest computer would do in the seat that is asked, worked out beside the worker."""

from functools import partial
from typing import Any, Final

from msgspec import Struct, json

from splay.agents.advice import rank_in
from splay.agents.memory import memory_of
from splay.agents.reasons import UNSAID, WIN, Reason
from splay.core.question import Answer
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.acts.undo_offers import plays_computers_alone
from splay.server.compute_cache import ComputeCache, Work
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.tables.table import TableState, settings_of
from splay.sets.scenario import from_json
from splay.views.messages import Argument, Message, PlayerArgument

PLACES: Final = 3
"""So many decimals of a chance are told."""


class AdvisedAnswer(Struct, frozen=True, omit_defaults=True):
    """An answer: the `key` of the option, the seat's `chance` to win with it, from 0 to 1, and `why` it is good, if a
    fact is known to speak for it.

    If the question picks several cards one by one, all of this is said of that card and those whose keys are in `then`.
    """

    key: str
    chance: float
    then: list[str] = []
    why: Message | None = None


class AdviceView(Struct, frozen=True):
    """Up to six answers, the one with the largest chance first, and how many `others` there are besides. `sequence` is
    that of the question, `judge` the computer that says it ("" if it can't say anything), and `games` in how many games
    each answer was tried.
    """

    sequence: int
    judge: str
    games: int
    others: int
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
    """What the computer would do in a person's seat that is asked, as it is sent. Raises ApiError."""
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
    return compressed(JSON, json.encode(advice_view(session, seat, known, sequence)))


def advice_view(session: Session, seat: int, known: list[str], sequence: int) -> AdviceView:
    """What is said of a seat's question. Raises NotAsked if it has none."""
    ranking = rank_in(session, seat, known)
    question = session.question_for(seat)
    assert question is not None, "else there would be no advice"
    answers = [
        AdvisedAnswer(
            question.options[one.option].key,
            round(one.chance, PLACES),
            one.then,
            reason_message(one.reason, one.alone),
        )
        for one in ranking.advice
    ]
    return AdviceView(sequence, ranking.judge, ranking.games, len(question.options) - len(answers), answers)


def reason_message(reason: Reason, alone: bool, *, afterwards: bool = False) -> Message | None:
    """Why an answer is good, in one sentence, None if nothing is known to speak for it; that it wins only if nothing
    has to be chosen well afterwards (`alone`). `afterwards`: why it would have been better than what was played.
    """
    if reason.why == UNSAID:
        return None
    why = f"{WIN}-later" if reason.why == WIN and not alone else reason.why
    key = f"{why}-against" if reason.against else why
    arguments: dict[str, Argument] = {"player": PlayerArgument(reason.seat), "number": reason.number}
    return Message(f"better-{key}" if afterwards else f"advice-{key}", arguments)

"""What turned a finished game, and what the planner would have done at a moment: worked out beside the
worker, one thing at a time, so that hints and previews of running games wait for no whole analysis.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import Struct, json

from splay.agents.analysis import advice_before, turning_points
from splay.agents.reasons import WIN
from splay.core.question import Answer
from splay.core.session import AnswerRefused, Session
from splay.server.compute_cache import ComputeCache, Work
from splay.server.games.game_from_log import Unreadable
from splay.server.games.log_path import standing_entries
from splay.server.history.finished_games import told_by_log
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.table_api.advice import reason_message
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.sets.scenario import from_json
from splay.views.messages import Message
from splay.views.model import OptionView
from splay.views.questions import question_view


class TurningPointView(Struct, frozen=True):
    """An action that changed its player's chance to win much: `entry` is its number in the log, `before` and `after`
    are the chances, from 0 to 1.
    """

    entry: int
    turn: int
    seat: int
    before: float
    after: float


class Analysis(Struct, frozen=True):
    """What turned a game, in its order: three actions at most."""

    turning_points: list[TurningPointView]


class BetterAnswer(Struct, frozen=True, omit_defaults=True):
    """What a player answered, what the planner would have, knowing what the player knew, and `why`; None if
    it knows nothing.
    """

    played: OptionView
    best: OptionView | None = None
    why: Message | None = None


async def analysis_of(
    tables: TableStore, compute_cache: ComputeCache, table: TableState, address: str
) -> Representation:
    """The analysis of a finished game, as it is sent. Raises ApiError if the rules of now cannot play it again."""

    async def prepare() -> Work:
        deal, entries = await told_by_log(tables, table)
        counting = standing_entries(entries)
        answers = [(entry.seat, entry.key) for entry in counting]
        return partial(analysis_as_sent, deal, answers, [entry.sequence for entry in counting])

    return await worked_out(compute_cache, table, "analysis", address, prepare)


async def better_answer(
    tables: TableStore, compute_cache: ComputeCache, table: TableState, entry: int, address: str
) -> Representation:
    """What the planner would have answered where a finished game has an answer, as it is sent. Raises
    ApiError if it has none there that counts, or the rules of now cannot play it again.
    """

    async def prepare() -> Work:
        deal, entries = await told_by_log(tables, table)
        counting = standing_entries(entries)
        numbers = [one.sequence for one in counting]
        if entry not in numbers:
            raise ApiError(409, "no_such_entry", f"the game has no answer {entry}, or it was undone")
        answers = [(one.seat, one.key) for one in counting[: numbers.index(entry) + 1]]
        return partial(better_answer_as_sent, deal, answers)

    return await worked_out(compute_cache, table, f"analysis {entry}", address, prepare)


async def worked_out(
    compute_cache: ComputeCache, table: TableState, what: str, address: str, prepare: Callable[[], Awaitable[Work]]
) -> Representation:
    """Something about a finished game, worked out when nothing else of an analysis is. Raises ApiError."""
    key = (what, table.row.id, table.row.version)
    try:
        return await compute_cache.read(key, address, prepare, patient=True)
    except (Unreadable, AnswerRefused) as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error


def analysis_as_sent(deal: dict[str, Any], answers: list[Answer], entries: list[int]) -> Representation:
    """The analysis of a game dealt like this, as it is sent; `entries` are the numbers of the answers. Raises
    AnswerRefused.
    """
    points = turning_points(from_json(deal), answers)
    told = [
        TurningPointView(entries[point.answers], point.turn, point.seat, round(point.before, 3), round(point.after, 3))
        for point in points
    ]
    return compressed(JSON, json.encode(Analysis(told)))


def better_answer_as_sent(deal: dict[str, Any], answers: list[Answer]) -> Representation:
    """What the planner would have answered instead of the last answer, as it is sent: the same, if that wins
    too. Raises AnswerRefused.
    """
    session = Session(from_json(deal))
    for seat, key in answers[:-1]:
        session.answer(seat, key)
    seat, key = answers[-1]
    question = session.question_for(seat)
    if question is None or question.index_of(key) < 0:
        raise AnswerRefused(f"seat {seat} has no answer {key!r} here by the rules of now")
    options = question_view(session.game, question, 0, seat).options
    index = question.index_of(key)
    advice = advice_before(session, seat)
    if not advice:
        return compressed(JSON, json.encode(BetterAnswer(options[index])))
    as_good = [one for one in advice if one.option == index and one.reason.why == WIN]
    best = [*as_good, *advice][0]
    told = BetterAnswer(options[index], options[best.option], reason_message(best.reason, best.alone))
    return compressed(JSON, json.encode(told))

"""What turned a finished game, and what the strongest computer would have done there: worked out beside the worker."""

from functools import partial
from typing import Any

from msgspec import Struct, json

from splay.agents.analysis import TurningPoint, advice_before, turning_points
from splay.core.question import Answer
from splay.core.session import AnswerRefused, Session
from splay.server.compute_cache import ComputeCache, Work
from splay.server.history.finished_games import told_by_log
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.tables.advice import why_message
from splay.server.tables.game_from_log import Unreadable
from splay.server.tables.log_path import standing_entries
from splay.server.tables.table import Table
from splay.server.tables.table_changes import Tables
from splay.sets.scenario import from_json
from splay.views.messages import Message
from splay.views.model import OptionView
from splay.views.questions import question_view


class TurningPointView(Struct, frozen=True):
    """An action that changed its player's chance to win much: `entry` is its number in the log, `before` and `after`
    are the chances, from 0 to 1. `played` is what the player did, `best` what the strongest computer would have done,
    knowing what the player knew, and `why`.
    """

    entry: int
    turn: int
    seat: int
    before: float
    after: float
    played: OptionView
    best: OptionView
    why: Message


class Analysis(Struct, frozen=True):
    """What turned a game, in its order: three actions at most."""

    turning_points: list[TurningPointView]


async def analysis_of(tables: Tables, compute_cache: ComputeCache, table: Table, address: str) -> Representation:
    """The analysis of a finished game, as it is sent. Raises ApiError if the rules of now cannot play it again."""

    async def prepare() -> Work:
        deal, entries = await told_by_log(tables, table)
        counting = standing_entries(entries)
        answers = [(entry.seat, entry.key) for entry in counting]
        winners = list(table.row.result["winners"]) if table.row.result else []
        return partial(analysis_as_sent, deal, answers, [entry.sequence for entry in counting], winners)

    try:
        return await compute_cache.read(("analysis", table.row.id, table.row.version), address, prepare)
    except (Unreadable, AnswerRefused) as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error


def analysis_as_sent(
    deal: dict[str, Any], answers: list[Answer], entries: list[int], winners: list[int]
) -> Representation:
    """The analysis of a game dealt like this, as it is sent; `entries` are the numbers of the answers. Raises
    AnswerRefused.
    """
    return compressed(JSON, json.encode(analysed(deal, answers, entries, winners)))


def analysed(deal: dict[str, Any], answers: list[Answer], entries: list[int], winners: list[int]) -> Analysis:
    """The analysis of a game. Raises AnswerRefused."""
    points = turning_points(from_json(deal), answers, winners)
    session = Session(from_json(deal))
    told: list[TurningPointView] = []
    given = 0
    for point in points:
        for seat, key in answers[given : point.answers]:
            session.answer(seat, key)
        given = point.answers
        told.append(told_point(session, point, answers[given][1], entries[given]))
    return Analysis(told)


def told_point(session: Session, point: TurningPoint, key: str, entry: int) -> TurningPointView:
    """A turning point, before which a session stands, of which an answer was the key."""
    question = session.question_for(point.seat)
    assert question is not None, "whoever chose an action was asked for one"
    options = question_view(session.game, question, 0, point.seat).options
    [best, *_] = advice_before(session, point.seat)
    return TurningPointView(
        entry,
        session.game.turn_number,
        point.seat,
        round(point.before, 3),
        round(point.after, 3),
        options[question.index_of(key)],
        options[best.option],
        why_message(best),
    )

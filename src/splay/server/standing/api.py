"""HTTP for standing answers: setting one from a question, the list of them, and taking one back."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from splay.core.session import StaleAnswer
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.ids import ID_PATTERN
from splay.server.protocol.api_error import ApiError
from splay.server.standing import kept_answers
from splay.server.standing.answering import StandingAnswers
from splay.server.standing.at_table import answering, subject_at
from splay.server.standing.kept_answers import StandingAnswer
from splay.server.standing.kinds import answers_to
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId, given, own_seat, played_seat
from splay.server.table_api.schemas import Seat, Sequence

TAGS: Final = ["standing answers"]
StandingId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a standing answer")]
Id = Annotated[str, Meta(pattern=ID_PATTERN, description="The id of a table")]
AnswerKey = Annotated[str, Meta(max_length=10, description="An answer that is offered to stand")]
GivenStanding = NamedDependency[StandingAnswers]


class NewStanding(Struct, forbid_unknown_fields=True):
    """A standing answer to set, from the open question of this sequence at a table: one of the `offered` answers. It
    holds there alone, or `everywhere`. `seat` is needed if somebody plays several.
    """

    table: Id
    sequence: Sequence
    answer: AnswerKey
    everywhere: bool = False
    seat: Seat | None = None


class StandingAtTable(Struct, frozen=True):
    """What of standing answers concerns a person at a table: to the open question of its seat after entry `sequence`
    the answers in `offered` can stand, none if it has none such, "" for one that can't matter; the standing answer
    `by` is about to answer it, or none if that is null. `answers` are all that hold there, the last one first.
    """

    sequence: int
    offered: list[str]
    by: str | None
    answers: list[StandingAnswer]


@get("/api/me/standing", summary="My standing answers", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def mine(request: PersonRequest, tables: GivenTables) -> list[StandingAnswer]:
    """What this person always answers, at a table or everywhere, the last one first."""
    async with tables.engine.connect() as connection:
        return await kept_answers.answers_of(connection, person_of(request).id)


@post("/api/me/standing", summary="Always answer so", tags=TAGS, guards=[person_needed], responses=REFUSALS)
async def always_answer(
    request: PersonRequest, data: JSONBody[NewStanding], tables: GivenTables, standing: GivenStanding
) -> StandingAnswer:
    """Sets a standing answer from the question that this person is asked. The question itself is answered by it after
    a wait, unless the person answers first.
    """
    person = person_of(request)
    table = await tables.look(data.table)
    seat = own_seat(table, person, data.seat)
    if table.game is None or table.game.sequence != data.sequence:
        raise StaleAnswer(f"the game has moved on from {data.sequence}")
    subject = subject_at(table, seat)
    if subject is None or data.answer not in answers_to(subject):
        raise ApiError(409, "cannot_stand", "this answer to this question can't be a standing one")
    where = None if data.everywhere else data.table
    async with tables.engine.begin() as connection:
        made = await kept_answers.add(connection, person.id, where, subject, data.answer, tables.now())
    standing.wake(data.table)
    return made


@delete("/api/me/standing/{standing_answer:str}", summary="Take a standing answer back", tags=TAGS,
        guards=[person_needed], responses=REFUSALS)  # fmt: skip
async def take_back(request: PersonRequest, standing_answer: StandingId, tables: GivenTables) -> None:
    """Takes a standing answer back; what it was about to answer is asked as before."""
    async with tables.engine.begin() as connection:
        await kept_answers.take_back(connection, person_of(request).id, standing_answer)


@get("/api/tables/{table_id:str}/standing", summary="Standing answers at a table", tags=TAGS, guards=[person_needed],
     responses=REFUSALS)  # fmt: skip
async def at_table(
    request: PersonRequest, table_id: TableId, tables: GivenTables, seat: FromQuery[int | None] = None
) -> StandingAtTable:
    """What answers can stand to the question that this person is asked at a table, whether one is about to answer it,
    and all that hold there. Whoever plays there no more, or for whom the computer plays, is asked nothing.
    """
    person = person_of(request)
    table = await tables.look(table_id)
    own = played_seat(table, person, seat)
    if table.game is None:
        raise ApiError(409, "not_started", "this table has not started")
    async with tables.engine.connect() as connection:
        answers = await kept_answers.answers_of(connection, person.id, table_id)
    if own is None:
        return StandingAtTable(table.game.sequence, [], None, answers)
    subject = subject_at(table, own)
    now_answered = answering(table, own, answers)
    return StandingAtTable(
        table.game.sequence,
        [] if subject is None else answers_to(subject),
        None if now_answered is None else now_answered.by.id,
        answers,
    )


HANDLERS: Final[list[ControllerRouterHandler]] = [mine, always_answer, take_back, at_table]
"""The handlers of standing answers."""
PROVIDES: Final = {"standing": given("standing")}
"""What they ask for."""

"""The standing answers that people have set: at one table, or at all of them."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import new_id
from splay.server.protocol.api_error import ApiError
from splay.server.standing.kinds import Subject
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import standing_answers

MOST: Final = 200
"""How many standing answers one person may have."""


class StandingAnswer(Struct, frozen=True):
    """A standing answer: at a `table`, or everywhere if that is null. `kind` is "pass_free", "order" or "may"; of a
    "may" `card` and `effect` say whose it is, and `answer` is the key of the option, else "". `created` is when it was
    set.
    """

    id: str
    table: str | None
    kind: str
    card: str
    effect: str
    answer: str
    created: int

    @property
    def subject(self) -> Subject:
        """What it is about."""
        return Subject(self.kind, self.card, self.effect)


async def add(
    connection: AsyncConnection, person: str, table_id: str | None, subject: Subject, answer: str, now: int
) -> StandingAnswer:
    """Sets a standing answer of a person at a table, or everywhere; the same one if there is one, and in place of
    another answer to the same. Raises ApiError for too many.
    """
    await hold_person(connection, person)
    mine = await answers_of(connection, person)
    before = next((one for one in mine if (one.table, one.subject) == (table_id, subject)), None)
    if before is not None and before.answer == answer:
        return before
    if before is not None:
        await connection.execute(delete(standing_answers).where(standing_answers.c.id == before.id))
    elif len(mine) >= MOST:
        raise ApiError(409, "too_many_standing", f"You have {MOST} standing answers; take one back first.")
    made = StandingAnswer(new_id(), table_id, subject.kind, subject.card, subject.effect, answer, now)
    columns = {name: getattr(made, name) for name in made.__struct_fields__}
    await connection.execute(insert(standing_answers).values(person=person, **columns))
    return made


async def answers_of(connection: AsyncConnection, person: str, table_id: str | None = None) -> list[StandingAnswer]:
    """The standing answers of a person, the last one first; those that hold at a table, if one is named."""
    columns = [standing_answers.c[name] for name in StandingAnswer.__struct_fields__]
    query = select(*columns).where(standing_answers.c.person == person)
    if table_id is not None:
        query = query.where(or_(standing_answers.c.table == table_id, standing_answers.c.table.is_(None)))
    found = await connection.execute(query.order_by(standing_answers.c.created.desc(), standing_answers.c.id))
    return [StandingAnswer(**row) for row in found.mappings()]


async def who_answers(connection: AsyncConnection, people: Iterable[str]) -> set[str]:
    """Those of some people who have a standing answer anywhere."""
    query = select(standing_answers.c.person).distinct().where(standing_answers.c.person.in_(sorted(people)))
    return set((await connection.execute(query)).scalars())


async def take_back(connection: AsyncConnection, person: str, id: str) -> None:
    """Takes a standing answer back. Raises ApiError if the person has none such."""
    mine = (standing_answers.c.id == id) & (standing_answers.c.person == person)
    if not (await connection.execute(delete(standing_answers).where(mine))).rowcount:
        raise ApiError(404, "not_found", "You have no such standing answer.")


def that_answers(answers: Iterable[StandingAnswer], subject: Subject) -> StandingAnswer | None:
    """The one that answers what is asked, if one does: one of the table itself before one for all."""
    about = [one for one in answers if one.subject == subject]
    return min(about, key=lambda one: one.table is None, default=None)

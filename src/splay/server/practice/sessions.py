"""What each person practices now, as the database keeps it: one exercise a person, for a day.

Everything that is done counts its `sequence`; raising it from the one that was read is the compare-and-swap between two
pages, or two workers.
"""

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.practice.exercise import BadPlace, Exercise
from splay.server.practice.kinds import begun, resumed
from splay.server.protocol.api_error import ApiError
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import practice


class Kept(Struct, frozen=True):
    """An exercise as it is kept; see `schema.practice`."""

    kind: str
    name: str
    place: dict[str, Any]
    sequence: int
    changed: int


async def kept_of(connection: AsyncConnection, person: str) -> Kept | None:
    """What a person practices, None for nothing."""
    row = practice.c
    columns = (row.kind, row.name, row.place, row.sequence, row.changed)
    found = (await connection.execute(select(*columns).where(row.person == person))).one_or_none()
    return None if found is None else Kept(**found._mapping)


async def keep_begun(connection: AsyncConnection, person: str, kind: str, exercise: Exercise, now: int) -> int:
    """Keeps that a person practices this from now on, instead of whatever it was; the sequence."""
    row = practice.c
    values = {"kind": kind, "name": exercise.name, "place": exercise.to_json(), "changed": now}
    await insert_if_missing(connection, practice, {"person": person, "sequence": 0, **values})
    mine = row.person == person
    before: int = (await connection.execute(select(row.sequence).where(mine).with_for_update())).scalar_one()
    await connection.execute(update(practice).where(mine).values(sequence=before + 1, **values))
    return before + 1


async def keep_changed(connection: AsyncConnection, person: str, kept: Kept, exercise: Exercise, now: int) -> int:
    """Keeps what was done in an exercise; the new sequence. Raises ApiError if more has been done meanwhile."""
    row = practice.c
    same = (row.person == person) & (row.sequence == kept.sequence)
    values = {"place": exercise.to_json(), "sequence": kept.sequence + 1, "changed": now}
    if (await connection.execute(update(practice).where(same).values(values))).rowcount == 0:
        raise stale()
    return kept.sequence + 1


async def forget(connection: AsyncConnection, person: str) -> None:
    """Keeps nothing of what a person practices."""
    await connection.execute(delete(practice).where(practice.c.person == person))


def exercise_of(kept: Kept) -> tuple[Exercise, bool]:
    """An exercise as it is kept, and whether that fits no more, so that it begins again. Raises ApiError if there is no
    such exercise any more.
    """
    try:
        return resumed(kept.kind, kept.name, kept.place), False
    except BadPlace:
        return begun(kept.kind, kept.name), True


def stale() -> ApiError:
    """The refusal of what was meant for another moment of an exercise."""
    return ApiError(409, "stale", "More has been done here meanwhile, perhaps on another page.")

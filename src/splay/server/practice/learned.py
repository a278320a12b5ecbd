"""How far accounts are with the lessons. What guests have learned their devices keep."""

from typing import Any

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.practice.lesson import LessonExercise
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import learned


class Learned(Struct, frozen=True):
    """How far somebody is with a lesson: whether it was finished once, and the place in it, at a `step` from 1 on, if
    it was begun since.
    """

    finished: bool
    step: int
    place: dict[str, Any] | None


async def learned_by(connection: AsyncConnection, person: str) -> dict[str, Learned]:
    """How far a person is, by the names of the lessons."""
    row = learned.c
    columns = (row.lesson, row.finished, row.step, row.place)
    found = await connection.execute(select(*columns).where(row.person == person))
    return {lesson: Learned(finished, step, place) for lesson, finished, step, place in found}


async def place_in(connection: AsyncConnection, person: str, lesson: str) -> dict[str, Any] | None:
    """The place of a person in a lesson, None if it isn't begun."""
    row = learned.c
    mine = select(row.place).where(row.person == person, row.lesson == lesson)
    return (await connection.execute(mine)).scalar_one_or_none()


async def note(connection: AsyncConnection, person: str, exercise: LessonExercise) -> None:
    """Keeps how far a person is with a lesson now. One that was finished stays so when it is taken again."""
    values: dict[str, Any] = {"step": exercise.told().coach.step, "place": exercise.to_json()}
    if exercise.finished:
        values = {"step": 0, "place": None, "finished": True}
    await keep(connection, person, exercise.name, values)


async def note_finished(connection: AsyncConnection, person: str, lessons: list[str]) -> None:
    """Keeps that a person has finished lessons elsewhere."""
    for lesson in lessons:
        await keep(connection, person, lesson, {"finished": True})


async def keep(connection: AsyncConnection, person: str, lesson: str, values: dict[str, Any]) -> None:
    """Writes values into the row of a lesson, which is made if need be."""
    row = learned.c
    unknown = {"person": person, "lesson": lesson, "finished": False, "step": 0, "place": None}
    await insert_if_missing(connection, learned, unknown)
    await connection.execute(update(learned).where(row.person == person, row.lesson == lesson).values(values))

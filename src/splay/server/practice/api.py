"""HTTP for practicing: what a person practices now, and the list of lessons."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct, field
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.lessons.shelf import LessonEntry, all_lessons, entry_of
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.auth.person import Person
from splay.server.practice import first_game, learned
from splay.server.practice.exercise import BadPlace, Exercise
from splay.server.practice.kinds import begun, resumed
from splay.server.practice.lesson import LESSON, LessonExercise
from splay.server.practice.puzzle import PuzzleExercise
from splay.server.practice.sessions import Kept, exercise_of, forget, keep_begun, keep_changed, kept_of, stale
from splay.server.practice.views import PracticeView, practice_view, preview_in
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.representation import as_json, described, respond_to_viewer
from splay.server.puzzles import results
from splay.server.table_api.asking import REFUSALS, GivenComputeCache, GivenTables, who
from splay.server.table_api.schemas import Key, Sequence
from splay.server.tables.table_changes import TableStore
from splay.views.preview import Preview

TAGS: Final = ["practice"]
WEIGHT: Final = 2
"""An exercise is played anew from its place for each request, and all its events are told."""
Word = Annotated[str, Meta(min_length=1, max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]


class NewPractice(Struct, forbid_unknown_fields=True):
    """An exercise to begin, or to go on with. `place` is where the person was, as the client kept it; with `anew` it
    begins at its beginning.
    """

    kind: Word
    name: Name
    place: dict[str, Any] | None = None
    anew: bool = False


class PracticeAnswer(Struct, forbid_unknown_fields=True):
    """An answer: the key of an option, to the question of this sequence."""

    key: Key
    sequence: Sequence


class PracticeStep(Struct, forbid_unknown_fields=True):
    """What is no answer, at this sequence: a lesson has "next", "back" and "restart", a puzzle "undo", "restart",
    "hint", "check" and "give_up".
    """

    step: Word
    sequence: Sequence


class ListedLesson(LessonEntry, frozen=True, omit_defaults=True):
    """A lesson in the list. Of an account: whether it was `finished`, and the step (`at`) that the account is at."""

    finished: bool = False
    at: int = 0


class Lessons(Struct, frozen=True):
    """All lessons in their order."""

    lessons: list[ListedLesson]


class FinishedLessons(Struct, forbid_unknown_fields=True):
    """Lessons that somebody has finished before signing in."""

    lessons: Annotated[list[Name], Meta(max_length=100)] = field(default_factory=list)


class PracticeController(Controller):
    """What a person practices: one exercise at a time, in no list, history or statistics."""

    path = "/api/practice"
    tags = TAGS
    guards = [person_needed]  # noqa: RUF012 - as Litestar wants it
    opt = {"weight": WEIGHT}  # noqa: RUF012

    @post("", summary="Practice something", status_code=HTTP_200_OK, responses=REFUSALS)
    async def start(self, request: PersonRequest, data: JSONBody[NewPractice], tables: GivenTables) -> PracticeView:
        """Begins an exercise, or goes on with it where this person was: what was practiced before is left."""
        person, now = person_of(request), tables.now()
        async with tables.engine.begin() as connection:
            exercise, begun_anew = await wanted(connection, person, data)
            sequence = await keep_begun(connection, person.id, data.kind, exercise, now)
            await note_progress(connection, person, exercise, now)
        return practice_view(data.kind, exercise, person, sequence, now, begun_anew)

    @get("", summary="What I practice", responses=described(PracticeView, *REFUSALS))
    async def look(self, request: PersonRequest, tables: GivenTables) -> ASGIResponse:
        """What this person practices, as it stands."""
        person = person_of(request)
        kept = await own(tables, person)
        exercise, begun_anew = exercise_of(kept)
        shown = practice_view(kept.kind, exercise, person, kept.sequence, kept.changed, begun_anew)
        return respond_to_viewer(request, as_json(shown), person.id)

    @post("/answers", summary="Answer in an exercise", status_code=HTTP_200_OK, responses=REFUSALS)
    async def answer(self, request: PersonRequest, data: JSONBody[PracticeAnswer], tables: GivenTables) -> PracticeView:
        """Answers the question of an exercise: what it is after that."""
        return await act(tables, person_of(request), data.sequence, lambda exercise: exercise.answer(data.key))

    @post("/steps", summary="Go on or back in an exercise", status_code=HTTP_200_OK, responses=REFUSALS)
    async def step(self, request: PersonRequest, data: JSONBody[PracticeStep], tables: GivenTables) -> PracticeView:
        """Does what is no answer: what the exercise is after that."""
        return await act(tables, person_of(request), data.sequence, lambda exercise: exercise.step(data.step))

    @delete("", summary="Leave off practicing", responses=REFUSALS)
    async def leave(self, request: PersonRequest, tables: GivenTables) -> None:
        """Forgets what this person practices. How far an account is with a lesson stays."""
        async with tables.engine.begin() as connection:
            await forget(connection, person_of(request).id)

    @get("/preview", summary="What an action in an exercise would do", responses=described(Preview, *REFUSALS))
    async def preview(
        self,
        request: PersonRequest,
        tables: GivenTables,
        compute_cache: GivenComputeCache,
        player: FromQuery[int],
        action: FromQuery[str],
    ) -> ASGIResponse:
        """What an action of a player would do, as far as this person may know."""
        person = person_of(request)
        kept = await own(tables, person)
        shown = await preview_in(compute_cache, person.id, kept, player, action, address_of(request.scope))
        return respond_to_viewer(request, shown, person.id)


@get("/api/lessons", summary="The lessons", tags=TAGS, responses=described(Lessons, *REFUSALS))
async def lessons(request: PersonRequest, tables: GivenTables) -> ASGIResponse:
    """All lessons, and how far this account is with each; for everybody."""
    return respond_to_viewer(request, as_json(await lessons_of(tables, request.user)), who(request))


@post("/api/lessons/finished", summary="Keep which lessons I finished", tags=TAGS, status_code=HTTP_200_OK,
      guards=[person_needed], responses=REFUSALS)  # fmt: skip
async def finished(request: PersonRequest, data: JSONBody[FinishedLessons], tables: GivenTables) -> Lessons:
    """Keeps with an account what it finished before it signed in, as its device knows: all lessons afterwards."""
    person = person_of(request)
    if person.guest:
        raise ApiError(403, "account_needed", "Your device keeps what you have learned; an account can keep it, too.")
    named = {lesson.name for lesson in all_lessons()}
    async with tables.engine.begin() as connection:
        await learned.note_finished(connection, person.id, sorted(named.intersection(data.lessons)))
    return await lessons_of(tables, person)


async def lessons_of(tables: TableStore, person: Person | None) -> Lessons:
    """All lessons, and how far an account is with each."""
    far: dict[str, learned.Learned] = {}
    if person is not None and not person.guest:
        async with tables.engine.connect() as connection:
            far = await learned.learned_by(connection, person.id)
    unknown = learned.Learned(False, 0, None)
    return Lessons([listed(entry_of(lesson), far.get(lesson.name, unknown)) for lesson in all_lessons()])


def listed(entry: LessonEntry, far: learned.Learned) -> ListedLesson:
    """A lesson in the list of somebody who is so far with it."""
    told = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return ListedLesson(**told, finished=far.finished, at=far.step)


async def own(tables: TableStore, person: Person) -> Kept:
    """What a person practices. Raises ApiError if that is nothing."""
    async with tables.engine.connect() as connection:
        return there(await kept_of(connection, person.id))


def there(kept: Kept | None) -> Kept:
    """What is kept. Raises ApiError if that is nothing."""
    if kept is None:
        raise ApiError(404, "no_practice", "You aren't practicing anything now. Start it again.")
    return kept


async def wanted(connection: AsyncConnection, person: Person, data: NewPractice) -> tuple[Exercise, bool]:
    """The exercise that a person wants to practice, at its place, and whether it had to begin again
    because a place fits no more. Raises ApiError.
    """
    fresh = begun(data.kind, data.name)
    if data.anew:
        return fresh, False
    kept = await kept_of(connection, person.id)
    place = data.place
    if kept is not None and (kept.kind, kept.name) == (data.kind, data.name):
        place = kept.place
    elif data.kind == LESSON and not person.guest:
        place = await learned.place_in(connection, person.id, data.name) or data.place
    if place is None:
        return fresh, False
    try:
        exercise = resumed(data.kind, data.name, place)
    except BadPlace:
        return fresh, True
    return (fresh if exercise.finished else exercise), False


async def act(tables: TableStore, person: Person, sequence: int, does: Callable[[Exercise], None]) -> PracticeView:
    """Does something in what a person practices, and keeps it. Raises ApiError, NotAsked, IllegalAnswer: then nothing
    has changed.
    """
    now = tables.now()
    async with tables.engine.begin() as connection:
        kept = there(await kept_of(connection, person.id))
        if kept.sequence != sequence:
            raise stale()
        exercise, begun_anew = exercise_of(kept)
        if begun_anew:
            raise stale()
        does(exercise)
        after = await keep_changed(connection, person.id, kept, exercise, now)
        await note_progress(connection, person, exercise, now)
    return practice_view(kept.kind, exercise, person, after, now)


async def note_progress(connection: AsyncConnection, person: Person, exercise: Exercise, now: int) -> None:
    """Keeps how far an account is with a lesson, or a person with a puzzle."""
    if isinstance(exercise, LessonExercise) and not person.guest:
        await learned.note(connection, person.id, exercise)
    if isinstance(exercise, PuzzleExercise):
        await results.note(connection, person.id, exercise.solving, now)


HANDLERS: Final[list[ControllerRouterHandler]] = [PracticeController, lessons, finished, *first_game.HANDLERS]
"""The handlers of practicing."""

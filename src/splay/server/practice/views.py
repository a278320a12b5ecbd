"""An exercise as the person who practices sees it: its table and its game in the shapes that all tables have."""

from functools import partial
from typing import Any, Final

from msgspec import Struct, convert, structs

from splay.core.scenario import position_of
from splay.server.auth.person import Person
from splay.server.compute_cache import ComputeCache, Work
from splay.server.practice.exercise import READER, Exercise
from splay.server.practice.lesson import LessonTold
from splay.server.practice.puzzle import PuzzleTold
from splay.server.practice.sessions import Kept, exercise_of
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import Representation
from splay.server.storage.schema import RUNNING
from splay.server.table_api.previews import preview_as_sent
from splay.server.table_api.schemas import TableView
from splay.server.tables.settings import TableSettings
from splay.views.events import event_view
from splay.views.model import OptionsView
from splay.views.table_model import SeatView, State

TABLE_ID: Final = "practice"
"""The id that the table of an exercise has: it is at no address of its own."""


class PracticeView(Struct, frozen=True, omit_defaults=True):
    """What a person practices now: an exercise by its `kind` and `name`.

    `table` and `state` are those of its game, whose `state.sequence` answers and steps quote, with all its events.
    `place` is where the person is, to be sent again when the server has forgotten it; `finished`: there is nothing more
    to do; `begun_anew`: the place that was kept fits no more, so that it began again. Of its kind's own, one is there:
    `lesson` or `puzzle`.
    """

    kind: str
    name: str
    table: TableView
    state: State
    place: dict[str, Any]
    finished: bool = False
    begun_anew: bool = False
    lesson: LessonTold | None = None
    puzzle: PuzzleTold | None = None


def practice_view(
    kind: str, exercise: Exercise, person: Person, sequence: int, changed: int, begun_anew: bool = False
) -> PracticeView:
    """An exercise at this sequence, which was last changed then."""
    view = PracticeView(
        kind,
        exercise.name,
        table_of(exercise, person, changed),
        state_of(exercise, sequence),
        exercise.to_json(),
        exercise.finished,
        begun_anew,
    )
    return structs.replace(view, **{kind: exercise.told()})


def table_of(exercise: Exercise, person: Person, changed: int) -> TableView:
    """The table of an exercise: nobody else looks at it, and nothing of it is set."""
    game = exercise.session.game
    seats = [SeatView(READER, person.name, mine=True, taken=True)]
    seats += [SeatView(seat, name, taken=True) for seat, name in enumerate(exercise.others, READER + 1)]
    options = convert(game.options.to_json(), OptionsView)
    return TableView(TABLE_ID, RUNNING, options, TableSettings(), seats, False, changed, changed)


def state_of(exercise: Exercise, sequence: int) -> State:
    """The game of an exercise, with all its events: there are few, and a step may have taken some back."""
    question = exercise.question(sequence)
    return State(
        sequence,
        READER,
        exercise.view(),
        [] if question is None else [question],
        0,
        [event_view(event, READER) for event in exercise.session.events],
        exercise.undo(),
    )


async def preview_in(
    compute_cache: ComputeCache, person: str, kept: Kept, player: int, action: str, address: str
) -> Representation:
    """What an action of a player would do in what a person practices, as it is sent: worked out beside the
    worker, as previews at tables are. Raises ApiError, NoSuchAction.
    """
    exercise, _ = exercise_of(kept)
    if not 0 <= player <= len(exercise.others):
        raise ApiError(409, "no_such_player", f"there is no player {player}")

    async def prepare() -> Work:
        session = exercise.session
        return partial(preview_as_sent, position_of(session.start), session.answers[:], READER, player, action)

    key = ("practice", person, kept.kind, kept.name, kept.sequence, player, action)
    return await compute_cache.read(key, address, prepare)

"""HTTP for the list of puzzles, their solutions, and the puzzle of the day. They are solved by practicing them."""

from functools import partial
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter
from litestar.response.base import ASGIResponse
from litestar.types import ControllerRouterHandler
from msgspec import Struct, json

from splay.puzzles.naming import name_of
from splay.puzzles.progress import best_streak, streak_at
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_of_day, shipped
from splay.puzzles.solving import OPEN, SOLVED
from splay.puzzles.texts import OPPONENT, attempt_action, solution, why_it_fails
from splay.server.auth.authentication import PersonRequest
from splay.server.compute_cache import Work
from splay.server.durations import SECOND
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.representation import (
    JSON,
    Representation,
    as_json,
    compressed,
    described,
    respond_to_viewer,
)
from splay.server.puzzles.results import PuzzleResult, rating_after, results_of, tries_on
from splay.server.table_api.asking import REFUSALS, GivenComputeCache, GivenTables, who
from splay.server.tables.deal_days import day_at, end_of
from splay.server.tables.table_changes import TableStore
from splay.views.messages import Message

TAGS: Final = ["puzzles"]
PuzzleKey = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{10}$", description="The id of a puzzle")]
LIST_WEIGHT: Final = 4
"""As how many requests the list of puzzles counts."""
DAYS_TOLD: Final = 62
"""So many solved days are told at most, the last ones: what a calendar of two months shows."""


class PuzzleEntry(Struct, frozen=True, omit_defaults=True):
    """A puzzle in the list: its `name` and `theme`, the `value` of the achievement that it is about (0: none), how hard
    it is, how many actions it has, and the sets that it is played with. `state` is how this person did: "open" for
    begun, "solved" or "given_up", none if it wasn't begun; after how many `tries`; `at_once`: solved on the first try,
    without a hint.
    """

    key: str
    name: Message
    theme: str
    value: int
    rating: int
    actions: int
    sets: list[str]
    state: str = ""
    tries: int = 0
    at_once: bool = False


class PuzzleList(Struct, frozen=True):
    """All puzzles; and the rating of this person, null before it was done with one."""

    puzzles: list[PuzzleEntry]
    rating: int | None


class PuzzleReason(Struct, frozen=True):
    """Why these actions are wrong ones to begin with."""

    actions: list[Message]
    why: Message


class PuzzleSolution(Struct, frozen=True):
    """The actions of a solution, and why the others fail. `opponent`: what the second player is called in these."""

    actions: list[Message]
    others: list[PuzzleReason]
    opponent: str


class DailyResult(Struct, frozen=True):
    """How a person did with the puzzle of the day, and after how many seconds."""

    state: str
    tries: int
    hints: int
    seconds: int


class Streak(Struct, frozen=True):
    """On how many days in a row a person has solved the puzzle of the day, up to now and at best; on which `days`, and
    how many of all on the first try.
    """

    now: int
    best: int
    days: list[str]
    solved: int
    at_once: int


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of the day, which ends at `ends`. `tries`: how many people needed one try, two, three, four, five or
    more, and how many haven't solved it. `mine` is null until this person has begun it.
    """

    day: str
    ends: int
    puzzle: PuzzleEntry
    tries: list[int]
    mine: DailyResult | None
    streak: Streak


@get("/api/puzzles", summary="The puzzles", tags=TAGS, responses=described(PuzzleList, *REFUSALS),
     opt={"weight": LIST_WEIGHT})  # fmt: skip
async def listed(request: PersonRequest, tables: GivenTables) -> ASGIResponse:
    """All puzzles, the easiest first, and how this person did with them."""
    results = await own_results(tables, who(request))
    done: dict[str, PuzzleResult] = {}
    for result in results:
        if done.get(result.puzzle) is None or done[result.puzzle].state == OPEN:
            done[result.puzzle] = result
    puzzles = sorted(shipped().values(), key=lambda puzzle: (puzzle.rating, puzzle.key))
    told = PuzzleList([entry_of(puzzle, done.get(puzzle.key)) for puzzle in puzzles], rating_after(results))
    return respond_to_viewer(request, as_json(told), who(request))


@get("/api/puzzles/today", summary="The puzzle of the day", tags=TAGS, responses=described(DailyPuzzle, *REFUSALS),
     opt={"weight": LIST_WEIGHT})  # fmt: skip
async def today(request: PersonRequest, tables: GivenTables) -> ASGIResponse:
    """The puzzle of this day, by UTC, the same for all, and how all did with it."""
    day = day_at(tables.now())
    puzzle, results = puzzle_of_day(shipped(), day), await own_results(tables, who(request))
    mine = next((one for one in results if one.day == day and one.puzzle == puzzle.key), None)
    async with tables.engine.connect() as connection:
        tries = await tries_on(connection, day)
    told = DailyPuzzle(day, end_of(day), entry_of(puzzle, mine), tries, daily_result(mine), streak_of(results, day))
    return respond_to_viewer(request, as_json(told), who(request))


@get("/api/puzzles/{key:str}/solution", summary="The solution of a puzzle", tags=TAGS,
     responses=described(PuzzleSolution, *REFUSALS))  # fmt: skip
async def solved(
    request: PersonRequest, key: PuzzleKey, tables: GivenTables, compute_cache: GivenComputeCache
) -> ASGIResponse:
    """The solution of a puzzle, for whoever has solved it or has given it up."""
    if key not in shipped():
        raise ApiError(404, "no_such_puzzle", "There is no such puzzle.")
    results = await own_results(tables, who(request))
    if not any(one.puzzle == key and one.state != OPEN for one in results):
        raise ApiError(409, "not_solved", "Solve this puzzle first, or give it up.")

    async def prepare() -> Work:
        return partial(solution_as_sent, key)

    told = await compute_cache.read(("puzzle", key), address_of(request.scope), prepare)
    return respond_to_viewer(request, told, who(request))


def solution_as_sent(key: str) -> Representation:
    """The solution of a puzzle, as it is sent; actions that fail for the same reason stand together."""
    puzzle = shipped()[key]
    others: dict[bytes, PuzzleReason] = {}
    for attempt in puzzle.tries:
        why = why_it_fails(puzzle, attempt)
        others.setdefault(json.encode(why), PuzzleReason([], why)).actions.append(attempt_action(puzzle, attempt))
    return compressed(JSON, json.encode(PuzzleSolution(solution(puzzle), list(others.values()), OPPONENT)))


async def own_results(tables: TableStore, person: str | None) -> list[PuzzleResult]:
    """How a person did with puzzles; nothing for somebody unknown."""
    if person is None:
        return []
    async with tables.engine.connect() as connection:
        return await results_of(connection, person)


def entry_of(puzzle: Puzzle, mine: PuzzleResult | None = None) -> PuzzleEntry:
    """A puzzle in the list of somebody who did so with it."""
    facts = (puzzle.key, name_of(puzzle), puzzle.theme, puzzle.value, puzzle.rating, puzzle.actions, puzzle.sets)
    return PuzzleEntry(*facts) if mine is None else PuzzleEntry(*facts, mine.state, mine.tries, mine.at_once)


def daily_result(mine: PuzzleResult | None) -> DailyResult | None:
    """How somebody did with the puzzle of the day."""
    if mine is None:
        return None
    return DailyResult(mine.state, mine.tries, mine.hints, (mine.at - mine.began) // SECOND)


def streak_of(results: list[PuzzleResult], day: str) -> Streak:
    """On which days somebody has solved the puzzle of the day, told on a day."""
    solved = [one for one in results if one.day and one.state == SOLVED]
    days = {one.day for one in solved}
    last = sorted(days)[-DAYS_TOLD:]
    return Streak(streak_at(days, day), best_streak(days), last, len(days), sum(one.at_once for one in solved))


HANDLERS: Final[list[ControllerRouterHandler]] = [listed, today, solved]
"""The handlers of puzzles."""

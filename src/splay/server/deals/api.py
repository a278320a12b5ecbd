"""HTTP for the deal of the day."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import person_needed, person_of
from splay.server.deals.own_table import begin, own_table
from splay.server.deals.results import LOST, SHARED, WON, DayResults, DealFriend, Played, friends_in, results_of
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import FINISHED
from splay.server.table_api.asking import REFUSALS, GivenTables, who
from splay.server.table_api.schemas import TableView
from splay.server.table_api.table_views import table_view
from splay.server.tables.deal_days import day_at, end_of, secret_of
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["deals"]
Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day by UTC, as 2026-11-29")]
DEAL_WEIGHT: Final = 4
"""As how many requests the deal of a day counts."""
OUTCOMES: Final = {WON: "won", SHARED: "shared", LOST: "lost"}


class DealOutcome(Struct, frozen=True):
    """How a game ended: "won", "lost", or "shared" if nobody won alone; achievements and points of the person and the
    computer; and its place among all that count, from 1 on.
    """

    outcome: str
    achievements: list[int]
    points: list[int]
    place: int


class DealBar(Struct, frozen=True):
    """How many games ended so, with so many achievements more than the computer had; `mine`: this person's did;
    `friends`: theirs did, of those who show their games to this person.
    """

    outcome: str
    lead: int
    games: int
    mine: bool
    friends: list[DealFriend]


class DealStandings(Struct, frozen=True):
    """What is told of a deal to those who have played it, and to all when its day is over: how the games ended, the
    best first, the table of the best one, none if nobody has played, and the secret of the shuffle.
    """

    histogram: list[DealBar]
    best: str | None
    secret: str


class DealView(Struct, frozen=True):
    """The deal of a day, which ends at `ends`. `status` is that of this person's game at `table`: "new" without one,
    "running", or "finished". `players`: so many have finished it. `outcome` is there if this person's game counts.
    """

    day: str
    ends: int
    status: str
    table: str | None
    players: int
    outcome: DealOutcome | None
    standings: DealStandings | None


@get("/api/deal", summary="The deal of today", tags=TAGS, responses=REFUSALS, opt={"weight": DEAL_WEIGHT})
async def today(request: PersonRequest, tables: GivenTables) -> DealView:
    """The deal of this day, by UTC: a game against the computer with the same cards for all."""
    return await deal_of(request, tables, day_at(tables.now()))


@get("/api/deals/{day:str}", summary="The deal of a day", tags=TAGS, responses=REFUSALS, opt={"weight": DEAL_WEIGHT})
async def of_day(request: PersonRequest, day: Day, tables: GivenTables) -> DealView:
    """The deal of a day that is over, or of today."""
    try:
        begun = end_of(day) <= end_of(day_at(tables.now()))
    except ValueError as error:
        raise ApiError(404, "no_such_day", "There's no such day.") from error
    if not begun:
        raise ApiError(404, "no_such_day", "This day has not come yet.")
    return await deal_of(request, tables, day)


@post("/api/deal", summary="Play the deal of today", tags=TAGS, status_code=HTTP_200_OK, guards=[person_needed],
      responses=REFUSALS, opt={"weight": DEAL_WEIGHT})  # fmt: skip
async def play(request: PersonRequest, tables: GivenTables) -> TableView:
    """The one table at which this person plays the deal of today; the first request makes it."""
    person = person_of(request)
    table = await begin(tables, server_key(request), person)
    return table_view(await tables.look(table, free=True), person.id)


async def deal_of(request: PersonRequest, tables: TableStore, day: str) -> DealView:
    """The deal of a day as whoever asks may know it."""
    person, ends, results = who(request), end_of(day), await results_of(tables, day)
    mine, own = results.of(person), None
    friends: dict[tuple[int, int], list[DealFriend]] = {}
    if person is not None:
        async with tables.engine.connect() as connection:
            own = await own_table(connection, person, day)
            if request.app.state.settings.follows:
                friends = await friends_in(connection, results, person)
    table, status = (None, "new") if own is None else own
    if mine is not None:
        table, status = mine.table, FINISHED
    told = mine is not None or ends <= tables.now()
    secret = secret_of(server_key(request), day).hex()
    return DealView(
        day,
        ends,
        "finished" if status == FINISHED else status,
        table,
        len(results.played),
        None if mine is None else outcome_of(results, mine),
        standings_of(results, mine, friends, secret) if told else None,
    )


def outcome_of(results: DayResults, mine: Played) -> DealOutcome:
    """How a person's game ended."""
    result = mine.result
    return DealOutcome(
        OUTCOMES[result.outcome],
        [result.achievements, result.their_achievements],
        [result.points, result.their_points],
        results.place(result),
    )


def standings_of(
    results: DayResults, mine: Played | None, friends: dict[tuple[int, int], list[DealFriend]], secret: str
) -> DealStandings:
    """What is told of a deal that is open."""
    own = None if mine is None else (mine.result.outcome, mine.result.lead)
    bars = [
        DealBar(OUTCOMES[outcome], lead, games, (outcome, lead) == own, friends.get((outcome, lead), []))
        for outcome, lead, games in results.histogram()
    ]
    return DealStandings(bars, next((one.table for one in results.played), None), secret)


def server_key(request: PersonRequest) -> bytes:
    """The server's own secret."""
    key: bytes = request.app.state.settings.secret_key
    return key


HANDLERS: Final[list[ControllerRouterHandler]] = [today, of_day, play]
"""The handlers of deals."""

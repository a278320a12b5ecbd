"""HTTP for finding opponents: who looks for what, one's own search, and waiting for what it finds."""

from typing import Annotated, Final, Literal

from litestar import delete, get, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.pairing import seeks
from splay.server.pairing.pairing import first_of, pairing_of
from splay.server.pairing.seeks import Found
from splay.server.pairing.wish import CLOCKS, Pace, Wish, check_wish, wish_of
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.ratings.rated_tables import check_may_be_rated
from splay.server.storage.hold_person import hold_person
from splay.server.table_api.asking import GivenTables
from splay.server.tables.settings import Clock
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["pairing"]
REFUSALS: Final = documented(400, 401, 403, 409, 413, 422, 429)
LONGEST_WAIT: Final = 55
"""Seconds for which an answer may be put off: less than the minute that proxies usually grant."""
SEARCHES: Final = Limit(30)
"""So often a minute one person may begin to look."""
Wait = Annotated[
    int,
    QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds for which the answer waits while nobody is found"),
]


class Looking(Struct, frozen=True):
    """How many people look for the same."""

    wish: Wish
    people: int


class WhoLooks(Struct, frozen=True):
    """Who looks for opponents. `on`: whether this server pairs people; `clocks` are those of its tables."""

    on: bool
    looking: list[Looking]
    clocks: dict[Pace, Clock]


class OwnSeek(Struct, frozen=True):
    """A person's own search: "none", "looking" or "paired"; what it wants, for how many milliseconds it has looked, and
    once it is paired the table, where the game has begun.
    """

    state: Literal["none", "looking", "paired"]
    wish: Wish | None = None
    waited: int = 0
    table: str | None = None


def told(found: Found | None, now: int) -> OwnSeek:
    """A person's search as the person is told it."""
    if found is None:
        return OwnSeek("none")
    state: Literal["looking", "paired"] = "looking" if found.table is None else "paired"
    return OwnSeek(state, wish_of(found.wish), max(now - found.since, 0), found.table)


async def found_by(tables: TableStore, person: str) -> Found | None:
    """A person's search as it is now."""
    async with tables.engine.connect() as connection:
        return await seeks.seek_of(connection, person)


@get("/api/seeks", summary="Who looks for opponents", tags=TAGS, responses=documented(429))
async def all_looking(request: PersonRequest, tables: GivenTables) -> WhoLooks:
    """How many people look for opponents, by what they want to play; nobody is named."""
    if not pairing_of(request).is_on:
        return WhoLooks(on=False, looking=[], clocks=CLOCKS)
    async with tables.engine.connect() as connection:
        numbers = await seeks.numbers_waiting(connection, tables.now())
    looking = [Looking(wish_of(word), people) for word, people in sorted(numbers.items())]
    return WhoLooks(on=True, looking=looking, clocks=CLOCKS)


@get("/api/me/seek", summary="My search for opponents", tags=TAGS, guards=[person_needed],
     responses=documented(400, 401, 403, 429))  # fmt: skip
async def mine(request: PersonRequest, tables: GivenTables, wait: Wait = 0) -> OwnSeek:
    """What this person looks for or has found. With `wait` the answer to somebody who looks comes once that has
    changed. Asking says that the person is here: who wants to play live, and doesn't ask for a while, looks no more.
    """
    person, pairing = person_of(request).id, pairing_of(request)
    with pairing.present(person) as changed:
        found = pairing.looking.get(person) if wait else None
        if found is None:
            found = await found_by(tables, person)
        if wait and found is not None and found.table is None:
            await request.body()
            await first_of(
                wait, changed.wait(), request.receive()
            )  # whatever comes now says that nobody waits any more
            found = await found_by(tables, person) if changed.is_set() else pairing.looking.get(person, found)
    return told(found, tables.now())


@put("/api/me/seek", summary="Look for opponents", tags=TAGS, guards=[person_needed, no_token], responses=REFUSALS)
async def look_for(request: PersonRequest, data: JSONBody[Wish], tables: GivenTables) -> OwnSeek:
    """Looks for opponents of the same wish, near in strength first and farther the longer it takes; the game begins
    when they are found. One search a person: another wish takes the place of the one before. People alone look here,
    no programs.
    """
    person, pairing = person_of(request).id, pairing_of(request)
    if not pairing.is_on:
        raise ApiError(409, "no_pairing", "This server pairs nobody.")
    check_wish(data)
    await hold_to(request.app.state.limiter, f"seek:{person}", SEARCHES)
    async with tables.engine.connect() as connection:
        await check_may_be_rated(connection, data.settings(), person)
    await pairing.look_for(person, data)
    return told(await found_by(tables, person), tables.now())


@delete("/api/me/seek", summary="Look for opponents no more", tags=TAGS, guards=[person_needed],
        status_code=HTTP_200_OK, responses=documented(400, 401, 403, 429))  # fmt: skip
async def stop_looking(request: PersonRequest, tables: GivenTables) -> OwnSeek:
    """Stops looking, and forgets what was found; what was there until then. A game that has begun goes on."""
    person, pairing = person_of(request).id, pairing_of(request)
    async with tables.engine.begin() as connection:
        await hold_person(connection, person)
        found = await seeks.seek_of(connection, person, hold=True)
        await seeks.drop(connection, person)
    pairing.forget(person)
    return told(found, tables.now())


HANDLERS: Final[list[ControllerRouterHandler]] = [all_looking, mine, look_for, stop_looking]
"""The handlers of finding opponents."""

"""HTTP for following and blocking accounts."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from litestar import delete, get, put
from litestar.params import PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.friends.ties import (
    Blocked,
    Followed,
    account_called,
    block,
    blocked_by,
    follow,
    followed_by,
    has_blocked,
    unblock,
    unfollow,
)
from splay.server.ids import now
from splay.server.people.accounts import login_of
from splay.server.people.privacy import follows_whom, may_see
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.settings import Settings
from splay.server.table_api.asking import GivenTables
from splay.server.tables.table_changes import TableStore

TAGS: Final = ["players"]
REFUSALS: Final = documented(400, 401, 403, 404, 409, 429)
Handle = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9-]{2,24}$", description="A handle")]


class OthersOfMine(Struct, frozen=True):
    """Whom an account follows, friends first, and whom it has blocked. `followable`: this server lets accounts follow
    each other.
    """

    following: list[Followed]
    blocked: list[Blocked]
    followable: bool


class Tie(Struct, frozen=True):
    """What there is between the reader and another account: whether the reader follows it, whether they are friends,
    whether the reader has blocked it, and may challenge it; and whether this server lets accounts follow each other
    (`followable`).
    """

    following: bool
    friend: bool
    blocked: bool
    challenge: bool
    followable: bool


async def tie_between(connection: AsyncConnection, person: str, other: str, settings: Settings) -> Tie:
    """What there is between an account, who reads, and another one."""
    following, followed = [await follows_whom(connection, *both) for both in ((person, other), (other, person))]
    blocked = await has_blocked(connection, person, other)
    challenge = not blocked and await may_see(connection, "challenges", other, person)
    return Tie(following, following and followed, blocked, challenge, settings.follows)


async def tie_after(
    act: Callable[[AsyncConnection, str, str, int], Awaitable[None]],
    request: PersonRequest,
    handle: str,
    tables: TableStore,
) -> Tie:
    """What there is between the account that asks and the one with a handle, once it has followed or blocked it."""
    person = person_of(request)
    login_of(person)
    async with tables.engine.begin() as connection:
        other = await account_called(connection, handle, person.id)
        await act(connection, person.id, other, now())
        return await tie_between(connection, person.id, other, request.app.state.settings)


@get("/api/me/others", summary="Whom I follow and block", tags=TAGS, guards=[person_needed],
     responses=documented(401, 403, 429))  # fmt: skip
async def mine(request: PersonRequest, tables: GivenTables) -> OthersOfMine:
    """Whom this account follows, friends first, and whom it has blocked. Guests follow nobody."""
    person = person_of(request).id
    async with tables.engine.connect() as connection:
        following = await followed_by(connection, person, tables.now())
        followable = request.app.state.settings.follows
        return OthersOfMine(following, await blocked_by(connection, person), followable)


@put("/api/players/{handle:str}/follow", summary="Follow somebody", tags=TAGS, guards=[person_needed, no_token],
     responses=REFUSALS)  # fmt: skip
async def follow_somebody(request: PersonRequest, handle: Handle, tables: GivenTables) -> Tie:
    """Follows an account, which isn't told. Two who follow each other are friends."""
    if not request.app.state.settings.follows:
        raise ApiError(403, "no_follows", "Players don't follow each other at this server.")
    return await tie_after(follow, request, handle, tables)


@delete("/api/players/{handle:str}/follow", summary="Follow somebody no more", tags=TAGS,
        guards=[person_needed, no_token], status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)  # fmt: skip
async def unfollow_somebody(request: PersonRequest, handle: Handle, tables: GivenTables) -> None:
    """Follows an account no more, which isn't told."""
    person = person_of(request).id
    async with tables.engine.begin() as connection:
        await unfollow(connection, person, await account_called(connection, handle, person))


@put("/api/players/{handle:str}/block", summary="Block somebody", tags=TAGS, guards=[person_needed, no_token],
     responses=REFUSALS)  # fmt: skip
async def block_somebody(request: PersonRequest, handle: Handle, tables: GivenTables) -> Tie:
    """Blocks an account, which isn't told: it can't follow or challenge this one, isn't paired with it, sees not
    whether it is here, and isn't heard by it in any chat.
    """
    return await tie_after(block, request, handle, tables)


@delete("/api/players/{handle:str}/block", summary="Block somebody no more", tags=TAGS,
        guards=[person_needed, no_token], status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)  # fmt: skip
async def unblock_somebody(request: PersonRequest, handle: Handle, tables: GivenTables) -> None:
    """Ends a block. Nobody follows anybody again by that."""
    person = person_of(request).id
    async with tables.engine.begin() as connection:
        await unblock(connection, person, await account_called(connection, handle, person))


HANDLERS: Final[list[ControllerRouterHandler]] = [
    mine, follow_somebody, unfollow_somebody, block_somebody, unblock_somebody,
]  # fmt: skip
"""The handlers of following and blocking."""

"""What there is between accounts. Following is one-sided, and silent; two that follow each other are friends. Whoever
is blocked can't follow, challenge, be paired with or talk to the blocker, and isn't told.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.friends.here import minutes_away
from splay.server.people.privacy import are_friends
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import blocks, follows, people

MOST: Final = 500
"""How many accounts one may follow, and how many block."""


class Followed(Struct, frozen=True):
    """An account that the reader follows; `friend`: it follows the reader, too. `away`: how many minutes ago it was
    here, 0 if it is; null if that was long ago, or it doesn't show it.
    """

    name: str
    handle: str
    friend: bool
    away: int | None


class Blocked(Struct, frozen=True):
    """An account that the reader has blocked."""

    name: str
    handle: str


async def account_called(connection: AsyncConnection, handle: str, person: str) -> str:
    """The id of the other account that somebody means by a handle, in capitals or not. Raises ApiError."""
    found = (await connection.execute(select(people.c.id).where(people.c.handle == handle.lower()))).scalar()
    if found is None:
        raise ApiError(404, "no_such_player", "Nobody has this handle.")
    if found == person:
        raise ApiError(409, "yourself", "This is you.")
    return str(found)


async def follow(connection: AsyncConnection, person: str, followed: str, now: int) -> None:
    """Lets an account follow another one; nothing changes if it does. Raises ApiError if one has blocked the other, or
    it follows too many.
    """
    await hold_person(connection, person)
    if await has_blocked(connection, followed, person) or await has_blocked(connection, person, followed):
        raise ApiError(403, "not_followed", "You can't follow this player.")
    mine = select(func.count()).where(follows.c.person == person, follows.c.followed != followed)
    if (await connection.execute(mine)).scalar_one() >= MOST:
        raise ApiError(409, "too_many_follows", f"You follow {MOST} players; unfollow one first.")
    await insert_if_missing(connection, follows, {"person": person, "followed": followed, "since": now})


async def unfollow(connection: AsyncConnection, person: str, followed: str) -> None:
    """Ends following; nothing changes if there is nothing to end."""
    await connection.execute(delete(follows).where(follows.c.person == person, follows.c.followed == followed))


async def followed_by(connection: AsyncConnection, person: str, now: int) -> list[Followed]:
    """Whom an account follows, friends first, each by name, and who of them is here `now`."""
    friend = are_friends(follows.c.person, follows.c.followed)
    columns = select(people.c.name, people.c.handle, friend.label("friend"), minutes_away(person, now).label("away"))
    mine = columns.join(follows, follows.c.followed == people.c.id).where(follows.c.person == person)
    found = [Followed(*row) for row in await connection.execute(mine)]
    return sorted(found, key=lambda other: (not other.friend, other.name.casefold()))


async def has_blocked(connection: AsyncConnection, person: str, other: str) -> bool:
    """Whether somebody has blocked somebody."""
    row = select(blocks.c.since).where(blocks.c.person == person, blocks.c.blocked == other)
    return (await connection.execute(row)).first() is not None


async def block(connection: AsyncConnection, person: str, blocked: str, now: int) -> None:
    """Blocks an account for another one; neither follows the other any more. Raises ApiError for too many."""
    await hold_person(connection, person)
    mine = select(func.count()).where(blocks.c.person == person, blocks.c.blocked != blocked)
    if (await connection.execute(mine)).scalar_one() >= MOST:
        raise ApiError(409, "too_many_blocks", f"You have blocked {MOST} players; unblock one first.")
    await insert_if_missing(connection, blocks, {"person": person, "blocked": blocked, "since": now})
    one, other = follows.c.person, follows.c.followed
    between = ((one == person) & (other == blocked)) | ((one == blocked) & (other == person))
    await connection.execute(delete(follows).where(between))


async def unblock(connection: AsyncConnection, person: str, blocked: str) -> None:
    """Ends a block; nothing changes if there is none."""
    await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))


async def blocked_by(connection: AsyncConnection, person: str) -> list[Blocked]:
    """Whom an account has blocked, by name."""
    columns = select(people.c.name, people.c.handle).join(blocks, blocks.c.blocked == people.c.id)
    found = [Blocked(*row) for row in await connection.execute(columns.where(blocks.c.person == person))]
    return sorted(found, key=lambda other: other.name.casefold())

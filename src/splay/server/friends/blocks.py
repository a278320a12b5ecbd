"""Blocking: whoever is blocked can't follow, challenge, be paired with or talk to the blocker, and isn't told."""

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.friends.follows import MOST, Other
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import blocks, follows, people


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


async def blocked_by(connection: AsyncConnection, person: str) -> list[Other]:
    """Whom an account has blocked, by name."""
    columns = select(people.c.id, people.c.name, people.c.handle).join(blocks, blocks.c.blocked == people.c.id)
    found = [Other(*row, friend=False) for row in await connection.execute(columns.where(blocks.c.person == person))]
    return sorted(found, key=lambda other: other.name.casefold())

"""Whom a profile is of, and what of it somebody may see."""

from typing import Final

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.people.privacy import Topic, seen_by
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import people

ME: Final = "me"
"""What addresses call the person who asks, instead of a handle."""
TOPICS: Final[tuple[Topic, ...]] = ("rating", "games", "head_to_head")


class Player(Struct, frozen=True):
    """Whom a profile is of: `since` is when the person came (milliseconds since 1970); `seen` what the reader may see
    of it.
    """

    id: str
    name: str
    handle: str | None
    guest: bool
    since: int
    seen: list[Topic]


async def player_called(connection: AsyncConnection, handle: str, viewer: str | None) -> Player:
    """The account with a handle, in capitals or not, or the viewer itself, who may be a guest, if it is called ME.

    Raises ApiError.
    """
    if handle == ME and viewer is None:
        raise ApiError(401, "sign_in_needed", "Say first who you are: as a guest, by signing in, or with a token.")
    which = people.c.id == viewer if handle == ME else people.c.handle == handle.lower()
    seen = [seen_by(topic, people, viewer).label(topic) for topic in TOPICS]
    columns = (people.c.id, people.c.name, people.c.handle, people.c.login, people.c.created)
    row = (await connection.execute(select(*columns, *seen).where(which))).one_or_none()
    if row is None:
        raise ApiError(404, "no_such_player", "Nobody has this handle.")
    topics = [topic for topic in TOPICS if getattr(row, topic)]
    return Player(row.id, row.name, row.handle, row.login is None, row.created, topics)

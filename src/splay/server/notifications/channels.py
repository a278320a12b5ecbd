"""A person's channels in the database: where messages go, and whether they arrive."""

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.ids import new_id
from splay.server.notifications.messages import EMAIL
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.schema import channels, push_subscriptions

MOST: Final = 5
LOST_AT_MOST: Final = 3
"""The number of messages lost in a row after which a channel is switched off."""
TOGETHER: Final = 500
"""People in one query."""


class Channel(Struct, frozen=True):
    """A channel as the database has it; see `schema.channels`."""

    id: str
    person: str
    kind: str
    address: str
    on: bool
    lost: int
    broken: str | None
    created: int

    def __repr__(self) -> str:
        """The channel without its address, which has no place in a log."""
        return f"Channel({self.id!r}, {self.kind!r}, on={self.on})"


class ChannelView(Struct, frozen=True, omit_defaults=True):
    """A channel as its owner sees it: `place` is the host of a webhook, without the secret parts of its URL, or the
    e-mail address. `broken` says why the server switched it off.
    """

    id: str
    kind: str
    place: str
    on: bool
    created: int
    broken: str | None = None


def channel_view(channel: Channel) -> ChannelView:
    """A channel as its owner sees it."""
    place = channel.address if channel.kind == EMAIL else urlsplit(channel.address).hostname or ""
    return ChannelView(channel.id, channel.kind, place, channel.on, channel.created, channel.broken)


async def channels_of(connection: AsyncConnection, person: str) -> list[Channel]:
    """A person's channels, oldest first."""
    query = select(channels).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    return [Channel(**row) for row in (await connection.execute(query)).mappings()]


async def channel_of(connection: AsyncConnection, person: str, id: str) -> Channel:
    """One channel of a person. Raises ApiError if it has none with this id."""
    for channel in await channels_of(connection, person):
        if channel.id == id:
            return channel
    raise ApiError(404, "not_found", "You have no such channel.")


async def channel(connection: AsyncConnection, id: str) -> Channel | None:
    """The channel with an id."""
    row = (await connection.execute(select(channels).where(channels.c.id == id))).mappings().first()
    return None if row is None else Channel(**row)


async def add(connection: AsyncConnection, person: str, kind: str, address: str, now: int) -> Channel:
    """Adds a channel. Raises ApiError if the person has it already, or too many."""
    await hold_person(connection, person)
    existing = await channels_of(connection, person)
    if len(existing) >= MOST:
        raise ApiError(409, "too_many_channels", f"You have {MOST} channels; remove one first.")
    if any((channel.kind, channel.address) == (kind, address) for channel in existing):
        raise ApiError(409, "channel_there", "You have this channel already.")
    added = Channel(new_id(), person, kind, address, True, 0, None, now)
    values = {name: getattr(added, name) for name in Channel.__struct_fields__}
    await connection.execute(insert(channels).values(**values))
    return added


async def switch(connection: AsyncConnection, person: str, id: str, on: bool) -> Channel:
    """Switches a channel on or off, and forgets what was lost. Raises ApiError if the person has none such."""
    await channel_of(connection, person, id)
    await connection.execute(update(channels).where(channels.c.id == id).values(on=on, lost=0, broken=None))
    return await channel_of(connection, person, id)


async def remove(connection: AsyncConnection, person: str, id: str) -> None:
    """Removes a channel and the messages on their way to it. Raises ApiError if the person has none such."""
    await channel_of(connection, person, id)
    await connection.execute(delete(channels).where(channels.c.id == id))


async def remove_email(connection: AsyncConnection, person: str, email: str) -> None:
    """Removes a person's e-mail channel to an address, if there is one."""
    mine = (channels.c.person == person) & (channels.c.kind == EMAIL) & (channels.c.address == email)
    await connection.execute(delete(channels).where(mine))


async def note_success(connection: AsyncConnection, id: str) -> None:
    """Notes that a message has arrived."""
    await connection.execute(update(channels).where(channels.c.id == id).values(lost=0, broken=None))


async def note_loss(connection: AsyncConnection, id: str, reason: str) -> None:
    """Notes that a message was lost; too many in a row switch the channel off, and it says why."""
    await connection.execute(update(channels).where(channels.c.id == id).values(lost=channels.c.lost + 1))
    worn_out = (channels.c.id == id) & (channels.c.lost >= LOST_AT_MOST)
    await connection.execute(update(channels).where(worn_out).values(on=False, broken=reason))


async def among_told(connection: AsyncConnection, people: list[str]) -> set[str]:
    """Those of some people who have a channel that is on, or a browser that is pushed to."""
    found: set[str] = set()
    for first in range(0, len(people), TOGETHER):
        some = people[first : first + TOGETHER]
        channel, push = channels.c, push_subscriptions.c
        by_channel = select(channel.person).where(channel.person.in_(some), channel.on)
        by_push = select(push.person).where(push.person.in_(some))
        found |= {*(await connection.execute(union(by_channel, by_push))).scalars()}
    return found

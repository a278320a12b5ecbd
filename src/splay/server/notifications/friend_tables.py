"""Whom a public table that waits for players is pushed to: friends of its host, each of whom follows the other. A host
calls them at most once an hour, whatever it opens.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.durations import HOUR
from splay.server.lobby.lobby import is_joinable
from splay.server.notifications.attention import both_stay
from splay.server.notifications.push_sender import Push
from splay.server.people.privacy import are_friends, seen_by
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import follows, friend_calls, people, push_subscriptions, seats, tables

QUIET: Final = HOUR
"""Milliseconds for which a host that has called its friends calls them no more."""
NEVER: Final = -QUIET


class Opened(Struct, frozen=True):
    """A table that friends of its host may join."""

    table: str
    host: str
    name: str

    def push(self) -> Push:
        """What its host's friends are told: one table alone, the last one."""
        told = {"name": self.name}
        return Push("push-friend-title", "push-friend", f"/table/{self.table}", "friends", told, urgent=False)


async def opened_among(connection: AsyncConnection, table_ids: list[str]) -> list[Opened]:
    """Those of these tables that wait for players in public."""
    query = select(tables.c.id, people.c.id, people.c.name).join(people, people.c.id == tables.c.host)
    found = await connection.execute(query.where(tables.c.id.in_(table_ids), is_joinable()))
    return [Opened(*row) for row in found]


async def friends_of(connection: AsyncConnection, opened: Opened) -> list[str]:
    """The friends of a table's host that want pushes, don't sit there, and may see when the host is here."""
    hosts, friend = people.alias(), follows.c.followed
    seated = select(seats.c.person).where(seats.c.table == opened.table, seats.c.person.is_not(None))
    query = select(friend).join(hosts, hosts.c.id == follows.c.person)
    query = query.where(hosts.c.id == opened.host, are_friends(hosts.c.id, friend), seen_by("presence", hosts, friend))
    wanted = query.where(friend.in_(select(push_subscriptions.c.person)), friend.not_in(seated))
    return list((await connection.execute(wanted.order_by(friend))).scalars())


async def claim(connection: AsyncConnection, opened: Opened, now: int) -> bool:
    """Notes that a host calls its friends now; False if it has within the hour or for this table, or another worker was
    first, or the host or the table has gone.
    """
    row = friend_calls.c
    if not await both_stay(connection, opened.table, opened.host):
        return False
    await insert_if_missing(connection, friend_calls, {"person": opened.host, "table": "", "called": NEVER})
    free = (row.person == opened.host) & (row.table != opened.table) & (row.called <= now - QUIET)
    changed = update(friend_calls).where(free).values(table=opened.table, called=now)
    return (await connection.execute(changed)).rowcount == 1

"""What is kept for pushes: the server's key, and the browsers that want them. Each of these belongs to the session that
made it, and ends with it.
"""

from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.ids import new_id
from splay.server.notifications.web_push import CURVE, NUMBER_BYTES
from splay.server.protocol.api_error import ApiError
from splay.server.storage.hold_person import hold_person
from splay.server.storage.insert_if_missing import insert_if_missing
from splay.server.storage.schema import push_keys, push_subscriptions, sessions

MOST: Final = 10
"""The browsers of one person; one more ends the one that was made first."""
LOST_AT_MOST: Final = 3
"""The number of pushes lost in a row after which a subscription is removed."""
ONLY_KEY: Final = 1
"""The id of the only row of `push_keys`."""


async def kept_key(engine: AsyncEngine, now: int) -> ec.EllipticCurvePrivateKey:
    """The key that signs this server's pushes, made at the first start; workers that start at once agree on one. Every
    browser that wants pushes knows its public part, so another one would end all subscriptions.
    """
    made = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER_BYTES, "big")
    query = select(push_keys.c.secret).where(push_keys.c.id == ONLY_KEY)
    async with engine.connect() as connection:
        kept = (await connection.execute(query)).scalar()
    if kept is None:
        async with engine.begin() as connection:
            await insert_if_missing(connection, push_keys, {"id": ONLY_KEY, "secret": made, "created": now})
            kept = (await connection.execute(query)).scalar_one()
    return ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)


class Subscription(Struct, frozen=True):
    """A browser that wants pushes; see `schema.push_subscriptions`."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: int
    browser: str | None
    system: str | None
    session: str

    def __repr__(self) -> str:
        """The subscription without its secrets, which have no place in a log."""
        return f"Subscription({self.id!r})"


OWN: Final = ("id", "person", "endpoint", "p256dh", "auth", "created", "session")
COLUMNS: Final = [*(push_subscriptions.c[name] for name in OWN), sessions.c.browser, sessions.c.system]


def going_on(person: str, now: int) -> "Select[Any]":
    """The subscriptions of a person whose sessions go on, the oldest first."""
    row = push_subscriptions.c
    query = select(*COLUMNS).join(sessions, sessions.c.id == row.session)
    lives = (row.person == person, sessions.c.ended.is_(None), sessions.c.expires > now)
    return query.where(*lives).order_by(row.created, row.id)


async def subscriptions_of(connection: AsyncConnection, person: str, now: int) -> list[Subscription]:
    """The browsers that a person is pushed to, the oldest first."""
    return [Subscription(**row) for row in (await connection.execute(going_on(person, now))).mappings()]


async def subscription_of(connection: AsyncConnection, person: str, id: str, now: int) -> Subscription:
    """One subscription of a person. Raises ApiError if it has none with this id."""
    for subscription in await subscriptions_of(connection, person, now):
        if subscription.id == id:
            return subscription
    raise ApiError(404, "not_found", "You have no such browser.")


async def keep(
    connection: AsyncConnection, person: str, session: str, endpoint: str, p256dh: str, auth: str, now: int
) -> Subscription:
    """Keeps a browser's subscription, in place of the one with its endpoint and of the one of the same session.

    A browser has one endpoint, and whoever uses it now is pushed there: nobody who did before.
    """
    await hold_person(connection, person)
    row = push_subscriptions.c
    await connection.execute(delete(push_subscriptions).where((row.endpoint == endpoint) | (row.session == session)))
    existing = await subscriptions_of(connection, person, now)
    for oldest in existing[: max(len(existing) - MOST + 1, 0)]:
        await remove(connection, oldest.id)
    made = {"id": new_id(), "person": person, "session": session, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
    await connection.execute(insert(push_subscriptions).values(**made, lost=0, created=now))
    return await subscription_of(connection, person, made["id"], now)


async def remove(connection: AsyncConnection, id: str) -> None:
    """Ends a subscription; nothing if it has ended."""
    await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == id))


async def note_success(connection: AsyncConnection, id: str) -> None:
    """Notes that a push was taken."""
    mine = (push_subscriptions.c.id == id) & (push_subscriptions.c.lost > 0)
    await connection.execute(update(push_subscriptions).where(mine).values(lost=0))


async def note_loss(connection: AsyncConnection, id: str) -> None:
    """Notes that a push was lost; too many in a row end the subscription."""
    row = push_subscriptions.c
    await connection.execute(update(push_subscriptions).where(row.id == id).values(lost=row.lost + 1))
    await connection.execute(delete(push_subscriptions).where(row.id == id, row.lost >= LOST_AT_MOST))

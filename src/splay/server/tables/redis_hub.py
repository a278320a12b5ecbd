"""Notifications between all workers, through a channel of Redis.

Redis keeps nothing for anyone who is not listening, so a broken connection may have lost notifications: after each new
one everybody is woken and looks at the log. Notifications that could not be sent are kept until they can.
"""

import asyncio
import secrets
from contextlib import suppress
from time import monotonic
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from splay.server.settings import Settings
from splay.server.tables.hub import Hub, newest

CHANNEL: Final = "splay:notifications"
PAUSE: Final = 0.2
"""Seconds between two tries to reach Redis."""
PATIENCE: Final = 2.0
"""Seconds that an answer of Redis may take."""
EVERY: Final = 1.0
"""Seconds between two trials of the connection. What was sent before one has arrived when its answer does."""
PERSON: Final = "@"
"""Stands before the id of a person if a notification is for that person, not for a table."""
PEOPLE: Final = "*"
"""Stands for the table in a notification that people, sessions or tokens have changed."""


class RedisHub(Hub):
    """Notifications between all workers that share a Redis. Does without it, within the worker, while it is away."""

    def __init__(self, redis: Redis) -> None:
        """`redis` must not retry by itself: a connection made anew unseen would hide that notifications were lost."""
        super().__init__()
        self.redis = redis
        self.name = secrets.token_hex(8)
        self.unsent: dict[str, int | None] = {}
        self.something_to_send = asyncio.Event()
        self.listening = asyncio.Event()
        self.heard_until = -float("inf")
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen; returns at once, `listening` is set whenever Redis has us as a listener."""
        self.tasks = [asyncio.create_task(self.keep_listening()), asyncio.create_task(self.keep_sending())]

    async def stop(self) -> None:
        """Ends listening, and closes the connections."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def notify(self, table_id: str, version: int | None = None) -> None:
        """Wakes everybody here who watches the table, and lets the other workers know without waiting for Redis."""
        await super().notify(table_id, version)
        self.to_send(table_id, version)

    async def notify_person(self, person: str) -> None:
        """Wakes a person wherever it watches, at all workers."""
        await super().notify_person(person)
        self.to_send(PERSON + person, None)

    def notify_people_changed(self) -> None:
        """Tells the listeners of all other workers that people, sessions or tokens have changed."""
        self.to_send(PEOPLE, None)

    def hears_others(self) -> bool:
        """Whether all that other workers notified until a few seconds ago has arrived here, as far as Redis had it."""
        return self.listening.is_set() and monotonic() - self.heard_until < EVERY + PATIENCE

    def to_send(self, table_id: str, version: int | None) -> None:
        """Notes a notification for the other workers, in one with those of the same table that wait to be sent."""
        self.unsent[table_id] = newest([version, self.unsent.get(table_id, version)])
        self.something_to_send.set()

    async def ping(self) -> None:
        """Returns when Redis answers. Raises RedisError, OSError."""
        await self.redis.execute_command("PING")  # type: ignore[no-untyped-call]

    async def keep_listening(self) -> None:
        """Listens, from the beginning again whenever the connection breaks."""
        while True:
            try:
                await self.listen()
            except (RedisError, OSError):  # that Redis is away is told by `operations.health`
                self.listening.clear()
                await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        """Hears notifications as long as the connection holds. Raises RedisError or OSError when it breaks."""
        channel = self.redis.pubsub()
        try:
            tried, answered = monotonic(), False  # what it answers to `subscribe` counts, too
            await channel.subscribe(CHANNEL)
            while True:
                if answered and monotonic() - tried >= EVERY:
                    tried, answered = monotonic(), False
                    await channel.ping()
                message = await channel.get_message(timeout=EVERY)
                if message is None:
                    if not answered and monotonic() - tried >= PATIENCE:
                        raise TimeoutError("Redis says nothing")
                elif message["type"] == "message":
                    self.hear(message["data"].decode())
                else:
                    answered, self.heard_until = True, tried
                    if message["type"] == "subscribe":
                        self.start_anew()
        finally:
            with suppress(RedisError, OSError):
                await channel.aclose()  # type: ignore[no-untyped-call]

    def start_anew(self) -> None:
        """Wakes everybody: notifications may have been lost until now."""
        self.listening.set()
        self.wake_all()
        self.people_have_changed()

    def people_have_changed(self) -> None:
        """Tells the listeners."""
        for listener in self.people_listeners:
            listener()

    def hear(self, message: str) -> None:
        """Wakes those whom a notification of another worker is for."""
        sender, table, version = message.split(" ")
        if sender == self.name:
            return
        if table == PEOPLE:
            self.people_have_changed()
        elif table.startswith(PERSON):
            self.wake_person(table.removeprefix(PERSON))
        else:
            self.wake(table, int(version) if version else None)

    async def keep_sending(self) -> None:
        """Sends each notification, again until Redis has taken it."""
        while True:
            await self.something_to_send.wait()
            self.something_to_send.clear()
            while self.unsent:
                table, version = self.unsent.popitem()
                try:
                    await self.redis.publish(CHANNEL, f"{self.name} {table} {'' if version is None else version}")
                except (RedisError, OSError):
                    self.to_send(table, version)
                    await asyncio.sleep(PAUSE)


def open_hub(settings: Settings) -> Hub:
    """The hub that the settings ask for: through Redis if there is one, else within this worker."""
    if settings.redis_url is None:
        return Hub()
    redis = Redis.from_url(
        settings.redis_url,
        retry=Retry(NoBackoff(), 0),
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
    )
    return RedisHub(redis)

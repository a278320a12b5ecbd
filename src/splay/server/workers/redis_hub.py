"""Notifications between all workers, through a channel of Redis.

Redis keeps nothing for anyone who is not listening, so a broken connection may have lost notifications: after each new
one everybody is woken and looks at the log. Notifications that could not be sent are kept until they can.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from splay.server.settings import Settings
from splay.server.storage.log_entry import Entry
from splay.server.workers.hub import Hub, newest
from splay.server.workers.notices import Notice, Seal

log: Final = logging.getLogger("splay.server")
CHANNEL: Final = "splay:notices"
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
THERE: Final = "!"
"""Stands for the table in a notification of those who have WebSockets open."""


class RedisHub(Hub):
    """Notifications between all workers that share a Redis. Does without it, within the worker, while it is away."""

    def __init__(self, redis: Redis, seal: Seal) -> None:
        """`redis` must not retry by itself: a connection made anew unseen would hide that notifications were lost.

        `seal` signs what is sent; all workers have the same one.
        """
        super().__init__()
        self.redis = redis
        self.seal = seal
        self.name = secrets.token_hex(8)
        self.unsent: dict[str, Notice] = {}
        self.has_told_of_strangers = False
        self.something_to_send = asyncio.Event()
        self.listening = asyncio.Event()
        self.heard_until = -float("inf")
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begins to listen; returns at once, `listening` is set whenever Redis has us as a listener."""
        self.tasks = [asyncio.create_task(self.keep_listening()), asyncio.create_task(self.keep_sending())]

    async def stop(self) -> None:
        """Ends listening, and closes the connections."""
        while self.tasks:  # cancelled again if `asyncio.wait_for` has lost it, as that of Python 3.11 can
            for task in self.tasks:
                task.cancel()
            _, pending = await asyncio.wait(self.tasks, timeout=PAUSE)
            self.tasks = list(pending)
        await self.redis.aclose()

    async def notify(self, table_id: str, version: int | None = None, entry: Entry | None = None) -> None:
        """Wakes everybody here who watches the table, and lets the other workers know without waiting for Redis."""
        await super().notify(table_id, version)
        self.to_send(Notice(self.name, table_id, version, entry))

    async def notify_person(self, person: str) -> None:
        """Wakes a person wherever it watches, at all workers."""
        await super().notify_person(person)
        self.to_send(Notice(self.name, PERSON + person))

    def notify_people_changed(self) -> None:
        """Tells the listeners of all other workers that people, sessions or tokens have changed."""
        self.to_send(Notice(self.name, PEOPLE))

    def tell_attendance(self, places: list[tuple[str, str]]) -> None:
        """Tells all other workers who has a WebSocket open here, at which table; the last such word counts."""
        self.unsent[THERE] = Notice(self.name, THERE, there=places)
        self.something_to_send.set()

    def hears_others(self) -> bool:
        """Whether all that other workers notified until a few seconds ago has arrived here, as far as Redis had it."""
        return self.listening.is_set() and monotonic() - self.heard_until < EVERY + PATIENCE

    def to_send(self, notice: Notice) -> None:
        """Keeps a notice for the other workers, in one with those of the same table that wait to be sent."""
        waiting = self.unsent.get(notice.about)
        if waiting is not None:
            notice = Notice(self.name, notice.about, newest([waiting.version, notice.version]))
        self.unsent[notice.about] = notice
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
                    self.hear(message["data"])
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

    def hear(self, message: bytes) -> None:
        """Wakes those whom a notification of another worker is for."""
        notice = self.seal.opened(message)
        if notice is None:
            self.tell_of_strangers()
        elif notice.sender == self.name:
            pass
        elif notice.about == PEOPLE:
            self.people_have_changed()
        elif notice.about == THERE:
            for hear in self.attendance_listeners:
                hear(notice.sender, notice.there or [])
        elif notice.about.startswith(PERSON):
            self.wake_person(notice.about.removeprefix(PERSON))
        else:
            if notice.version is not None and notice.entry is not None:
                for listener in self.entry_listeners:
                    listener(notice.about, notice.version, notice.entry)
            self.wake(notice.about, notice.version)

    def tell_of_strangers(self) -> None:
        """Logs, once, that somebody without our key writes to the channel."""
        if not self.has_told_of_strangers:
            log.error("a notification in Redis is not signed with our SPLAY_SECRET_KEY, so it is not heard")
        self.has_told_of_strangers = True

    async def keep_sending(self) -> None:
        """Sends each notification, again until Redis has taken it."""
        while True:
            await self.something_to_send.wait()
            self.something_to_send.clear()
            while self.unsent:
                _, notice = self.unsent.popitem()
                try:
                    await self.redis.publish(CHANNEL, self.seal.closed(notice))
                except (RedisError, OSError):
                    if notice.about != THERE:  # which is soon said again
                        self.to_send(notice)
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
    return RedisHub(redis, Seal(settings.secret_key))

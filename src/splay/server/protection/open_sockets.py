"""How many WebSockets are open at all workers together, counted in Redis.

Each open socket is a lease in Redis that its worker renews; those of a worker that died lapse.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from splay.server.durations import MINUTE
from splay.server.ids import new_id
from splay.server.settings import Settings

log: Final = logging.getLogger("splay.server")
PREFIX: Final = "splay:sockets:"
LEASE: Final = MINUTE
"""Milliseconds until the place of a socket is free if its worker says no more of it."""
RENEWED: Final = 20.0
"""Seconds between two renewals."""
PATIENCE: Final = 0.5
PAUSE: Final = 2.0
"""Seconds for which a Redis that did not answer is not asked again."""

ENTER: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for number, key in ipairs(KEYS) do
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
    if redis.call('ZCARD', key) >= tonumber(ARGV[number + 2]) then
        return 0
    end
end
for _, key in ipairs(KEYS) do
    redis.call('ZADD', key, now + ARGV[2], ARGV[1])
    redis.call('PEXPIRE', key, ARGV[2])
end
return 1
"""
RENEW: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, key in ipairs(KEYS) do
    redis.call('ZADD', key, now + ARGV[2], ARGV[1])
    redis.call('PEXPIRE', key, ARGV[2])
end
"""
Place = tuple[str, int]
"""Under what a socket is counted, and how many there may be."""


class OpenSockets(Protocol):
    """The open sockets of all workers."""

    async def enter(self, places: Sequence[Place]) -> str | None:
        """Counts one more at these places: its number; None if one of them is full."""
        ...

    async def leave(self, number: str) -> None:
        """Counts one less."""
        ...

    async def close(self) -> None:
        """Lets connections go."""
        ...


class OneWorkersSockets:
    """A worker alone: what it counts itself is all there is."""

    async def enter(self, places: Sequence[Place]) -> str | None:
        """Lets everybody in."""
        return ""

    async def leave(self, number: str) -> None:
        """Nothing to count."""

    async def close(self) -> None:
        """Nothing to let go."""


class RedisSockets:
    """The sockets of all workers that share a Redis. While it is away nobody is refused here."""

    def __init__(self, redis: Redis) -> None:
        """Counts in a Redis."""
        self.redis = redis
        self.enter_script = redis.register_script(ENTER)
        self.renew_script = redis.register_script(RENEW)
        self.own: dict[str, list[str]] = {}
        self.renewing: asyncio.Task[None] | None = None
        self.away_until = 0.0

    async def enter(self, places: Sequence[Place]) -> str | None:
        """Counts one more at these places: its number; None if one of them is full."""
        number = new_id()
        limited = [(PREFIX + key, most) for key, most in places if most]
        keys = [key for key, _ in limited]
        if keys and time.monotonic() >= self.away_until:
            try:
                arguments: list[str | int] = [number, LEASE, *(most for _, most in limited)]
                if not await self.enter_script(keys=keys, args=arguments):
                    return None
            except (RedisError, OSError) as error:
                self.note_away(error)
        self.own[number] = keys
        if self.renewing is None:
            self.renewing = asyncio.create_task(self.keep_renewing())
        return number

    async def leave(self, number: str) -> None:
        """Counts one less; if Redis is away its lease lapses."""
        try:
            for key in self.own.pop(number, ()):
                await self.redis.zrem(key, number)
        except (RedisError, OSError) as error:
            self.note_away(error)

    async def keep_renewing(self) -> None:
        """Renews the leases of this worker's sockets as long as it runs."""
        while True:
            await asyncio.sleep(RENEWED)
            await self.renew()

    async def renew(self) -> None:
        """Renews the leases of all sockets that are open here now; those of a Redis that began anew, too."""
        try:
            for number, keys in list(self.own.items()):
                if keys and number in self.own:
                    await self.renew_script(keys=keys, args=[number, LEASE])
        except (RedisError, OSError) as error:
            self.note_away(error)

    def note_away(self, error: Exception) -> None:
        """Notes that Redis did not answer."""
        if time.monotonic() >= self.away_until:
            log.warning("Redis cannot be reached (%s): this worker counts its WebSockets alone", type(error).__name__)
        self.away_until = time.monotonic() + PAUSE

    async def close(self) -> None:
        """Gives back the places of this worker's sockets, and closes the connections."""
        if self.renewing is not None:
            self.renewing.cancel()
        for number in list(self.own):
            await self.leave(number)
        await self.redis.aclose()


def open_sockets_of(settings: Settings) -> OpenSockets:
    """What counts the sockets, by the settings: with Redis all workers together."""
    if settings.redis_url is None:
        return OneWorkersSockets()
    redis = Redis.from_url(settings.redis_url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    return RedisSockets(redis)

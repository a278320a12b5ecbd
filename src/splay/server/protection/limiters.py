"""Where requests are counted: in Redis, so that all workers count together, or in a worker's memory."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from splay.server.protection.leases import Leases
from splay.server.protection.limits import MOST_KEYS, Limit, Limiter
from splay.server.settings import Settings

PATIENCE: Final = 0.5
PAUSE: Final = 2.0
PREFIX: Final = "splay:limit:"

TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local apart = 60000 / tonumber(ARGV[1])
local full_at = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local needed, ahead = tonumber(ARGV[2]), tonumber(ARGV[3])
if full_at + apart * (needed + ahead) - now - 60000 > 0.5 then
    ahead = 0
end
full_at = full_at + apart * (needed + ahead)
local wait = full_at - now - 60000
if wait > 0.5 then
    return {math.ceil(wait), 0}
end
redis.call('SET', KEYS[1], string.format('%.3f', full_at), 'PX', math.ceil(full_at - now))
return {0, ahead}
"""
"""The bucket of MemoryLimiter, in milliseconds by the clock of Redis; a full bucket is no key at all. Of an amount that
is needed and one to be taken ahead it gives both, or the first alone, or nothing and how long to wait.
"""


class RedisLimiter:
    """Token buckets in Redis, of large ones some tokens ahead (`leases`), so that not everything has to ask. While
    Redis cannot be reached each worker counts for itself.
    """

    def __init__(self, redis: Redis) -> None:
        """Counts in a Redis."""
        self.redis = redis
        self.script = redis.register_script(TAKE)
        self.alone = MemoryLimiter()
        self.leases = Leases()
        self.away_until = 0.0

    async def take(self, key: str, limit: Limit, tokens: int = 1) -> float:
        """Takes tokens; 0, or how many seconds until there are enough."""
        if self.leases.use(key, tokens):
            return 0.0
        if time.monotonic() < self.away_until:
            return await self.alone.take(key, limit, tokens)
        try:
            with self.leases.ahead(key, limit) as ahead:
                wait, taken = await self.script(keys=[PREFIX + key], args=[limit.per_minute, tokens, ahead])
        except (RedisError, OSError):  # that Redis is away is told by `operations.health`
            self.away_until = time.monotonic() + PAUSE
            return await self.alone.take(key, limit, tokens)
        self.leases.keep(key, taken)
        return int(wait) / 1000

    async def close(self) -> None:
        """Closes the connections."""
        await self.redis.aclose()


def open_limiter(settings: Settings) -> Limiter:
    """The limiter that the settings ask for: Redis if there is one, else this worker's memory."""
    if settings.redis_url is None:
        return MemoryLimiter()
    redis = Redis.from_url(settings.redis_url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    return RedisLimiter(redis)


class MemoryLimiter:
    """Token buckets in memory, each kept as one number: when it will be full again (the algorithm GCRA).

    At most `most_keys` are kept; beyond, the one not used for longest is forgotten.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, most_keys: int = MOST_KEYS) -> None:
        """Empty; `clock` gives seconds."""
        self.clock = clock
        self.most_keys = most_keys
        self.full_at: OrderedDict[str, float] = OrderedDict()

    async def take(self, key: str, limit: Limit, tokens: int = 1) -> float:
        """Takes tokens; 0, or how many seconds until there are enough."""
        now = self.clock()
        apart = 60 / limit.per_minute
        full_at = max(self.full_at.get(key, now), now) + apart * tokens
        wait = full_at - now - 60
        if wait > 1e-6:
            return wait
        self.full_at[key] = full_at
        self.full_at.move_to_end(key)
        if len(self.full_at) > self.most_keys:
            self.full_at.popitem(last=False)
        return 0.0

    async def close(self) -> None:
        """Nothing to let go."""

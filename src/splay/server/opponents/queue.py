"""Thinking in workers elsewhere: `splay worker` takes thoughts from a queue in Redis.

Workers report that they are alive. While none is, or if one dies at work, this process does the thinking.
"""

import asyncio
import logging
from typing import Final

from msgspec import convert, to_builtins
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError
from taskiq import AsyncBroker
from taskiq.api import run_receiver_task
from taskiq.exceptions import TaskiqError
from taskiq.receiver import Receiver
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from splay.server.opponents.pool import Pool
from splay.server.opponents.thinking import Thought

log: Final = logging.getLogger("splay.server")

QUEUE: Final = "splay:thoughts"
TASK: Final = "think"
ALIVE: Final = "splay:thinkers"
"""The key that is there as long as a worker lives."""
ALIVE_SECONDS: Final = 3
BEAT_SECONDS: Final = 1
PATIENCE: Final = 3.0
"""Seconds that a thought may take elsewhere, far more than it needs: then whoever has it is dead, or Redis was."""
LOOK_SECONDS: Final = 0.02
RESULT_SECONDS: Final = 60
TRIES: Final = 3


def again() -> Retry:
    """Lets a command be tried again, for a connection kept from before Redis was restarted."""
    return Retry(ExponentialBackoff(cap=1, base=0.05), TRIES)


def open_broker(url: str) -> AsyncBroker:
    """The queue. Results are JSON, never pickled: whoever can write to Redis must not run code here."""
    results: RedisAsyncResultBackend[str] = RedisAsyncResultBackend(
        url,
        keep_results=False,
        result_ex_time=RESULT_SECONDS,
        serializer=JSONSerializer(),
        prefix_str=QUEUE,
        retry=again(),
    )
    return ListQueueBroker(url, queue_name=QUEUE, retry=again()).with_result_backend(results)


class Queue:
    """Thinks in workers elsewhere while there are any, else in a pool here."""

    def __init__(self, url: str, pool: Pool, patience: float = PATIENCE) -> None:
        self.pool = pool
        self.patience = patience
        self.redis = Redis.from_url(url)
        self.broker = open_broker(url)
        self.elsewhere = self.broker.register_task(think_nowhere, task_name=TASK)

    async def think(self, thought: Thought) -> str:
        """The key of the option that the agent chooses."""
        try:
            if await self.redis.exists(ALIVE):
                task = await self.elsewhere.kiq(to_builtins(thought))
                result = await task.wait_result(check_interval=LOOK_SECONDS, timeout=self.patience)
                result.raise_for_error()
                return result.return_value
        except (TaskiqError, RedisError, OSError) as error:
            log.warning("a thought was not thought elsewhere (%s): it is thought here", type(error).__name__)
        return await self.pool.think(thought)

    async def close(self) -> None:
        """Closes the connections and the pool."""
        await self.broker.shutdown()
        await self.redis.aclose()
        await self.pool.close()


async def think_nowhere(thought: dict[str, object]) -> str:
    """Stands for the task if it is only asked for. Raises NotImplementedError."""
    raise NotImplementedError("thoughts are thought by `splay worker`")


class PatientReceiver(Receiver):
    """Takes tasks from the queue; waits a moment before it is begun anew after an error."""

    async def listen(self, finish_event: asyncio.Event) -> None:
        """Takes tasks until an error."""
        try:
            await super().listen(finish_event)
        except Exception:
            await asyncio.sleep(BEAT_SECONDS)
            raise


async def work(url: str, processes: int) -> None:
    """Thinks what the queue asks until cancelled, whatever becomes of Redis meanwhile."""
    pool = Pool(processes)

    async def think(thought: dict[str, object]) -> str:
        return await pool.think(convert(thought, Thought))

    broker = open_broker(url)
    broker.register_task(think, task_name=TASK)
    beating = asyncio.create_task(keep_beating(url))
    try:
        await run_receiver_task(broker, PatientReceiver, max_async_tasks=processes, run_startup=True)
    finally:
        beating.cancel()
        await broker.shutdown()
        await pool.close()


async def keep_beating(url: str) -> None:
    """Lets it be known that this worker lives."""
    answers = True
    async with Redis.from_url(url) as redis:
        while True:
            try:
                await redis.set(ALIVE, 1, ex=ALIVE_SECONDS)
                answers = True
            except (RedisError, OSError) as error:
                if answers:
                    log.warning("Redis does not answer (%s)", type(error).__name__)
                answers = False
            await asyncio.sleep(BEAT_SECONDS)

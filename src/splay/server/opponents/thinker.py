"""Where computer opponents think: in processes of this server, and with Redis also in workers elsewhere."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Protocol, Union

from splay.server.opponents.pool import Pool
from splay.server.opponents.thinking import Thought

if TYPE_CHECKING:
    from splay.server.opponents.queue import Queue


class Thinker(Protocol):
    """Somewhere to think."""

    def think(self, thought: Thought) -> Awaitable[str]:
        """The key of the option that the agent chooses."""
        ...


def open_thinker(redis_url: str | None, processes: int) -> Union[Pool, "Queue"]:
    """Where a server's opponents think: in a pool of processes, and with Redis also in workers elsewhere."""
    pool = Pool(processes)
    if redis_url is None:
        return pool
    from splay.server.opponents.queue import Queue  # loads libraries that a server without Redis starts faster without

    return Queue(redis_url, pool)

"""Where computer opponents think: in processes of this server, and with Redis also in workers elsewhere."""

from functools import partial
from typing import TYPE_CHECKING, Union

from splay.server.opponents.thinking import Thought, think
from splay.server.processes import Processes

if TYPE_CHECKING:
    from splay.server.opponents.queue import Queue


class Pool(Processes):
    """Processes that think for computer opponents."""

    async def think(self, thought: Thought) -> str:
        """The key of the option that the agent chooses. Raises BrokenProcessPool if a process was killed."""
        return await self.run(partial(think, thought))


def open_thinker(redis_url: str | None, processes: int) -> Union[Pool, "Queue"]:
    """Where a server's opponents think: in a pool of processes, and with Redis also in workers elsewhere."""
    pool = Pool(processes)
    if redis_url is None:
        return pool
    from splay.server.opponents.queue import Queue  # loads libraries that a server without Redis starts faster without

    return Queue(redis_url, pool)

"""Processes of this server in which computer opponents think."""

from functools import partial

from splay.server.opponents.thinking import Thought, think
from splay.server.processes import Processes


class Pool(Processes):
    """Processes that think for computer opponents."""

    async def think(self, thought: Thought) -> str:
        """The key of the option that the agent chooses. Raises BrokenProcessPool if a process was killed."""
        return await self.run(partial(think, thought))

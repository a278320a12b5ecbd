"""Thinking in a pool of processes beside the worker."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from splay.server.opponents.thinking import Thought, think


class Pool:
    """Processes that think for computer opponents, `processes` at a time."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.executor = self.new_executor()

    def new_executor(self) -> ProcessPoolExecutor:
        """A fresh pool, whose processes start when they are needed."""
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))

    async def think(self, thought: Thought) -> str:
        """The key of the option that the agent chooses. Raises BrokenProcessPool where a process was killed; a
        fresh pool takes the next thought.
        """
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, think, thought)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = self.new_executor()
            raise

    async def close(self) -> None:
        """Ends the processes; thoughts that have not begun are dropped."""
        self.executor.shutdown(wait=True, cancel_futures=True)

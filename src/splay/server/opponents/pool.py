"""Thinking in a pool of processes beside the worker."""

import asyncio
import multiprocessing
import os
import signal
import threading
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
        return ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=prepare)

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


def prepare() -> None:
    """Leaves Ctrl-C, which a terminal sends to all processes, to the one that owns the pool, and ends with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_owner, daemon=True).start()


def end_with_owner() -> None:
    """Ends this process as soon as the one that owns the pool has ended, also where it was killed."""
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(1)

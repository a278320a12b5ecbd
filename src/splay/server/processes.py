"""Work that takes a processor for a while, done in processes beside the worker, so that nobody else waits for it."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

R = TypeVar("R")
LEAST_URGENT: Final = 19
"""What `nice` calls the work that all other goes before."""
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")
"""How many threads NumPy calculates with, if it is loaded: one, as other processes have the other processors."""


class Processes:
    """A number of processes, which start when needed; `after_others` lets all other work of the machine go first."""

    def __init__(self, processes: int, *, after_others: bool = False) -> None:
        self.processes = processes
        self.after_others = after_others
        self.executor = self.new_executor()

    def new_executor(self) -> ProcessPoolExecutor:
        """Fresh processes."""
        return ProcessPoolExecutor(
            self.processes, get_context("spawn"), initializer=prepare, initargs=(self.after_others,)
        )

    async def run(self, work: Callable[[], R], /) -> R:
        """What a function of a module, with arguments tied to it by `functools.partial`, gives; all must be fit to be
        pickled. Raises what it raises, and BrokenProcessPool if a process was killed at it; fresh ones take the next
        work, and also this one if the process was killed before.
        """
        loop = asyncio.get_running_loop()
        executor = self.executor
        try:
            working = loop.run_in_executor(executor, work)
        except BrokenProcessPool:
            executor = self.renewed(executor)
            working = loop.run_in_executor(executor, work)
        try:
            return await working
        except BrokenProcessPool:
            self.renewed(executor)
            raise

    def renewed(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        """Fresh processes for broken ones, unless others have them already."""
        if self.executor is broken:
            self.executor = self.new_executor()
        return self.executor

    async def close(self) -> None:
        """Ends the processes; work that has not begun is dropped."""
        self.executor.shutdown(wait=True, cancel_futures=True)


def prepare(after_others: bool) -> None:
    """Leaves Ctrl-C, which a terminal sends to all processes, to the one that owns this one, and ends with that one.

    Takes one thread, and lets all other work go first if it shall and may.
    """
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if after_others and hasattr(os, "nice"):
        with suppress(PermissionError):  # a service may have no system call for that: then it is as urgent
            os.nice(LEAST_URGENT)
    threading.Thread(target=end_with_owner, daemon=True).start()


def end_with_owner() -> None:
    """Ends this process as soon as the one that owns it has ended, also if that was killed."""
    owner = multiprocessing.parent_process()
    assert owner is not None
    owner.join()
    os._exit(1)

"""Processes that play games for this one."""

import signal
from multiprocessing import get_context
from multiprocessing.pool import Pool


def spawned(workers: int) -> Pool:
    """So many processes, which leave it to this one to end them if somebody presses Ctrl+C."""
    return get_context("spawn").Pool(workers, initializer=ignore_interrupts)


def ignore_interrupts() -> None:
    """Goes on when the keyboard interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

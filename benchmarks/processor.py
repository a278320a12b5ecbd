"""The processor time of processes and of all that they have started, by Linux's /proc."""

import os
import resource
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")


def times_of(process: int) -> list[int]:
    """What one process has used: its own time for itself and in the kernel, and the same of its children that have
    ended; nothing if there is none.
    """
    try:
        fields = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [int(field) for field in fields[11:15]]


def own_seconds(process: int) -> float:
    """What one process has used by itself; 0 if there is none."""
    return sum(times_of(process)[:2]) / TICKS


def children_of(process: int) -> list[int]:
    """The processes that one has started, from any of its threads."""
    found = []
    for task in (PROC / str(process) / "task").glob("*"):
        try:
            found += [int(child) for child in (task / "children").read_text().split()]
        except (FileNotFoundError, ProcessLookupError):
            continue  # the thread has ended
    return found


def tree_of(process: int) -> list[int]:
    """A process and all that descend from it."""
    found = [process]
    for known in found:
        found += children_of(known)
    return found


def tree_seconds(process: int) -> float:
    """What a process and all that descend from it have used, those that have ended among them."""
    return sum([sum(times_of(each)) for each in tree_of(process)]) / TICKS


def megabytes_of(process: int) -> float:
    """The memory of a process."""
    return int((PROC / str(process) / "statm").read_text().split()[1]) * resource.getpagesize() / (1 << 20)

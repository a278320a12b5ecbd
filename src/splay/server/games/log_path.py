"""The way through a log to where it stands now: without what was undone, or lost to changed rules."""

from splay.core.question import Answer
from splay.server.storage.log_entry import ANSWER, BACK, RULES_CHANGED, UNDO, Entry


def way_to(entries: list[Entry], snapshots: set[int]) -> tuple[int, list[Entry]]:
    """How to come to the state after these entries: the snapshot to start from, and the entries to play from there.

    The way over a return leads over the entry gone back to and leaves out what was undone. If
    the rules have changed, it leads over the entry that the game went on from, and the change is told.
    """
    at = len(entries)
    path = []
    while at not in snapshots:
        entry = entries[at - 1]
        at = int(entry.key) if entry.kind in (BACK, RULES_CHANGED) else at - 1
        if entry.kind != BACK:
            path.append(entry)
    return at, path[::-1]


def standing_entries(entries: list[Entry]) -> list[Entry]:
    """The answers from the deal on that count: those that were not undone, nor lost to changed rules."""
    standing: list[Entry] = []
    _, path = way_to(entries, {0})
    for entry in path:
        if entry.kind == ANSWER:
            standing.append(entry)
        elif entry.kind == UNDO:
            for _ in range(entry.undone):
                del standing[max(place for place, answer in enumerate(standing) if answer.seat == entry.seat)]
    return standing


def answers_that_count(entries: list[Entry]) -> list[Answer]:
    """What was answered by the entries that count."""
    return [(entry.seat, entry.key) for entry in standing_entries(entries)]

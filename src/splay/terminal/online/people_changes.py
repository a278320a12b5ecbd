"""What other people at a server's table do besides playing: leaving, coming back, resigning."""

from typing import Final

from splay.terminal.online.messages import TableInfo

RUNNING: Final = "running"


def changes_among_people(before: TableInfo, after: TableInfo) -> list[tuple[str, int]]:
    """What others have done between two moments of a running game: the key of its text, and the seat."""
    if after.status != RUNNING or before.status != RUNNING:
        return []
    changed = []
    for was, now in zip(before.seats, after.seats, strict=True):
        if now.mine or (was.away, was.resigned) == (now.away, now.resigned):
            continue
        left = "people-left" if after.paused_until is None else "people-left-paused"
        changed.append(("people-resigned" if now.resigned else left if now.away else "people-back", now.seat))
    return changed

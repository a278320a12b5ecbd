"""What other people at a server's table do besides playing: leaving, coming back, resigning."""

from typing import Final

from splay.terminal.online.messages import TableInfo
from splay.views.table_model import SeatView

RUNNING: Final = "running"


def changes_among_people(before: TableInfo, after: TableInfo) -> list[tuple[str, int]]:
    """What others have done between two moments of a running game: the key of its text, and the seat."""
    if after.status != RUNNING or before.status != RUNNING:
        return []
    changed = []
    for was, now in zip(before.seats, after.seats, strict=True):
        if now.mine or (was.away, was.resigned) == (now.away, now.resigned):
            continue
        changed.append((what_happened(now, paused=after.paused_until is not None), now.seat))
    return changed


def what_happened(now: SeatView, *, paused: bool) -> str:
    """The key of what somebody has done whose seat is like this now, in a game that is `paused` since or goes on."""
    if now.resigned:
        return "people-resigned"
    if not now.away:
        return "people-back"
    if now.late:
        return "people-late-paused" if paused else "people-late"
    return "people-left-paused" if paused else "people-left"

"""What other people at a server's table do besides playing: leaving, coming back, resigning, saying no."""

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
    return changed or refusals(before, after)


def refusals(before: TableInfo, after: TableInfo) -> list[tuple[str, int]]:
    """That our wish to go back was dropped, if the table has not moved; by name if there is one other person."""
    wish = before.takeback
    if wish is None or after.takeback is not None or before.changed != after.changed:
        return []
    if not before.seats[wish.seat].mine:
        return []
    others = [seat.seat for seat in after.seats if not seat.mine and seat.agent is None]
    return [("people-refused", others[0])] if len(others) == 1 else [("people-refused-all", -1)]

"""The clocks of a table's seats, each of which runs while its person is asked, and the pause when all have left.

In a pause the computers wait for somebody to come back, up to a moment. Seats are never changed in place: a changed
seat is a new object.
"""

from typing import Final

from msgspec import structs

from splay.server.storage.log_entry import ANSWER, UNDO, Entry, Reading
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import RUNNING
from splay.server.tables.settings import Clock
from splay.server.tables.table import TableState, settings_of

NO_CLOCK: Final = Clock()


def started(clock: Clock, seats: list[SeatRow], now: int) -> list[SeatRow]:
    """The seats with every person's clock started, as all are asked."""
    return [with_clock(clock, seat, clock.first_bank(), now) if seat.is_there else seat for seat in seats]


def ticked(clock: Clock, seats: list[SeatRow], asked: list[int], entry: Entry) -> list[SeatRow]:
    """The seats after an entry, with the seats asked now: those whose clock stands as it did are the same objects.

    Whoever answered is charged and has the increment added; whoever else is no longer asked is charged. Whoever is away
    gets no increments for what the stand-in answers. Of an undo or a return see `clocks_gone_back`.
    """
    if clock == NO_CLOCK:
        return seats
    return [seat_ticked(clock, seat, seat.seat in asked, entry) for seat in seats]


def seat_ticked(clock: Clock, seat: SeatRow, asked: bool, entry: Entry) -> SeatRow:
    """One seat after an entry that is no return, and no undo of its own; asked now or not."""
    by_seat = entry.kind in (ANSWER, UNDO)
    acted = by_seat and seat.seat == entry.seat
    if seat.grace and not acted:
        seat = structs.replace(seat, grace=False)
    if by_seat and not acted and asked and seat.since is not None:
        return seat
    bank, spent = seat.bank, time_spent(seat, entry.at)
    if by_seat and seat.since is not None:
        seat = stopped(clock, seat, entry.at)
    if acted and seat.is_there:
        bank = clock.after_thinking(bank, spent, asked)
    elif asked and not acted:
        bank = clock.when_asked(bank)
    elif by_seat:
        bank = clock.after_waiting(bank, spent)
    return with_clock(clock, seat, bank, entry.at if asked and seat.is_there else None)


def time_spent(seat: SeatRow, now: int) -> int:
    """The milliseconds that a seat's clock has run for its question."""
    return 0 if seat.since is None else max(now - seat.since, 0)


def stopped(clock: Clock, seat: SeatRow, now: int) -> SeatRow:
    """A seat whose clock is stopped and charged with the time it ran."""
    lost = charge(clock, seat, now)
    stands = with_clock(clock, seat, clock.after_waiting(seat.bank, time_spent(seat, now)), None)
    return structs.replace(stands, charged=seat.charged + lost) if lost else stands


def charge(clock: Clock, seat: SeatRow, now: int) -> int:
    """The milliseconds that a seat's clock has lost since it was last charged: no more than it had."""
    shown = clock.runs_out_after(seat.bank)
    return 0 if shown is None else min(time_spent(seat, now), shown)


def readings(clock: Clock, seats: list[SeatRow], now: int) -> list[Reading] | None:
    """What the clocks of all seats show now, and have lost in all; None without clocks."""
    if clock == NO_CLOCK:
        return None
    return [(time_left(clock, seat, now), seat.charged + charge(clock, seat, now)) for seat in seats]


def resumed(clock: Clock, seat: SeatRow, asked: bool, now: int) -> SeatRow:
    """A seat whose person is back: its clock shows what was left, or, if that has run out, enough for an answer.

    If the seat is still asked what it was asked before, its clock has run on all the time.
    """
    if time_left(clock, seat, now) == 0:
        given = with_clock(clock, stopped(clock, seat, now), clock.on_return(), now if asked else None)
        return structs.replace(given, grace=True, charged=given.charged - (given.bank or 0))
    return seat if seat.since is not None else with_clock(clock, seat, seat.bank, now if asked else None)


def with_clock(clock: Clock, seat: SeatRow, bank: int | None, since: int | None) -> SeatRow:
    """A seat whose clock shows this and runs since then; the same one if nothing changes, or without clocks."""
    if clock == NO_CLOCK or (seat.bank, seat.since) == (bank, since):
        return seat
    return structs.replace(seat, bank=bank, since=since)


def runs_out(clock: Clock, seat: SeatRow) -> int | None:
    """When a seat's clock runs out, None while it stands still."""
    after = clock.runs_out_after(seat.bank)
    return None if seat.since is None or after is None else seat.since + after


def first_due(clock: Clock, seats: list[SeatRow]) -> int | None:
    """When the first of the clocks runs out, or None if none is running for somebody who is there."""
    return min([due for seat in seats if seat.is_there and (due := runs_out(clock, seat)) is not None], default=None)


def is_late(clock: Clock, seat: SeatRow, now: int) -> bool:
    """Whether the person who plays a seat has run out of time."""
    due = runs_out(clock, seat) if seat.is_there else None
    return due is not None and due <= now


def time_left(clock: Clock, seat: SeatRow, now: int) -> int | None:
    """The milliseconds that a seat has left for its answer, None without a clock: never more than it had when it was
    last charged.
    """
    shown = clock.runs_out_after(seat.bank)
    return None if shown is None else max(shown - time_spent(seat, now), 0)


def paused_until(table: TableState) -> int | None:
    """When the computers play on at a table that all its people have left; None if nobody is waited for."""
    return table.row.due if table.row.status == RUNNING and not anybody_there(table.seats) else None


def anybody_there(seats: list[SeatRow]) -> bool:
    """Whether a person plays one of these seats now."""
    return any(seat.is_there for seat in seats)


def due_after(clock: Clock, table: TableState, seats: list[SeatRow], patience: int) -> int | None:
    """When something happens by itself at a table whose seats are these from now on; None if nothing does.

    That is when a clock runs out; and when the last person leaves, it is the end of the pause, `patience`
    milliseconds later. A pause is never made longer. If no person has a seat to come back to any more, there is none:
    nor is there at a rated table, to which nobody comes back.
    """
    if anybody_there(seats):
        return first_due(clock, seats)
    if settings_of(table.row).rated or all(seat.person is None or seat.resigned for seat in seats):
        return None
    if anybody_there(table.seats):
        return table.seen_at + patience
    due = table.row.due
    return due if due is not None and due > table.seen_at else None

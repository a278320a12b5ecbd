"""The clocks of a table's seats: each runs while its person is asked. A seat is never changed, but made anew."""

from typing import Final

from msgspec import structs

from splay.server.live.entry import ANSWER, UNDO, Entry
from splay.server.live.manners import Clock
from splay.server.storage.rows import SeatRow

NO_CLOCK: Final = Clock()


def started(clock: Clock, seats: list[SeatRow], now: int) -> list[SeatRow]:
    """The seats with every person's clock started, as all are asked."""
    return [with_clock(clock, seat, clock.first_bank(), now) if is_there(seat) else seat for seat in seats]


def ticked(clock: Clock, seats: list[SeatRow], asked: list[int], entry: Entry) -> list[SeatRow]:
    """The seats after an entry, with the seats asked now: those whose clock stands as it did are the same objects.

    Who answered is charged and has the increment added; an undo takes that increment away, and the time per move goes
    on as if nothing had been answered; whoever else is no longer asked is charged. A return that all agreed to costs
    nobody anything.
    """
    if clock == NO_CLOCK:
        return seats
    return [seat_ticked(clock, seat, seat.seat in asked, entry) for seat in seats]


def seat_ticked(clock: Clock, seat: SeatRow, asked: bool, entry: Entry) -> SeatRow:
    """One seat after an entry, asked now or not."""
    by_seat = entry.kind in (ANSWER, UNDO)
    acted = by_seat and seat.seat == entry.seat
    runs = is_there(seat) and asked
    if by_seat and not acted and runs and seat.since is not None:
        return seat
    spent = 0 if seat.since is None else max(entry.at - seat.since, 0)
    bank = seat.bank
    if acted and is_there(seat):
        bank = clock.after_thinking(bank, spent, runs) if entry.kind == ANSWER else clock.after_undo(bank, spent)
    elif runs:
        bank = clock.when_asked(bank)
    elif by_seat:
        bank = clock.after_waiting(bank, spent)
    return with_clock(clock, seat, bank, entry.at if runs else None)


def stopped(clock: Clock, seat: SeatRow, now: int) -> SeatRow:
    """A seat whose clock is stopped and charged with the time it ran."""
    spent = 0 if seat.since is None else max(now - seat.since, 0)
    return with_clock(clock, seat, clock.after_waiting(seat.bank, spent), None)


def with_clock(clock: Clock, seat: SeatRow, bank: int | None, since: int | None) -> SeatRow:
    """A seat whose clock shows this and runs since then; the same one where nothing changes, or without clocks."""
    if clock == NO_CLOCK or (seat.bank, seat.since) == (bank, since):
        return seat
    return structs.replace(seat, bank=bank, since=since)


def is_there(seat: SeatRow) -> bool:
    """Whether a person plays the seat now, not the computer."""
    return seat.person is not None and not seat.away


def runs_out(clock: Clock, seat: SeatRow) -> int | None:
    """When a seat's clock runs out, None while it stands still."""
    after = clock.runs_out_after(seat.bank)
    return None if seat.since is None or after is None else seat.since + after


def first_due(clock: Clock, seats: list[SeatRow]) -> int | None:
    """When the first of the clocks runs out, None where none is running."""
    return min([due for seat in seats if (due := runs_out(clock, seat)) is not None], default=None)


def time_left(clock: Clock, seat: SeatRow, now: int) -> int | None:
    """The milliseconds that a seat has left for its answer, None without a clock."""
    due = runs_out(clock, seat)
    return clock.runs_out_after(seat.bank) if due is None else max(due - now, 0)

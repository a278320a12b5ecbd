"""The clocks of a table's seats: each runs while its person is asked."""

from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.live.entry import ANSWER, UNDO, Entry
from splay.server.live.manners import Clock
from splay.server.storage import rows
from splay.server.storage.rows import SeatRow


async def start(connection: AsyncConnection, clock: Clock, seats: list[SeatRow], now: int) -> int | None:
    """Starts every person's clock, as all are asked; when the first runs out, None without clocks."""
    for seat in seats:
        if is_there(seat):
            await set_clock(connection, clock, seat, clock.first_bank(), now)
    return first_due(clock, seats)


async def tick(
    connection: AsyncConnection, clock: Clock, seats: list[SeatRow], asked: list[int], entry: Entry
) -> int | None:
    """Moves the clocks on after an entry, with the seats asked now; when the first runs out.

    Who answered is charged and has the increment added; an undo takes that increment away; whoever else is no longer
    asked is charged. A return that all agreed to costs nobody anything.
    """
    for seat in seats:
        acted = seat.seat == entry.seat and entry.kind in (ANSWER, UNDO)
        runs = is_there(seat) and seat.seat in asked
        if entry.kind in (ANSWER, UNDO) and not acted and runs and seat.since is not None:
            continue
        spent = 0 if seat.since is None else max(entry.at - seat.since, 0)
        bank = seat.bank
        if acted and is_there(seat):
            bank = clock.after_thinking(bank, spent) if entry.kind == ANSWER else clock.after_undo(bank, spent)
        elif entry.kind in (ANSWER, UNDO):
            bank = clock.after_waiting(bank, spent)
        await set_clock(connection, clock, seat, bank, entry.at if runs else None)
    return first_due(clock, seats)


async def stop(connection: AsyncConnection, clock: Clock, seat: SeatRow, now: int) -> None:
    """Stops a seat's clock and charges the time it ran."""
    spent = 0 if seat.since is None else max(now - seat.since, 0)
    await set_clock(connection, clock, seat, clock.after_waiting(seat.bank, spent), None)


async def set_clock(
    connection: AsyncConnection, clock: Clock, seat: SeatRow, bank: int | None, since: int | None
) -> None:
    """Sets what a seat's clock shows and since when it runs; nothing to do at a table without clocks."""
    if clock == Clock() or (seat.bank, seat.since) == (bank, since):
        return
    seat.bank, seat.since = bank, since
    await rows.change_seat(connection, seat.table, seat.seat, bank=bank, since=since)


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

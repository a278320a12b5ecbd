"""The clocks after an undo or a return: nobody has more time than before it, nor than at the entry gone back to.

Whoever undoes has what the clock showed there, less what that person has thought since: increments for what was undone
are lost again. The others have what theirs showed there. A time per move belongs to a question: whoever undoes has what
was left for the one gone back to.
"""

from msgspec import structs

from splay.server.games.live_game import GoneBack, LiveGame
from splay.server.storage.log_entry import UNDO, Entry, Reading
from splay.server.storage.rows import SeatRow
from splay.server.tables.clocks import NO_CLOCK, seat_ticked, stopped, with_clock
from splay.server.tables.settings import Clock


def went_back(clock: Clock, seats: list[SeatRow], asked: list[int], entry: Entry, game: LiveGame) -> list[SeatRow]:
    """The seats after an undo or a return that has brought a game to `game`, with the seats asked now: those whose
    clock stands as it did are the same objects.
    """
    if clock == NO_CLOCK:
        return seats
    known = game.clocks_gone_back_to()
    return [seat_gone_back(clock, seat, seat.seat in asked, entry, game.gone_back, known) for seat in seats]


def seat_gone_back(
    clock: Clock, seat: SeatRow, asked: bool, entry: Entry, back: GoneBack, known: list[list[Reading]] | None
) -> SeatRow:
    """One seat after an undo or a return, asked now or not; `known` is what `LiveGame.clocks_gone_back_to` says."""
    undoes = seat.seat == entry.seat
    if entry.kind == UNDO and not undoes:
        return seat_ticked(clock, seat, asked, entry)  # what the others have answered stands
    if seat.grace and entry.kind != UNDO:
        seat = structs.replace(seat, grace=False)
    if not seat.is_there:
        return seat if seat.since is None else stopped(clock, seat, entry.at)
    stands = stopped(clock, seat, entry.at)
    if known is not None:
        bank = bank_gone_back(clock, seat, stands, back, known, undoes)
    elif clock.move and entry.kind != UNDO:
        bank = clock.move
    else:
        bank = max((stands.bank or 0) - (clock.increment * back.answers if undoes else 0), 0)
    return with_clock(clock, stands, bank, entry.at if asked else None)


def bank_gone_back(
    clock: Clock, before: SeatRow, stands: SeatRow, back: GoneBack, known: list[list[Reading]], undoes: bool
) -> int | None:
    """What the clock of a seat shows that was like `before`, and is stopped now; whether its person undoes."""
    shown, lost = known[0][stands.seat] if known[0] else (None, 0)
    shown = clock.runs_out_after(shown)
    if shown is None:
        return None
    until = known[back.decided - back.to][stands.seat][1] if clock.move and back.decided else stands.charged
    left = min(shown - (until - lost if undoes else 0), shown)
    if before.since is not None or not clock.move:
        left = min(left, stands.bank or 0)
    return max(left, 0)

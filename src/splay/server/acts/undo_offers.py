"""What Undo does for a seat at a table: at once if nobody learned anything, or if only computers play against it.

At a rated table nothing is undone that somebody has learned something by.
"""

from splay.core.event import EndEvent
from splay.core.result import BY_RESIGNATION
from splay.server.games.live_game import Decision, LiveGame
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import FINISHED, OPEN
from splay.server.tables.table import TableState, settings_of
from splay.views.undoing import Undone, UndoOffer, undo_message


def undo_offer(table: TableState, viewer: int, with_message: bool = True) -> UndoOffer | None:
    """What Undo does now for a seat; None if there is nothing that could be undone, or somebody who would have to agree
    is away, or if the table is rated.
    """
    game, decision = table.game, last_own_decision(table, viewer)
    if game is None or decision is None:
        return None
    if is_over(table) and not (plays_computers_alone(table, viewer) and ended_by_its_rules(game)):
        return None
    free = is_free(table, game, decision)
    if settings_of(table.row).rated and not free:
        return None
    others = [] if free else voices_besides(table, game, decision.seat)
    if any(row.away for row in others):
        return None
    asks = [row.seat for row in others]
    message = undo_message(undone_by(game, decision), viewer, asks) if with_message else None
    return UndoOffer(decision.entry - 1, asks, message)


def last_own_decision(table: TableState, viewer: int) -> Decision | None:
    """The last decision of the person who plays a seat, on any of its seats: several people may share the device. None
    in the deal of a day, in which nothing is undone.
    """
    if table.row.day is not None:
        return None
    person = table.seats[viewer].person if viewer >= 0 else None
    if table.game is None or table.row.status == OPEN or person is None or not table.seats[viewer].is_there:
        return None
    return table.game.last_decision(table.playing_seats(person))


def is_free(table: TableState, game: LiveGame, decision: Decision) -> bool:
    """Whether a decision can be undone without asking: nobody has learned anything by it, or decided since."""
    return not is_over(table) and game.session.undo_refusal(decision.seat) == ""


def plays_computers_alone(table: TableState, seat: int) -> bool:
    """Whether all others at a table are computers for good: nobody for whom one stands in, no seat left empty."""
    return all(row.person is None and row.agent is not None for row in table.seats if row.seat != seat)


def voices_besides(table: TableState, game: LiveGame, seat: int) -> list[SeatRow]:
    """The seats of people besides one who are in the game now."""
    gone = (seat, *game.session.game.seating.out)
    return [row for row in table.seats if row.person is not None and not row.resigned and row.seat not in gone]


def undone_by(game: LiveGame, decision: Decision) -> Undone:
    """What undoing a decision takes away."""
    return Undone(decision.seat, game.brought_by(decision), game.decisions[-1] != decision, game.told_events)


def is_over(table: TableState) -> bool:
    """Whether the game at a table has ended."""
    return table.row.status == FINISHED


def ended_by_its_rules(game: LiveGame) -> bool:
    """Whether a finished game ended by what was played, not because somebody left or resigned."""
    last = game.last_event
    return isinstance(last, EndEvent) and last.reason != BY_RESIGNATION

"""What follows from an entry of a table's log: whose turn it is, the clocks, the result, a snapshot now and then."""

from typing import Any

from msgspec import structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.scenario.shape import FORMAT
from splay.core.session import AnswerRefused, UndoRefused
from splay.server.games.live_game import LiveGame
from splay.server.storage.log_entry import BACK, RULES_CHANGED, UNDO, Entry
from splay.server.storage.moves import Move, write_move
from splay.server.storage.schema import FINISHED, RUNNING
from splay.server.tables import clocks
from splay.server.tables.clocks import due_after
from splay.server.tables.clocks_gone_back import went_back
from splay.server.tables.table import TableState, settings_of
from splay.views.resignation import with_resigned
from splay.views.view import result_view


def apply_entry(table: TableState, game: LiveGame, entry: Entry) -> tuple[TableState, Move]:
    """The table after an entry that has brought its game to `game`, and what is to be written."""
    asked = [question.seat for question in game.session.questions]
    clock = settings_of(table.row).clock
    if entry.kind in (UNDO, BACK):
        seats = went_back(clock, table.seats, asked, entry, game)
    else:
        seats = clocks.ticked(clock, table.seats, asked, entry)
    entry = structs.replace(entry, clocks=clocks.readings(clock, seats, entry.at))
    game.show_clocks(entry.clocks)
    due = due_after(clock, table, seats, patience=0)  # nobody leaves or comes back by an entry
    values: dict[str, Any] = {"changed": entry.at, "asked": asked, "due": due, "takeback": None}
    result = game.session.start.result
    if result is None and table.row.status == FINISHED:
        values |= {"status": RUNNING, "result": None}  # its end was undone
    elif result is not None:
        told = with_resigned(result_view(result), [seat.seat for seat in seats if seat.resigned])
        values |= {"status": FINISHED, "result": to_builtins(told), "due": None}
    position = game.take_snapshot(at_once=result is not None)
    snapshot = None if position is None else (FORMAT, position)
    ticked = [seat for seat, before in zip(seats, table.seats, strict=True) if seat is not before]
    row = structs.replace(table.row, **values, version=table.row.version + 1)
    move = Move(table.row.id, table.row.version, entry, values, ticked, snapshot)
    return TableState(row, seats, game, table.seen_at), move


def after_entry(table: TableState, version: int, entry: Entry) -> TableState | None:
    """The table after an entry that another worker has logged and that brought it to a version; None if the entry does
    not simply follow what is there.
    """
    game = table.game
    if game is None or table.row.status != RUNNING or entry.kind in (BACK, RULES_CHANGED):
        return None
    if version != table.row.version + 1 or entry.sequence != game.sequence + 1:
        return None
    played = game.fork()
    try:
        played.replay(entry)
    except (AnswerRefused, UndoRefused):
        return None  # the other worker plays by other rules
    if played.event_count() != entry.events_from + len(entry.events):
        return None
    played.forget_what_stands()
    return apply_entry(table, played, entry)[0]


async def write_entry(connection: AsyncConnection, table: TableState, entry: Entry) -> None:
    """Logs an entry, after which the table has its game, and all that follows, for a table that is held."""
    assert table.game is not None
    _, move = apply_entry(table, table.game, entry)
    held = await connection.run_sync(write_move, move)
    assert held, "the table was read in this transaction, and has not been changed in it"

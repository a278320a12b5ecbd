"""Going back: at once if nobody else has a say, else when all people who were in the game then have agreed."""

from functools import partial

from msgspec import convert, structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.session import NOTHING_TO_UNDO, UndoRefused
from splay.server.acts.resignation import check_not_resigned
from splay.server.acts.undo_offers import is_free, is_over, last_own_decision, undo_offer, undone_by
from splay.server.games.game_from_log import RulesChanged, load_game
from splay.server.games.live_game import Decision, LiveGame
from splay.server.protocol.api_error import ApiError
from splay.server.results.kept_results import forget_result
from splay.server.storage import rows
from splay.server.storage.log_entry import Entry
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import RUNNING
from splay.server.tables.apply_entry import write_entry
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import SeatOf, TableStore, named
from splay.views.table_model import AGREED, REFUSED, Takeback
from splay.views.undoing import wish_message
from splay.views.view import SPECTATOR


async def undo(tables: TableStore, table_id: str, seat: SeatOf, sequence: int | None) -> TableState:
    """Does what a seat's offer says: undoes its person's last decision at once, or asks the others; the table then.

    If `sequence` is given, only if the seat has done nothing after that entry. Raises UndoRefused or ApiError; then
    nothing has changed.
    """
    if (await tables.look(table_id)).row.status == RUNNING:
        try:
            return await tables.act(table_id, partial(undo_freely, tables, seat, sequence))
        except UndoRefused:
            pass  # somebody has learned something, or has decided since
    async with tables.change(table_id) as connection:
        table = await tables.repository.read(connection, table_id, hold=True)
        viewer = named(seat, table)
        decision, offer = decision_at(table, viewer, sequence), undo_offer(table, viewer)
        if decision is None or offer is None or table.game is None:
            raise UndoRefused(NOTHING_TO_UNDO)
        then = await earlier(connection, table, offer.to)
        wish = wished(table.game, offer.to, decision.seat, [decision.seat])
        open_now = open_proposal(table)
        if open_now is not None and open_now.to == wish.to:
            wish = accepted_by(open_now, wish.accepted)
        await settle(connection, table, wish, then)
    return await tables.look(table_id)


def undo_freely(tables: TableStore, seat: SeatOf, sequence: int | None, table: TableState, game: LiveGame) -> Entry:
    """Undoes the last decision of whoever plays a seat. Raises UndoRefused if others have a say, ApiError."""
    decision = decision_at(table, named(seat, table), sequence)
    if decision is None or not is_free(table, game, decision):
        raise UndoRefused(NOTHING_TO_UNDO)
    return game.undo(decision.seat, tables.now())


def decision_at(table: TableState, viewer: int, sequence: int | None) -> Decision | None:
    """The last decision of whoever plays a seat; None if there is none.

    Raises ApiError if its seat has done something after entry `sequence`, which whoever undoes saw last.
    """
    decision = last_own_decision(table, viewer)
    if table.game is not None and sequence is not None:
        now = table.game.sequence
        if not table.game.asked_since[viewer if decision is None else decision.seat] <= sequence <= now:
            raise ApiError(409, "stale", f"the game has moved on: it is at {now}, the undo is at {sequence}")
    return decision


async def propose(tables: TableStore, table_id: str, person: str, seat: int, to: int) -> None:
    """Proposes to return to the state after entry `to`, or accepts if another seat has proposed the same; at once
    if nobody else has to accept. Raises ApiError, also if somebody is away who would have to.
    """
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        assert table.game is not None
        if table.row.day is not None:
            raise ApiError(409, "deal_of_the_day", "in the deal of the day nothing is undone")
        if settings_of(table.row).rated:
            raise ApiError(409, "rated", "at a rated table nobody goes back")
        if to >= table.game.sequence:
            raise ApiError(
                409, "nothing_to_take_back", f"the game is at {table.game.sequence}: go back to an earlier entry"
            )
        if not table.game.decisions:
            raise ApiError(409, "nothing_to_take_back", "nobody has decided anything that isn't undone already")
        then = await earlier(connection, table, to)
        mine = own_voices(table, then, person)
        if any(row.away and row.seat not in mine for row in voices(table, then)):
            raise ApiError(409, "somebody_away", "somebody is away: all people go back together, or nobody does")
        proposed = open_proposal(table)
        if proposed is not None and proposed.to == to:
            await settle(connection, table, accepted_by(proposed, mine), then)
        else:
            await settle(connection, table, wished(table.game, to, seat, mine), then)


async def decide(tables: TableStore, table_id: str, person: str, to: int, accept: bool) -> None:
    """Accepts the proposal to return to entry `to` for all seats of a person, or refuses it; whoever made it takes it
    back so. Raises ApiError.
    """
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        proposed = open_proposal(table)
        if proposed is None or proposed.to != to:
            raise ApiError(409, "no_takeback", "nobody proposes to go back there now")
        then = await earlier(connection, table, to)
        mine = own_voices(table, then, person)
        if accept:
            await settle(connection, table, accepted_by(proposed, mine), then)
        elif table.seats[proposed.seat].person == person:
            await rows.change_table(connection, table_id, takeback=None)
        else:
            refused = structs.replace(proposed, answer=REFUSED, by=mine[0])
            await rows.change_table(connection, table_id, takeback=to_builtins(refused))


def open_proposal(table: TableState) -> Takeback | None:
    """The proposal at a table that has not been answered yet."""
    proposed = convert(table.row.takeback, Takeback) if table.row.takeback else None
    return None if proposed is None or proposed.answer else proposed


def wished(game: LiveGame, to: int, seat: int, accepted: list[int]) -> Takeback:
    """A proposal to return to the state after entry `to`, which these seats want, in words that everybody may read."""
    first = next((decision for decision in game.decisions if decision.entry > to), game.decisions[-1])
    return Takeback(to, seat, accepted, wish_message(undone_by(game, first), seat, SPECTATOR))


def voices(table: TableState, then: LiveGame) -> list[SeatRow]:
    """The seats of people who decide about going back to a moment: those who were in the game then and still are."""
    out = then.session.game.seating.out
    return [row for row in table.seats if row.person is not None and not row.resigned and row.seat not in out]


def own_voices(table: TableState, then: LiveGame, person: str) -> list[int]:
    """Those of a person. Raises ApiError if the person was out of the game at that moment."""
    mine = [row.seat for row in voices(table, then) if row.person == person]
    if not mine:
        check_not_resigned(table, person)
        raise ApiError(409, "out_of_game", "you were out of the game by then: the others decide")
    return mine


def accepted_by(proposed: Takeback, seats: list[int]) -> Takeback:
    """A proposal that these seats want, too."""
    return structs.replace(proposed, accepted=sorted({*proposed.accepted, *seats}))


async def settle(connection: AsyncConnection, table: TableState, proposed: Takeback, then: LiveGame) -> None:
    """Keeps a proposal, or goes back if all people have accepted it; nobody is away then, which ends a proposal.

    A game that is over is open to nobody's proposal: only a person who plays computers alone goes back in it.
    """
    deciding = voices(table, then)
    if any(seat.seat not in proposed.accepted for seat in deciding):
        if is_over(table):
            raise UndoRefused(NOTHING_TO_UNDO)
        await rows.change_table(connection, table.row.id, takeback=to_builtins(proposed))
        return
    await go_back(connection, table, proposed, then)
    if len({seat.person for seat in deciding}) > 1:
        agreed = structs.replace(proposed, answer=AGREED)
        await rows.change_table(connection, table.row.id, takeback=to_builtins(agreed))


async def go_back(connection: AsyncConnection, table: TableState, agreed: Takeback, game: LiveGame) -> None:
    """Logs the return, which makes `game`, the state after entry `to`, the one that goes on. What was kept of its end
    is forgotten.
    """
    assert table.game is not None
    if is_over(table):
        await forget_result(connection, table.row.id)
    entry = game.back_from(table.game, agreed.to, agreed.seat, table.seen_at)
    table.game = game
    await write_entry(connection, table, entry)


async def earlier(connection: AsyncConnection, table: TableState, to: int) -> LiveGame:
    """A table's game as it was after entry `to`. Raises ApiError if today's rules no longer lead there."""
    try:
        return await load_game(connection, table.row.id, to)
    except RulesChanged as error:
        raise ApiError(
            409, "rules_changed", "the rules have changed since: this state can't be played any more"
        ) from error

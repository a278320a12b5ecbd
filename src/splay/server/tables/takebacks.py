"""Take-backs: one seat proposes to go back, and when all people who were in the game then accept, the game returns."""

from msgspec import convert, structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.rows import SeatRow
from splay.server.tables.apply_entry import write_entry
from splay.server.tables.game_from_log import RulesChanged, load_game
from splay.server.tables.live_game import LiveGame
from splay.server.tables.resignation import check_not_resigned
from splay.server.tables.table import Table
from splay.server.tables.table_changes import Tables
from splay.views.table_model import Takeback


async def propose(tables: Tables, table_id: str, person: str, seat: int, to: int) -> None:
    """Proposes to return to the state after entry `to`, or accepts if another seat has proposed the same; at once
    if nobody else has to accept. Raises ApiError, also if somebody is away who would have to.
    """
    async with tables.changing(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        assert table.game is not None
        if to >= table.game.sequence:
            raise ApiError(
                409, "nothing_to_take_back", f"the game is at {table.game.sequence}: go back to an earlier entry"
            )
        then = await earlier(connection, table, to)
        mine = own_voices(table, then, person)
        if any(row.away and row.seat not in mine for row in voices(table, then)):
            raise ApiError(409, "somebody_away", "somebody is away: all people go back together, or nobody does")
        proposed = table.row.takeback and convert(table.row.takeback, Takeback)
        if proposed and proposed.to == to:
            await settle(connection, table, accepted_by(proposed, mine), then)
        else:
            game = then.session.game
            actions = game.actions_left if game.started else 0
            await settle(connection, table, Takeback(to, seat, mine, game.turn_number, actions), then)


async def decide(tables: Tables, table_id: str, person: str, to: int, accept: bool) -> None:
    """Accepts the proposal to return to entry `to` for all seats of a person, or refuses it. Raises ApiError."""
    async with tables.changing(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        proposed = table.row.takeback and convert(table.row.takeback, Takeback)
        if not proposed or proposed.to != to:
            raise ApiError(409, "no_takeback", "nobody proposes to go back there now")
        then = await earlier(connection, table, to)
        mine = own_voices(table, then, person)
        if accept:
            await settle(connection, table, accepted_by(proposed, mine), then)
        else:
            await rows.change_table(connection, table_id, takeback=None)


def voices(table: Table, then: LiveGame) -> list[SeatRow]:
    """The seats of people who decide about going back to a moment: those who were in the game then and still are."""
    out = then.session.game.seating.out
    return [row for row in table.seats if row.person is not None and not row.resigned and row.seat not in out]


def own_voices(table: Table, then: LiveGame, person: str) -> list[int]:
    """Those of a person. Raises ApiError if the person was out of the game at that moment."""
    mine = [row.seat for row in voices(table, then) if row.person == person]
    if not mine:
        check_not_resigned(table, person)
        raise ApiError(409, "out_of_game", "you were out of the game by then: the others decide")
    return mine


def accepted_by(proposed: Takeback, seats: list[int]) -> Takeback:
    """A proposal that these seats want, too."""
    return structs.replace(proposed, accepted=sorted({*proposed.accepted, *seats}))


async def settle(connection: AsyncConnection, table: Table, proposed: Takeback, then: LiveGame) -> None:
    """Keeps a proposal, or goes back if all people have accepted it; nobody is away then, which ends a proposal."""
    if all(seat.seat in proposed.accepted for seat in voices(table, then)):
        await go_back(connection, table, proposed, then)
    else:
        await rows.change_table(connection, table.row.id, takeback=to_builtins(proposed))


async def go_back(connection: AsyncConnection, table: Table, agreed: Takeback, game: LiveGame) -> None:
    """Logs the return, which makes `game`, the state after entry `to`, the one that goes on."""
    assert table.game is not None
    entry = game.back_from(table.game, agreed.to, agreed.seat, table.seen_at)
    table.game = game
    await write_entry(connection, table, entry)


async def earlier(connection: AsyncConnection, table: Table, to: int) -> LiveGame:
    """A table's game as it was after entry `to`. Raises ApiError if today's rules no longer lead there."""
    try:
        return await load_game(connection, table.row.id, to)
    except RulesChanged as error:
        raise ApiError(
            409, "rules_changed", "the rules have changed since: this state can't be played any more"
        ) from error

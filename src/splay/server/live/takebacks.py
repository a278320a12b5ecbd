"""Going back by agreement: one seat proposes, and when all people at the table accept, the game returns."""

from msgspec import Struct, convert, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.live.clocks import is_there
from splay.server.live.following import write_entry
from splay.server.live.loading import RulesChanged, load_game
from splay.server.live.tables import Refused, Table, Tables
from splay.server.storage import rows


class Takeback(Struct, frozen=True):
    """A proposal of a seat to return to the state after entry `to`, and the seats that want it.

    It lapses as soon as the game moves on, or somebody leaves or comes back.
    """

    to: int
    seat: int
    accepted: list[int]


async def propose(tables: Tables, table: str, person: str, seat: int, to: int) -> None:
    """Proposes to return to the state after entry `to`; at once where nobody else has to accept. Raises Refused."""
    async with tables.changing(table) as connection:
        there = await tables.running_table(connection, table)
        assert there.game is not None
        if to >= there.game.seq:
            raise Refused("nothing_to_take_back", f"the game is at {there.game.seq}: go back to an earlier entry")
        await settle(connection, there, Takeback(to, seat, there.seats_of(person)))


async def decide(tables: Tables, table: str, person: str, to: int, accept: bool) -> None:
    """Accepts the proposal to return to entry `to` for all seats of a person, or refuses it. Raises Refused."""
    async with tables.changing(table) as connection:
        there = await tables.running_table(connection, table)
        proposed = there.row.takeback and convert(there.row.takeback, Takeback)
        if not proposed or proposed.to != to:
            raise Refused("no_takeback", "nobody proposes to go back there now")
        if accept:
            accepted = sorted({*proposed.accepted, *there.seats_of(person)})
            await settle(connection, there, Takeback(to, proposed.seat, accepted))
        else:
            await rows.change_table(connection, table, takeback=None)


async def settle(connection: AsyncConnection, table: Table, proposed: Takeback) -> None:
    """Keeps a proposal, or goes back where everybody who is there has accepted it."""
    if all(seat.seat in proposed.accepted for seat in table.seats if is_there(seat)):
        await go_back(connection, table, proposed)
    else:
        await rows.change_table(connection, table.row.id, takeback=to_builtins(proposed))


async def go_back(connection: AsyncConnection, table: Table, agreed: Takeback) -> None:
    """Logs the return, which makes the state after entry `to` the one that the game goes on from."""
    assert table.game is not None
    try:
        earlier = await load_game(connection, table.row.id, agreed.to)
    except RulesChanged as error:
        raise Refused("rules_changed", "the rules were mended since: this state cannot be played any more") from error
    entry = earlier.back_from(table.game, agreed.to, agreed.seat, table.seen_at)
    table.game = earlier
    await write_entry(connection, table, entry)

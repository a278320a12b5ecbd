"""People who leave a running game or run out of time, and come back: meanwhile the computer plays for them."""

from msgspec import structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.live import clocks
from splay.server.live.manners import Clock, Manners
from splay.server.live.pauses import due_after
from splay.server.live.tables import FINISHED, Refused, Table, Tables, manners_of
from splay.server.storage import rows
from splay.server.storage.rows import SeatRow
from splay.views.model import ResultView

LEFT = "left"
"""The reason of the result where somebody left a table that ends then."""


async def leave_running(tables: Tables, table: str, person: str) -> None:
    """Lets the computer play all seats of a person, or ends the game where the table wants that. Raises Refused."""
    async with tables.changing(table) as connection:
        there = await tables.running_table(connection, table)
        mine = [seat for seat in there.seats if seat.person == person]
        if not mine:
            raise Refused("not_yours", "you have no seat at this table")
        await mark_away(connection, there, [seat for seat in mine if not seat.away], tables.patience)


async def run_out(tables: Tables, table: str) -> None:
    """Treats whoever has run out of time like one who left, and ends a pause that nobody came back from. Raises Refused
    where the game is over.
    """
    async with tables.changing(table) as connection:
        there = await tables.running_table(connection, table)
        clock = manners_of(there.row).clock
        late = [seat for seat in there.seats if is_late(clocks.runs_out(clock, seat), there.seen_at)]
        await mark_away(connection, there, late, tables.patience)


def is_late(due: int | None, now: int) -> bool:
    """Whether a moment has come."""
    return due is not None and due <= now


async def mark_away(connection: AsyncConnection, table: Table, seats: list[SeatRow], patience: int) -> None:
    """Gives seats to the stand-in, or ends the game where the table wants that. Where nobody is left, the game waits
    for `patience` milliseconds.
    """
    manners = manners_of(table.row)
    after = [left_to_stand_in(manners, seat, table.seen_at) if seat in seats else seat for seat in table.seats]
    for seat in seats:
        await rows.write_seat(connection, after[seat.seat])
    due = due_after(manners.clock, table, after, patience)
    await rows.change_table(connection, table.row.id, due=due, takeback=None)
    if seats and manners.leavers == "end":
        result = to_builtins(result_without(table, {seat.seat for seat in seats}))
        values = {"status": FINISHED, "result": result, "asked": [], "due": None, "changed": table.seen_at}
        await rows.change_table(connection, table.row.id, **values)


def left_to_stand_in(manners: Manners, seat: SeatRow, now: int) -> SeatRow:
    """A seat whose person has gone, with its clock stopped and the stand-in in its place."""
    return structs.replace(clocks.stopped(manners.clock, seat, now), away=True, agent=manners.stand_in)


def result_without(table: Table, gone: set[int]) -> ResultView:
    """The result where these seats ended the game: everybody who is not in a team with one of them wins."""
    assert table.game is not None
    players = table.game.session.start.players
    lost = {player.team for player in players if player.seat in gone}
    winners = [player.seat for player in players if player.team not in lost]
    standings = [(player.seat, player.team, player.points, player.achievement_count()) for player in players]
    return ResultView(LEFT, winners, "", standings)


async def come_back(tables: Tables, table: str, person: str) -> None:
    """Gives a person its seats back from the stand-in. Raises Refused where it has none to come back to."""
    async with tables.changing(table) as connection:
        there = await tables.running_table(connection, table)
        clock = manners_of(there.row).clock
        back = [seat for seat in there.seats if seat.person == person and seat.away]
        if not back:
            raise Refused("not_away", "the computer plays none of your seats here")
        seats = [returned(clock, seat, there) if seat in back else seat for seat in there.seats]
        for number in [seat.seat for seat in back]:
            await rows.write_seat(connection, seats[number])
        await rows.change_table(connection, table, due=clocks.first_due(clock, seats), takeback=None)


def returned(clock: Clock, seat: SeatRow, table: Table) -> SeatRow:
    """A seat whose person is back, with its clock running where it is asked."""
    mine = structs.replace(seat, away=False, agent=None)
    return clocks.with_clock(
        clock, mine, clock.on_return(seat.bank), table.seen_at if seat.seat in table.row.asked else None
    )

"""People who leave a running game or run out of time, and come back: meanwhile the computer plays for them."""

from msgspec import structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import FINISHED
from splay.server.tables import clocks
from splay.server.tables.clocks import anybody_there, due_after
from splay.server.tables.settings import Clock
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore
from splay.views.model import ResultView
from splay.views.resignation import with_resigned
from splay.views.result_messages import BY_LEAVING, OUT_OF_TIME


async def leave_running(tables: TableStore, table_id: str, person: str) -> None:
    """Lets the computer play all seats of a person, or ends the game if the table wants that. Raises ApiError."""
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        mine = [seat for seat in table.seats if seat.person == person]
        if not mine:
            raise ApiError(409, "not_yours", "you have no seat at this table")
        await mark_away(connection, table, [seat for seat in mine if seat.is_there], tables.patience)


async def run_out(tables: TableStore, table_id: str) -> None:
    """Treats whoever has run out of time like one who left, and ends a pause that nobody came back from.

    Raises ApiError when the game is over.
    """
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        clock = settings_of(table.row).clock
        late = [seat for seat in table.seats if clocks.is_late(clock, seat, table.seen_at)]
        await mark_away(connection, table, late, tables.patience, OUT_OF_TIME)


async def mark_away(
    connection: AsyncConnection, table: TableState, seats: list[SeatRow], patience: int, why: str = BY_LEAVING
) -> None:
    """Gives seats to the stand-in, or ends the game if the table wants that, for a reason: BY_LEAVING or OUT_OF_TIME.
    If nobody is left, the game waits for `patience` milliseconds.
    """
    settings = settings_of(table.row)
    gone = [structs.replace(seat, away=True, late=why == OUT_OF_TIME) for seat in seats]
    await hand_to_computer(connection, table, gone, patience)
    playing = {seat.seat for seat in seats} - set(eliminated(table))
    if playing and settings.leavers == "end":
        resigned = [seat.seat for seat in table.seats if seat.resigned]
        result = to_builtins(with_resigned(result_without(table, playing, why), resigned))
        values = {"status": FINISHED, "result": result, "asked": [], "due": None, "changed": table.seen_at}
        await rows.change_table(connection, table.row.id, **values)


async def hand_to_computer(connection: AsyncConnection, table: TableState, gone: list[SeatRow], patience: int) -> None:
    """Writes seats that the stand-in plays from now on, and what follows for the clocks of the table."""
    settings = settings_of(table.row)
    theirs = {seat.seat: structs.replace(seat, agent=settings.stand_in) for seat in gone}
    after = [theirs.get(seat.seat, seat) for seat in table.seats]
    if not anybody_there(after):
        after = [clocks.stopped(settings.clock, seat, table.seen_at) for seat in after]
    await write_seats(connection, table, after)
    due = due_after(settings.clock, table, after, patience)
    await rows.change_table(connection, table.row.id, due=due, takeback=None)


async def write_seats(connection: AsyncConnection, table: TableState, seats: list[SeatRow]) -> None:
    """Writes those of a table's seats that are others now."""
    for seat, before in zip(seats, table.seats, strict=True):
        if seat is not before:
            await rows.write_seat(connection, seat)


def result_without(table: TableState, gone: set[int], why: str) -> ResultView:
    """The result when these seats have ended the game for a reason: all who are left win, unless in a team with one of
    them.
    """
    assert table.game is not None
    players = table.game.session.start.players
    lost = {player.team for player in players if player.seat in gone}
    winners = [player.seat for player in players if player.team not in lost and player.seat not in eliminated(table)]
    standings = [(player.seat, player.team, player.points, player.achievement_count()) for player in players]
    return ResultView(why, winners, "", standings, gone=sorted(gone))


def eliminated(table: TableState) -> tuple[int, ...]:
    """The seats that are out of a table's game, which goes on without them."""
    assert table.game is not None
    return table.game.session.game.seating.out


async def come_back(tables: TableStore, table_id: str, person: str) -> None:
    """Gives a person its seats back from the stand-in. Raises ApiError if it has none to come back to."""
    async with tables.change(table_id) as connection:
        table = await tables.running_table(connection, table_id)
        settings = settings_of(table.row)
        if settings.rated:
            raise ApiError(409, "rated", "at a rated table there is no coming back: the result counts as given up")
        clock = settings.clock
        back = [seat for seat in table.seats if seat.person == person and seat.away and not seat.resigned]
        if not back:
            raise ApiError(409, "not_away", "the computer plays none of your seats here that you could come back to")
        seats = [returned(clock, seat, table) if seat in back else seat for seat in table.seats]
        await write_seats(connection, table, seats)
        await rows.change_table(connection, table_id, due=clocks.first_due(clock, seats), takeback=None)


def returned(clock: Clock, seat: SeatRow, table: TableState) -> SeatRow:
    """A seat whose person is back, with its clock running if it is asked.

    Raises ApiError if its time has run out again before anybody else has done something, and somebody else is there.
    """
    others = [other for other in table.seats if other.person != seat.person]
    if seat.grace and clocks.time_left(clock, seat, table.seen_at) == 0 and anybody_there(others):
        raise ApiError(409, "out_of_time", "your time has run out again: come back when somebody else has answered")
    mine = structs.replace(seat, away=False, agent=None, late=False, gone=None)
    return clocks.resumed(clock, mine, seat.seat in table.row.asked, table.seen_at)

"""Before the game: a table is laid, people sit down, computers are seated, and when it is full it starts."""

import secrets
from collections.abc import Mapping

from msgspec import structs, to_builtins
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.chance import SECRET_BYTES
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.server import ids
from splay.server.acts.seats_per_person import for_seats, may_take_free_seat, note_one_device
from splay.server.protocol.api_error import ApiError
from splay.server.ratings.rated_tables import check_may_be_rated
from splay.server.storage import rows, schema
from splay.server.storage.hold_person import hold_person
from splay.server.storage.rows import SeatRow
from splay.server.storage.schema import OPEN, RUNNING
from splay.server.tables import clocks
from splay.server.tables.clocks import anybody_there
from splay.server.tables.settings import TableSettings
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore
from splay.sets import new_game


async def make(
    tables: TableStore,
    host: str,
    options: Options,
    settings: TableSettings,
    agents: list[str | None],
    own: Mapping[int, str] | None = None,
    secret: bytes | None = None,
) -> str:
    """A new table of a host, who takes the seats `own` under these names before anybody else can see them.

    `agents` are the computer opponents by seat, or None if people may sit down. Starts the game when the table is full,
    with the deal that follows from `secret` if all are there at once. Raises ApiError.
    """
    async with tables.engine.begin() as connection:
        table_id = await make_within(connection, tables, host, options, settings, agents, own, secret)
    await tables.hub.notify(table_id)
    return table_id


async def make_within(
    connection: AsyncConnection,
    tables: TableStore,
    host: str,
    options: Options,
    settings: TableSettings,
    agents: list[str | None],
    own: Mapping[int, str] | None = None,
    secret: bytes | None = None,
) -> str:
    """`make` as a part of what else a transaction does; nobody is told. Raises ApiError."""
    await check_hosting_limit(connection, host, tables.most_open)
    await check_may_be_rated(connection, settings, host)
    table_id = await lay(connection, host, options, for_seats(settings, len(own or {})), agents, tables.now())
    table = await tables.repository.row_of(connection, table_id)
    for seat, name in (own or {}).items():
        await place(connection, table, seat, person=host, name=name)
    await start_if_full(connection, table, secret)
    return table_id


async def lay(
    connection: AsyncConnection,
    host: str,
    options: Options,
    settings: TableSettings,
    agents: list[str | None],
    now: int,
) -> str:
    """Writes a new table to the database, as made `now`, in milliseconds since 1970."""
    table_id = ids.new_id()
    await connection.execute(
        insert(schema.tables).values(
            id=table_id,
            host=host,
            status=OPEN,
            options=options.to_json(),
            settings=to_builtins(settings),
            created=now,
            changed=now,
            asked=[],
        )
    )
    for seat, agent in enumerate(agents):
        values = {"table": table_id, "seat": seat, "agent": agent, "name": agent or "", "away": False}
        await connection.execute(insert(schema.seats).values(**values))
    return table_id


async def sit_down(tables: TableStore, table_id: str, person: str, name: str, seat: int | None = None) -> int:
    """Takes a seat, the first free one if none is named. Starts the game when the table is full. Raises ApiError."""
    return await fill(tables, table_id, seat, None, person=person, name=name)


async def seat_computer(tables: TableStore, table_id: str, host: str, agent: str, seat: int | None = None) -> int:
    """Puts a computer opponent on a free seat, as `sit_down` does a person, for the host. Raises ApiError."""
    return await fill(tables, table_id, seat, host, agent=agent, name=agent)


async def fill(tables: TableStore, table_id: str, seat: int | None, host: str | None, **who: str) -> int:
    """Gives a free seat of an open table to somebody; if `host` is named, only if that is the table's host.

    Raises ApiError.
    """
    async with tables.change(table_id) as connection:
        table = await open_table(tables, connection, table_id)
        check_host(table, host)
        seat = seat_meant(table, seat, who.get("person"))
        if "person" in who:
            await check_may_be_rated(connection, settings_of(table.row), who["person"])
        await place(connection, table, seat, **who)
        if "person" in who:
            await note_one_device(connection, table, who["person"])
        await start_if_full(connection, table)
    return seat


async def place(connection: AsyncConnection, table: TableState, seat: int, **who: str) -> None:
    """Gives a seat of a table to somebody who is there."""
    table.seats[seat] = structs.replace(table.seats[seat], **who, away=False, gone=None)
    await rows.write_seat(connection, table.seats[seat])


async def start_if_full(connection: AsyncConnection, table: TableState, secret: bytes | None = None) -> None:
    """Starts the game of a table when all have come. Raises ApiError if computers alone would play."""
    if any(is_free(seat) or seat.away for seat in table.seats):
        return
    if not anybody_there(table.seats):
        raise ApiError(409, "nobody_plays", "computers do not play alone: leave a seat to a person")
    await start(connection, table, secret or secrets.token_bytes(SECRET_BYTES))


async def start(connection: AsyncConnection, table: TableState, secret: bytes) -> None:
    """Deals the cards as they follow from the secret, and starts every clock."""
    options = Options.from_json(table.row.options)
    clock = settings_of(table.row).clock
    position = position_of(new_game(options, secret))
    now = table.seen_at
    await rows.write_snapshot(connection, table.row.id, 0, FORMAT, position)
    asked = list(range(len(table.seats)))
    seats = clocks.started(clock, table.seats, now)
    for seat in seats:
        await rows.write_seat(connection, seat)
    due = clocks.first_due(clock, seats)
    values = {"status": RUNNING, "secret": secret, "asked": asked, "changed": now, "due": due}
    await rows.change_table(connection, table.row.id, **values)


async def open_table(tables: TableStore, connection: AsyncConnection, table_id: str) -> TableState:
    """A table that has not started, kept from other workers until the transaction ends. Raises ApiError."""
    table = await tables.repository.read(connection, table_id, hold=True)
    if table.row.status != OPEN:
        raise ApiError(409, "started", "this table has started")
    return table


def seats_for(table: TableState, person: str | None) -> list[int]:
    """The seats of an open table that a person may have, those kept for it first; if none is named, a computer."""
    free = [seat.seat for seat in table.seats if is_free(seat)]
    if person is None:
        return free
    kept = [seat for seat in table.seats_of(person) if table.seats[seat].away]
    return kept + (free if may_take_free_seat(table, person) else [])


def seat_meant(table: TableState, seat: int | None, person: str | None) -> int:
    """The seat that somebody takes, the first one that is free for it if none is named. Raises ApiError."""
    free = seats_for(table, person)
    if seat is None and free:
        return free[0]
    if seat is not None and seat in free:
        return seat
    if person is not None and not may_take_free_seat(table, person):
        raise ApiError(409, "one_seat", "you have a seat here: only at a table for one device people have several")
    raise ApiError(409, "seat_taken", "this seat is taken" if free else "no seat is free")


def is_free(seat: SeatRow) -> bool:
    """Whether nobody has a seat."""
    return seat.person is None and seat.agent is None


def check_host(table: TableState, person: str | None) -> None:
    """Raises ApiError if a person is named who is not the host of the table."""
    if person is not None and table.row.host != person:
        raise ApiError(409, "not_host", "only the host of this table may do this")


async def check_hosting_limit(connection: AsyncConnection, host: str, most: int) -> None:
    """Raises ApiError if a person hosts as many open tables as anybody may; 0: no limit. Until the transaction ends, no
    other one makes a table for the same person.
    """
    if not most:
        return
    table = schema.tables.c
    await hold_person(connection, host)
    hosted = select(func.count()).where(table.host == host, table.status == OPEN)
    if ((await connection.execute(hosted)).scalar() or 0) >= most:
        raise ApiError(409, "too_many_tables", f"{most} tables of yours wait for players: leave one of them first")

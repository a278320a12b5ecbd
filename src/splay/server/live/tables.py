"""Tables: making, joining, playing. Every change of a game goes through the log, one entry at a time."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from msgspec import convert, to_builtins
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.core.chance import SECRET_BYTES
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.server import ids
from splay.server.live import clocks
from splay.server.live.entry import Entry
from splay.server.live.game import LiveGame
from splay.server.live.hub import Hub
from splay.server.live.loading import catch_up, load_game
from splay.server.live.manners import Manners
from splay.server.storage import rows, schema
from splay.server.storage.rows import SeatRow, TableRow
from splay.sets import new_game
from splay.views.view import result_view

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
GAMES_IN_MEMORY: Final = 2000
LISTED: Final = 100
TRIES: Final = 5


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Refused(ValueError):
    """What was asked of a table is not possible now; `code` is a stable word, the message says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Table:
    """A table as it stands at a moment: its row, its seats, and its game once it runs."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: LiveGame | None, seen_at: int) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.seen_at = seen_at

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person plays; several with one device."""
        return [seat.seat for seat in self.seats if seat.person == person]


class Tables:
    """All tables, as one worker sees them. `now` gives milliseconds since 1970."""

    def __init__(self, engine: AsyncEngine, hub: Hub, now: Callable[[], int] | None = None) -> None:
        self.engine = engine
        self.hub = hub
        self.now = now or ids.now
        self.games: OrderedDict[str, LiveGame] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}

    async def make(self, host: str, options: Options, manners: Manners, agents: list[str | None]) -> str:
        """A new table of a host; `agents` are the computer opponents by seat, None where people may sit down."""
        async with self.engine.begin() as connection:
            return await self.lay(connection, host, options, manners, agents)

    async def lay(
        self, connection: AsyncConnection, host: str, options: Options, manners: Manners, agents: list[str | None]
    ) -> str:
        """Writes a new table to the database."""
        table = ids.new_id()
        now = self.now()
        await connection.execute(
            insert(schema.tables).values(
                id=table,
                host=host,
                status=OPEN,
                options=options.to_json(),
                manners=to_builtins(manners),
                created=now,
                changed=now,
                asked=[],
            )
        )
        for seat, agent in enumerate(agents):
            values = {"table": table, "seat": seat, "agent": agent, "name": agent or "", "away": False}
            await connection.execute(insert(schema.seats).values(**values))
        return table

    async def sit(self, table: str, person: str, name: str, seat: int | None = None) -> int:
        """Takes a seat, the first free one where none is named. Starts the game when the table is full."""
        async with self.lock(table), self.engine.begin() as connection:
            there = await self.open_table(connection, table)
            free = [row.seat for row in there.seats if row.person is None and row.agent is None]
            if seat is None and free:
                seat = free[0]
            if seat not in free:
                raise Refused("seat_taken", "this seat is taken" if free else "no seat is free")
            await rows.change_seat(connection, table, seat, person=person, name=name)
            if len(free) == 1:
                await self.start(connection, there)
        await self.hub.poke(table)
        return seat

    async def leave(self, table: str, person: str) -> None:
        """Gives up all seats of a person at a table that has not started."""
        async with self.lock(table), self.engine.begin() as connection:
            there = await self.open_table(connection, table)
            for seat in there.seats_of(person):
                await rows.change_seat(connection, table, seat, person=None, name="")
        await self.hub.poke(table)

    async def start(self, connection: AsyncConnection, table: Table) -> None:
        """Deals the cards and starts every clock."""
        options = Options.from_json(table.row.options)
        clock = manners_of(table.row).clock
        secret = secrets.token_bytes(SECRET_BYTES)
        position = position_of(new_game(options, secret))
        now = self.now()
        await rows.write_snapshot(connection, table.row.id, 0, FORMAT, position)
        asked = list(range(len(table.seats)))
        seats = await rows.seat_rows(connection, table.row.id)
        due = await clocks.start(connection, clock, seats, now)
        values = {"status": RUNNING, "secret": secret, "asked": asked, "changed": now, "due": due}
        await rows.change_table(connection, table.row.id, **values)

    async def lobby(self, person: str | None) -> tuple[list[Table], list[Table]]:
        """The open tables anybody may join, and a person's own; without their games."""
        async with self.engine.connect() as connection:
            open_now = await rows.open_tables(connection, LISTED)
            mine = await rows.tables_of(connection, person, LISTED) if person is not None else []
            return [await self.row_of(connection, table) for table in open_now], [
                await self.row_of(connection, table) for table in mine
            ]

    async def running(self) -> list[str]:
        """The tables that are playing."""
        async with self.engine.connect() as connection:
            return await rows.running_tables(connection)

    async def due(self) -> list[str]:
        """The tables with a clock that has run out."""
        async with self.engine.connect() as connection:
            return await rows.due_tables(connection, self.now(), LISTED)

    async def row_of(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table without its game; `hold` keeps other workers from it. Raises NoSuchTable."""
        row = await rows.table_row(connection, table, hold)
        if row is None:
            raise NoSuchTable("there is no such table")
        return Table(row, await rows.seat_rows(connection, table), None, self.now())

    async def look(self, table: str) -> Table:
        """A table as it stands. Raises NoSuchTable."""
        async with self.lock(table), self.engine.connect() as connection:
            return await self.read(connection, table)

    async def answer(self, table: str, seat: int, key: str, seq: int) -> Table:
        """Gives a seat's answer to the question of entry `seq`.

        Raises AnswerRefused (nothing has changed), Refused, NoSuchTable.
        """
        return await self.log(table, lambda game: game.answer(seat, key, seq, self.now()))

    async def undo(self, table: str, seat: int) -> Table:
        """Takes a seat's last answer back. Raises UndoRefused, Refused, NoSuchTable."""
        return await self.log(table, lambda game: game.undo(seat, self.now()))

    async def log(self, table: str, act: Callable[[LiveGame], Entry]) -> Table:
        """Lets the game act and logs the entry; again from what the log says where another worker was first."""
        for _ in range(TRIES):
            try:
                there = await self.log_once(table, act)
            except rows.EntryTaken:
                continue
            await self.hub.poke(table)
            return there
        raise Refused("busy", "the table is changing too fast; try again")

    async def log_once(self, table: str, act: Callable[[LiveGame], Entry]) -> Table:
        """One try of `log`. Whatever goes wrong, the game in memory is read afresh next time."""
        async with self.lock(table):
            async with self.engine.begin() as connection:
                there = await self.running_table(connection, table)
                assert there.game is not None
                self.games.pop(table, None)
                entry = act(there.game)
                await rows.append_entry(connection, table, entry)
                await self.after(connection, there, entry)
            self.keep(table, there.game)
            return there

    async def after(self, connection: AsyncConnection, table: Table, entry: Entry) -> None:
        """Keeps what follows from an entry: a snapshot now and then, the result."""
        assert table.game is not None
        position = table.game.snapshot()
        if position is not None:
            await rows.write_snapshot(connection, table.row.id, entry.seq, FORMAT, position)
        asked = [question.seat for question in table.game.session.questions]
        clock = manners_of(table.row).clock
        due = await clocks.tick(connection, clock, table.seats, asked, entry)
        values: dict[str, Any] = {"changed": entry.at, "asked": asked, "due": due, "takeback": None}
        result = table.game.session.start.result
        if result is not None:
            values |= {"status": FINISHED, "result": to_builtins(result_view(result)), "due": None}
        await rows.change_table(connection, table.row.id, **values)

    async def read(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table from the database, its game from memory where that is up to date."""
        there = await self.row_of(connection, table, hold)
        if there.row.status != OPEN:
            there.game = self.games.get(table)
            if there.game is None:
                there.game = await load_game(connection, table)
            else:
                there.game = await catch_up(connection, table, there.game)
            self.keep(table, there.game)
        return there

    async def open_table(self, connection: AsyncConnection, table: str) -> Table:
        """A table that has not started. Raises Refused where it has."""
        there = await self.read(connection, table, hold=True)
        if there.row.status != OPEN:
            raise Refused("started", "this table has started")
        return there

    async def running_table(self, connection: AsyncConnection, table: str) -> Table:
        """A table that is playing, kept from other workers until the transaction ends. Raises Refused."""
        there = await self.read(connection, table, hold=True)
        if there.game is None or there.row.status != RUNNING:
            raise Refused("not_running", "this table is not playing")
        return there

    def keep(self, table: str, game: LiveGame) -> None:
        """Keeps a game in memory, and forgets the one used longest ago where there are too many."""
        self.games[table] = game
        self.games.move_to_end(table)
        if len(self.games) > GAMES_IN_MEMORY:
            self.games.popitem(last=False)

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps two requests of this worker from one table at the same time."""
        return self.locks.setdefault(table, asyncio.Lock())


def manners_of(row: TableRow) -> Manners:
    """The manners of a table."""
    return convert(row.manners, Manners)

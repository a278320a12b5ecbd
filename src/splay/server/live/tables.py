"""Tables: making, joining, playing. Every change of a game goes through the log, one entry at a time."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from msgspec import structs, to_builtins
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.core.chance import SECRET_BYTES
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.core.session import AnswerRefused, StaleAnswer, UndoRefused
from splay.server import ids
from splay.server.live import clocks
from splay.server.live.discarded import Discarded
from splay.server.live.entry import Entry
from splay.server.live.following import follow
from splay.server.live.game import LiveGame
from splay.server.live.hub import Hub
from splay.server.live.loading import RulesChanged, Unreadable, catch_up, load_finished, load_game
from splay.server.live.manners import DAY, Manners
from splay.server.live.mending import mended_game
from splay.server.live.table import FINISHED, OPEN, RUNNING, NoSuchTable, Refused, Table, manners_of
from splay.server.storage import rows, schema
from splay.server.storage.database import reading, write
from splay.server.storage.lobby import open_tables, tables_going_on, watchable_tables
from splay.server.storage.moves import Move, write_move
from splay.sets import new_game

__all__ = ["FINISHED", "OPEN", "RUNNING", "NoSuchTable", "Refused", "Table", "Tables", "manners_of"]

log: Final = logging.getLogger("splay.server")
GAMES_IN_MEMORY: Final = 2000
LISTED: Final = 100
TRIES: Final = 5
PATIENCE: Final = DAY


SeatOf = int | Callable[[Table], int]
"""A seat, or how to find it at the table as it stands. Raises Refused there."""
Act = Callable[[Table, LiveGame], Entry]
"""Something done to a game of a table's own; the entry to log."""
REFUSALS: Final = (AnswerRefused, UndoRefused, Refused)


class Tables:
    """All tables, as one worker sees them."""

    def __init__(
        self, engine: AsyncEngine, hub: Hub, now: Callable[[], int] | None = None, patience: int = PATIENCE
    ) -> None:
        """`now` gives milliseconds since 1970. `patience` is how many milliseconds a game that all have left waits."""
        self.engine = engine
        self.hub = hub
        self.now = now or ids.now
        self.patience = patience
        self.games: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.unreadable: set[str] = set()
        self.doubted: set[str] = set()
        hub.doubts.append(self.doubt)
        self.discarded = Discarded()

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
        return await self.fill(table, seat, None, person=person, name=name)

    async def seat_computer(self, table: str, host: str, agent: str, seat: int | None = None) -> int:
        """Puts a computer opponent on a free seat, as `sit` does a person, for the host of the table."""
        return await self.fill(table, seat, host, agent=agent, name=agent)

    async def fill(self, table: str, seat: int | None, host: str | None, **who: str) -> int:
        """Gives a free seat of an open table to somebody; where `host` is named, only if that is the table's host.

        Raises Refused.
        """
        async with self.changing(table) as connection:
            there = await self.open_table(connection, table)
            check_host(there, host)
            free = [row.seat for row in there.seats if row.person is None and row.agent is None]
            if seat is None and free:
                seat = free[0]
            if seat not in free:
                raise Refused("seat_taken", "this seat is taken" if free else "no seat is free")
            there.seats[seat] = structs.replace(there.seats[seat], **who)
            await rows.write_seat(connection, there.seats[seat])
            if len(free) == 1:
                await self.start(connection, there)
        return seat

    async def dismiss_computer(self, table: str, host: str, seat: int) -> None:
        """Frees a seat of an open table on which a computer opponent sits, for the host. Raises Refused."""
        async with self.changing(table) as connection:
            there = await self.open_table(connection, table)
            check_host(there, host)
            if seat >= len(there.seats) or there.seats[seat].agent is None:
                raise Refused("nobody_there", "no computer sits there")
            await rows.write_seat(connection, structs.replace(there.seats[seat], agent=None, name=""))

    async def leave(self, table: str, person: str) -> None:
        """Gives up all seats of a person at a table that has not started."""
        async with self.changing(table) as connection:
            there = await self.open_table(connection, table)
            for seat in there.seats_of(person):
                await rows.write_seat(connection, structs.replace(there.seats[seat], person=None, name=""))

    async def start(self, connection: AsyncConnection, table: Table) -> None:
        """Deals the cards and starts every clock."""
        options = Options.from_json(table.row.options)
        clock = manners_of(table.row).clock
        secret = secrets.token_bytes(SECRET_BYTES)
        position = position_of(new_game(options, secret))
        now = self.now()
        await rows.write_snapshot(connection, table.row.id, 0, FORMAT, position)
        asked = list(range(len(table.seats)))
        seats = clocks.started(clock, table.seats, now)
        for seat in seats:
            await rows.write_seat(connection, seat)
        due = clocks.first_due(clock, seats)
        values = {"status": RUNNING, "secret": secret, "asked": asked, "changed": now, "due": due}
        await rows.change_table(connection, table.row.id, **values)

    async def lobby(self, person: str | None) -> tuple[list[Table], list[Table], list[Table]]:
        """The open tables anybody may join, those anybody may watch, and a person's own; without their games."""
        async with self.engine.connect() as connection:
            joinable = await open_tables(connection, LISTED)
            watchable = await watchable_tables(connection, LISTED)
            own = await tables_going_on(connection, person, LISTED) if person is not None else []
        now = self.now()
        joining, watching, mine = (
            [Table(row, seats, None, now) for row, seats in listed] for listed in (joinable, watchable, own)
        )
        return joining, watching, mine

    async def due(self) -> list[str]:
        """The tables with a clock or a pause that has run out."""
        async with self.engine.connect() as connection:
            return await rows.due_tables(connection, self.now(), LISTED)

    async def row_of(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table without its game; `hold` keeps other workers from it. Raises NoSuchTable."""
        row = await rows.table_row(connection, table, hold)
        if row is None:
            raise NoSuchTable("there is no such table")
        return Table(row, await rows.seat_rows(connection, table), None, self.now())

    async def look(self, table: str, version: int | None = None) -> Table:
        """A table at this version or a later one, as it stands in the database where none is named.

        Raises NoSuchTable, Refused.
        """
        known = self.games.get(table)
        if known is not None:
            if version is None or table in self.doubted:
                self.doubted.discard(table)
                version = await self.version_of(table)
            known = self.games.get(table, known)
            if known.row.version >= version:
                return self.seen(known)
        async with self.lock(table):
            known = self.games.get(table)
            if known is None or version is None or known.row.version < version:
                known = await self.make_ready(table)
            return self.seen(known)

    async def version_of(self, table: str) -> int:
        """The version that a table has in the database. Raises NoSuchTable."""
        async with self.engine.connect() as connection:
            version = await rows.table_version(connection, table)
        if version is None:
            raise NoSuchTable("there is no such table")
        return version

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a table, alone among the requests of this worker; everybody who watches is poked.

        Raises NoSuchTable, Refused.
        """
        async with self.lock(table):
            if table not in self.games:
                await self.make_ready(table)
            async with self.engine.begin() as connection:
                yield connection
                await rows.change_table(connection, table)
            there = await self.make_ready(table)
        await self.hub.poke(table, there.row.version)

    async def make_ready(self, table: str) -> Table:
        """Reads a table into memory; where the rules were mended since, its game is brought to where it goes on.

        Raises NoSuchTable, and Refused where this version cannot read it.
        """
        try:
            return await self.read_into_memory(table)
        except RulesChanged:
            self.games.pop(table, None)
            await self.mend(table)
            return await self.read_into_memory(table)
        except Unreadable as error:
            if table not in self.unreadable:
                self.unreadable.add(table)
                log.error("%s", error)
            raise Refused("unreadable", "this game was stored by another version of Splay") from error

    async def read_into_memory(self, table: str) -> Table:
        """A table read from the database and kept. Raises NoSuchTable, RulesChanged, Unreadable."""
        async with reading(self.engine) as connection:
            there = await self.read(connection, table)
        return self.keep(there)

    async def mend(self, table: str) -> None:
        """Logs where a game goes on by the rules of today, unless another worker has."""
        async with self.engine.begin() as connection:
            there = await self.row_of(connection, table, hold=True)
            try:
                await load_game(connection, table)
            except RulesChanged as reason:
                there.game, entry = await mended_game(connection, table, there.seen_at)
                log.warning("%s; it goes on from entry %s", reason, entry.key)
                await self.write_entry(connection, there, entry)
        await self.hub.poke(table)

    async def write_entry(self, connection: AsyncConnection, table: Table, entry: Entry) -> None:
        """Logs an entry, after which the table has its game, and all that follows, for a table that is held."""
        assert table.game is not None
        _, move = follow(table, table.game, entry)
        held = await connection.run_sync(write_move, move)
        assert held, "the table was read in this transaction, and has not been changed in it"

    async def answer(self, table: str, seat: SeatOf, key: str, seq: int) -> Table:
        """Gives the answer of a seat, or of the one that `seat` finds at the table, to the question of entry `seq`.

        Raises AnswerRefused (nothing has changed), Refused, NoSuchTable.
        """
        return await self.log(table, lambda there, game: game.answer(named(seat, there), key, seq, self.now()))

    async def undo(self, table: str, seat: SeatOf, answers: int = 1, seq: int | None = None) -> Table:
        """Takes a seat's last answers back; where `seq` is given, only if the seat has done nothing after that entry.

        Raises UndoRefused, StaleAnswer, Refused, NoSuchTable; then nothing has changed.
        """

        def act(there: Table, game: LiveGame) -> Entry:
            undoing = named(seat, there)
            if seq is not None and not game.asked_since[undoing] <= seq <= game.seq:
                raise StaleAnswer(f"the game has moved on: it is at {game.seq}, the undo is at {seq}")
            return game.undo(undoing, self.now(), answers)

        return await self.log(table, act)

    async def log(self, table: str, act: Act) -> Table:
        """Lets a copy of the game act and logs the entry; again where another worker was first. The table after it."""
        for _ in range(TRIES):
            async with self.lock(table):
                there = await self.tried(table, act)
            if there is not None:
                await self.hub.poke(table, there.row.version)
                return there
        raise Refused("busy", "the table is changing too fast; try again")

    async def tried(self, table: str, act: Act) -> Table | None:
        """One try of `log`, from what is in memory; None where that was out of date: it is read afresh then."""
        known = self.games.get(table)
        there = self.seen(await self.make_ready(table) if known is None else known)
        try:
            after, move = acted(there, act)
        except REFUSALS:
            if known is None or await self.version_of(table) == there.row.version:
                raise
            await self.make_ready(table)
            return None
        try:
            written = await write(self.engine, partial(write_move, move=move))
        except (SQLAlchemyError, OSError):
            await self.hub.poke(table)  # it may be committed all the same
            raise
        if not written:
            await self.make_ready(table)
            return None
        if there.game is not None and after.game is not None:
            self.discarded.replace(there.game.session, after.game.session)
        return self.keep(after)

    async def read(self, connection: AsyncConnection, table: str, hold: bool = False) -> Table:
        """A table from the database, its game from memory and the log since. Raises RulesChanged, Unreadable."""
        there = await self.row_of(connection, table, hold)
        if there.row.status == OPEN:
            return there
        known = self.games.get(table)
        if known is not None and known.game is not None:
            there.game = await catch_up(connection, table, known.game.fork())
        elif there.row.status == FINISHED and there.row.result is not None:
            there.game = await load_finished(connection, table, there.row.result)
        else:
            there.game = await load_game(connection, table)
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
        check_running(there)
        return there

    def doubt(self, table: str) -> None:
        """Notes that a table may have changed by other ways than this worker's memory."""
        if table in self.games:
            self.doubted.add(table)

    def seen(self, table: Table) -> Table:
        """A table in memory, looked at now."""
        if table.row.id in self.games:
            self.games.move_to_end(table.row.id)
        return table.seen(self.now())

    def keep(self, table: Table) -> Table:
        """Keeps a table in memory unless a later one is there, and forgets the one used longest ago where there are
        too many; the one that is kept.
        """
        known = self.games.get(table.row.id)
        if known is not None and known.row.version > table.row.version:
            return known
        self.games[table.row.id] = table
        self.games.move_to_end(table.row.id)
        if len(self.games) > GAMES_IN_MEMORY:
            self.doubted.discard(self.games.popitem(last=False)[0])
        return table

    def lock(self, table: str) -> asyncio.Lock:
        """What keeps two requests of this worker from changing one table at the same time."""
        return self.locks.setdefault(table, asyncio.Lock())


def acted(table: Table, act: Act) -> tuple[Table, Move]:
    """The table after a copy of its game has acted, and what is to be written. Raises REFUSALS."""
    game = check_running(table).fork()
    return follow(table, game, act(table, game))


def check_host(table: Table, person: str | None) -> None:
    """Raises Refused where a person is named who is not the host of the table."""
    if person is not None and table.row.host != person:
        raise Refused("not_host", "only who made this table seats computers at it")


def check_running(table: Table) -> LiveGame:
    """The game of a table that is playing. Raises Refused for another."""
    if table.game is None or table.row.status != RUNNING:
        raise Refused("not_running", "this table is not playing")
    return table.game


def named(seat: SeatOf, table: Table) -> int:
    """The number of a seat."""
    return seat if isinstance(seat, int) else seat(table)

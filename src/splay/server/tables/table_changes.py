"""Tables, and how a running game changes: every change goes through the log, one entry at a time."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.core.session import AnswerRefused, UndoRefused
from splay.server.durations import DAY
from splay.server.games.live_game import LiveGame
from splay.server.protection.costs import COLD_TABLE, pay
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.log_entry import Entry
from splay.server.storage.move_statement import log_move
from splay.server.storage.moves import Move
from splay.server.storage.schema import RUNNING
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.apply_entry import apply_entry
from splay.server.tables.cache import TableCache
from splay.server.tables.repository import TableRepository
from splay.server.tables.slow_moves import SlowMoves
from splay.server.tables.table import TableState
from splay.server.workers.hub import Hub

PATIENCE: Final = DAY
"""Milliseconds that a game which all its people have left waits for one of them, if nothing else is set."""
MOST_OPEN: Final = 10
"""Tables of one host that have not started, if nothing else is set."""
TRIES: Final = 5


SeatOf = int | Callable[[TableState], int]
"""A seat, or how to find it at the table as it stands. Raises ApiError there."""
GameAct = Callable[[TableState, LiveGame], Entry]
"""Something done to a game of a table's own; the entry to log."""
REFUSALS: Final = (AnswerRefused, UndoRefused, ApiError)


class TableStore:
    """All tables, as one worker sees and changes them; `repository` is where it reads them."""

    def __init__(
        self,
        engine: AsyncEngine,
        hub: Hub,
        now: Callable[[], int] | None = None,
        patience: int = PATIENCE,
        cache: TableCache | None = None,
        most_open: int = MOST_OPEN,
    ) -> None:
        """`now` gives milliseconds since 1970. `patience` is how many milliseconds a game that all have left waits.
        `cache`, which is empty, is what remembers the tables. `most_open` tables of one host wait; 0: no limit.
        """
        self.engine = engine
        self.hub = hub
        self.repository = TableRepository(engine, hub, now, cache)
        self.patience = patience
        self.most_open = most_open
        self.slow_moves = SlowMoves()

    def now(self) -> int:
        """The time by the clock of the tables, in milliseconds since 1970."""
        return self.repository.now()

    async def look(self, table_id: str, version: int | None = None, free: bool = False) -> TableState:
        """A table at this version or a later one, as it stands in the database if none is named. Whoever asks pays for
        one that isn't remembered, unless it is `free`, as after a change. Raises ApiError.
        """
        return await self.repository.look(table_id, version, free)

    @asynccontextmanager
    async def change(self, table_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a table, alone among the requests of this worker; whoever watches is notified.

        Raises ApiError.
        """
        async with self.repository.lock(table_id):
            if table_id not in self.repository.cache:
                await pay(COLD_TABLE)
                await self.repository.make_ready(table_id)
            async with self.engine.begin() as connection:
                yield connection
                await rows.change_table(connection, table_id)
            table = await self.repository.make_ready(table_id)
        await self.hub.notify(table_id, table.row.version)

    async def running_table(self, connection: AsyncConnection, table_id: str) -> TableState:
        """A table that is playing, kept from other workers until the transaction ends. Raises ApiError."""
        table = await self.repository.read(connection, table_id, hold=True)
        check_running(table)
        return table

    async def answer(self, table_id: str, seat: SeatOf, key: str, sequence: int) -> TableState:
        """Gives the answer of a seat, or of the one that `seat` finds there, to the question of entry `sequence`.

        Raises AnswerRefused (nothing has changed), ApiError.
        """
        return await self.act(table_id, lambda table, game: game.answer(named(seat, table), key, sequence, self.now()))

    async def act(self, table_id: str, act: GameAct) -> TableState:
        """Lets a copy of the game act and logs the entry; again if another worker was first. The table after it."""
        for _ in range(TRIES):
            async with self.repository.lock(table_id):
                done = await self.tried(table_id, act)
            if done is not None:
                table, entry = done
                await self.hub.notify(table_id, table.row.version, entry)
                return table
        raise ApiError(409, "busy", "the table is changing too fast; try again")

    async def tried(self, table_id: str, act: GameAct) -> tuple[TableState, Entry] | None:
        """One try of `act`, from what is in memory; None if that was out of date: it is read afresh then."""
        known = self.repository.latest(table_id)
        if known is None:
            await pay(COLD_TABLE)
        table = self.repository.seen(await self.repository.make_ready(table_id) if known is None else known)
        try:
            after, move = acted(table, act)
        except REFUSALS:
            if known is None or await self.repository.version_of(table_id) == table.row.version:
                raise
            await self.repository.make_ready(table_id)
            return None
        try:
            written = await log_move(self.engine, move)
        except DATABASE_ERRORS:
            await self.hub.notify(table_id)  # it may be committed all the same
            raise
        if not written:
            await self.repository.make_ready(table_id)
            return None
        self.repository.replace(table, after)
        self.repository.cache.keep(after)
        return after, move.entry


def acted(table: TableState, act: GameAct) -> tuple[TableState, Move]:
    """The table after a copy of its game has acted, and what is to be written. Raises REFUSALS."""
    game = check_running(table).fork()
    return apply_entry(table, game, act(table, game))


def check_running(table: TableState) -> LiveGame:
    """The game of a table that is playing. Raises ApiError for another."""
    if table.game is None or table.row.status != RUNNING:
        raise ApiError(409, "not_running", "this table is not playing")
    return table.game


def named(seat: SeatOf, table: TableState) -> int:
    """The number of a seat."""
    return seat if isinstance(seat, int) else seat(table)

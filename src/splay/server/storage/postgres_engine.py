"""PostgreSQL: reads without a transaction, writes within one, and connections that have broken meanwhile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, CursorResult, Dialect, ExceptionContext, Executable, event
from sqlalchemy.engine.interfaces import AdaptedConnection, DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from splay.server.storage.unavailable import DatabaseAway, away

COMMAND_SECONDS: Final = 5
"""Seconds that a server waits for PostgreSQL: to connect, for one command, for a connection that is free."""
MOST_CONNECTIONS: Final = 15
"""So many connections a program has at most. They are kept, as opening one costs more than many queries."""


class ReadConnection(AsyncConnection):
    """A connection whose queries stand each alone. One that finds the connection broken is asked again on a new one,
    once; one that had no answer in time is not.
    """

    async def execute(
        self,
        statement: Executable,
        parameters: Any = None,  # noqa: ANN401 - SQLAlchemy's
        *,
        execution_options: Any = None,  # noqa: ANN401 - SQLAlchemy's
    ) -> CursorResult[Any]:
        """What a query finds. Raises DBAPIError, also if the second connection is broken; StatementError if there is
        none.
        """
        try:
            return await super().execute(statement, parameters, execution_options=execution_options)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        await self.rollback()  # of nothing: the broken connection is let go
        return await super().execute(statement, parameters, execution_options=execution_options)


class PostgresEngine(AsyncEngine):
    """PostgreSQL: `connect()` reads, each query by itself; `begin()` writes, `moment()` reads in a transaction; what
    is done `alone()` is a transaction each.
    """

    def connect(self) -> ReadConnection:
        """A connection to read by."""
        return ReadConnection(self)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write."""
        async with self.within("READ COMMITTED") as connection:
            yield connection

    def alone(self) -> AsyncConnection:
        """A connection whose statements stand each alone, and may write: none is asked again."""
        return AsyncConnection(self)

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """A transaction whose queries all see the database as it was at one moment."""
        async with self.within("REPEATABLE READ") as connection:
            yield connection

    @asynccontextmanager
    async def within(self, isolation: str) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with AsyncConnection(self) as connection:
            await connection.execution_options(isolation_level=isolation)
            async with connection.begin():
                yield connection


def open_postgres(url: URL, how: dict[str, Any], serves: bool) -> PostgresEngine:
    """An engine for PostgreSQL; one that `serves` waits for nothing longer than COMMAND_SECONDS."""
    if serves:
        limits = {"timeout": COMMAND_SECONDS, "command_timeout": COMMAND_SECONDS}
        how = {**how, "pool_timeout": COMMAND_SECONDS, "connect_args": limits}
    pool = {"pool_size": MOST_CONNECTIONS, "max_overflow": 0, "pool_use_lifo": True}
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", **pool, **how).sync_engine
    event.listen(engine, "do_connect", connected)
    event.listen(engine, "checkout", refuse_closed)
    event.listen(engine, "handle_error", give_up_connection)
    event.listen(engine, "invalidate", cut_connection)
    return PostgresEngine(engine)


def connected(
    dialect: Dialect, _record: object, arguments: tuple[Any, ...], options: dict[str, Any]
) -> DBAPIConnection:
    """A new connection to PostgreSQL. Raises DatabaseAway if it cannot be reached."""
    try:
        return dialect.connect(*arguments, **options)
    except OSError as error:
        raise away(error) from error


def refuse_closed(connection: DBAPIConnection, _record: object, _proxy: object) -> None:
    """Has the pool open another connection if PostgreSQL has closed this one, which asyncpg knows without asking."""
    if isinstance(connection, AdaptedConnection) and connection.driver_connection.is_closed():
        raise DisconnectionError("PostgreSQL has closed this connection")


def give_up_connection(context: ExceptionContext) -> DatabaseAway | None:
    """What is raised instead if a connection broke, or a command had no answer in time. Then the connection is closed:
    to roll back would take as long again.
    """
    error = context.original_exception
    if isinstance(error, TimeoutError):
        context.is_disconnect = True
        context.invalidate_pool_on_disconnect = False
    return away(error) if isinstance(error, OSError) else None


def cut_connection(connection: DBAPIConnection, _record: object, error: BaseException | None) -> None:
    """Closes such a connection without a word: asyncpg would wait until the server has heard that it shall cancel."""
    if isinstance(error, TimeoutError) and isinstance(connection, AdaptedConnection):
        connection.driver_connection.terminate()

"""Having a PostgreSQL database alone: no second server without Redis may serve it."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.storage.database import open_engine
from splay.server.storage.database_url import database_label
from splay.server.storage.file_lock import DatabaseInUse
from splay.server.storage.unavailable import DATABASE_ERRORS

log: Final = logging.getLogger("splay.server")
LOCK: Final = 0x73706C6163
"""The number of the advisory lock that a server holds."""
ALONE: Final = text(f"SELECT pg_try_advisory_lock({LOCK})")
SHARED: Final = text(f"SELECT pg_try_advisory_lock_shared({LOCK})")
NOTHING: Final = text("SELECT 1")
EVERY: Final = 5.0
"""Seconds between two looks at whether the lock is still held: it goes when PostgreSQL does."""


class PostgresLock:
    """Holds a database for a server from a thread of its own: `alone`, or with others that have Redis between them."""

    def __init__(self, database_url: str, *, alone: bool) -> None:
        self.database_url = database_url
        self.wanted = ALONE if alone else SHARED
        self.held: Future[None] = Future()
        self.ending = asyncio.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, name="splay-database-lock", daemon=True)

    def take(self) -> None:
        """Takes the lock and keeps it from now on. Raises DatabaseInUse, and DATABASE_ERRORS."""
        self.thread.start()
        self.held.result()

    def let_go(self) -> None:
        """Gives the lock back."""
        with suppress(RuntimeError):  # the loop has ended: nothing was held
            self.loop.call_soon_threadsafe(self.ending.set)
        self.thread.join()

    def run(self) -> None:
        """What the thread does."""
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.hold())

    async def hold(self) -> None:
        """Holds the lock until it is let go, taking it again whenever PostgreSQL has been away."""
        engine = open_engine(self.database_url, serves=True).execution_options(isolation_level="AUTOCOMMIT")
        try:
            connection = await self.locked_connection(engine)
        except (DatabaseInUse, *DATABASE_ERRORS) as error:
            self.held.set_exception(error)
        else:
            self.held.set_result(None)
            await self.keep(engine, connection)
        await engine.dispose()

    async def locked_connection(self, engine: AsyncEngine) -> AsyncConnection:
        """A connection that has the lock. Raises DatabaseInUse."""
        connection = await engine.connect()
        if not (await connection.execute(self.wanted)).scalar():
            await connection.close()
            raise DatabaseInUse(
                f"{database_label(self.database_url)} is served already: end that server first, or give both the same "
                "REDIS_URL"
            )
        return connection

    async def keep(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        """Looks after the lock until it is let go."""
        told = False
        while not self.ending.is_set():
            try:
                if connection.closed or connection.invalidated:
                    connection = await self.locked_connection(engine)
                    told = False
                await connection.execute(NOTHING)
            except DatabaseInUse as error:
                if not told:
                    log.critical("%s", error)
                    told = True
            except DATABASE_ERRORS:  # told by `operations.health`
                await connection.invalidate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), EVERY)
        await connection.close()


@contextmanager
def postgres_held(database_url: str, *, alone: bool) -> Iterator[None]:
    """Holds a PostgreSQL database for a server. A server that is killed holds nothing any more.

    Raises DatabaseInUse if that cannot be, and DATABASE_ERRORS.
    """
    lock = PostgresLock(database_url, alone=alone)
    try:
        lock.take()
        yield
    finally:
        lock.let_go()

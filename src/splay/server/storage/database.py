"""Opening the database, and bringing its tables up to date."""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
BUSY_SECONDS: Final = 10
MIGRATION_LOCK: Final = 0x73706C6179
"""The number of PostgreSQL's advisory lock that lets one worker migrate at a time."""


def with_driver(url: str) -> str:
    """The URL with the asynchronous driver we use. Raises ValueError for a database that we do not know."""
    scheme, colon, rest = url.partition(":")
    name = scheme.partition("+")[0]
    if not colon or name not in DRIVERS:
        raise ValueError(f"DATABASE_URL: must begin with postgresql: or sqlite:, not {scheme!r}")
    return DRIVERS[name] + ":" + rest


class SqliteEngine(AsyncEngine):
    """SQLite: `connect()` reads, without waiting for writers; `begin()` writes, one writer at a time."""

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write: the write lock is taken at once, so that one that begins by reading cannot
        fail at its first write.
        """
        async with self.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


def open_engine(url: str) -> AsyncEngine:
    """An engine for a database URL, SQLite in WAL mode or PostgreSQL: `connect()` to read, `begin()` to write."""
    engine = create_async_engine(with_driver(url), pool_pre_ping=True, hide_parameters=True)
    if make_url(with_driver(url)).get_backend_name() != "sqlite":
        return engine
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return SqliteEngine(engine.sync_engine)


def prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Sets a new SQLite connection up: write-ahead log, foreign keys, patience; transactions are begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute("PRAGMA " + pragma)
    end = time.monotonic() + BUSY_SECONDS
    while not in_wal_mode(cursor):
        if time.monotonic() > end:
            raise TimeoutError("the database is locked by another process")
        time.sleep(0.01)
    cursor.close()


def in_wal_mode(cursor: DBAPICursor) -> bool:
    """Whether the database writes a log ahead now; SQLite does not itself wait for others that are setting it up."""
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def begin_sqlite(connection: Connection) -> None:
    """Begins a transaction: with the write lock where it is going to write, else on a snapshot."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN DEFERRED")


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database's tables up to the newest version; workers that start at once wait for the first."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing, in the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

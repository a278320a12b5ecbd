"""Opening the database, and bringing its tables up to date."""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from splay.server.storage.checkpoints import Checkpoints
from splay.server.storage.database_url import sqlite_file, with_driver
from splay.server.storage.postgres_engine import PostgresEngine, open_postgres
from splay.server.storage.unavailable import DatabaseAway
from splay.server.storage.write_batcher import WriteBatcher
from splay.server.storage.write_turn import WriteTurn

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_SECONDS: Final = 10
"""Seconds that a program waits for another one that holds SQLite."""
LOCKED_SECONDS: Final = 2
"""Seconds that a server waits for another program that holds SQLite."""
NEWEST_CHANGE: Final = text("SELECT max(changed) FROM tables")
MIGRATION_LOCK: Final = 0x73706C6179
"""The number of PostgreSQL's advisory lock that lets one worker migrate at a time."""

Done = TypeVar("Done")


class NewerDatabase(ValueError):
    """The database has a version that this program does not know."""


class SqliteEngine(AsyncEngine):
    """SQLite: `connect()` reads, without waiting for writers; `begin()` writes, one writer at a time."""

    def __init__(self, sync_engine: Engine, writing: Engine) -> None:
        """`writing` is an engine of its own for `WriteBatcher`."""
        super().__init__(sync_engine)
        self.turn = WriteTurn()
        self.batcher = WriteBatcher(writing, self.turn)
        self.checkpoints = Checkpoints(writing.url.database or "")

    async def dispose(self, close: bool = True) -> None:
        """Closes all connections."""
        self.batcher.close()
        self.checkpoints.stop()
        await super().dispose(close)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write: the write lock is taken at once, so that one that begins by reading cannot
        fail at its first write.
        """
        self.checkpoints.start()
        async with self.turn.taken(), self.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


@asynccontextmanager
async def opened_engine(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine for a database URL, as long as a command works with it."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def open_engine(url: str, *, serves: bool = False) -> AsyncEngine:
    """An engine for a database URL, SQLite in WAL mode or PostgreSQL: `connect()` to read, `begin()` to write,
    `write` for what is short and done often, `reading` for several queries that must see one moment.

    One that `serves` people waits for the database no longer than they would (LOCKED_SECONDS, COMMAND_SECONDS).
    """
    given = make_url(with_driver(url))
    sqlite = given.get_backend_name() == "sqlite"
    how: dict[str, Any] = {"hide_parameters": True, "json_serializer": to_json, "json_deserializer": from_json}
    if not sqlite:
        return open_postgres(given, how, serves)
    engine = create_async_engine(given, **how)
    writing = create_engine(given.set(drivername="sqlite+pysqlite"), **how)
    for made in (engine.sync_engine, writing):
        event.listen(made, "connect", prepare_sqlite)
        event.listen(made, "begin", begin_sqlite)
        if serves:
            event.listen(made, "connect", be_impatient)
    return SqliteEngine(engine.sync_engine, writing)


async def write(engine: AsyncEngine, work: Callable[[Connection], Done]) -> Done:
    """Does work in a transaction; what it returns, once that is committed. The work may have to be done twice."""
    if isinstance(engine, SqliteEngine):
        engine.checkpoints.start()
        return await engine.batcher.do(work)
    async with engine.begin() as connection:
        return await connection.run_sync(work)


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction whose queries all see the database as it was at one moment."""
    async with engine.moment() if isinstance(engine, PostgresEngine) else engine.connect() as connection:
        yield connection


from_json: Final = msgspec.json.decode


def to_json(value: object) -> str:
    """JSON as the databases' drivers want it."""
    return msgspec.json.encode(value).decode()


def prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Sets a new SQLite connection up: write-ahead log, foreign keys, patience; transactions are begun by us, and the
    log is carried over by `Checkpoints`. What is committed outlives the process; a loss of power may cost the last
    commits, never the database.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    patience = f"busy_timeout={BUSY_SECONDS * 1000}"
    for pragma in (patience, "synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        cursor.execute("PRAGMA " + pragma)
    end = time.monotonic() + BUSY_SECONDS
    while not in_wal_mode(cursor):
        if time.monotonic() > end:
            raise DatabaseAway("the database is locked by another process")
        time.sleep(0.01)
    cursor.close()


def be_impatient(connection: DBAPIConnection, _record: object) -> None:
    """Lets a connection wait for another program no longer than people would."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={LOCKED_SECONDS * 1000}")
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
    """Begins a transaction: with the write lock if it is going to write, else on a snapshot."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN DEFERRED")


def migrations_in(connection: Connection | None) -> Config:
    """What Alembic is told: where the migrations are, and where to run them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


@cache
def newest_revisions() -> set[str]:
    """The revisions that a database of this version is at; read once, as their files do not change while we run."""
    return set(ScriptDirectory.from_config(migrations_in(None)).get_heads())


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database's tables up to the newest version; workers that start at once wait for the first.

    Raises NewerDatabase.
    """
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing, in the transaction of the connection. Raises NewerDatabase."""
    current = set(MigrationContext.configure(connection).get_current_heads())
    if current == newest_revisions():
        return
    config = migrations_in(connection)
    newer = current - {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if newer:
        raise NewerDatabase(
            f"a newer Splay wrote it (version {', '.join(sorted(newer))}); start that one, or restore a backup"
        )
    command.upgrade(config, "head")


class DatabaseVersion(NamedTuple):
    """How far a database has come."""

    revision: str
    """The newest migration; "" if it has had none."""
    changed: int
    """When a table was last changed, in milliseconds since 1970; 0 if there is none."""


async def version_of(database_url: str) -> DatabaseVersion:
    """How far a database has come, one of an earlier or a newer version too; a file that is not there is not made."""
    file = sqlite_file(database_url)
    if file is not None and not file.exists():
        return DatabaseVersion("", 0)
    async with opened_engine(database_url) as engine, engine.connect() as connection:
        return await connection.run_sync(read_version)


def read_version(connection: Connection) -> DatabaseVersion:
    """What the database says."""
    revisions = MigrationContext.configure(connection).get_current_heads()
    changed = connection.execute(NEWEST_CHANGE).scalar() if inspect(connection).has_table("tables") else None
    return DatabaseVersion(",".join(sorted(revisions)), changed or 0)

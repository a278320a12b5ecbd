"""The database of the version before protocol 2, on the SQLite or PostgreSQL of a test.

`tests/data/old_database/make.py` made it, and says how.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import httpx
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.ids import now
from splay.server.storage import schema
from splay.server.storage.database import MIGRATIONS
from tests.server.playing import House, open_house

FOLDER: Final = Path(__file__).parents[2] / "data" / "old_database"
REVISION: Final = "0009"
"""The last migration that the old database has had."""
TOLD: Final[dict[str, Any]] = json.loads((FOLDER / "told.json").read_text(encoding="utf-8"))
"""What the old server said of its tables."""
TABLES: Final[dict[str, str]] = TOLD["tables"]
LEAST_TIME: Final = 10**12
"""No other numbers in the database than times, in milliseconds since 1970, are so large."""
Rows = dict[str, list[dict[str, Any]]]


def unpacked(name: str) -> str:
    """A packed file of the old version."""
    return gzip.decompress((FOLDER / name).read_bytes()).decode()


def old_record(name: str) -> dict[str, Any]:
    """The record that the old server gave of a finished game."""
    record: dict[str, Any] = json.loads(unpacked("records.json.gz"))[name]
    return record


def old_sqlite(path: Path) -> None:
    """Makes the old database in one file."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(unpacked("database.sql.gz"))


def old_rows(folder: Path) -> Rows:
    """Everything in the old database."""
    old_sqlite(folder / "old.db")
    engine = create_engine(f"sqlite:///{folder / 'old.db'}")
    then = MetaData()
    then.reflect(engine)
    with engine.connect() as connection:
        rows = {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in then.sorted_tables
        }
    engine.dispose()
    return rows


def stopped_now(rows: Rows) -> Rows:
    """The rows of a server that was stopped just now. Clocks run on while a server of an early revision is down."""
    later = now() - max(row["changed"] for row in rows["tables"])
    return {
        table: [{name: value + later if is_time(value) else value for name, value in row.items()} for row in found]
        for table, found in rows.items()
    }


def is_time(value: object) -> bool:
    """Whether a value in a database is a time."""
    return isinstance(value, int) and value > LEAST_TIME


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, as the server has it."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def as_it_was(connection: Connection, revision: str, rows: Rows) -> None:
    """Makes the database one of a past revision, with those of the rows and columns that there were."""
    schema.metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    command.upgrade(config(connection), revision)
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        for row in rows.get(table.name, []) if table.name != "alembic_version" else []:
            there = {name: value for name, value in row.items() if name in table.columns and value is not None}
            connection.execute(insert(table).values(**there))


@asynccontextmanager
async def open_on_old_database(engine: AsyncEngine, folder: Path, revision: str = REVISION) -> AsyncIterator[House]:
    """The application on the old database, or on what an earlier revision would have had of it, brought up by its own
    migrations.
    """
    rows = old_rows(folder)
    if revision < REVISION:
        rows = stopped_now(rows)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was, revision, rows)
    async with open_house(engine, folder) as house:
        house.time = now()  # the games were played at real times
        yield house


def browser_of(house: House, login: str) -> httpx.AsyncClient:
    """A client with the token that somebody made on the old server."""
    browser = house.browser()
    browser.headers["Authorization"] = f"Bearer {TOLD['tokens'][login]}"
    return browser

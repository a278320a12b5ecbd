"""On which databases the server's tests run, and how those are made: as copies of one that has all migrations."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.database import migrate, open_engine
from tests import strength

POSTGRES = os.environ.get("SPLAY_TEST_POSTGRES", "")
"""The URL of a PostgreSQL server's database, if the tests have one."""
DIFFERING = (
    "e2e",
    "storage",
    "upgrade",
    "acts/test_sweeper.py",
    "acts/test_takebacks.py",
    "acts/test_undo.py",
    "chat/test_mutes.py",
    "history/test_head_to_head.py",
    "history/test_history.py",
    "history/test_rematch.py",
    "invitations",
    "notifications/test_turns.py",
    "notifications/test_webhooks.py",
    "operations/test_cleanup.py",
    "pairing/test_workers.py",
    "people/test_account_deletion.py",
    "people/test_accounts.py",
    "people/test_handles.py",
    "people/test_privacy.py",
    "plans",
    "practice/test_practice.py",
    "profiles",
    "results",
    "standing",
    "statistics",
    "tables/test_database_unavailable.py",
    "tables/test_races.py",
    "workers/test_heartbeat.py",
    "workers/test_told_entries.py",
)
"""Tests of what databases do differently: what is stored, read in an order, deleted, upgraded, or locked in races."""
ONE_IN = 5
"""One in this many other tests runs on PostgreSQL instead, without `--thorough`: it types parameters that SQLite does
not.
"""
BOTH_ONE_IN = 2
"""One in this many tests of what differs runs on both, without `--thorough`; without PostgreSQL all run on SQLite."""
HERE = Path(__file__).parent


def databases_for(file: Path, test: str) -> list[str]:
    """The databases that a test runs on."""
    if not POSTGRES:
        return ["sqlite"]
    if strength.THOROUGH:
        return ["sqlite", "postgres"]
    if file.relative_to(HERE).as_posix().startswith(DIFFERING):
        return ["sqlite", "postgres"] if strength.is_sampled(test, BOTH_ONE_IN, draw=0) else ["postgres"]
    return ["postgres"] if strength.is_sampled(test, ONE_IN, draw=0) else ["sqlite"]


async def migrated(url: str) -> None:
    """Brings a database up to the newest version."""
    engine = open_engine(url)
    await migrate(engine)
    await engine.dispose()


def migrated_sqlite(path: Path) -> None:
    """Makes a SQLite database with all migrations in one file."""
    asyncio.run(migrated(f"sqlite:///{path}"))
    assert not path.with_name(f"{path.name}-wal").exists(), "the last connection has not brought everything in"


def postgres_url(name: str) -> str:
    """The URL of another database of the PostgreSQL server."""
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)


async def at_postgres(statement: str) -> None:
    """Tells the PostgreSQL server to do something outside of any transaction."""
    server = open_engine(POSTGRES).execution_options(isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(statement))
    await server.dispose()


@contextmanager
def migrated_postgres() -> Iterator[str]:
    """The name of a PostgreSQL database with all migrations, for a while."""
    with empty_postgres() as name:
        asyncio.run(migrated(postgres_url(name)))
        yield name


@contextmanager
def empty_postgres() -> Iterator[str]:
    """The name of an empty PostgreSQL database, for a while."""
    name = f"splay_template_{secrets.token_hex(6)}"
    asyncio.run(at_postgres(f"CREATE DATABASE {name}"))
    yield name
    asyncio.run(at_postgres(f"DROP DATABASE {name} WITH (FORCE)"))


async def sqlite_database(template: Path, folder: Path) -> AsyncIterator[AsyncEngine]:
    """A SQLite database of its own in a folder, made as a copy."""
    shutil.copy(template, folder / "splay.db")
    made = open_engine(f"sqlite:///{folder / 'splay.db'}")
    yield made
    await made.dispose()


async def postgres_database(template: str) -> AsyncIterator[AsyncEngine]:
    """A PostgreSQL database of its own, made as a copy, and removed afterwards."""
    name = f"splay_test_{secrets.token_hex(6)}"
    await at_postgres(f"CREATE DATABASE {name} TEMPLATE {template}")
    made = open_engine(postgres_url(name))
    yield made
    await made.dispose()
    await at_postgres(f"DROP DATABASE {name} WITH (FORCE)")

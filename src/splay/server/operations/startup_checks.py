"""Opening the database before the server says where it is: what is wrong is told in one sentence."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from splay.server.settings import Settings
from splay.server.storage.database import NewerDatabase, migrate, open_engine
from splay.server.storage.database_url import database_label, sqlite_file
from splay.server.storage.file_lock import locked, make_private
from splay.server.storage.postgres_lock import postgres_held
from splay.server.storage.unavailable import said_by


class CannotOpen(ValueError):
    """The database cannot be used; the message says where it is and why, without a password."""


@contextmanager
def opened_database(settings: Settings) -> Iterator[None]:
    """The database, brought up to date, and this server's as long as it runs. Raises CannotOpen, and DatabaseInUse if
    others have it.
    """
    with ExitStack() as stack:
        try:
            file = sqlite_file(settings.database_url)
            if file is not None:
                make_private(file)
                stack.enter_context(locked(file, alone=settings.redis_url is None))
            asyncio.run(bring_up_to_date(settings.database_url))
            if file is None:
                stack.enter_context(postgres_held(settings.database_url, alone=settings.redis_url is None))
        except NewerDatabase as error:
            raise CannotOpen(f"{database_label(settings.database_url)}: {error}") from error
        except (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise CannotOpen(f"cannot open {database_label(settings.database_url)}: {reason(error)}") from error
        yield


async def bring_up_to_date(database_url: str) -> None:
    """Migrates a database. Raises what the libraries raise, and NewerDatabase."""
    engine = open_engine(database_url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def reason(error: Exception) -> str:
    """Why something failed, in its own words on one line."""
    if isinstance(error, OSError):
        return said_by(error)
    if isinstance(error, DBAPIError) and error.orig is not None:
        return first_line(error.orig.__cause__ or error.orig)
    return first_line(error)


def first_line(error: BaseException) -> str:
    """The first line of what an exception says, else its kind."""
    return (str(error).splitlines() or [type(error).__name__])[0]

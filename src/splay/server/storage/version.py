"""How far a database has come: the newest migration that it has had, and when a table of it last changed."""

from typing import Final, NamedTuple

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from splay.server.storage.database import opened_engine
from splay.server.storage.database_url import sqlite_file

NEWEST: Final = text("SELECT max(changed) FROM tables")


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
        return await connection.run_sync(read)


def read(connection: Connection) -> DatabaseVersion:
    """What the database says."""
    revisions = MigrationContext.configure(connection).get_current_heads()
    changed = connection.execute(NEWEST).scalar() if inspect(connection).has_table("tables") else None
    return DatabaseVersion(",".join(sorted(revisions)), changed or 0)

"""Putting a backup in the place of a database that is there, which is kept as another backup."""

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from typing import Final

from splay.server.storage.backup import (
    DUMPED,
    BackupError,
    backup,
    check,
    connection,
    open_to_read,
    postgres_does,
)
from splay.server.storage.database_url import sqlite_file
from splay.server.storage.file_lock import locked
from splay.server.storage.postgres_lock import postgres_held

EMPTY: Final = """DO $$
DECLARE one text;
BEGIN
    FOR one IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE 'DROP TABLE ' || one || ' CASCADE';
    END LOOP;
END $$;
"""
"""Removes all tables, those too that the backup does not know."""


def replace(database_url: str, source: Path, kept: Path) -> None:
    """Makes a backup the database, and what the database was a backup too, in the new file `kept`.

    The database changes in one transaction: whoever is killed meanwhile leaves it as it was, or as the backup is.

    Raises:
        BackupError: the backup is no good, or of another kind of database.
        DumpFailed: PostgreSQL's programs are not there or do not do it.
        DatabaseInUse: a server runs.
    """
    target = sqlite_file(database_url)
    if target is None:
        replace_postgres(database_url, source, kept)
        return
    check(source)
    with locked(target, alone=True):
        backup(database_url, kept)
        with closing(open_to_read(source)) as old, closing(connect(target)) as now:
            old.backup(now)


def replace_postgres(database_url: str, source: Path, kept: Path) -> None:
    """Does it for PostgreSQL, by its own programs: its server may be on another machine."""
    with source.open("rb") as file:
        if file.read(len(DUMPED)) != DUMPED:
            raise BackupError(f"{source} was not made by pg_dump: `splay restore` moves one of SQLite to PostgreSQL")
    with postgres_held(database_url, alone=True), empty_file() as statements:
        backup(database_url, kept)
        statements.write_text(EMPTY, encoding="utf-8")
        with statements.open("ab") as file:
            postgres_does(["pg_restore", "--file=-", str(source)], database_url, stdout=file)
        where, _ = connection(database_url)
        quietly = ["--no-psqlrc", "--quiet", "--output=/dev/null", "--set=ON_ERROR_STOP=1", "--single-transaction"]
        postgres_does(["psql", *quietly, f"--file={statements}", f"--dbname={where}"], database_url)


@contextmanager
def empty_file() -> Iterator[Path]:
    """A file that its owner alone can read, as long as it is needed."""
    with tempfile.NamedTemporaryFile(prefix="splay-restore-", suffix=".sql") as file:
        yield Path(file.name)

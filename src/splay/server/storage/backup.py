"""Copying a database to a file while it is used, and back: SQLite by itself or to PostgreSQL."""

import asyncio
import os
import secrets
import sqlite3
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy.engine import URL, make_url

from splay.server.storage.database_url import database_label, sqlite_file, with_driver, with_side_files
from splay.server.storage.file_lock import locked
from splay.server.storage.sqlite_to_postgres import NotEmpty, copy_to_postgres
from splay.server.storage.unavailable import DatabaseAway

PAGES_AT_ONCE: Final = 256
"""How much is copied before writers have their turn."""


DUMPED: Final = b"PGDMP"
"""What a file of pg_dump begins with."""


NAMES: Final = {"host": "host", "port": "port", "user": "user", "passfile": "passfile", "ssl": "sslmode"}
"""What may stand behind the `?` of a URL and says where and how to connect: as asyncpg and as libpq call it."""


class BackupError(ValueError):
    """A backup or its restoring is not possible; the message says why."""


def backup(database_url: str, target: Path) -> None:
    """Copies a database to a new file, as it stands at one moment, while the server goes on.

    Raises BackupError if the file is there already, or the database is not; DumpFailed if pg_dump fails.
    """
    source = sqlite_file(database_url)
    if source is not None and not source.exists():
        raise BackupError(f"there is no database at {source}")
    if target.exists():
        raise BackupError(f"{target} is there already")
    with written_whole(target) as new:
        if source is None:
            dump(database_url, new)
        else:
            copy(source, new)


def restore(database_url: str, source: Path) -> None:
    """Makes a backup the database; PostgreSQL takes one that was made from SQLite, too.

    Raises BackupError if there is a database already, or the backup is no good; DatabaseInUse if a server runs.
    """
    check(source)
    target = sqlite_file(database_url)
    if target is None:
        fill(database_url, source)
        return
    for found in with_side_files(target):
        if found.exists():
            raise BackupError(f"{found} is there already: stop the server and move it away first")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with locked(target, alone=True), written_whole(target) as new:
        copy(source, new)


def fill(database_url: str, source: Path) -> None:
    """Moves a backup to an empty PostgreSQL database. Raises BackupError."""
    with TemporaryDirectory(prefix="splay-restore-") as folder:
        copied = Path(folder) / "splay.db"
        copy(source, copied)
        try:
            asyncio.run(copy_to_postgres(copied, database_url))
        except NotEmpty as error:
            raise BackupError(f"{error}; what pg_dump wrote is restored by pg_restore") from error
        except DatabaseAway as error:
            raise BackupError(f"cannot open {database_label(database_url)}: {error}") from error


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file to write, readable by its owner alone, which takes its name once it is whole; removed if it fails.

    Raises BackupError if nothing can be written there.
    """
    new = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise BackupError(f"cannot write {path}: {error.strerror}") from error
    try:
        yield new
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """Copies a database, then checks the copy."""
    with closing(open_to_read(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES_AT_ONCE)
        new.execute("PRAGMA journal_mode=DELETE")
    check(target)


def check(path: Path) -> None:
    """Raises BackupError if a file is not a whole database of Splay."""
    if not path.exists():
        raise BackupError(f"there is no file {path}")
    with path.open("rb") as file:
        if file.read(len(DUMPED)) == DUMPED:
            raise BackupError(f"{path} is of PostgreSQL: pg_restore restores it")
    try:
        with closing(open_to_read(path)) as database:
            [[result]] = database.execute("PRAGMA integrity_check(1)").fetchall()
            [[tables]] = database.execute("SELECT count(*) FROM sqlite_master WHERE name='alembic_version'").fetchall()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{path} is not a whole database: {error}") from error
    if result != "ok" or not tables:
        raise BackupError(f"{path} is not a whole database of Splay")


def open_to_read(path: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)


class DumpFailed(ValueError):
    """A program of PostgreSQL's is not there, or did not do its part; the message says which."""


def dump(database_url: str, target: Path) -> None:
    """Writes a PostgreSQL database to a file, for `pg_restore`. Raises DumpFailed; pg_dump itself says the rest."""
    where, _ = connection(database_url)
    postgres_does(["pg_dump", "--format=custom", f"--file={target}", f"--dbname={where}"], database_url)


def postgres_does(command: list[str], database_url: str, **streams: Any) -> None:  # noqa: ANN401 - as `subprocess` has them
    """Runs a program of PostgreSQL's, which itself says what is wrong. Raises DumpFailed."""
    _, environ = connection(database_url)
    try:
        status = subprocess.run(command, env={**os.environ, **environ}, check=False, **streams).returncode
    except FileNotFoundError as error:
        raise DumpFailed(f"the database is PostgreSQL: its backups need {command[0]} on the PATH") from error
    if status:
        raise DumpFailed(f"{command[0]} failed with status {status}")


def connection(database_url: str) -> tuple[str, Mapping[str, str]]:
    """How PostgreSQL's own programs reach a database: a URL without a password, and the environment that has it."""
    url = make_url(with_driver(database_url))
    password = url.password or url.query.get("password")
    where = URL.create(
        "postgresql",
        username=url.username,
        host=url.host,
        port=url.port,
        database=url.database,
        query={NAMES[name]: value for name, value in url.query.items() if name in NAMES},
    )
    return where.render_as_string(), {"PGPASSWORD": str(password)} if password else {}

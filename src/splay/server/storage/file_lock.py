"""Having a SQLite database alone: nobody else may read it, and no second server without Redis may serve it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splay.server.storage.database_url import with_side_files

if sys.platform != "win32":
    import fcntl


class DatabaseInUse(ValueError):
    """Others have the database, or a part in it; the message says who, and what to do."""


def make_private(database: Path) -> None:
    """Makes the file of a database if there is none, and lets nobody but its owner read it.

    SQLite gives the files that it makes beside it the same rights. Raises OSError, and DatabaseInUse if others may
    read a file that is somebody else's.
    """
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for path in with_side_files(database) if os.name == "posix" else []:
        if path.exists() and path.stat().st_mode & 0o077:
            try:
                path.chmod(0o600)
            except PermissionError as error:
                raise DatabaseInUse(
                    f"{path} can be read by others, and is not this user's to change: chmod 600"
                ) from error


@contextmanager
def locked(database: Path, *, alone: bool) -> Iterator[None]:
    """Holds a database for a server: `alone`, or with others who have Redis between them. A server that is killed
    holds nothing any more. Windows knows no such locks: there a second server goes unnoticed.

    Raises DatabaseInUse if that cannot be, and OSError.
    """
    if sys.platform == "win32":
        yield
        return
    database = database.resolve()
    lock = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    with open(lock, "r+", encoding="ascii") as file:
        try:
            fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            process = file.read().strip()
            who = f"process {process}" if process else "a server with REDIS_URL"
            raise DatabaseInUse(
                f"{database} is served already by {who}: end that one first, or give both the same REDIS_URL"
            ) from None
        file.truncate()
        if alone:
            file.write(f"{os.getpid()}\n")
            file.flush()
        yield

"""Where a database is: the file of SQLite, and words for people without a password in them."""

from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
SIDE_FILES: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; left from another one it would spoil a new one."""


def with_driver(url: str) -> str:
    """The URL with the asynchronous driver we use. Raises ValueError for a database that we do not know."""
    scheme, colon, rest = url.partition(":")
    name = scheme.partition("+")[0]
    if not colon or name not in DRIVERS:
        raise ValueError(f"DATABASE_URL: must begin with postgresql: or sqlite:, not {scheme!r}")
    return DRIVERS[name] + ":" + rest


def sqlite_file(database_url: str) -> Path | None:
    """The file of a SQLite database; None of PostgreSQL."""
    url = make_url(with_driver(database_url))
    return Path(url.database or "").absolute() if url.get_backend_name() == "sqlite" else None


def database_label(database_url: str) -> str:
    """The database in words, as one that does not know the URL would look for it."""
    file = sqlite_file(database_url)
    if file is not None:
        return str(file)
    url = make_url(with_driver(database_url))
    host = url.host or url.query.get("host") or "localhost"
    return f"PostgreSQL's database {url.database or url.username or 'by default'} at {host}:{url.port or 5432}"


def with_side_files(file: Path) -> list[Path]:
    """A SQLite database with all that may lie beside it."""
    return [file, *(file.with_name(file.name + suffix) for suffix in SIDE_FILES)]

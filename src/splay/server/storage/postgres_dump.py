"""Backups of PostgreSQL while it is used, by its own `pg_dump`.

The password goes to it through the environment: every user of the machine can read a command line.
"""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url

from splay.server.storage.database_url import with_driver

NAMES: Final = {"host": "host", "port": "port", "user": "user", "passfile": "passfile", "ssl": "sslmode"}
"""What may stand behind the `?` of a URL and says where and how to connect: as asyncpg and as libpq call it."""


class DumpFailed(ValueError):
    """pg_dump is not there, or did not make a backup; the message says which."""


def dump(database_url: str, target: Path) -> None:
    """Writes a PostgreSQL database to a file, for `pg_restore`. Raises DumpFailed; pg_dump itself says the rest."""
    where, environ = connection(database_url)
    command = ["pg_dump", "--format=custom", f"--file={target}", f"--dbname={where}"]
    try:
        status = subprocess.run(command, env={**os.environ, **environ}, check=False).returncode
    except FileNotFoundError as error:
        raise DumpFailed("the database is PostgreSQL: its backups need pg_dump on the PATH") from error
    if status:
        raise DumpFailed(f"pg_dump failed with status {status}")


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

"""A server to be measured, with its database, and who uses how much of the processor."""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT
from time import process_time
from typing import Final

from benchmarks.faults.postgres import Postgres
from benchmarks.processor import children_of, megabytes_of, own_seconds, tree_seconds
from benchmarks.served import Served
from tests.server.redis_server import RedisServer

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
"""PostgreSQL and Redis."""
UNLIMITED: Final = (
    "REQUESTS_PER_ADDRESS",
    "REQUESTS_PER_PERSON",
    "COSTLY_READS_PER_ADDRESS",
    "GUESTS_PER_ADDRESS",
    "SOCKETS_PER_ADDRESS",
)


@dataclass
class Place:
    """A server or several, with a PostgreSQL and a Redis of its own if it has them."""

    servers: list[Served]
    postgres: Postgres | None = None
    redis: RedisServer | None = None

    def workers(self) -> list[int]:
        """The processes that answer requests: the servers themselves, or those that they have started for that."""
        return [
            worker
            for served in self.servers
            for worker in ([served.process.pid] if served.workers == 1 else children_of(served.process.pid))
        ]

    def processor(self) -> dict[str, float]:
        """The seconds that each has used so far: the `workers`, what stands `beside` them (previews, computer
        opponents), the databases, and this process, the `client`.
        """
        workers = sum([own_seconds(worker) for worker in self.workers()])
        everything = sum([tree_seconds(served.process.pid) for served in self.servers])
        used = {"workers": workers, "beside": everything - workers}
        if self.postgres is not None and self.postgres.process is not None:
            used["postgresql"] = tree_seconds(self.postgres.process.pid)
        if self.redis is not None and self.redis.process is not None:
            used["redis"] = tree_seconds(self.redis.process.pid)
        return {**used, "client": process_time()}

    def megabytes(self) -> float:
        """The memory of the workers."""
        return sum([megabytes_of(worker) for worker in self.workers()])


@contextmanager
def place(
    on: str, workers: int, apart: bool = False, database: str | None = None, redis_url: str | None = None
) -> Iterator[Place]:
    """A server as long as it is needed, on SQLite or a PostgreSQL and Redis of its own, or on those that are named.

    `apart`: each worker is a server of its own, at a port of its own.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="splay-load-")))
        settings = {f"SPLAY_{what}": "0" for what in UNLIMITED}
        postgres, redis = None, None
        if on == POSTGRES and database is None:
            postgres = Postgres(folder)
            stack.callback(postgres.end, SIGINT)
            postgres.start()
            database = postgres.url
        if (on == POSTGRES or workers > 1) and redis_url is None:
            redis = RedisServer(folder)
            stack.callback(redis.kill)
            redis.start()
            redis_url = redis.url
        if database is not None:
            settings["DATABASE_URL"] = database
        if redis_url is not None:
            settings["REDIS_URL"] = redis_url
        each = [1] * workers if apart else [workers]
        yield Place([stack.enter_context(Served(folder, of, None, **settings)) for of in each], postgres, redis)

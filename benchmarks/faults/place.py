"""Everything that serves the games: databases, servers and workers, in a folder of their own."""

import asyncio
import random
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from benchmarks.faults.postgres import Postgres
from tests.server.e2e.servers import Program, Server, kill_group
from tests.server.redis_server import RedisServer


class Place:
    """Some servers on one database, with Redis and workers for computer opponents if there are several servers.

    One server alone has SQLite, as `splay serve` has it with nothing set.
    """

    def __init__(self, folder: Path, servers: int, workers: int) -> None:
        """Starts nothing yet."""
        self.folder = folder
        self.log = (self.folder / "splay.log").open("ab")
        self.postgres = Postgres(self.folder) if servers > 1 else None
        self.redis = RedisServer(self.folder) if servers > 1 else None
        self.database_url = f"sqlite:///{self.folder / 'splay.db'}" if self.postgres is None else self.postgres.url
        environ = {"DATABASE_URL": self.database_url}
        if self.redis is not None:
            environ["REDIS_URL"] = self.redis.url
        self.false_times = [folder / f"false-time-{number}" for number in range(servers)]
        self.servers = [
            Server(self.folder, output=self.log, FALSE_TIME=str(false), **environ) for false in self.false_times
        ]
        environ["SPLAY_DATA"] = str(self.folder)
        self.workers = [Program("worker", "--processes", "1", output=self.log, **environ) for _ in range(workers)]

    def programs(self) -> list[Program]:
        """The servers and workers."""
        return [*self.servers, *self.workers]

    def start(self) -> None:
        """Starts everything."""
        if self.postgres is not None:
            self.postgres.start()
        if self.redis is not None:
            self.redis.start()
        with ThreadPoolExecutor() as together:
            list(together.map(lambda program: program.start(), self.programs()))

    def stop(self) -> None:
        """Kills everything."""
        for program in self.programs():
            program.kill()
            for group in program.left_behind():
                kill_group(group)
        if self.redis is not None:
            self.redis.kill()
        if self.postgres is not None:
            self.postgres.end(signal.SIGQUIT)
        self.log.close()

    def left_behind(self) -> int:
        """How many programs that were killed have left processes behind that still run."""
        running = {program.process.pid for program in self.programs() if program.process is not None}
        return len([group for program in self.programs() for group in program.left_behind() if group not in running])

    def another(self, server: int, chance: random.Random) -> int:
        """The number of another server, the same one if there is only one."""
        others = [number for number in range(len(self.servers)) if number != server]
        return chance.choice(others) if others else server


@asynccontextmanager
async def open_place(servers: int, workers: int, keep: bool = False) -> AsyncIterator[Place]:
    """A place that serves, as long as it is needed; its folder goes with it unless it is to be kept."""
    folder = Path(tempfile.mkdtemp(prefix="splay-faults-"))
    with ExitStack() as stack:
        stack.callback(print, f"kept: {folder}") if keep else stack.callback(shutil.rmtree, str(folder))
        place = await asyncio.to_thread(Place, folder, servers, workers)
        stack.callback(place.stop)
        await asyncio.to_thread(place.start)
        yield place

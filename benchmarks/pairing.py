"""How soon people who look for opponents are told of one, and what those who wait cost a worker.

`python -m benchmarks.pairing`, with the checkout's own environment. First `--people` of the same wish come to two
workers of one database, one after the other, some stronger than others; then `--waiting` people of whom no two fit wait
at one server, by HTTP as the page does.
"""

import argparse
import asyncio
import random
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.lean_client import Reader
from benchmarks.processor import own_seconds
from benchmarks.served import Served
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.ratings.kinds import BASE_2
from splay.server.pairing import seeks
from splay.server.pairing.api import LONGEST_WAIT
from splay.server.pairing.matching import groups
from splay.server.pairing.pairing import Pairing
from splay.server.pairing.wish import LIVE, Wish
from splay.server.storage import schema
from splay.server.storage.database import migrate, open_engine
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub

WIDTH: Final = 250
"""The standard deviation of the people's strengths, in shown points."""
LONGEST: Final = 90.0
"""Seconds after which whoever still waits has nobody."""
DESCRIPTORS: Final = 8192
APART: Final = 10_000
"""So many shown points lie between those who wait, and so many seconds before they fit: nobody is paired."""
POINT: Final = 1 / 40


def fail(error: BaseException) -> None:
    """Ends the measurement with what a worker would log."""
    raise error


async def told_after(people: int, seconds: float, seed: int, folder: Path) -> list[float]:
    """After how many seconds each of so many people was told of a table, who came one after the other in this time.

    Raises AssertionError if somebody is left beside somebody who fits.
    """
    url = f"sqlite:///{folder}/splay.db"
    engine, other = open_engine(url), open_engine(url)
    await migrate(engine)
    chance = random.Random(seed)
    ids = [f"p{number}" for number in range(people)]
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.people), [{"id": each, "name": each, "login": each, "created": 0} for each in ids]
        )
        strengths = [{"player": each, "kind": BASE_2, "mu": 25 + chance.gauss(0, WIDTH) * POINT} for each in ids]
        await connection.execute(insert(schema.ratings), [{**one, "sigma": 1.0, "games": 30} for one in strengths])
    workers = [Pairing(TableStore(each, Hub()), is_on=True, report=fail) for each in (engine, other)]
    for worker in workers:
        await worker.start()
    wish = Wish(rated=True)

    async def look(person: str, after: float, worker: Pairing) -> float:
        await asyncio.sleep(after)
        began = time.monotonic()
        with worker.present(person) as changed:
            await worker.look_for(person, wish)
            async with asyncio.timeout(LONGEST):
                await changed.wait()
        return time.monotonic() - began

    coming = [look(each, chance.uniform(0, seconds), workers[number % 2]) for number, each in enumerate(ids)]
    came = await asyncio.gather(*coming, return_exceptions=True)
    took = [each for each in came if isinstance(each, float)]
    await left_fit(engine, workers[0])
    for worker in workers:
        await worker.close()
    await engine.dispose()
    await other.dispose()
    return sorted(took)


async def left_fit(engine: AsyncEngine, worker: Pairing) -> None:
    """Raises AssertionError if two of those who still look fit."""
    async with engine.connect() as connection:
        left = await seeks.waiting(connection, worker.tables.now())
    assert groups(left, frozenset(), worker.tables.now()) == []


@contextmanager
def server(folder: Path) -> Iterator[Served]:
    """A server without limits on how much one address may do."""
    unlimited = ("REQUESTS_PER_ADDRESS", "GUESTS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS")
    with Served(folder, 1, DESCRIPTORS, **{f"SPLAY_{name}": "0" for name in unlimited}) as served:
        yield served


class Waiter:
    """Somebody who waits at a server by HTTP."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.number = number
        self.head = f"Host: 127.0.0.1:{port}\r\nX-Splay: 1\r\n"
        self.answers = 0

    async def connect(self) -> Reader:
        """A connection of its own."""
        _, reader = await asyncio.get_running_loop().create_connection(Reader, "127.0.0.1", self.port)
        return reader

    async def ask(self, reader: Reader, method: str, path: str, body: str = "") -> tuple[bytes, bytes]:
        """The head and the body of an answer."""
        json = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        status, head, told = await reader.ask(f"{method} {path} HTTP/1.1\r\n{self.head}{json}\r\n{body}".encode())
        assert status < 300, (status, told)
        return head, told

    async def come(self) -> str:
        """Becomes a guest; its id."""
        reader = await self.connect()
        head, told = await self.ask(reader, "POST", "/api/guests", f'{{"name": "Guest {self.number}"}}')
        reader.transport.close()
        head_text = head.decode()
        start = head_text.lower().index("set-cookie: ") + len("set-cookie: ")
        self.head += f"Cookie: {head_text[start : head_text.index(';', start)]}\r\n"
        return told.decode().partition('"id":"')[2].partition('"')[0]

    async def wait(self) -> None:
        """Waits for somebody, as the page does, until it is cancelled."""
        await asyncio.sleep(LONGEST_WAIT * random.Random(self.number).random())
        reader = await self.connect()
        while True:
            _, told = await self.ask(reader, "GET", f"/api/me/seek?wait={LONGEST_WAIT}")
            assert b'"looking"' in told, told
            self.answers += 1


async def share_of_a_core(waiting: int, seconds: float, folder: Path) -> tuple[float, float]:
    """What share of a core a worker uses without anybody, and while so many wait."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    with server(folder) as served:
        waiters = [Waiter(served.port, number) for number in range(waiting)]
        ids = [await waiter.come() for waiter in waiters]
        idle = await share(served, seconds / 4)
        engine = open_engine(f"sqlite:///{folder}/splay.db")
        now = int(time.time() * 1000) + APART * 1000
        same = {"pace": LIVE, "wish": Wish().word, "since": now, "until": now}
        rows = [{"person": each, "rating": APART * number, **same} for number, each in enumerate(ids)]
        async with engine.begin() as connection:
            await connection.execute(insert(schema.seeks), rows)
        await engine.dispose()
        tasks = [asyncio.create_task(waiter.wait()) for waiter in waiters]
        await asyncio.sleep(LONGEST_WAIT)  # all are there, and come back evenly
        busy = await share(served, seconds)
        assert all(not task.done() for task in tasks), "somebody waits no more"
        assert all(waiter.answers for waiter in waiters), "somebody had no answer"
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    return idle, busy


async def share(served: Served, seconds: float) -> float:
    """What share of a core a server uses in this time."""
    before, began = own_seconds(served.process.pid), time.monotonic()
    await asyncio.sleep(seconds)
    return (own_seconds(served.process.pid) - before) / (time.monotonic() - began)


async def measure(given: argparse.Namespace) -> None:
    """Measures both, and says what came out."""
    with tempfile.TemporaryDirectory(prefix="splay-pairing-") as folder:
        took = await told_after(given.people, given.coming, given.seed, Path(folder))
    late = took[int(len(took) * 0.95)]
    print(f"{given.people} people of the same wish within {given.coming:.0f} s, at two workers:")
    print(f"told after {median(took):.2f} s in the median, 95 % within {late:.1f}, the last after {took[-1]:.1f};")
    print(f"{given.people - len(took)} had nobody, and nobody waited beside somebody who fits")
    with tempfile.TemporaryDirectory(prefix="splay-pairing-") as folder:
        idle, busy = await share_of_a_core(given.waiting, given.seconds, Path(folder))
    print(f"{given.waiting} people waiting, no two of whom fit: {100 * busy:.1f} % of a core, {100 * idle:.1f} without")


def main() -> None:
    """Measures as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--coming", type=float, default=30.0, help="seconds within which they come")
    parser.add_argument("--waiting", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long those who wait are watched")
    parser.add_argument("--seed", type=int, default=1)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()

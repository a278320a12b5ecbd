"""How many tables one worker serves: two-player tables on SQLite, every seat a WebSocket, moves as POSTs.

`python benchmarks/load.py --tables 500` measures one number of tables, `--search` looks for the largest one whose 99th
percentile from the start of the POST to its arrival at the opponent's WebSocket is under 100 ms. The server is a
process of its own with its data in a temporary folder; this process is all its clients. Linux alone (reads /proc).
"""

import argparse
import asyncio
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.lean_client import Client

SECONDS_PER_SEAT: Final = 5.0
"""Seconds in which every seat moves once; so a table of two moves twice as often."""
GOAL: Final = 0.100
"""Seconds that the 99th percentile must stay under."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
AT_ONCE: Final = 16
"""Tables that are set up at the same time."""
PATIENCE: Final = 20.0


class Option(msgspec.Struct):
    """An option of a question."""

    key: str


class Question(msgspec.Struct):
    """An open question; only the seat's own have options."""

    seat: int
    options: list[Option] = []


class State(msgspec.Struct):
    """What is looked at of a state."""

    sequence: int
    questions: list[Question]


class Message(msgspec.Struct):
    """What is looked at of a message of the WebSocket."""

    type: str
    state: State | None = None


MESSAGES: Final = msgspec.json.Decoder(Message)


class Figures:
    """What is measured: the seconds from POST to push, and what went wrong."""

    def __init__(self) -> None:
        self.pushes: list[float] = []
        self.answers: list[float] = []
        self.errors: dict[str, int] = {}

    def error(self, what: str) -> None:
        """Counts an error."""
        self.errors[what] = self.errors.get(what, 0) + 1


class Seat:
    """A seat, as its client knows the game."""

    def __init__(self, table: "Table", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.state = State(-1, [])
        self.bytes = 0
        self.awaited = 0
        self.arriving: asyncio.Future[float] | None = None

    def arrival_of(self, sequence: int) -> asyncio.Future[float]:
        """When the WebSocket tells of an entry that is still to come."""
        self.awaited = sequence
        self.arriving = asyncio.get_running_loop().create_future()
        return self.arriving

    def heard(self, text: bytes) -> None:
        """Takes what the WebSocket says."""
        self.bytes += len(text)
        message = MESSAGES.decode(text)
        if message.state is not None:
            if message.state.sequence < self.state.sequence:
                self.table.figures.error("told of an older state")
            self.state = message.state
            self.table.pushed.set()
            if self.arriving is not None and message.state.sequence >= self.awaited:
                self.arriving.set_result(perf_counter())
                self.arriving = None

    def keys(self) -> list[str]:
        """The answers that the seat can give now."""
        return [option.key for question in self.state.questions for option in question.options]


class Table:
    """A table of two clients, who answer at random."""

    def __init__(self, client: Client, chance: random.Random) -> None:
        self.client = client
        self.chance = chance
        self.figures = Figures()
        self.pushed = asyncio.Event()
        self.seats: list[Seat] = []
        self.id = ""

    async def ask(self, method: str, path: str, body: object, cookie: str = "") -> tuple[bytes, Any]:
        """Head and content of an answer that must be a success."""
        status, head, content = await self.client.request(method, path, msgspec.json.encode(body), cookie)
        if not 200 <= status < 300:
            raise ConnectionError(f"{method} {path}: {status} {content!r}")
        return head, msgspec.json.decode(content)

    async def set_up(self) -> None:
        """Two guests sit down and listen."""
        for number in range(2):
            head, _ = await self.ask("POST", "/api/guests", {"name": f"Guest {number}"})
            cookie = head.partition(b"set-cookie: ")[2].partition(b";")[0]
            self.seats.append(Seat(self, number, cookie.decode()))

    async def begin(self) -> None:
        """Makes the table, and opens the WebSockets."""
        first, second = self.seats
        _, made = await self.ask("POST", "/api/tables", {"seats": ["me", "open"]}, first.cookie)
        self.id = made["id"]
        await self.ask("POST", f"/api/tables/{self.id}/seats", {}, second.cookie)
        for seat in self.seats:
            await self.client.listen(f"/api/tables/{self.id}/live", seat.cookie, seat.heard)
        await self.everybody_hears(0)

    async def everybody_hears(self, sequence: int) -> None:
        """Returns when both seats know of an entry. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while min([seat.state.sequence for seat in self.seats]) < sequence:
                self.pushed.clear()
                await self.pushed.wait()

    async def move(self) -> bool:
        """One answer, and how long it takes to the opponent; False if the game is over."""
        asked = [seat for seat in self.seats if seat.keys()]
        if not asked:
            return False
        seat = self.chance.choice(asked)
        sequence = seat.state.sequence
        body = msgspec.json.encode({"key": self.chance.choice(seat.keys()), "sequence": sequence})
        arriving = self.seats[1 - seat.number].arrival_of(sequence + 1)
        began = perf_counter()
        status, _, content = await self.client.request("POST", f"/api/tables/{self.id}/answers", body, seat.cookie)
        self.figures.answers.append(perf_counter() - began)
        if status != 200:
            self.figures.error(f"{status} {content[:80]!r}")
            return True
        async with asyncio.timeout(PATIENCE):
            self.figures.pushes.append(await arriving - began)
        await self.everybody_hears(sequence + 1)
        return True

    async def play(self, end: float) -> None:
        """Moves at the rate of its seats, at random moments, until the end or the end of the game."""
        pause = SECONDS_PER_SEAT / len(self.seats)
        due = perf_counter() + self.chance.expovariate(1 / pause)
        while due < end:
            await asyncio.sleep(due - perf_counter())
            try:
                if not await self.move():
                    return
            except (TimeoutError, ConnectionError) as error:
                self.figures.error(type(error).__name__)
            due = max(due + self.chance.expovariate(1 / pause), perf_counter())


class Server:
    """A server in a process of its own, with its data in a folder."""

    def __init__(self, folder: str, database: str | None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        limited = ("REQUESTS_PER_ADDRESS", "REQUESTS_PER_PERSON", "GUESTS_PER_ADDRESS", "SOCKETS_PER_ADDRESS")
        limits = {f"SPLAY_{what}": "0" for what in limited}
        environ = {**os.environ, "SPLAY_DATA": folder, "SPLAY_PORT": str(self.port), **limits}
        if database is not None:
            environ["DATABASE_URL"] = database
        self.process = subprocess.Popen(
            [sys.executable, "-m", "splay.cli", "serve"], env=environ, stdout=subprocess.DEVNULL
        )

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> int:
        """The server's memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize() >> 20

    async def ready(self) -> None:
        """Returns when the server answers. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    status, _, _ = await Client(self.port).request("GET", "/readyz")
                except OSError:
                    await asyncio.sleep(0.05)
                    continue
                assert status == 200
                return


@contextmanager
def running(database: str | None) -> Iterator[Server]:
    """A server, as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="splay-load-") as folder:
        server = Server(folder, database)
        try:
            yield server
        finally:
            server.process.terminate()
            server.process.wait()


async def each(tables: list[Table], work: Callable[[Table], Awaitable[object]]) -> None:
    """Does the work for all tables, some at once."""
    left = iter(tables)

    async def on() -> None:
        for table in left:
            await work(table)

    await asyncio.gather(*[on() for _ in range(AT_ONCE)])


async def measure(given: argparse.Namespace, number: int) -> float:
    """Plays at a number of tables, prints the figures; the 99th percentile in seconds."""
    with running(given.database) as server:
        await server.ready()
        client = Client(server.port)
        tables = [Table(client, random.Random(seed)) for seed in range(number)]
        await each(tables, Table.set_up)
        await each(tables, Table.begin)
        for _ in range(given.opening):
            await each(tables, Table.move)
        figures = Figures()
        for table in tables:
            table.figures = figures
        cpu, own, began = server.cpu(), process_time(), perf_counter()
        heard = sum([seat.bytes for table in tables for seat in table.seats])
        await asyncio.gather(*[table.play(began + given.seconds) for table in tables])
        spent, cpu, own = perf_counter() - began, server.cpu() - cpu, process_time() - own
        heard = sum([seat.bytes for table in tables for seat in table.seats]) - heard
        moves = len(figures.pushes)
        percent = statistics.quantiles(figures.pushes, n=100)
        print(
            f"{number:6}{moves / spent:9.1f}{percent[49] * 1000:8.1f}{percent[94] * 1000:8.1f}{percent[98] * 1000:8.1f}"
            f"{max(figures.pushes) * 1000:8.1f}{cpu / moves * 1000:9.2f}{cpu / spent:8.0%}{own / spent:8.0%}"
            f"{heard / moves / 1000:9.1f}{server.megabytes():7}{sum(figures.errors.values()):8}",
            flush=True,
        )
        for error, times in figures.errors.items():
            print(f"       {times} x {error}")
    return percent[98] if not figures.errors else float("inf")


async def search(given: argparse.Namespace) -> None:
    """Looks for the largest number of tables that keeps to the goal, to within a twentieth."""
    good, bad = 0, 0
    number = given.tables
    while not bad or bad - good > number // 20:
        if await measure(given, number) < GOAL:
            good = number
        else:
            bad = number
        number = (good + bad) // 2 if bad else good * 3 // 2
    print(f"{good} tables keep the 99th percentile under {GOAL * 1000:.0f} ms")


def main() -> None:
    """Reads the command line and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, help="tables of two, to begin with")
    parser.add_argument("--search", action="store_true", help="look for the largest number of tables")
    parser.add_argument("--seconds", type=float, default=30, help="how long is measured")
    parser.add_argument("--opening", type=int, default=20, help="answers at each table before that, as fast as may be")
    parser.add_argument("--database", help="the URL of an empty PostgreSQL database; SQLite by default")
    given = parser.parse_args()
    print("tables  moves/s  p50 ms  p95 ms  p99 ms  max ms  ms/move  server  client  kB/move     MB  errors")
    uvloop.run(search(given) if given.search else measure(given, given.tables))


if __name__ == "__main__":
    main()

"""Floods of whole requests, over many connections that are kept, as fast as the server answers."""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Final, cast

from benchmarks.attackers.target import LOOPBACK, REFUSED, Outcome, Target

CONNECTIONS: Final = 50
AHEAD: Final = 4
"""Requests that are sent over each before the first is answered."""
STEP: Final = 0.1
SUCCESS: Final = (200, 201, 401)
"""Answers for which the server has done its work: a wrong password takes as long as a right one."""


class Asker(asyncio.Protocol):
    """One connection, over which requests are sent as those before are answered."""

    def __init__(self, requests: Iterator[bytes], outcome: Outcome) -> None:
        self.requests = requests
        self.outcome = outcome
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins."""
        self.transport = cast("asyncio.Transport", transport)
        for _ in range(AHEAD):
            self.transport.write(next(self.requests))

    def data_received(self, data: bytes) -> None:
        """Counts the answers, and asks once more for each."""
        self.buffer += data
        while (end := self.buffer.find(b"\r\n\r\n")) >= 0:
            head = bytes(self.buffer[:end]).lower()
            whole = end + 4 + int(head.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
            if len(self.buffer) < whole:
                return
            del self.buffer[:whole]
            if int(head[9:12]) in SUCCESS:
                self.outcome.served += 1
            else:
                self.outcome.cut_off += 1
            self.transport.write(next(self.requests))

    def connection_lost(self, _error: Exception | None) -> None:
        """Lets the attacker open another one."""
        self.outcome.cut_off += self.outcome.goes_on()
        if not self.ended.done():
            self.ended.set_result(None)


def flood(requests: Callable[[Target], Iterator[bytes]]) -> Callable[[Target, Outcome], None]:
    """Floods a target with such requests."""

    def attack(target: Target, outcome: Outcome) -> None:
        asyncio.run(ask(target, requests(target), outcome))

    return attack


async def ask(target: Target, requests: Iterator[bytes], outcome: Outcome) -> None:
    """Asks over all connections, and opens anew those that the server ends."""
    loop = asyncio.get_running_loop()
    context = target.context()
    server = None if context is None else target.host

    async def keep_asking() -> None:
        while outcome.goes_on():
            try:
                _, asker = await loop.create_connection(
                    lambda: Asker(requests, outcome),
                    LOOPBACK,
                    target.port,
                    ssl=context,
                    server_hostname=server,
                    local_addr=(target.address, 0),
                )
                while outcome.goes_on() and not asker.ended.done():
                    await asyncio.wait([asker.ended], timeout=min(STEP, outcome.left()))
                asker.transport.abort()
            except OSError:
                outcome.cut_off += 1
                await asyncio.sleep(REFUSED)

    await asyncio.gather(*[keep_asking() for _ in range(CONNECTIONS)])


def lobby(target: Target) -> Iterator[bytes]:
    """Looks into the lobby."""
    return cycle([target.request("GET", "/api/tables")])


def cold_tables(target: Target) -> Iterator[bytes]:
    """Looks at one table after the other, which the server must read from the database each time."""
    return cycle([target.request("GET", f"/api/tables/{table}/state") for table in target.tables[1:]])


def sign_ins(target: Target) -> Iterator[bytes]:
    """Tries passwords of an account, one after the other."""
    for number in count():
        body = json.dumps({"login": target.login, "password": f"another guess {number}"})
        yield target.request("POST", "/api/sessions", body=body)

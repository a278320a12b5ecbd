"""A person's client: asks over HTTP, and goes on at another server when one does not answer."""

import asyncio
import random
from typing import Any, Final

import httpx
from benchmarks.faults.book import Book
from benchmarks.faults.place import Place
from benchmarks.faults.watch import Watch

PATIENCE: Final = 10.0
"""Seconds that an answer of a server may take."""
PAUSE: Final = 0.1
"""Seconds before something is tried again."""


class NoAnswer(Exception):
    """The server did not answer, or could not do what was asked: whether it was done is not known."""


class Client:
    """One person with a cookie that is good at every server. Every request may go to another server."""

    def __init__(self, place: Place, book: Book, watch: Watch, chance: random.Random, haste: bool = False) -> None:
        """In `haste` the person does not think, and mostly draws."""
        self.place = place
        self.book = book
        self.watch = watch
        self.chance = chance
        self.haste = haste
        self.http = httpx.AsyncClient(timeout=PATIENCE, headers={"X-Splay": "faults"})
        self.server = chance.randrange(len(place.servers))

    @property
    def address(self) -> str:
        """The server that this client talks to now."""
        return self.place.servers[self.server].address

    def any_server(self) -> int:
        """The number of a server, whichever."""
        return self.chance.randrange(len(self.place.servers))

    def go_elsewhere(self) -> None:
        """Turns to another server, if there is one."""
        self.server = self.place.another(self.server, self.chance)

    async def request(self, method: str, path: str, body: object = None, server: int | None = None) -> httpx.Response:
        """One request, to the server that this client talks to unless another one is named.

        Raises NoAnswer if it does not answer, or with a status that tells of a failure.
        """
        address = self.address if server is None else self.place.servers[server].address
        try:
            answer = await self.http.request(method, address + path, json=body)
        except httpx.TransportError as error:
            raise NoAnswer(type(error).__name__) from error
        if answer.status_code >= 500:
            self.book.counts[f"status {answer.status_code}"] += 1
            if answer.status_code == 503 and "Retry-After" not in answer.headers:
                self.book.counts["503 without Retry-After"] += 1
            raise NoAnswer(f"status {answer.status_code}")
        return answer

    async def insist(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request that may be done twice, tried at one server after another until one answers."""
        while True:
            try:
                return await self.request(method, path, body)
            except NoAnswer:
                self.go_elsewhere()
                await asyncio.sleep(PAUSE)

    async def read(self, path: str) -> Any:  # noqa: ANN401 - JSON
        """What a path shows, from whichever server answers. Raises HTTPStatusError if it is refused."""
        return (await self.insist("GET", path)).raise_for_status().json()

    async def arrive(self, name: str) -> None:
        """Becomes a guest."""
        answer = (await self.insist("POST", "/api/guests", {"name": name})).raise_for_status()
        cookies = "; ".join(f"{cookie}={value}" for cookie, value in answer.cookies.items())
        self.http.cookies.clear()
        self.http.headers["Cookie"] = cookies

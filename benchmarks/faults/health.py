"""Whether servers say the truth about their health, and how soon."""

import asyncio
import time
from typing import Final

import httpx
from benchmarks.faults.book import Book
from benchmarks.faults.place import Place

WITHIN: Final = 15.0
"""Seconds within which an outage, or its end, must be told."""
PAUSE: Final = 0.05


class HealthCheck:
    """Asks servers how they are."""

    def __init__(self, place: Place, book: Book) -> None:
        self.place = place
        self.book = book

    async def until(self, server: int, part: str) -> None:
        """Returns when a server says that a part is away, or that none is (""); notes it if that never comes."""
        wanted = f"not ready: {part}" if part else "ok"
        address = self.place.servers[server].address
        end = time.monotonic() + WITHIN
        with httpx.Client(base_url=address, timeout=WITHIN) as client:
            while time.monotonic() < end:
                if await asyncio.to_thread(self.told, client) == wanted:
                    return
                await asyncio.sleep(PAUSE)
        self.book.counts["health wrong"] += 1

    def told(self, client: httpx.Client) -> str:
        """What a server says, and notes how long that took: in a thread, as the loop of those who play is busy."""
        began = time.monotonic()
        said: str = client.get("/readyz").json()["status"]
        self.book.health.append(time.monotonic() - began)
        return said

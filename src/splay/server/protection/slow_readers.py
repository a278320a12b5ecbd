"""Clients that do not read what they are sent: what waits for them fills the memory."""

import asyncio
from collections.abc import Iterable
from typing import Final

SLOW: Final = "connections cut off, because their clients read nothing of what they were sent: %s"


class SlowReaders:
    """Notices connections of which nothing that waits has been read for `seconds`."""

    def __init__(self, seconds: float) -> None:
        """`seconds` by a clock that never goes back."""
        self.seconds = seconds
        self.waiting: dict[asyncio.Transport, tuple[int, float]] = {}

    def find(self, transports: Iterable[asyncio.Transport], now: float) -> list[asyncio.Transport]:
        """Those of these connections that are to be cut off, by how much waits for each of them now.

        Whatever is read counts as reading, unless as much is written meanwhile: then the next looks tell.
        """
        before, self.waiting = self.waiting, {}
        for transport in transports:
            size = transport.get_write_buffer_size()
            if size:
                known, since = before.get(transport, (size, now))
                self.waiting[transport] = (size, now if size < known else since)
        return [transport for transport, (_, since) in self.waiting.items() if now - since >= self.seconds]

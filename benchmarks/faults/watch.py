"""Answers that are under way, so that a server can be killed in the middle of one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Watch:
    """Tells when an answer to a question inside a dogma is on its way to a server."""

    def __init__(self) -> None:
        self.under_way: dict[int, int] = {}
        self.sent = asyncio.Event()

    @contextmanager
    def sending(self, server: int, inside_dogma: bool) -> Iterator[None]:
        """Counts an answer as under way to a server, as long as nothing has come back."""
        if not inside_dogma:
            yield
            return
        self.under_way[server] = self.under_way.get(server, 0) + 1
        self.sent.set()
        try:
            yield
        finally:
            self.under_way[server] -= 1

    async def server_in_a_dogma(self) -> int:
        """The next server that an answer inside a dogma goes to."""
        while True:
            for server, number in self.under_way.items():
                if number:
                    return server
            self.sent.clear()
            await self.sent.wait()

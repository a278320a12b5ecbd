"""What the client of a WebSocket says."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from splay.server.notifications.presence import Looking

PING: Final = "ping"
PONG: Final = '{"type":"pong"}'
IN_SIGHT: Final = {"shown": True, "hidden": False}
"""What a page says of itself, and whether it is in sight then."""


class Incoming:
    """Pings, which are answered here, whether the page is in sight, which is noted, and other messages, one of which
    waits until it is taken.

    Nothing more is read meanwhile, so that whoever sends without end waits, too.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], wake: Callable[[], None], looking: Looking | None) -> None:
        """`wake` is called when a message waits, and when the client has gone. `looking` is whoever looks, unless that
        is nobody known.
        """
        self.socket = socket
        self.wake = wake
        self.looking = looking
        self.waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=1)
        self.over = False

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listens as long as this lasts."""
        task = asyncio.create_task(self.listen())
        try:
            yield
        finally:
            task.cancel()

    async def listen(self) -> None:
        """Returns when the client has gone."""
        with suppress(WebSocketDisconnect, OSError):  # uvicorn's, for an answer to a client that has gone
            while True:
                await self.hear(await self.socket.receive_data("text"))
        self.over = True
        self.wake()

    async def hear(self, text: str) -> None:
        """Answers a ping; notes whether the page is in sight; keeps anything else."""
        if text == PING:
            await self.socket.send_data(PONG, mode="text")
        elif text in IN_SIGHT:
            if self.looking is not None:
                self.looking.show(IN_SIGHT[text])
        else:
            await self.waiting.put(text)
            self.wake()

    def take(self) -> str | None:
        """The message that waits, if one does."""
        return None if self.waiting.empty() else self.waiting.get_nowait()

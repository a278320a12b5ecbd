"""What the client of a WebSocket says."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

PING: Final = "ping"
PONG: Final = '{"type":"pong"}'


class Incoming:
    """Pings, which are answered here, and other messages, one of which waits until it is taken.

    Nothing more is read meanwhile, so that whoever sends without end waits, too.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], wake: Callable[[], None]) -> None:
        """`wake` is called when a message waits, and when the client has gone."""
        self.socket = socket
        self.wake = wake
        self.waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=1)
        self.over = False

    async def listen(self) -> None:
        """Returns when the client has gone."""
        with suppress(WebSocketDisconnect, OSError):  # uvicorn's, for an answer to a client that has gone
            while True:
                await self.hear(await self.socket.receive_data("text"))
        self.over = True
        self.wake()

    async def hear(self, text: str) -> None:
        """Answers a ping; keeps anything else."""
        if text == PING:
            await self.socket.send_data(PONG, mode="text")
        else:
            await self.waiting.put(text)
            self.wake()

    def take(self) -> str | None:
        """The message that waits, if one does."""
        return None if self.waiting.empty() else self.waiting.get_nowait()

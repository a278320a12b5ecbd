"""WebSockets, which may send few bytes: what is answered below the application, as protocol pings are, counts too.

The bytes are counted as they come in, headers of frames and all, before anything looks at them.
"""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from splay.server.protection.cutoff_responses import TOO_LARGE_HEAD, response
from splay.server.protection.worker import limits_of

TOO_MUCH: Final = 4429
CLOSING_SECONDS: Final = 5
"""How long a client that is cut off may take to read why."""
FLOODS: Final = "WebSockets closed, because their clients sent too much: %s"


class ByteBudget:
    """A bucket that holds `burst` bytes and fills up again by `per_second`."""

    __slots__ = ("burst", "left", "per_second", "updated")

    def __init__(self, burst: int, per_second: int, now: float) -> None:
        """Full at `now`, in seconds of a clock that never goes back."""
        self.burst = burst
        self.per_second = per_second
        self.left: float = burst
        self.updated = now

    def spend(self, count: int, now: float) -> bool:
        """Takes bytes out of the budget; False, and nothing is taken, if it has fewer."""
        self.left = min(self.burst, self.left + (now - self.updated) * self.per_second)
        self.updated = now
        if count > self.left:
            return False
        self.left -= count
        return True


class BudgetedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is closed as soon as its client has sent more than it may."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """As uvicorn makes it."""
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits_of(config)
        self.budget = ByteBudget(self.limits.socket_burst, self.limits.socket_bytes_per_second, self.loop.time())
        self.has_asked = False
        self.abortion: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        if self.abortion is not None:
            self.abortion.cancel()
        self.limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes the handshake, which comes first and is whole, and then what the budget allows."""
        if not self.has_asked:
            self.has_asked = True
            super().data_received(data)
            if not self.handshake_initiated:
                self.transport.write(response(TOO_LARGE_HEAD))
                self.transport.close()
        elif self.budget.spend(len(data), self.loop.time()):
            super().data_received(data)
        elif not self.transport.is_closing():
            self.cut_off()

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what the application says. Raises ClientDisconnected if the client was cut off meanwhile."""
        if self.abortion is not None:
            raise ClientDisconnected
        await super().send(message)

    def cut_off(self) -> None:
        """Closes the socket, and says why if it is open."""
        self.limits.attack_log.note(FLOODS)
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(TOO_MUCH, "too_much_sent")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": "too_much_sent"})
        self.transport.close()
        self.abortion = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

"""HTTP connections, whose requests are bounded in time and in what they have beside their bodies.

uvicorn's protocol collects targets, headers, chunk extensions and trailers without end, and waits for them without end.
"""

import asyncio
from typing import Any, Final, cast

from httptools import HttpParserError
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from splay.server.protection.connections import PROXY_IDLE
from splay.server.protection.cutoff_responses import TOO_LARGE_HEAD, TOO_SLOW, response
from splay.server.protection.worker import limits_of
from splay.server.protocol.api_error import ApiError

PIECE: Final = 4096
"""What has come in is parsed in pieces of this size, so that little is parsed of what is too much."""
CLOSING_SECONDS: Final = 5
"""How long a client that is cut off may take to read why."""
ENDLESS: Final = "requests cut off, because they had no end: %s"
LATE: Final = "requests cut off, because they had not come in whole in time: %s"


class BoundedRequests(HttpToolsProtocol):
    """A connection that is refused if there are too many, and cut off as soon as a request is too much or too late."""

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
        self.beside_body = 0
        self.header_lines = 0
        self.head_is_whole = False
        self.timer: asyncio.TimerHandle | None = None
        self.has_spoken = False
        self.is_websocket = False
        self.answering: list[RequestResponseCycle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection in, or refuses it."""
        super().connection_made(transport)
        refusal = self.limits.enter(self)
        self.timeout_keep_alive = self.limits.idle_seconds if self.limits.counts(self) else PROXY_IDLE
        if refusal is None:
            self.await_request()
        else:
            self.refuse(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection, and lets no answer be written to it: uvicorn itself stops the newest alone."""
        self.stop_waiting()
        for cycle in self.answering:
            cycle.disconnected = True
        self.limits.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The worker ends: so does the connection, once it has its answer. What is put off while nothing happens comes
        now: whoever listens for the client's going (`pairing.api`) is woken.
        """
        super().shutdown()
        newest = self.unanswered()
        if newest is not None:
            newest.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Parses what has come in, as long as that is not too much."""
        self.has_spoken = True
        if self.timer is None:
            self.await_request()
        for start in range(0, len(data), PIECE):
            if self.is_websocket or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self.beside_body += len(piece)
            super().data_received(piece)
            if self.is_too_much():
                self.cut_off(ENDLESS, TOO_LARGE_HEAD)

    def is_too_much(self) -> bool:
        """Whether the request has too much beside its body."""
        return self.beside_body > self.limits.header_bytes or self.header_lines > self.limits.header_lines

    def on_message_begin(self) -> None:
        """A request begins, perhaps in the piece in which another one has ended."""
        super().on_message_begin()
        if self.timer is None:
            self.await_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Counts a header, or a trailer."""
        self.header_lines += 1
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are whole, and the application begins to answer. Raises HttpParserError if they are too large."""
        if self.is_too_much():
            raise HttpParserError("the headers are too large")
        self.head_is_whole = True
        super().on_headers_complete()
        newest = self.unanswered()
        if newest is not None:
            self.answering = [cycle for cycle in self.answering if not cycle.response_complete] + [newest]

    def send_400_response(self, msg: str) -> None:
        """Answers what cannot be parsed; what is too much has an answer of its own."""
        if not self.is_too_much():
            super().send_400_response(msg)

    def on_body(self, body: bytes) -> None:
        """Does not count the body, unless it has been answered already and nobody reads it."""
        if self.unanswered() is not None:
            self.beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        super().on_message_complete()
        self.head_is_whole = False
        self.beside_body = self.header_lines = 0
        self.stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection on."""
        self.is_websocket = True
        super().handle_websocket_upgrade()

    def unanswered(self) -> RequestResponseCycle | None:
        """The newest request whose headers are whole, if it has not been answered in whole."""
        newest = cast("RequestResponseCycle | None", self.cycle)
        return None if newest is None or newest.response_complete else newest

    def await_request(self) -> None:
        """Gives the client the time that it has for a whole request."""
        self.limits.unfinished[self] = None
        self.timer = self.loop.call_later(self.limits.request_seconds, self.out_of_time)

    def stop_waiting(self) -> None:
        """The client owes nothing now."""
        self.limits.unfinished.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def out_of_time(self) -> None:
        """Cuts off a request that is not whole; a proxy may keep a connection open that it does not use yet."""
        if self.flow.read_paused or not (self.has_spoken or self.limits.counts(self)):
            self.await_request()
        elif self.has_spoken:
            self.cut_off(LATE, TOO_SLOW)
        else:
            self.transport.close()

    def cut_off(self, kind: str, refusal: ApiError) -> None:
        """Refuses, and notes it for the log."""
        if not self.transport.is_closing():
            self.limits.attack_log.note(kind)
            self.refuse(refusal)

    def refuse(self, refusal: ApiError) -> None:
        """Closes the connection, and says why if that is the next thing that the client can take for an answer."""
        self.stop_waiting()
        newest = self.unanswered()
        if self.is_next_to_be_answered(newest):
            self.transport.write(response(refusal))
        if newest is not None:
            newest.disconnected = True
            newest.message_event.set()
        self.transport.close()
        self.timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def is_next_to_be_answered(self, newest: RequestResponseCycle | None) -> bool:
        """Whether all requests before the one that comes in have been answered, and that one has not been."""
        if self.pipeline:
            return False
        return newest is not None and not newest.response_started if self.head_is_whole else newest is None

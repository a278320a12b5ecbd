"""A client that costs little: HTTP with kept connections, and WebSockets. For load tests alone."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar, cast

SWITCHED: Final = 101
KEPT: Final = 3.0
"""Seconds after which a connection is not used again: uvicorn closes it after five."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Reader(asyncio.Protocol):
    """A connection that hands on what it has received so far, to be used up by `take`."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.lost = False
        self.used = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keeps the transport."""
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _error: Exception | None) -> None:
        """Fails whoever waits."""
        self.lost = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionResetError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Collects, and looks whether something is whole."""
        self.buffer += data
        self.take()

    def take(self) -> None:
        """Uses up a whole answer: its status, head and body."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0 or self.waiting is None or self.waiting.done():
            return
        head = bytes(self.buffer[:end])
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        if len(self.buffer) < end + 4 + length:
            return
        body = bytes(self.buffer[end + 4 : end + 4 + length])
        del self.buffer[: end + 4 + length]
        self.waiting.set_result((int(head[9:12]), head, body))

    async def ask(self, request: bytes) -> tuple[int, bytes, bytes]:
        """Sends a request; status, head and body of the answer. Raises ConnectionResetError."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self.waiting


class Socket(Reader):
    """A WebSocket; `heard` is called with every text."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__()
        self.heard = heard
        self.open = False

    def take(self) -> None:
        """Uses up the answer to the handshake, then frame after frame."""
        if not self.open:
            super().take()
            return
        buffer = self.buffer
        while len(buffer) >= 2:
            opcode, length, start = buffer[0] & 15, buffer[1] & 127, 2
            if length == 126 and len(buffer) >= 4:
                (length,), start = struct.unpack_from(">H", buffer, 2), 4
            elif length == 127 and len(buffer) >= 10:
                (length,), start = struct.unpack_from(">Q", buffer, 2), 10
            elif length > 125:
                return
            if len(buffer) < start + length:
                return
            body = bytes(buffer[start : start + length])
            del buffer[: start + length]
            self.frame(opcode, body)

    def frame(self, opcode: int, body: bytes) -> None:
        """Hands a text on; answers a ping."""
        if opcode == TEXT:
            self.heard(body)
        elif opcode == PING:
            self.send(PONG, body)
        elif opcode == CLOSE:
            self.transport.close()

    def say(self, text: bytes) -> None:
        """Sends a text, of few bytes."""
        self.send(TEXT, text)

    def send(self, opcode: int, body: bytes) -> None:
        """Sends a frame of at most 65,535 bytes, masked with zeros."""
        length = bytes((0x80 | len(body),)) if len(body) < 126 else struct.pack(">BH", 0x80 | 126, len(body))
        self.transport.write(bytes((0x80 | opcode,)) + length + bytes(4) + body)


Connected = TypeVar("Connected", bound=Reader)


class Client:
    """Talks to a server on this machine, over connections that are used again."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: list[Reader] = []

    async def request(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer to one request."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Splay: load\r\nCookie: {cookie}\r\n"
        text = f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
        youngest = monotonic() - KEPT
        self.free = [connection for connection in self.free if connection.used > youngest and not connection.lost]
        connection = self.free.pop() if self.free else await self.connect(Reader())
        answer = await connection.ask(text)
        connection.used = monotonic()
        self.free.append(connection)
        return answer

    async def listen(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
        """Opens a WebSocket. Raises ConnectionError if the server does not want it."""
        key = base64.b64encode(os.urandom(16)).decode()
        host = f"127.0.0.1:{self.port}"
        upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13"
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n{upgrade}\r\n\r\n"
        socket = Socket(heard)
        await self.connect(socket)
        status, _, _ = await socket.ask(head.encode())
        if status != SWITCHED:
            raise ConnectionError(f"the server answered {status} to the WebSocket's handshake")
        socket.open = True
        socket.take()
        return socket

    async def connect(self, connection: Connected) -> Connected:
        """Connects."""
        await asyncio.get_running_loop().create_connection(lambda: connection, "127.0.0.1", self.port)
        return connection

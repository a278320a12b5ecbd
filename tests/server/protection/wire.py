"""Raw connections to a running server: what no well-behaved client would send."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx

from tests.server.e2e.servers import Server
from tests.unencrypted import UNENCRYPTED

PATIENCE = 60
DIRECT = {"SPLAY_TRUSTED_PROXIES": "192.0.2.1"}
"""Settings of a server that takes this machine for a client, and not for its proxy."""
LEAST = b"\x80\0\0\0\0"
"""The rest of the header of an empty frame, as clients send it."""
PING, TEXT, BINARY, PONG = (bytes([0x80 | code]) + LEAST for code in (9, 1, 2, 10))
MOST_SENT = 20_000_000
FLOOD_SECONDS = 30
"""An attack succeeds that goes on for this many bytes, or so long: less than uvicorn waits for answers to its pings."""


class Attacked(Server):
    """A server whose log is kept."""

    def __init__(self, folder: Path, descriptors: int | None = None, /, **environ: str) -> None:
        """`descriptors` is how many files it may have open."""
        self.log_file = folder / "log"
        super().__init__(folder, output=self.log_file.open("wb"), **environ)
        if descriptors is not None:
            self.command = ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh", *self.command]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        assert self.output is not None
        self.output.close()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def lines(self, words: str) -> list[str]:
        """The messages in the log that have these words; there may be nothing worse than a warning."""
        lines = [json.loads(line) for line in self.log_file.read_text().splitlines() if line.startswith("{")]
        assert not [line for line in lines if line["level"] in ("error", "critical")]
        return [line["message"] for line in lines if words in line["message"]]

    def told(self, words: str) -> list[str]:
        """The same, as soon as there is one."""
        end = time.monotonic() + PATIENCE
        while not self.lines(words) and time.monotonic() < end:
            time.sleep(0.05)
        return self.lines(words)


class Wire:
    """One connection."""

    def __init__(self, server: Attacked, sent: bytes = b"") -> None:
        """Opened, and something sent over it."""
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.settimeout(PATIENCE)
        self.send(sent)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Sends."""
        self.socket.sendall(data)

    def trickle(self, data: bytes) -> None:
        """Sends, if the server still listens."""
        with suppress(ConnectionError):
            self.send(data)

    def is_cut_off(self, data: bytes) -> bool:
        """Sends the same again and again: whether the server puts an end to it.

        What the server says meanwhile is read, so that it does not wait for us.
        """
        sent, end = 0, time.monotonic() + FLOOD_SECONDS
        chunk = data * max(1, 10_000 // len(data))
        self.socket.setblocking(False)
        with suppress(ConnectionError):
            while sent < MOST_SENT and time.monotonic() < end:
                with suppress(BlockingIOError):
                    sent += self.socket.send(chunk[sent % len(chunk) :])
                with suppress(BlockingIOError):
                    if not self.socket.recv(1 << 16):
                        return True
            return False
        return True

    def rest(self) -> bytes:
        """What the server says until it closes the connection."""
        said = b""
        try:
            while more := self.socket.recv(1 << 16):
                said += more
        except ConnectionResetError:
            pass
        return said

    def until(self, words: bytes) -> bytes:
        """What the server says, as far as these words."""
        said = b""
        while words not in said:
            more = self.socket.recv(1 << 16)
            assert more, f"closed after {said!r}"
            said += more
        return said

    def refusal(self) -> tuple[int, str]:
        """Status and word of the refusal with which the server closes the connection."""
        head, _, body = self.rest().partition(b"\r\n\r\n")
        return int(head[9:12]), json.loads(body)["error"]

    def is_closed(self) -> bool:
        """Whether the server has closed the connection; what it said is read."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(1 << 16):
                pass
        except BlockingIOError:
            return False
        except ConnectionError:
            pass
        return True


def handshake(server: Attacked, table: str, *headers: str) -> bytes:
    """The request for a spectator's WebSocket."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def spectator(server: Attacked, table: str) -> Wire:
    """The WebSocket of nobody, open, and the first message read."""
    wire = Wire(server, handshake(server, table))
    wire.until(b'"type":')
    return wire


def masked(text: bytes) -> bytes:
    """A text in a frame, as clients send it."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2)
    return b"\x81" + length + bytes(4) + text


class Victim:
    """Two people at a table, who play on over connections of their own, a new one for each request."""

    def __init__(self, server: Attacked) -> None:
        self.server = server
        self.people = [self.guest(name) for name in ("Ann", "Bob")]
        self.table: str = self.ask(0, "POST", "/api/tables", {"seats": ["me", "open"]})["id"]
        self.ask(1, "POST", f"/api/tables/{self.table}/seats", {})

    def guest(self, name: str) -> dict[str, str]:
        """The headers of a new guest."""
        answer = httpx.post(
            f"{self.server.address}/api/guests",
            json={"name": name},
            headers={"X-Splay": "1"},
            verify=UNENCRYPTED,
            timeout=PATIENCE,
        )
        cookies = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        return {"X-Splay": "1", "Cookie": cookies}

    def ask(self, who: int, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """The body of an answer, which must be a success."""
        url, headers = self.server.address + path, self.people[who]
        answer = httpx.request(method, url, json=body, headers=headers, verify=UNENCRYPTED, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def move(self) -> None:
        """Answers a question of one of the two."""
        for who in range(2):
            seen = self.ask(who, "GET", f"/api/tables/{self.table}/state")
            keys = [option["key"] for question in seen["questions"] for option in question.get("options", [])]
            if keys:
                body = {"key": keys[0], "sequence": seen["sequence"]}
                after = self.ask(who, "POST", f"/api/tables/{self.table}/answers", body)
                assert after["sequence"] > seen["sequence"]
                return
        raise AssertionError("nobody is asked")

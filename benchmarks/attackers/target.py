"""What is attacked, and what becomes of the attack."""

import json
import socket
import ssl
import sys
import time
from dataclasses import dataclass
from typing import Final

ADDRESS: Final = "127.0.0.2"
"""An address of this machine that no server trusts."""
LOOPBACK: Final = "127.0.0.1"
"""Where every target is: attacks go nowhere else."""
PATIENCE: Final = 10.0
REFUSED: Final = 0.1
"""Seconds that are waited after a refusal."""
WAITS: Final = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
"""What is raised if there is nothing to read now, or no room to write."""


@dataclass(frozen=True)
class Target:
    """A server on this machine, and what is known there: tables, and the login of an account.

    With `certificate`, the file of a certificate to believe, it is attacked through TLS.
    """

    port: int
    host: str
    origin: str
    tables: tuple[str, ...]
    login: str
    certificate: str | None = None
    address: str = ADDRESS
    """Where the attacker comes from."""

    @classmethod
    def from_json(cls, text: str) -> "Target":
        """The target that `dataclasses.asdict` and `json.dumps` have told."""
        told = json.loads(text)
        return cls(**{**told, "tables": tuple(told["tables"])})

    def context(self) -> ssl.SSLContext | None:
        """How its certificate is checked, None without TLS."""
        return None if self.certificate is None else ssl.create_default_context(cafile=self.certificate)

    def connect(self, receive_bytes: int | None = None) -> socket.socket:
        """A connection; `receive_bytes` is how little waits for the attacker at most."""
        opened = socket.socket()
        if receive_bytes is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        opened.settimeout(PATIENCE)
        try:
            opened.bind((self.address, 0))
            opened.connect((LOOPBACK, self.port))
            context = self.context()
            return opened if context is None else context.wrap_socket(opened, server_hostname=self.host)
        except OSError:
            opened.close()
            raise

    def request(self, method: str, path: str, *headers: str, body: str = "") -> bytes:
        """A whole request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers]
        if body:
            lines += ["X-Splay: 1", "Content-Type: application/json", f"Content-Length: {len(body)}"]
        return ("\r\n".join([*lines, "", ""]) + body).encode()

    def handshake(self) -> bytes:
        """The request for the WebSocket of a spectator at the first table."""
        return self.request(
            "GET",
            f"/api/tables/{self.tables[0]}/live",
            f"Origin: {self.origin}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        )

    def spectate(self) -> socket.socket | None:
        """A spectator's WebSocket; None if the server refuses one."""
        opened = self.connect()
        try:
            opened.sendall(self.handshake())
            if b" 101 " in opened.recv(1000):
                return opened
        except OSError:
            opened.close()
            raise
        opened.close()
        return None


class Outcome:
    """What became of an attack that lasts for some seconds."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.cut_off = 0
        """Connections that the server ended, and requests and sockets that it refused."""
        self.served = 0
        """Requests that it answered."""
        self.longest = 0.0
        self.most_bytes = 0
        self.most_open = 0

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self.end - time.monotonic())

    def over(self, began: float, sent: int) -> None:
        """A connection is over, because the server or the time has ended it."""
        self.cut_off += self.goes_on()
        self.longest = max(self.longest, time.monotonic() - began)
        self.most_bytes = max(self.most_bytes, sent)

    def tell(self) -> None:
        """Prints it as JSON."""
        json.dump({name: value for name, value in vars(self).items() if name != "end"}, sys.stdout)

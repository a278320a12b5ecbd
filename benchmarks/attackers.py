"""The attackers of `benchmarks/attack.py`, for this machine alone: `attackers.py KIND PORT TABLE SECONDS`.

Each goes on for SECONDS, comes back when it is cut off, and prints what became of it as JSON. They come from
127.0.0.2, which no server trusts by itself. Linux alone.
"""

import json
import select
import socket
import sys
import time
from collections.abc import Callable
from typing import Final

ADDRESS: Final = "127.0.0.2"
MASKED: Final = b"\x80\0\0\0\0"
"""The rest of the header of an empty frame, as clients send it."""
PING: Final = b"\x89" + MASKED
TEXT: Final = b"\x81" + MASKED
FLOOD: Final = 9_000_000 // 8
"""Bytes a second of the floods of frames."""
STEP: Final = 0.01
HEADERS: Final = (b"X-Flood: " + b"a" * 989 + b"\r\n") * 64
MOST_HEADERS: Final = 100_000_000
"""Bytes of headers that are sent over one connection."""
HALF_SENT: Final = 400
REFUSED: Final = 0.1
"""Seconds that are waited after a refusal."""


class Outcome:
    """What became of an attack."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.cut_off = 0
        self.longest = 0.0
        self.most_bytes = 0
        self.most_open = 0

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def over(self, began: float, sent: int) -> None:
        """A connection is over, because the server or the time has ended it."""
        self.cut_off += self.goes_on()
        self.longest = max(self.longest, time.monotonic() - began)
        self.most_bytes = max(self.most_bytes, sent)


def connect(port: int) -> socket.socket:
    """A connection to the server."""
    return socket.create_connection(("127.0.0.1", port), 10, (ADDRESS, 0))


def handshake(port: int, table: str) -> socket.socket | None:
    """A spectator's WebSocket; None if the server refuses one."""
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    opened = connect(port)
    opened.sendall("\r\n".join([*lines, "", ""]).encode())
    if b" 101 " in opened.recv(1000):
        return opened
    opened.close()
    return None


def frames(frame: bytes) -> Callable[[int, str, Outcome], None]:
    """Floods WebSockets with a frame."""
    chunk = frame * int(FLOOD * STEP / len(frame))

    def flood(port: int, table: str, outcome: Outcome) -> None:
        opened = handshake(port, table)
        if opened is None:
            time.sleep(REFUSED)
            return
        began, sent = time.monotonic(), 0
        opened.setblocking(False)
        with opened:
            while outcome.goes_on():
                try:
                    sent += opened.send(chunk)
                    if not opened.recv(1 << 20):
                        break
                except BlockingIOError:
                    pass
                except ConnectionError:
                    break
                time.sleep(max(0.0, min(began + sent / FLOOD, outcome.end) - time.monotonic(), 0.001))
        outcome.over(began, sent)

    return flood


def headers(port: int, _table: str, outcome: Outcome) -> None:
    """Sends a request whose headers do not end."""
    began, sent = time.monotonic(), 0
    with connect(port) as opened:
        try:
            opened.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while outcome.goes_on() and sent < MOST_HEADERS and not select.select([opened], [], [], 0)[0]:
                if select.select([], [opened], [], STEP)[1]:
                    sent += opened.send(HEADERS)
        except ConnectionError:
            pass
    outcome.over(began, sent)


def half_sent(port: int, _table: str, outcome: Outcome) -> None:
    """Begins many requests and ends none; what is cut off is begun anew, a second later."""
    held: list[socket.socket] = []
    while outcome.goes_on():
        try:
            while len(held) < HALF_SENT:
                held.append(connect(port))
                held[-1].sendall(b"GET / HTTP/1.1\r\nHost: ")
        except OSError:
            outcome.cut_off += 1
        time.sleep(min(1.0, max(0.0, outcome.end - time.monotonic())))
        ended = select.select(held, [], [], 0)[0]
        outcome.cut_off += len(ended)
        for opened in ended:
            held.remove(opened)
            opened.close()
        outcome.most_open = max(outcome.most_open, len(held))
    for opened in held:
        opened.close()


KINDS: Final = {"pings": frames(PING), "texts": frames(TEXT), "headers": headers, "half_sent": half_sent}


def main() -> None:
    """Attacks."""
    kind, port, table, seconds = sys.argv[1:]
    outcome = Outcome(float(seconds))
    while outcome.goes_on():
        try:
            KINDS[kind](int(port), table, outcome)
        except OSError:
            time.sleep(REFUSED)  # the server lets nobody in
    print(json.dumps(vars(outcome)))


if __name__ == "__main__":
    main()

"""As many WebSockets as the server allows, and more."""

import socket
import time
from typing import Final

from benchmarks.attackers.held import has_news
from benchmarks.attackers.target import REFUSED, WAITS, Outcome, Target

AT_ONCE: Final = 20
"""Handshakes that are under way at the same time."""


def sockets(target: Target, outcome: Outcome) -> None:
    """Opens WebSockets without end, and keeps those that it gets: it reads what they say, and says nothing."""
    held: set[socket.socket] = set()
    while outcome.goes_on():
        asked = [connection for _ in range(AT_ONCE) if (connection := begun(target, outcome)) is not None]
        got = [connection for connection in asked if is_open(connection, outcome)]
        held.update(got)
        for connection in [connection for connection in held if has_news(connection)]:
            if not drained(connection):
                outcome.cut_off += 1
                held.remove(connection)
                connection.close()
        outcome.most_open = max(outcome.most_open, len(held))
        if not got:
            time.sleep(REFUSED)
    for connection in held:
        connection.close()


def begun(target: Target, outcome: Outcome) -> socket.socket | None:
    """A connection over which a WebSocket has been asked for; None if there is none."""
    try:
        connection = target.connect()
        connection.sendall(target.handshake())
    except OSError:
        outcome.cut_off += 1
        return None
    return connection


def is_open(connection: socket.socket, outcome: Outcome) -> bool:
    """Whether the server opens it; it is closed if not."""
    try:
        if b" 101 " in connection.recv(1000):
            connection.setblocking(False)
            return True
    except OSError:
        pass
    outcome.cut_off += 1
    connection.close()
    return False


def drained(connection: socket.socket) -> bool:
    """Reads what has been said; False if the server has ended the connection."""
    try:
        return bool(connection.recv(1 << 20))
    except WAITS:
        return True
    except OSError:
        return False

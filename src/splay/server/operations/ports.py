"""Listening on a port: the one that was named, or the next that is free."""

import errno
import os
import socket
from typing import Final

from msgspec import Struct

TRIED: Final = 20
"""How many ports are tried, one after the other, if none was named."""
BACKLOG: Final = 2048


class PortTaken(ValueError):
    """Nothing can listen there; the message names the port and says why."""


class Listening(Struct, frozen=True):
    """A socket that listens, its port, and the port that was taken if this is another."""

    socket: socket.socket
    port: int
    instead_of: int | None = None


def listen(host: str, port: int, named: bool) -> Listening:
    """Listens on a port, 0 for any free one; if it was not `named` by anybody, on the next that is free.

    Raises PortTaken.
    """
    for number in range(port, port + 1 if named else port + TRIED):
        try:
            opened = open_socket(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise PortTaken(f"cannot listen on port {number} of {host}: {error.strerror}") from error
            continue
        taken: int = opened.getsockname()[1]
        return Listening(opened, taken, None if number == port else port)
    if named:
        raise PortTaken(f"port {port} is taken by another program: end that one, or name another port with --port")
    raise PortTaken(f"the ports {port} to {port + TRIED - 1} are all taken: name a free one with --port")


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises OSError."""
    opened = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":  # elsewhere this lets two programs share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    opened.set_inheritable(True)
    return opened

"""Clients that ask for much and read nothing of it."""

import select
import socket
from typing import Final

from benchmarks.attackers.held import Held
from benchmarks.attackers.target import WAITS, Outcome, Target

READERS: Final = 50
ASKED: Final = 40
"""Catalogues of words that each asks for: 10 MB, more than any buffer takes."""
RECEIVED: Final = 4096


def slow_readers(target: Target, outcome: Outcome) -> None:
    """Asks over many connections, and reads nothing; what is cut off is begun anew."""
    held = Held(outcome)
    while outcome.goes_on():
        held.fill(READERS, lambda: target.connect(RECEIVED), target.request("GET", "/api/locale/en") * ASKED)
        held.look(is_ended)
    held.close()


def is_ended(opened: socket.socket) -> bool:
    """Whether the server has ended a connection. What waits to be read does not tell; an empty line that is sent does,
    since nobody is there to take it.
    """
    poll = select.poll()
    poll.register(opened.fileno(), 0)
    if poll.poll(0):
        return True
    try:
        opened.send(b"\r\n")
    except WAITS:
        return False
    except OSError:
        return True
    return False

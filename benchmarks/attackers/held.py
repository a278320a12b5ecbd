"""Many connections that an attacker keeps open."""

import select
import socket
import time
from collections.abc import Callable

from benchmarks.attackers.target import Outcome


class Held:
    """The connections, with when each was opened."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.open: dict[socket.socket, float] = {}

    def fill(self, number: int, connect: Callable[[], socket.socket], first: bytes) -> None:
        """Opens as many as are missing, and sends something over each, until the server refuses one."""
        while len(self.open) < number and self.outcome.goes_on():
            began = time.monotonic()
            try:
                opened = connect()
            except OSError:
                self.outcome.cut_off += 1
                return
            self.open[opened] = began
            try:
                opened.sendall(first)
                opened.setblocking(False)
            except OSError:
                self.drop(opened)
                return

    def look(self, is_ended: Callable[[socket.socket], bool]) -> None:
        """Waits a second, and lets go what the server has ended meanwhile."""
        time.sleep(min(1.0, self.outcome.left()))
        for opened in [opened for opened in self.open if is_ended(opened)]:
            self.drop(opened)
        self.outcome.most_open = max(self.outcome.most_open, len(self.open))

    def drop(self, opened: socket.socket) -> None:
        """One that the server has ended."""
        self.outcome.over(self.open.pop(opened), 0)
        opened.close()

    def close(self) -> None:
        """Ends all."""
        for opened, began in self.open.items():
            self.outcome.longest = max(self.outcome.longest, time.monotonic() - began)
            opened.close()
        self.open.clear()


def has_news(opened: socket.socket) -> bool:
    """Whether something can be read from a connection now, or it has ended."""
    poll = select.poll()
    poll.register(opened.fileno(), select.POLLIN)
    return bool(poll.poll(0))

"""Listening to a table: a thread that connects, passes on what it is told, and connects again after a silence."""

import threading
from collections.abc import Callable
from contextlib import suppress
from socket import SHUT_RDWR
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from splay.terminal.online.errors import NoAnswer, OnlineError, Refused
from splay.terminal.online.messages import Told
from splay.terminal.online.previews import Previews
from splay.terminal.online.server_client import Server, read_answer

REFUSED: Final = 4403
"""The code of a socket that is closed because we may not look."""
TRY_AGAIN: Final = (408, 429)
"""Statuses below 500 of a handshake that may succeed later."""
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 4.0
"""Seconds between two tries to connect; twice as long after each."""


class Lost:
    """The connection is gone; it is tried again."""


class Found:
    """There is a connection again, and what has happened since the old one was told."""


class Ended:
    """The server will tell no more: it refuses us, or says what we do not understand."""

    def __init__(self, error: OnlineError) -> None:
        self.error = error


News = Told | Lost | Found | Ended


class Live:
    """Listens to a table in a thread of its own and hands every piece of news to `tell`, in that thread, in order."""

    def __init__(self, server: Server, table: str, tell: Callable[[News], None], seat: int | None = None) -> None:
        """`seat` is the one to look from, if we have several."""
        self.server = server
        self.table = table
        self.previews = Previews(server, table)
        self.tell = tell
        self.seat = seat
        self.sequence = 0
        self.chat = 0
        self.connected = True
        self.closing = threading.Event()
        self.socket: ClientConnection | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> None:
        """Begins to listen."""
        self.thread.start()

    def close(self) -> None:
        """Stops listening; returns when the thread has ended."""
        self.closing.set()
        if self.socket is not None:
            self.socket.close()
        self.thread.join()

    def again(self) -> None:
        """Connects anew, because a request had no answer: what has come of it is told then, after `Lost` by `Found`."""
        if self.socket is not None:
            with suppress(OSError):  # it is broken already
                self.socket.socket.shutdown(SHUT_RDWR)

    def address(self) -> str:
        """Where to listen, and what we have already."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        server = self.server.address.replace("http", "ws", 1)
        return f"{server}/api/tables/{self.table}/live?since={self.sequence}&chat={self.chat}{seat}"

    def run(self) -> None:
        """Connects until told to stop or refused for good."""
        pause = FIRST_PAUSE
        while not self.closing.is_set():
            try:
                self.listen()
            except (ConnectionClosed, OSError, InvalidHandshake, OnlineError) as error:
                ended = final(error)
                if ended is not None:
                    self.tell(Ended(ended))
                    return
            if self.connected and not self.closing.is_set():
                self.connected = False
                self.tell(Lost())
                pause = FIRST_PAUSE
            self.closing.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def listen(self) -> None:
        """Connects and passes on, until the connection ends. Raises what the connection raises."""
        origin = Origin(self.server.address)
        with connect(self.address(), origin=origin, additional_headers=self.server.identity()) as socket:
            self.socket = socket
            if self.closing.is_set():
                return
            for text in socket:
                told = read_answer(text.encode() if isinstance(text, str) else text, Told)
                self.previews.add(told)
                if told.state is not None:
                    self.sequence = told.state.sequence
                self.chat = max([self.chat, *(line.id for line in told.lines)])
                self.tell(told)
                if not self.connected and told.type != "chat":
                    self.connected = True
                    self.tell(Found())


def final(error: Exception) -> OnlineError | None:
    """The error to end with, None to try again: silences, restarts, and being too fast."""
    if isinstance(error, ConnectionClosed):
        refused = error.rcvd is not None and error.rcvd.code == REFUSED
        return Refused("no_spectators", error.rcvd.reason) if refused and error.rcvd else None
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        again = status >= 500 or status in TRY_AGAIN
        return None if again else Refused("other", f"the server refuses to tell of this table (status {status})")
    if isinstance(error, Refused):
        return None if error.word in ("busy", "too_many_requests") else error
    return error if isinstance(error, OnlineError) and not isinstance(error, NoAnswer) else None

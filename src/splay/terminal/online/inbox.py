"""Where the plain mode hears both the person and the server: one queue, filled by two threads."""

import os
import queue
import threading
from collections import deque
from contextlib import suppress

from splay.terminal.commands import Lines
from splay.terminal.online.live import News


class RawLines:
    """Lines from a file descriptor, without the locks of `sys.stdin`, so that the program may end while it waits."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.rest = b""

    def readline(self) -> str:
        """The next line with its end, "" at the end of the input."""
        while b"\n" not in self.rest:
            more = os.read(self.descriptor, 4096)
            if not more:
                line, self.rest = self.rest, b""
                return line.decode(errors="replace")
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace") + "\n"


class Inbox:
    """Lines that were said and news that were told, in the order they came. `ended` after the last line."""

    def __init__(self) -> None:
        self.queue: queue.Queue[str | News] = queue.Queue()
        self.lines: deque[str] = deque()
        self.ended = False

    def listen_to(self, source: Lines) -> None:
        """Begins to read lines, in a thread of its own."""
        threading.Thread(target=self.read, args=(source,), daemon=True).start()

    def read(self, source: Lines) -> None:
        """Reads to the end."""
        while line := source.readline():
            self.queue.put(line)
        self.queue.put("")

    def tell(self, news: News) -> None:
        """Takes news, from any thread."""
        self.queue.put(news)

    def wait(self) -> News | None:
        """Waits for the next thing: news, or None if it was a line, which is among `lines` then."""
        got = self.queue.get()
        if not isinstance(got, str):
            return got
        self.hear(got)
        return None

    def hear(self, line: str) -> None:
        """Keeps a line that was read, "" at the end of the input."""
        if line:
            self.lines.append(line.strip())
        else:
            self.ended = True

    def forget_news(self) -> None:
        """Forgets the news that nobody has waited for: they are of a table that we have left."""
        with suppress(queue.Empty):
            while True:
                got = self.queue.get_nowait()
                if isinstance(got, str):
                    self.hear(got)

    def readline(self) -> str:
        """The next line with its end, waited for; "" at the end of the input. Only while there are no news."""
        line = self.line()
        return "" if line is None else line + "\n"

    def line(self) -> str | None:
        """The next line, waited for; None at the end. Only while there are no news."""
        while not self.lines and not self.ended:
            self.wait()
        return self.lines.popleft() if self.lines else None

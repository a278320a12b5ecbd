"""Carrying SQLite's write-ahead log over into the database, in a thread of its own.

By itself SQLite does that within whichever commit fills the log, which then waits for the disk, and so does everybody
behind it.
"""

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Final

log: Final = logging.getLogger("splay.server")
EVERY: Final = 1.0
"""Seconds between two looks at the log's size."""
WORTH_IT: Final = 4 << 20
"""Bytes of log from which on it is carried over."""
TOO_LONG: Final = 64 << 20
"""Bytes of log from which on writers wait until it can begin anew."""


class Checkpoints:
    """Carries the log of one database over from time to time, from `start` until `stop`."""

    def __init__(self, database: str) -> None:
        """`database` is the path of the file."""
        self.database = database
        self.log = Path(f"{database}-wal")
        self.stopping = threading.Event()
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        """Begins, unless it has begun."""
        if self.thread is None:
            self.thread = threading.Thread(target=self.go_on, name="splay-checkpoints", daemon=True)
            self.thread.start()

    def stop(self) -> None:
        """Ends, when what it does is done."""
        self.stopping.set()
        if self.thread is not None:
            self.thread.join()

    def go_on(self) -> None:
        """Looks at the log's size until it is stopped."""
        told = False
        while not self.stopping.wait(EVERY):
            size = self.log.stat().st_size if self.log.exists() else 0
            if size >= WORTH_IT:
                try:
                    self.carry_over("RESTART" if size >= TOO_LONG else "PASSIVE")
                    told = False
                except sqlite3.OperationalError as error:  # busy, or the disk is full: once more at the next look
                    if not told:
                        log.warning("the write-ahead log was not carried over: %s", error.sqlite_errorname)
                    told = True

    def carry_over(self, how: str) -> None:
        """Carries over what no reader needs any more; PASSIVE keeps nobody waiting."""
        with closing(sqlite3.connect(self.database, timeout=EVERY, isolation_level=None)) as connection:
            connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()

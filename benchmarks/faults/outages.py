"""What hinders servers for a while without ending them."""

import os
import random
import resource
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Final

from benchmarks.faults.place import Place
from msgspec import Struct

HOUR: Final = 3600
ROOM: Final = 65_536
"""Bytes that the log may still grow by on a full disk."""


class Outage(Struct):
    """How something begins and ends, and which part a server must say is away meanwhile, if any."""

    begin: Callable[[], object]
    end: Callable[[], object]
    part: str | None
    server: int = 0


def outages(place: Place, chance: random.Random) -> dict[str, Outage]:
    """All that can happen at a place."""
    number = chance.randrange(len(place.servers))
    found = {
        "freeze server": Outage(
            partial(signal_server, place, number, signal.SIGSTOP),
            partial(signal_server, place, number, signal.SIGCONT),
            None,
            number,
        ),
        "false time at a server": Outage(partial(set_clock, place, chance), nothing, None, number),
    }
    if place.redis is not None:
        found["freeze Redis"] = Outage(
            partial(signal_redis, place, signal.SIGSTOP), partial(signal_redis, place, signal.SIGCONT), "redis", number
        )
    if place.postgres is not None:
        freeze, thaw = [partial(place.postgres.signal_all, sent) for sent in (signal.SIGSTOP, signal.SIGCONT)]
        found["freeze PostgreSQL"] = Outage(freeze, thaw, "database", number)
    else:
        holder = Holder(place)
        found["lock SQLite"] = Outage(holder.lock, holder.let_go, "database")
        found["fill the disk"] = Outage(partial(fill, place), partial(empty, place), "database")
    return found


def nothing() -> None:
    """What ends by itself."""


def process_of(place: Place, number: int) -> int:
    """The process of a server."""
    process = place.servers[number].process
    assert process is not None
    return process.pid


def signal_server(place: Place, number: int, sent: signal.Signals) -> None:
    """Stops a server, or lets it go on."""
    os.kill(process_of(place, number), sent)


def signal_redis(place: Place, sent: signal.Signals) -> None:
    """Stops Redis, or lets it go on."""
    assert place.redis is not None
    assert place.redis.process is not None
    place.redis.process.send_signal(sent)


def set_clock(place: Place, chance: random.Random) -> None:
    """Sets the clock of one server by up to an hour, forth or back."""
    chance.choice(place.false_times).write_text(str(chance.uniform(-HOUR, HOUR)))


class Holder:
    """Another program that holds a SQLite database."""

    def __init__(self, place: Place) -> None:
        self.path = place.folder / "splay.db"
        self.connection: sqlite3.Connection | None = None

    def lock(self) -> None:
        """Takes the lock to write."""
        self.connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self.connection.execute("BEGIN IMMEDIATE")

    def let_go(self) -> None:
        """Gives it back."""
        if self.connection is not None:
            self.connection.close()


def fill(place: Place) -> None:
    """Lets the database grow no more, as if the disk were full; there is room for the server's log."""
    process = process_of(place, 0)
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    grown = max((place.folder / "splay.db-wal").stat().st_size, os.fstat(place.log.fileno()).st_size + ROOM)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (grown, hard))


def empty(place: Place) -> None:
    """Makes room again."""
    process = process_of(place, 0)
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))

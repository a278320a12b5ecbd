"""The connections of one worker: how many an address has open, and which have not sent their request in whole yet."""

import asyncio
import errno
import os
import sys
from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, Protocol

from splay.server.protection.attack_log import AttackLog
from splay.server.protection.cutoff_responses import FULL, TOO_MANY
from splay.server.protection.slow_readers import SLOW, SlowReaders
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import network_of
from splay.server.setting_parsers import EVERYBODY
from splay.server.settings import Settings

LOOK: Final = 1.0
"""Seconds between two looks whether file descriptors have run out, and who reads nothing."""
PROXY_IDLE: Final = 3600
"""Seconds that a trusted proxy may keep a connection that it does not use: it closes it itself, before that."""
AT_ONCE: Final = 16
"""Connections that are closed at most when they have."""
MANY: Final = "connections refused, because their addresses had too many open: %s"
NO_ROOM: Final = "no file descriptors were left: connections closed or refused for that: %s"


RESERVED: Final = 96
"""How many are kept free of connections: for the database, Redis and the processes beside the server, about 40, and for
connections that come all at once, before any of them can be closed."""


class Connection(Protocol):
    """What is known here of a connection."""

    transport: asyncio.Transport
    client: tuple[str, int] | None


class Connections:
    """Lets connections in, and makes room for new ones by closing those whose request is not whole.

    An address has at most as many as the settings say, and half of what there is room for. Connections from trusted
    proxies are never too many: they carry everybody's requests.
    """

    def __init__(self, settings: Settings) -> None:
        """Limits by the settings."""
        self.per_address = settings.connections_per_address
        self.header_bytes = settings.header_bytes
        self.header_lines = settings.header_lines
        self.socket_burst = settings.socket_burst
        self.socket_bytes_per_second = settings.socket_bytes_per_second
        self.request_seconds = settings.request_seconds
        self.idle_seconds = settings.idle_seconds
        self.slow_readers = SlowReaders(settings.read_seconds)
        self.proxies = Proxies(settings.trusted_proxies)
        self.attack_log = AttackLog()
        self.address_of: dict[asyncio.Transport, str | None] = {}
        self.open: Counter[str] = Counter()
        self.unfinished: dict[Connection, None] = {}
        self.looks = False

    def enter(self, connection: Connection) -> ApiError | None:
        """Counts a new connection; why it must be closed, if it must."""
        self.look_from_now_on()
        host = connection.client[0] if connection.client else ""
        address = None if host in self.proxies else network_of(host)
        room = for_connections()
        if address is not None and self.is_too_many(self.open[address], room):
            self.attack_log.note(MANY)
            return TOO_MANY
        if room is not None and len(self.address_of) >= room:
            self.attack_log.note(NO_ROOM)
            if not self.make_room():
                return FULL
        self.address_of[connection.transport] = address
        if address is not None:
            self.open[address] += 1
        return None

    def is_too_many(self, has: int, room: int | None) -> bool:
        """Whether an address with this many connections may have no more."""
        if not self.per_address:
            return False
        return has >= (self.per_address if room is None else min(self.per_address, room // 2))

    def counts(self, connection: Connection) -> bool:
        """Whether a connection counts as one of its address: it does not come from a trusted proxy."""
        return self.address_of.get(connection.transport) is not None

    def leave(self, transport: asyncio.Transport) -> None:
        """Forgets a connection that has been closed."""
        address = self.address_of.pop(transport, None)
        if address is not None:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def make_room(self) -> bool:
        """Closes the connection that has kept the server waiting for its request longest; False if there is none.

        Those of trusted proxies come last.
        """
        others = filter(self.counts, self.unfinished)
        oldest = next(others, None) or next(iter(self.unfinished), None)
        if oldest is None:
            return False
        del self.unfinished[oldest]
        self.leave(oldest.transport)
        oldest.transport.abort()
        return True

    def look_from_now_on(self) -> None:
        """Looks every second whether descriptors have run out: then nobody is let in, and nothing else would say so.
        Looks also who reads nothing.
        """
        if not self.looks:
            self.looks = True
            asyncio.get_running_loop().call_later(LOOK, self.look)

    def look(self) -> None:
        """Makes room if no file can be opened any more."""
        self.looks = False
        self.look_from_now_on()
        if used_up():
            self.attack_log.note(NO_ROOM)
            for _ in range(AT_ONCE):
                self.make_room()
        self.cut_off_slow_readers(asyncio.get_running_loop().time())

    def cut_off_slow_readers(self, now: float) -> None:
        """Cuts off those who have read nothing for too long. Proxies have limits of their own for whom they serve."""
        counted = (transport for transport, address in self.address_of.items() if address is not None)
        for transport in self.slow_readers.find(counted, now):
            self.attack_log.note(SLOW)
            transport.abort()


class Proxies:
    """The addresses and networks of the trusted proxies."""

    def __init__(self, setting: str) -> None:
        """By the setting, which has been checked."""
        self.everybody = setting == EVERYBODY
        self.networks = [] if self.everybody else [ip_network(part.strip()) for part in setting.split(",")]

    def __contains__(self, host: Any) -> bool:  # noqa: ANN401 - as Python has it
        """Whether this is the address of one."""
        if self.everybody:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self.networks)


def limit() -> int | None:
    """How many this process may have now, None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def for_connections() -> int | None:
    """How many of them connections may have, None if there is no limit."""
    most = limit()
    return None if most is None else most - min(RESERVED, most // 2)


def used_up() -> bool:
    """Whether no file can be opened at this moment."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return True
        raise
    return False

"""Where requests go in: of several servers all that concerns a table goes to one, as `deploy/nginx.conf` sends it."""

from collections.abc import Sequence
from zlib import crc32

from benchmarks.lean_client import Client


class Entrances:
    """A client of each server."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.clients = [Client(port) for port in ports]

    def client(self, table: str) -> Client:
        """The client for all that concerns a table; "" for what concerns none."""
        return self.clients[crc32(table.encode()) % len(self.clients)]

"""Messages that several watchers are sent: encoded once for all who may see the same."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from splay.server.push.messages import LiveMessage
from splay.server.tables.table import Table

MOST_BYTES: Final = 4_000_000
MOMENT: Final = 100
"""Milliseconds for which a message is good: it says what is left on the clocks."""
Key = tuple[object, ...]


class SharedMessages:
    """The messages last encoded by a worker."""

    def __init__(self) -> None:
        self.encoded: OrderedDict[Key, bytes] = OrderedDict()
        self.bytes = 0

    def of(
        self,
        table: Table,
        person: str | None,
        how: tuple[int, int, bool],
        make: Callable[[], LiveMessage],
    ) -> bytes:
        """The message of a table to a person, encoded; `how` is all else that it depends on, `make` makes it."""
        eyes = person if person in table.people() else None
        key: Key = (table.row.id, table.row.version, table.seen_at // MOMENT, eyes, *how)
        known = self.encoded.get(key)
        if known is None:
            known = msgspec.json.encode(make())
            self.keep(key, known)
        return known

    def keep(self, key: Key, message: bytes) -> None:
        """Keeps a message, and forgets the oldest if they take too much."""
        self.encoded[key] = message
        self.bytes += len(message)
        while self.bytes > MOST_BYTES:
            self.bytes -= len(self.encoded.popitem(last=False)[1])

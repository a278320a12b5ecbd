"""What several are told of a table: encoded once for all who may see the same, over a WebSocket or as an answer."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from splay.server.table_api.table_views import state_of, table_view
from splay.server.tables.table import TableState

MOST_BYTES: Final = 4_000_000
MOMENT: Final = 100
"""Milliseconds for which a table as somebody sees it is good: it says what is left on the clocks."""
TABLE: Final = "table"
STATE: Final = "state"
Key = tuple[object, ...]


class EncodedViews:
    """Tables and games as a worker has last encoded them, in JSON."""

    def __init__(self) -> None:
        self.encoded: OrderedDict[Key, bytes] = OrderedDict()
        self.bytes = 0

    def table(self, table: TableState, person: str | None) -> bytes:
        """A table as a person sees it."""
        eyes = person if person in table.people() else None
        key = (TABLE, table.row.id, table.row.version, eyes, table.seen_at // MOMENT)
        return self.of(key, lambda: table_view(table, person))

    def state(self, table: TableState, shown: TableState, viewer: int, since: int, with_messages: bool) -> bytes:
        """The game of a table as a viewer sees it, who is shown it as it stands at `shown` (`spectators.as_seen_by`),
        with the events changed since entry `since`. Raises ApiError if the game has not started.
        """
        key = (STATE, table.row.id, table.row.version, viewer, since, with_messages)
        return self.of(key, lambda: state_of(shown, viewer, since, with_messages))

    def of(self, key: Key, make: Callable[[], msgspec.Struct]) -> bytes:
        """What is kept under a key; if there is nothing, it is made and kept."""
        known = self.encoded.get(key)
        if known is None:
            known = msgspec.json.encode(make())
            self.keep(key, known)
        return known

    def keep(self, key: Key, told: bytes) -> None:
        """Keeps something, and forgets the oldest if all of it takes too much."""
        self.encoded[key] = told
        self.bytes += len(told)
        while self.bytes > MOST_BYTES:
            self.bytes -= len(self.encoded.popitem(last=False)[1])

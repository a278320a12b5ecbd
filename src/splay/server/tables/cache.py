"""The tables that a worker remembers, as many as its memory has room for."""

from collections import OrderedDict
from typing import Final

from splay.server.storage.log_entry import Entry
from splay.server.storage.schema import FINISHED
from splay.server.tables.table import TableState

MEGABYTE: Final = 1_000_000
GOING_ON: Final = 300 * MEGABYTE
"""Bytes for tables that wait or play, if nothing else is set."""
OVER: Final = 30 * MEGABYTE
"""Bytes for finished games, if nothing else is set."""
MOST_TOLD: Final = 8
"""Entries that wait at a table until somebody looks; if there are more, reading the log costs less."""


class Shelf:
    """Tables of one kind, in the order in which they were used; those used longest ago make way for new ones."""

    def __init__(self, most_bytes: int) -> None:
        """Has room for so many bytes, and for one table at least."""
        self.most_bytes = most_bytes
        self.tables: OrderedDict[str, TableState] = OrderedDict()
        self.sizes: dict[str, int] = {}
        self.bytes = 0

    def put(self, table: TableState) -> list[str]:
        """Keeps a table; the ids of those that made way."""
        self.take(table.row.id)
        self.tables[table.row.id] = table
        self.sizes[table.row.id] = table.size()
        self.bytes += self.sizes[table.row.id]
        gone = []
        while self.bytes > self.most_bytes and len(self.tables) > 1:
            gone.append(next(iter(self.tables)))
            self.take(gone[-1])
        return gone

    def take(self, table_id: str) -> None:
        """Takes a table away, if it is there."""
        if self.tables.pop(table_id, None) is not None:
            self.bytes -= self.sizes.pop(table_id)


class TableCache:
    """Tables with their games, each at the latest version seen; those used longest ago are forgotten.

    Finished games have room of their own: however many of them people look at, no running one is forgotten for that.
    """

    def __init__(self, going_on: int = GOING_ON, over: int = OVER) -> None:
        """`going_on` and `over` are the bytes for tables that wait or play, and for finished games."""
        self.going_on = Shelf(going_on)
        self.over = Shelf(over)
        self.stale: set[str] = set()
        self.told: dict[str, list[tuple[int, Entry]]] = {}

    def __contains__(self, table_id: str) -> bool:
        return self.get(table_id) is not None

    def __len__(self) -> int:
        return len(self.going_on.tables) + len(self.over.tables)

    def get(self, table_id: str) -> TableState | None:
        """A table as it is remembered, or None if it is not."""
        return self.going_on.tables.get(table_id) or self.over.tables.get(table_id)

    def use(self, table_id: str) -> None:
        """Notes that a table is used, if it is remembered."""
        for shelf in (self.going_on, self.over):
            if table_id in shelf.tables:
                shelf.tables.move_to_end(table_id)

    def keep(self, table: TableState) -> TableState:
        """Keeps a table unless a later version is there, and forgets those used longest ago if they take too much; the
        one that is kept.
        """
        known = self.get(table.row.id)
        if known is not None and known.row.version > table.row.version:
            return known
        shelf, other = (self.over, self.going_on) if table.row.status == FINISHED else (self.going_on, self.over)
        other.take(table.row.id)
        for gone in shelf.put(table):
            self.forget(gone)
        return table

    def forget(self, table_id: str) -> None:
        """Forgets a table, if it is remembered."""
        self.going_on.take(table_id)
        self.over.take(table_id)
        self.stale.discard(table_id)
        self.told.pop(table_id, None)

    def clear(self) -> None:
        """Forgets all tables."""
        for table_id in [*self.going_on.tables, *self.over.tables]:
            self.forget(table_id)

    def mark_stale(self, table_id: str) -> None:
        """Notes that a table may have changed by other ways than this memory."""
        if table_id in self:
            self.stale.add(table_id)

    def take_stale_mark(self, table_id: str) -> bool:
        """Whether a table is marked stale; takes the mark away."""
        was = table_id in self.stale
        self.stale.discard(table_id)
        return was

    def tell(self, table_id: str, version: int, entry: Entry) -> None:
        """Keeps an entry of another worker, and the version that it brought, until somebody looks at the table."""
        if table_id not in self:
            return
        told = self.told.setdefault(table_id, [])
        told.append((version, entry))
        del told[MOST_TOLD:]  # what comes after is of no use without them

    def take_told(self, table_id: str) -> list[tuple[int, Entry]]:
        """The entries of other workers since somebody looked at the table; takes them away."""
        return self.told.pop(table_id, [])

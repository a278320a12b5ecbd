"""The tables that a worker remembers."""

from collections import OrderedDict
from typing import Final

from splay.server.tables.table import Table

CACHED_TABLES: Final = 2000


class TableCache:
    """Tables with their games, each at the latest version seen; those used longest ago are forgotten."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.stale: set[str] = set()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self.tables

    def __len__(self) -> int:
        return len(self.tables)

    def get(self, table_id: str) -> Table | None:
        """A table as it is remembered, or None if it is not."""
        return self.tables.get(table_id)

    def use(self, table_id: str) -> None:
        """Notes that a table is used, if it is remembered."""
        if table_id in self.tables:
            self.tables.move_to_end(table_id)

    def keep(self, table: Table) -> Table:
        """Keeps a table unless a later version is there, and forgets the one used longest ago if there are too many;
        the one that is kept.
        """
        known = self.tables.get(table.row.id)
        if known is not None and known.row.version > table.row.version:
            return known
        self.tables[table.row.id] = table
        self.tables.move_to_end(table.row.id)
        if len(self.tables) > CACHED_TABLES:
            self.stale.discard(self.tables.popitem(last=False)[0])
        return table

    def forget(self, table_id: str) -> None:
        """Forgets a table, if it is remembered."""
        self.tables.pop(table_id, None)

    def clear(self) -> None:
        """Forgets all tables."""
        self.tables.clear()

    def mark_stale(self, table_id: str) -> None:
        """Notes that a table may have changed by other ways than this memory."""
        if table_id in self.tables:
            self.stale.add(table_id)

    def take_stale_mark(self, table_id: str) -> bool:
        """Whether a table is marked stale; takes the mark away."""
        was = table_id in self.stale
        self.stale.discard(table_id)
        return was

"""Through whose eyes somebody may look at a table, and how far behind."""

import asyncio
from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.games.game_from_log import RulesChanged, Unreadable, load_game
from splay.server.games.live_game import LiveGame
from splay.server.protocol.api_error import ApiError
from splay.server.storage import schema
from splay.server.storage.schema import FINISHED, OPEN, RUNNING
from splay.server.tables.deal_days import is_over
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore
from splay.views.view import ALL_SEEING, SPECTATOR

MOST_KEPT: Final = 64


class DelayedGames:
    """Games as they stood some entries ago, kept for all who watch them with that delay."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.games: OrderedDict[tuple[str, int], LiveGame] = OrderedDict()
        self.turn = asyncio.Lock()
        """Held while a game is read: a move wakes all who watch, and one of them reads it for all."""

    async def at(self, table_id: str, sequence: int) -> LiveGame:
        """The game of a table after an entry; it must not be changed. Raises RulesChanged, Unreadable."""
        async with self.turn:
            game = self.games.pop((table_id, sequence), None) or await self.read(table_id, sequence)
            self.games[table_id, sequence] = game
        if len(self.games) > MOST_KEPT:
            self.games.popitem(last=False)
        return game

    async def read(self, table_id: str, sequence: int) -> LiveGame:
        """A game from its log."""
        async with self.engine.connect() as connection:
            return await load_game(connection, table_id, sequence)


def viewer_of(table: TableState, person: str | None, seat: int | None, opened: bool = False) -> int:
    """The seat whose eyes a person looks through: the one named, else the first of its own, else a spectator's.

    A finished game that is open to the person (`opened` if that is known already) may be seen from every seat, or
    ALL_SEEING, which others than the seated are if they name no seat. Raises ApiError for a seat of somebody else,
    and for spectators if the table does not want them.
    """
    mine = [] if person is None else table.seats_of(person)
    if mine and seat is None:
        return mine[0]
    if seat is not None and seat in mine:
        return seat
    if opened or is_open(table, person):
        if seat is None or seat == ALL_SEEING:
            return ALL_SEEING
        if seat in range(SPECTATOR, len(table.seats)):
            return seat
        raise ApiError(409, "no_such_seat", f"there is no seat {seat}")
    if seat not in (None, SPECTATOR):
        raise ApiError(409, "not_yours", "this seat is not yours")
    if not may_be_watched(table):
        raise ApiError(409, "no_spectators", "this table is not open to spectators")
    return SPECTATOR


def is_open(table: TableState, person: str | None) -> bool:
    """Whether a person may see everything: the game is over, and the person sat there, or the table is archived, or had
    the deal of a day that is over.
    """
    seated = person is not None and bool(table.seats_of(person))
    opened = settings_of(table.row).archive or is_over(table.row, table.seen_at)
    return table.row.status == FINISHED and (seated or opened)


def may_be_watched(table: TableState) -> bool:
    """Whether spectators may watch the table now. A table that has not started is open to whoever may sit down."""
    watching = settings_of(table.row).spectators
    return table.row.status == OPEN or watching == "live" or (watching == "late" and table.row.status == FINISHED)


def is_delayed(table: TableState, person: str | None) -> bool:
    """Whether a person sees the table as it stood some entries ago."""
    seated = person is not None and bool(table.seats_of(person))
    return not seated and table.row.status == RUNNING and settings_of(table.row).delay > 0


DELAYED: Final[WeakKeyDictionary[TableStore, DelayedGames]] = WeakKeyDictionary()
"""What each worker keeps."""


async def as_seen_by(tables: TableStore, table: TableState, viewer: int) -> TableState:
    """The table with the game that a viewer sees now: as it stands for the seated, as many entries behind as the table
    says for spectators. Raises ApiError if it cannot be shown so.
    """
    delay = settings_of(table.row).delay
    if viewer >= 0 or not delay or table.game is None or table.row.status != RUNNING:
        return table
    try:
        delayed = DELAYED.setdefault(tables, DelayedGames(tables.engine))
        game = await delayed.at(table.row.id, max(table.game.sequence - delay, 0))
    except (RulesChanged, Unreadable) as error:
        raise ApiError(409, "no_spectators", "the rules have changed: spectators must wait a few moves") from error
    return TableState(table.row, table.seats, game, table.seen_at)


def may_hear(table: TableState, person: str | None) -> bool:
    """Whether a person may listen to the chat of a table: whoever sits there, and spectators if they are wanted."""
    if person is not None and table.seats_of(person):
        return True
    return may_be_watched(table) and settings_of(table.row).spectator_chat


async def heard_until(tables: TableStore, table: TableState, person: str | None) -> int | None:
    """The time of the last line of chat that a person may hear, or None if there is no such limit: what spectators
    hear is no newer than the entry that they see. Raises ApiError if they hear nothing.
    """
    if not may_hear(table, person):
        word = "chat_closed" if may_be_watched(table) else "no_spectators"
        raise ApiError(409, word, "only those who sit at this table hear what is said there")
    if not is_delayed(table, person) or table.game is None:
        return None
    sequence = table.game.sequence - settings_of(table.row).delay
    query = select(schema.log.c.at).where(schema.log.c.table == table.row.id, schema.log.c.seq == sequence)
    async with tables.engine.connect() as connection:
        return (await connection.execute(query)).scalar() or 0

"""Bringing a table's game into memory from the database, and up to date."""

from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.scenario.shape import FORMAT
from splay.server.live.entry import BACK, Entry
from splay.server.live.game import LiveGame
from splay.server.storage.rows import entries_after, snapshot_at, snapshots_of


class UnknownFormat(Exception):
    """A snapshot was written by a newer version of Splay."""


async def load_game(connection: AsyncConnection, table: str, upto: int | None = None) -> LiveGame:
    """The game of a table after entry `upto`, else after the last, from the nearest snapshot and the log after it."""
    entries = (await entries_after(connection, table, 0))[:upto]
    start, path = way_to(entries, set(await snapshots_of(connection, table)))
    return await game_on(connection, table, entries, start, path)


async def load_whole(connection: AsyncConnection, table: str) -> LiveGame:
    """The game of a table played from the deal on, so that its session has every answer that counts."""
    entries = await entries_after(connection, table, 0)
    start, path = way_to(entries, {0})
    return await game_on(connection, table, entries, start, path)


def way_to(entries: list[Entry], snapshots: set[int]) -> tuple[int, list[Entry]]:
    """How to come to the state after these entries: the snapshot to start from, and the entries to play from there.

    Where all agreed to go back, the way leads over the entry gone back to and leaves out what was taken back.
    """
    at = len(entries)
    path = []
    while at not in snapshots:
        entry = entries[at - 1]
        if entry.kind == BACK:
            at = int(entry.key)
        else:
            path.append(entry)
            at -= 1
    return at, path[::-1]


async def game_on(
    connection: AsyncConnection, table: str, entries: list[Entry], start: int, path: list[Entry]
) -> LiveGame:
    """The game after these entries, from the snapshot `start` on by way of `path`. Raises UnknownFormat."""
    position_format, position = await snapshot_at(connection, table, start)
    if position_format != FORMAT:
        raise UnknownFormat(f"table {table}: its snapshot has format {position_format}, this version knows {FORMAT}")
    game = LiveGame(position, entries[:start])
    for entry in path:
        game.replay(entry)
    game.stand_at(entries)
    return game


async def catch_up(connection: AsyncConnection, table: str, game: LiveGame) -> LiveGame:
    """The game with what other workers have logged since: the same one, or afresh where all agreed to go back."""
    entries = await entries_after(connection, table, game.seq)
    if any(entry.kind == BACK for entry in entries):
        return await load_game(connection, table)
    for entry in entries:
        game.replay(entry)
    return game

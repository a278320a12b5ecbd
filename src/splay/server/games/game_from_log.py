"""A game rebuilt from a snapshot and the log after it."""

import asyncio
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.result import Result
from splay.core.scenario import BadPosition
from splay.core.session import AnswerRefused, UndoRefused
from splay.records.formats import NewerFormat, up_to_date
from splay.records.stored_events import NotOfThisVersion
from splay.server.games.ended_game import result_from
from splay.server.games.live_game import LiveGame
from splay.server.games.log_path import way_to
from splay.server.storage.log_entry import BACK, RULES_CHANGED, Entry
from splay.server.storage.rows import entries_after, snapshot_at, snapshots_of


class Unreadable(Exception):
    """What is stored of a game cannot be read by this version; the message says why. Nothing has changed."""


class RulesChanged(Exception):
    """The answers in a log no longer lead to what the log says: the rules have changed since."""


async def load_game(connection: AsyncConnection, table_id: str, upto: int | None = None) -> LiveGame:
    """The game of a table after entry `upto`, else after the last, from the nearest snapshot and the log after it.

    Raises RulesChanged or Unreadable.
    """
    entries = (await entries_after(connection, table_id, 0))[:upto]
    start, path = way_to(entries, set(await snapshots_of(connection, table_id)))
    return await game_on(connection, table_id, entries, start, path)


def played_whole(table_id: str, deal: dict[str, Any], entries: list[Entry]) -> LiveGame:
    """The game of a table with this log, played from the deal on, so that its session has every answer that counts.

    Raises RulesChanged or Unreadable.
    """
    start, path = way_to(entries, {0})
    return played(table_id, deal, entries, start, path)


async def load_finished(connection: AsyncConnection, table_id: str, result: dict[str, Any]) -> LiveGame:
    """A finished game with its last position and its stored events; no old answer decides what is told.

    If the last snapshot lies before the end, its position is as far on as the rules still play. Raises Unreadable.
    """
    entries = await entries_after(connection, table_id, 0)
    start, path = way_to(entries, set(await snapshots_of(connection, table_id)))
    position = await position_at(connection, table_id, start)
    return await asyncio.to_thread(finished, table_id, position, entries, start, path, result)


def finished(
    table_id: str,
    position: dict[str, Any],
    entries: list[Entry],
    start: int,
    path: list[Entry],
    result: dict[str, Any],
) -> LiveGame:
    """A finished game, from the position after entry `start` on by way of `path`. Raises Unreadable."""
    game = restored(table_id, position, entries[:start], None if path else result_from(result))
    try:
        for entry in path:
            game.replay(entry)
    except (AnswerRefused, UndoRefused):
        pass  # the rules have changed since: what follows is told, not played
    game.stand_at(entries)
    try:
        game.tell_as(entries)
    except NotOfThisVersion as error:
        raise Unreadable(f"table {table_id}: {error}") from error
    return game


async def position_at(connection: AsyncConnection, table_id: str, sequence: int) -> dict[str, Any]:
    """The position of a snapshot in the format of today. Raises Unreadable."""
    stored_format, position = await snapshot_at(connection, table_id, sequence)
    try:
        return up_to_date({**position, "format": stored_format})
    except NewerFormat as error:
        raise Unreadable(f"table {table_id} was stored by a newer version of Splay: {error}") from error
    except BadPosition as error:
        raise Unreadable(f"table {table_id}: {error}") from error


def restored(table_id: str, position: dict[str, Any], before: list[Entry], result: Result | None = None) -> LiveGame:
    """The game in a stored position after these entries. Raises Unreadable."""
    try:
        return LiveGame(position, before, result)
    except (BadPosition, NotOfThisVersion) as error:
        raise Unreadable(f"table {table_id}: {error}") from error


async def game_on(
    connection: AsyncConnection, table_id: str, entries: list[Entry], start: int, path: list[Entry]
) -> LiveGame:
    """The game after these entries, from the snapshot `start` on by way of `path`. It is played in a thread, so that
    nobody else waits for it. Raises RulesChanged, Unreadable.
    """
    return await asyncio.to_thread(
        played, table_id, await position_at(connection, table_id, start), entries, start, path
    )


def played(table_id: str, position: dict[str, Any], entries: list[Entry], start: int, path: list[Entry]) -> LiveGame:
    """The game after these entries, from the position after entry `start` on by way of `path`.

    Raises RulesChanged, Unreadable.
    """
    game = restored(table_id, position, entries[:start])
    try:
        for entry in path:
            game.replay(entry)
    except (AnswerRefused, UndoRefused) as error:
        raise RulesChanged(f"table {table_id}: {error}") from error
    if not game.tells(entries):
        raise RulesChanged(f"table {table_id}: its answers lead to something else than they did")
    game.stand_at(entries)
    return game


async def catch_up(connection: AsyncConnection, table_id: str, game: LiveGame) -> LiveGame:
    """The game with what other workers have logged since: the same one, or afresh if it does not simply go on.

    Raises RulesChanged if a worker plays by other rules; then the game must not be kept.
    """
    entries = await entries_after(connection, table_id, game.sequence)
    if any(entry.kind in (BACK, RULES_CHANGED) for entry in entries):
        return await load_game(connection, table_id)
    try:
        for entry in entries:
            game.replay(entry)
    except (AnswerRefused, UndoRefused) as error:
        raise RulesChanged(f"table {table_id}: {error}") from error
    return game

"""Playing on from a moment of a finished game: a table of its own that begins in the position of that moment."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core import event as kinds
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.records.stored_events import UnknownCard, events_from
from splay.server.auth.person import Person
from splay.server.history.event_projection import EventProjection
from splay.server.history.replay import DoesNotFit, that_count
from splay.server.protocol.api_error import ApiError
from splay.server.storage import rows
from splay.server.storage.log_entry import Entry
from splay.server.storage.schema import RUNNING
from splay.server.tables.game_from_log import RulesChanged, Unreadable, load_game, position_at
from splay.server.tables.live_game import LiveGame
from splay.server.tables.seating import lay
from splay.server.tables.table import Table, settings_of
from splay.server.tables.table_changes import Tables
from splay.server.tables.table_settings import TableSettings
from splay.sets.scenario import from_json


async def branch(tables: Tables, table: Table, at: int, agents: Sequence[str | None], person: Person) -> str:
    """A new running table that goes on from entry `at` of a finished game; the person plays the seats without an
    agent. It is private and has no clock. Raises ApiError if there is no such entry, or it cannot be told.
    """
    position = await position_of_moment(tables, table, at)
    asked = [question.seat for question in LiveGame(position, []).session.questions]
    options = Options.from_json(table.row.options)
    async with tables.engine.begin() as connection:
        made = await lay(connection, person.id, options, settings_of_branch(table), list(agents), tables.now())
        for seat in await rows.seat_rows(connection, made):
            if seat.agent is None:
                await rows.write_seat(connection, structs.replace(seat, person=person.id, name=person.name))
        await rows.write_snapshot(connection, made, 0, FORMAT, position)
        origin = {"table": table.row.id, "entry": at}
        await rows.change_table(connection, made, status=RUNNING, asked=asked, origin=origin)
    await tables.hub.notify(made)
    return made


def settings_of_branch(table: Table) -> TableSettings:
    """Found by its link alone, and as open as the game that it comes from."""
    archive = settings_of(table.row).archive
    return TableSettings(public=False, archive=archive, spectators="live" if archive else "none")


async def position_of_moment(tables: Tables, table: Table, at: int) -> dict[str, Any]:
    """The position after entry `at`; inside an action, and at the end of the game, that at the action's start.

    If the rules have changed since, it is told by the events. Raises ApiError.
    """
    try:
        async with tables.engine.connect() as connection:
            entries = await rows.entries_after(connection, table.row.id, 0)
            if at > len(entries):
                raise ApiError(409, "no_such_entry", f"the log of this game ends at {len(entries)}, before {at}")
            try:
                return await position_played(connection, table.row.id, at)
            except RulesChanged:
                deal = await position_at(connection, table.row.id, 0)
        return await asyncio.to_thread(position_told, deal, entries, at)
    except (Unreadable, DoesNotFit) as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error


async def position_played(connection: AsyncConnection, table_id: str, at: int) -> dict[str, Any]:
    """The position of a moment, by its answers. Raises RulesChanged or Unreadable."""
    game = await load_game(connection, table_id, at)
    if game.session.start.result is not None:
        game = await load_game(connection, table_id, at - 1)
    return position_of(game.session.start)


def position_told(deal: dict[str, Any], entries: list[Entry], at: int) -> dict[str, Any]:
    """The position of a moment, by the stored events alone, which leave open in which order cards lie in a supply that
    were returned together. Raises DoesNotFit.
    """
    game = from_json(deal)
    projection = EventProjection(game)
    rest = game.copy()
    for entry, stored in that_count(entries):
        try:
            events = events_from(stored, game.deck)
            if entry.sequence > at:
                return position_of(game if events[0].kind == kinds.ACTION else rest)
            for event in events:
                if event.kind == kinds.ACTION:
                    rest = game.copy()
                projection.apply(event)
                if event.kind == kinds.TURN:
                    rest = game.copy()
        except (UnknownCard, LookupError, ValueError) as error:
            raise DoesNotFit(f"entry {entry.sequence}: {error}") from error
    return position_of(rest)

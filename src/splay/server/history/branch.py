"""Playing on from a moment of a finished game: a table of its own that begins in the position of that moment."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct, json, structs

from splay.core import event as kinds
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.scenario.shape import FORMAT
from splay.records.event_projection import EventProjection
from splay.records.stored_events import events_from
from splay.server.acts.seating import lay
from splay.server.auth.person import Person
from splay.server.compute_cache import ComputeCache, Work
from splay.server.games.game_from_log import RulesChanged, Unreadable, played, position_at
from splay.server.games.live_game import LiveGame
from splay.server.games.log_path import way_to
from splay.server.history.replay import DoesNotFit, that_count
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import IDENTITY, JSON, Representation
from splay.server.storage import rows
from splay.server.storage.database import reading
from splay.server.storage.log_entry import Entry
from splay.server.storage.schema import RUNNING
from splay.server.tables.settings import TableSettings
from splay.server.tables.table import TableState, settings_of
from splay.server.tables.table_changes import TableStore
from splay.sets.scenario import from_json


class Moment(Struct, frozen=True):
    """A position to go on from, and the seats that are asked there."""

    position: dict[str, Any]
    asked: list[int]


async def branch(
    tables: TableStore,
    compute_cache: ComputeCache,
    table: TableState,
    at: int,
    agents: Sequence[str | None],
    person: Person,
    address: str,
) -> str:
    """A new running table that goes on from entry `at` of a finished game; the person, who asks from an address, plays
    the seats without an agent. It is private and has no clock.

    Raises ApiError if there is no such entry, it cannot be told, or too much is asked for.
    """
    moment = await moment_of(tables, compute_cache, table, at, address)
    options = Options.from_json(table.row.options)
    async with tables.engine.begin() as connection:
        made = await lay(connection, person.id, options, settings_of_branch(table), list(agents), tables.now())
        for seat in await rows.seat_rows(connection, made):
            if seat.agent is None:
                await rows.write_seat(connection, structs.replace(seat, person=person.id, name=person.name))
        await rows.write_snapshot(connection, made, 0, FORMAT, moment.position)
        origin = {"table": table.row.id, "entry": at}
        await rows.change_table(connection, made, status=RUNNING, asked=moment.asked, origin=origin)
    await tables.hub.notify(made)
    return made


def settings_of_branch(table: TableState) -> TableSettings:
    """Found by its link alone, and as open as the game that it comes from."""
    archive = settings_of(table.row).archive
    return TableSettings(public=False, archive=archive, spectators="live" if archive else "none")


async def moment_of(
    tables: TableStore, compute_cache: ComputeCache, table: TableState, at: int, address: str
) -> Moment:
    """The position after entry `at`; inside an action, and at the end of the game, that at the action's start. It is
    worked out beside the worker.

    If the rules have changed since, it is told by the events. Raises ApiError.
    """

    async def prepare() -> Work:
        async with reading(tables.engine) as connection:
            entries = await rows.entries_after(connection, table.row.id, 0)
            if at > len(entries):
                raise ApiError(409, "no_such_entry", f"the log of this game ends at {len(entries)}, before {at}")
            snapshots = set(await rows.snapshots_of(connection, table.row.id))
            needed = {0, *(way_to(entries[:upto], snapshots)[0] for upto in (at, max(at - 1, 0)))}
            positions = {number: await position_at(connection, table.row.id, number) for number in sorted(needed)}
        return partial(moment_as_kept, table.row.id, positions, entries, at)

    try:
        kept = await compute_cache.read(("moment", table.row.id, table.row.version, at), address, prepare)
    except (Unreadable, DoesNotFit) as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error
    return json.decode(kept.forms[IDENTITY], type=Moment)


def moment_as_kept(
    table_id: str, positions: dict[int, dict[str, Any]], entries: list[Entry], at: int
) -> Representation:
    """A moment as the compute cache keeps it; `positions` are those of the snapshots that are needed, by their entry.

    Raises Unreadable, DoesNotFit.
    """
    try:
        position = position_played(table_id, positions, entries, at)
    except RulesChanged:
        position = position_told(positions[0], entries, at)
    asked = [question.seat for question in LiveGame(position, []).session.questions]
    return Representation.of(JSON, {IDENTITY: json.encode(Moment(position, asked))})


def position_played(
    table_id: str, positions: dict[int, dict[str, Any]], entries: list[Entry], at: int
) -> dict[str, Any]:
    """The position of a moment, by its answers. Raises RulesChanged or Unreadable."""
    game = game_after(table_id, positions, entries[:at])
    if game.session.start.result is not None:
        game = game_after(table_id, positions, entries[: at - 1])
    return position_of(game.session.start)


def game_after(table_id: str, positions: dict[int, dict[str, Any]], entries: list[Entry]) -> LiveGame:
    """The game after these entries, from the nearest of the positions on. Raises RulesChanged or Unreadable."""
    start, path = way_to(entries, set(positions))
    return played(table_id, positions[start], entries, start, path)


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
        except (LookupError, ValueError) as error:
            raise DoesNotFit(f"entry {entry.sequence}: {error}") from error
    return position_of(rest)

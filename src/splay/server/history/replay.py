"""A finished game step by step, from any seat's eyes, made from its stored events."""

from bisect import bisect_left, bisect_right
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct, json, structs, to_builtins

from splay.agents.chances import chances, chances_in_the_end
from splay.core import event as kinds
from splay.core.event import Event
from splay.core.game import Game
from splay.core.symbols import unpacked
from splay.records.event_projection import EventProjection
from splay.records.stored_events import events_from
from splay.server.compute_cache import ComputeCache, Work
from splay.server.games.game_from_log import Unreadable
from splay.server.games.log_path import standing_entries
from splay.server.history.finished_games import told_by_log
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.storage.log_entry import Entry
from splay.server.table_api.table_views import ended_view
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.sets.scenario import from_json
from splay.statistics.counting import Number, counted, numbers_of
from splay.statistics.moved_points import MovedPoints, moved_points
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.model import EventView, View
from splay.views.view import view_of


class Step(Struct, frozen=True):
    """What an entry of the log brought: its number, whose answer it was, when; the events, and the fields of the view
    are different then. `players` has those players that are, each whole, and so has `facts`.
    """

    entry: int
    seat: int
    at: int
    events: list[EventView]
    changes: dict[str, Any]


class Curve(Struct, frozen=True):
    """How all seats stood at the end of a turn, which was that of `seat`: points, achievements, the six icons, chances
    to win in percent.
    """

    turn: int
    seat: int
    points: list[int]
    achievements: list[int]
    icons: list[list[int]]
    chances: list[int]


class Replay(Struct, frozen=True):
    """A finished game: the view after the deal, what every step changes, the curves, and what was counted."""

    seat: int
    start: View
    steps: list[Step]
    curves: list[Curve]
    numbers: list[Number]
    moved: list[MovedPoints]


class DoesNotFit(ValueError):
    """Stored events do not fit the position that they are told of."""


async def replay_at(
    tables: TableStore, compute_cache: ComputeCache, table: TableState, viewer: int, address: str
) -> Representation:
    """The replay of a finished game from a viewer's eyes, as it is sent. Raises ApiError if this version cannot tell
    it.
    """

    async def prepare() -> Work:
        deal, entries = await told_by_log(tables, table)
        return partial(replay_as_sent, deal, entries, viewer, table.row.result)

    try:
        return await compute_cache.read(("replay", table.row.id, table.row.version, viewer), address, prepare)
    except (Unreadable, DoesNotFit) as error:
        raise ApiError(409, "unreadable", "this game was stored by another version of Splay") from error


def replay_as_sent(
    deal: dict[str, Any], entries: list[Entry], viewer: int, result: dict[str, Any] | None
) -> Representation:
    """The replay of a game, as it is sent. Raises DoesNotFit."""
    return compressed(JSON, json.encode(replay_of(deal, entries, viewer, result)))


def replay_of(deal: dict[str, Any], entries: list[Entry], viewer: int, result: dict[str, Any] | None) -> Replay:
    """The replay of a game dealt like this, with its log and its result, as a viewer sees it. Raises DoesNotFit."""
    game = from_json(deal)
    projection = EventProjection(game)
    points = [player.points for player in game.players]
    start = view_of(game, viewer, facts_of(game))
    views = [to_builtins(start)]
    steps: list[Step] = []
    curves: list[Curve] = []
    told: list[Event] = []
    counting = that_count(entries)
    under_way = inside_actions(entries, counting)
    for entry, stored in counting:
        try:
            events = events_from(stored, game.deck)
            told += events
            for event in events:
                if event.kind == kinds.TURN and game.started:
                    curves.append(curve_of(game))
                projection.apply(event)
        except (LookupError, ValueError) as error:
            raise DoesNotFit(f"entry {entry.sequence}: {error}") from error
        goes_on = projection.counts and entry.sequence in under_way
        game.actions_left += goes_on  # as in the game: an action counts until it is over
        after = to_builtins(view_of(game, viewer, facts_of(game)))
        game.actions_left -= goes_on
        seen = [event_view(event, viewer) for event in events]
        steps.append(Step(entry.sequence, entry.seat, entry.at, seen, changes_between(views[-1], after)))
        views = [views[-1], after]
    if game.started:
        curves.append(with_outcome(curve_of(game), game, result))
    if result is not None:
        steps = with_end(steps, entries, views, to_builtins(ended_view(game, result, viewer)))
    sets = game.options.sets
    numbers = numbers_of(counted(told, len(points), sets), sets)
    return Replay(viewer, start, steps, curves, numbers, moved_points(told, points))


def inside_actions(entries: list[Entry], counting: list[tuple[Entry, list[dict[str, Any]]]]) -> set[int]:
    """The numbers of those of the counting entries after which more is answered before what is done is over."""
    answers = [entry.sequence for entry in standing_entries(entries)]
    return {
        entry.sequence
        for (entry, _), (after, stored) in pairwise(counting)
        if stored[0]["kind"] != kinds.ACTION
        or bisect_right(answers, entry.sequence) < bisect_left(answers, after.sequence)  # by one that brings nothing
    }


def that_count(entries: list[Entry]) -> list[tuple[Entry, list[dict[str, Any]]]]:
    """The entries that brought events which were not taken back, with these events."""
    told: list[tuple[Entry, dict[str, Any]]] = []
    for entry in entries:
        del told[entry.events_from :]
        told.extend((entry, event) for event in entry.events)
    counting: list[tuple[Entry, list[dict[str, Any]]]] = []
    for entry, event in told:
        if not counting or counting[-1][0] is not entry:
            counting.append((entry, []))
        counting[-1][1].append(event)
    return counting


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view, or of its facts, that are different in a later one; of the players those that are."""
    changes = {name: value for name, value in after.items() if value != before[name]}
    if "players" in changes:
        pairs = zip(before["players"], after["players"], strict=True)
        changes["players"] = [player for earlier, player in pairs if earlier != player]
    if "facts" in changes:
        changes["facts"] = changes_between(before["facts"], after["facts"])
    return changes


def with_end(steps: list[Step], entries: list[Entry], views: list[dict[str, Any]], end: dict[str, Any]) -> list[Step]:
    """The steps with the end in the last one, after which the view is `end`; in one of its own if the game ended
    without a move. `views` are those before the last step and after it.
    """
    sequence = entries[-1].sequence if entries else 0
    if not steps or steps[-1].entry != sequence:
        at = entries[-1].at if entries else 0
        return [*steps, Step(sequence, -1, at, [], changes_between(views[-1], end))]
    return [*steps[:-1], structs.replace(steps[-1], changes=changes_between(views[0], end))]


def with_outcome(curve: Curve, game: Game, result: dict[str, Any] | None) -> Curve:
    """How all seats stood in the end: nobody has a chance any more but those who won."""
    if result is None:
        return curve
    return structs.replace(curve, chances=in_percent(chances_in_the_end(game, result["winners"])))


def in_percent(shares: list[float]) -> list[int]:
    """Shares of 1 as they are told."""
    return [round(100 * share) for share in shares]


def curve_of(game: Game) -> Curve:
    """How all seats stand now."""
    return Curve(
        game.turn_number,
        game.turn_seat,
        [player.points for player in game.players],
        [player.achievement_count() for player in game.players],
        [unpacked(player.board.icons) for player in game.players],
        in_percent(chances(game)),
    )

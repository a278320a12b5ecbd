"""What is counted of a finished game, in a process beside the worker or anywhere else."""

from typing import Any

from msgspec import Struct

from splay.core.options import Options
from splay.records.stored_events import events_from
from splay.server.results.finished_game import Told, eliminated_in, events_in
from splay.sets import deck_for
from splay.statistics.counting import SeatStatistics, counted


class GameCount(Struct, frozen=True):
    """What was counted by seat, None if this version can't read what happened; the seats that were eliminated."""

    seats: list[SeatStatistics] | None
    out: list[int]


def count_game(options: dict[str, Any], told: Told) -> GameCount:
    """Counts a game with these options in which this happened. Nothing can be read of one that has no log."""
    events = events_in(told)
    return GameCount(seats_in(options, events) if told else None, eliminated_in(events))


def seats_in(options: dict[str, Any], events: list[dict[str, Any]]) -> list[SeatStatistics] | None:
    """What was counted by seat in a game with these options, from its stored events; None if they are of another
    version: about a set, a card or a kind that this one doesn't have, or in another form.
    """
    try:
        chosen = Options.from_json(options)
        return counted(events_from(events, deck_for(chosen)), chosen.players, chosen.sets)
    except (LookupError, ValueError):
        return None

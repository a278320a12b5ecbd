"""Advice at tables: what the strongest computer would do in the seat that is asked, worked out beside the worker."""

from functools import partial
from typing import Any

from msgspec import json

from splay.agents.memory import memory_of
from splay.agents.told_advice import advice_view
from splay.core.question import Answer
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.server.acts.undo_offers import plays_computers_alone
from splay.server.compute_cache import ComputeCache, Work
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.tables.table import TableState, settings_of
from splay.sets.scenario import from_json


def may_be_advised(table: TableState, person: str | None) -> bool:
    """Whether a person who plays at a table gets advice: if all others are computers, or the host has allowed it. Never
    in the deal of a day.
    """
    if table.row.day is not None:
        return False
    seats = [] if person is None else table.playing_seats(person)
    settings = settings_of(table.row)
    return seats != [] and not settings.rated and (settings.advice or plays_computers_alone(table, seats[0]))


async def advice_of(
    compute_cache: ComputeCache, table: TableState, person: str, seat: int, address: str
) -> Representation:
    """What the computer would do in a person's seat that is asked, as it is sent. Raises ApiError."""
    if not may_be_advised(table, person):
        raise ApiError(409, "no_advice", "the host of this table has not allowed advice")
    game = table.game
    if game is None or game.session.question_for(seat) is None:
        raise ApiError(409, "not_asked", "this seat isn't asked anything now")

    async def prepare() -> Work:
        session = game.session
        known = list(memory_of(seat, game.events, session.game).places)
        return partial(advice_as_sent, position_of(session.start), session.answers[:], seat, known, game.sequence)

    return await compute_cache.read(("advice", table.row.id, game.sequence, seat), address, prepare)


def advice_as_sent(
    position: dict[str, Any], answers: list[Answer], seat: int, known: list[str], sequence: int
) -> Representation:
    """The advice in a position, as it is sent."""
    session = Session(from_json(position))
    for of, key in answers:
        session.answer(of, key)
    return compressed(JSON, json.encode(advice_view(session, seat, known, sequence)))

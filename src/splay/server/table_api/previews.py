"""Previews of actions at tables, worked out beside the worker."""

from functools import partial
from typing import Any, Final

from msgspec import json

from splay.core.question import Answer
from splay.core.scenario import position_of
from splay.server.compute_cache import ComputeCache, Work
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.representation import JSON, Representation, compressed
from splay.server.tables.table import TableState
from splay.sets.scenario import from_json
from splay.views.preview import preview
from splay.views.view import SPECTATOR

NOT_KEPT: Final = "no-store"


async def preview_of(
    compute_cache: ComputeCache, table: TableState, viewer: int, player: int, action: str, address: str
) -> Representation:
    """What an action of a player would do at a table, as far as a viewer may know, as it is sent.

    Raises ApiError, NoSuchAction.
    """
    game = table.game
    if game is None:
        raise ApiError(409, "not_started", "this table has not started")
    if not 0 <= player < len(table.seats):
        raise ApiError(409, "no_such_player", f"there is no player {player}")
    eyes = max(viewer, SPECTATOR)

    async def prepare() -> Work:
        session = game.session
        return partial(preview_as_sent, position_of(session.start), session.answers[:], eyes, player, action)

    return await compute_cache.read(("preview", table.row.id, game.sequence, eyes, player, action), address, prepare)


def preview_as_sent(
    position: dict[str, Any], answers: list[Answer], viewer: int, player: int, action: str
) -> Representation:
    """The preview in a position, as it is sent. Raises NoSuchAction."""
    return compressed(JSON, json.encode(preview(from_json(position), viewer, player, action, answers=answers)))

"""What goes over the wire to a seat names no card that the seat could not know."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import msgspec

from splay.core.event import EVERYBODY
from splay.server.table_api.table_views import state_of
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Hub
from splay.views.view import SPECTATOR
from tests.server.tables_of_two import engine_in, play_on, table_of_two

NAMES = re.compile(rb'"(?:card|key)":"(?:meld:|dogma:)?([a-z0-9-]+)"')


def known_to(table: TableState, seat: int) -> set[str]:
    """The cards that a seat sees now, or has been shown."""
    assert table.game is not None
    game = table.game.session.game
    known = {card.key for zone in game.zones if zone.seen_by(seat) for card in zone.cards}
    known |= {card.key for card in game.revealed}
    for event in table.game.events:
        if event.seen == EVERYBODY or (seat != SPECTATOR and event.seen & (1 << seat)):
            known |= {card.key for card in event.cards}
    return known


def named_in(message: bytes, deck: set[str]) -> set[str]:
    """The cards that a message names."""
    return {name.decode() for name in NAMES.findall(message)} & deck


def test_a_whole_game_tells_each_seat_only_what_it_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        engine = await engine_in(tmp_path)
        tables = TableStore(engine, Hub())
        table = await table_of_two(tables)
        chance = random.Random(5)
        told = 0
        there = await tables.look(table)
        assert there.game is not None
        deck = {card.key for card in there.game.session.game.deck}
        while there.game is not None:
            if not there.game.session.questions:
                break
            for seat in (0, 1, SPECTATOR):
                message = msgspec.json.encode(state_of(there, seat, 0))
                named = named_in(message, deck)
                assert named <= known_to(there, seat), f"seat {seat} is told of {named - known_to(there, seat)}"
                told += len(named)
            there = await play_on([tables], table, chance, 3)
        assert told > 1000
        await engine.dispose()

    asyncio.run(run())

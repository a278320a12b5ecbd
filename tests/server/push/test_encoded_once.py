"""A move is encoded once for all watchers who may see the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.table_api.encoded_views import STATE
from tests.server.playing import answer, open_house
from tests.server.push.listener import Listener

pytestmark = pytest.mark.anyio


async def test_a_move_is_encoded_once_for_all_spectators_and_for_each_player(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await house.table_of(ann, bob)
        watching = [Listener(house, browser, table) for browser in (ann, bob, eve, eve, house.browser())]
        for listener in watching:
            await listener.heard(1)
        encoded: Any = house.services.encoded_views.encoded
        assert await answer(ann, table)
        for listener in watching:
            await listener.heard_of(1)
        newest = max(version for _, _, version, *_ in encoded)
        moves = [key for key in encoded if key[0] == STATE and key[2] == newest and key[4] == 0]
        assert len(moves) == 3, "one for each player, the one that moved too, and one for all others"
        told = [listener.told[-1] for listener in watching]
        assert told[2] == told[3] == told[4]
        assert len({told[0], told[1], told[2]}) == 3
        for listener in watching:
            await listener.go()


async def test_the_messages_kept_are_bounded(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        views = house.services.encoded_views
        for number in range(50):
            views.keep((number,), b"x" * 1_000_000)
        assert len(views.encoded) == 4
        assert views.bytes == 4_000_000

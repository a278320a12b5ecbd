"""What a seat sees is kept by whoever asks alone, and its ETag tells nobody whether another one sees the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.playing import answer, made, open_house

pytestmark = pytest.mark.anyio


async def test_no_shared_cache_may_keep_what_a_seat_sees_and_each_viewer_has_an_etag(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve, fay = [await house.guest(name) for name in ("Ann", "Bob", "Eve", "Fay")]
        table = await house.table_of(ann, bob)
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state"):
            answers = [await browser.get(path) for browser in (ann, bob, eve, fay)]
            assert answers[2].content == answers[3].content, "two spectators see the same"
            assert len({shown.headers["etag"] for shown in answers}) == 4
            for browser, shown in zip((ann, bob, eve, fay), answers, strict=True):
                assert shown.headers["cache-control"] == "private, no-cache"
                assert {"Cookie", "Authorization"} <= set(shown.headers["vary"].split(", "))
                again = await browser.get(path, headers={"If-None-Match": shown.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                assert {"Cookie", "Authorization"} <= set(again.headers["vary"].split(", "))
            another = await bob.get(path, headers={"If-None-Match": answers[0].headers["etag"]})
            assert (another.status_code, another.content) == (200, answers[1].content)


async def test_what_has_changed_is_sent_anew(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        path = f"/api/tables/{await house.table_of(ann, bob)}/state"
        known = {"If-None-Match": (await ann.get(path)).headers["etag"]}
        assert await answer(ann, path.split("/")[3])
        assert made(await ann.get(path, headers=known))["sequence"] == 1


async def test_records_and_replays_are_each_viewers_own_too(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        made(await bob.delete(f"/api/tables/{table}/seats"))
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            first, second = await ann.get(path), await bob.get(path)
            assert first.content == second.content
            assert first.headers["etag"] != second.headers["etag"]
            assert first.headers["cache-control"] == "private, no-cache"
            assert {"Cookie", "Authorization"} <= set(first.headers["vary"].split(", "))

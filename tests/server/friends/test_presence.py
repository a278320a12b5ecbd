"""Who is here: told in minutes, as each account wants it, whichever worker its page asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.durations import MINUTE
from splay.server.friends.here import AWAY, ONLINE, WRITTEN_EVERY
from splay.server.storage.schema import presences
from tests.server.operations.test_cleanup import cleaner
from tests.server.playing import House, made, open_house
from tests.server.profiles.telling import account, hide, profile
from tests.server.site import PASSWORD

pytestmark = pytest.mark.anyio


async def here(house: House, browser: httpx.AsyncClient) -> None:
    """Somebody's page asks something, and that is written; nobody else's."""
    house.services.here.asked.clear()
    made(await browser.get("/api/me"))
    await house.services.here.look()
    house.services.here.asked.clear()


async def seen(browser: httpx.AsyncClient, handle: str = "bob-birch") -> Any:  # noqa: ANN401 - JSON
    """How many minutes ago somebody was here, as a profile tells it."""
    return (await profile(browser, handle))["away"]


@pytest.mark.parametrize(
    ("audience", "told"), [("nobody", []), ("friends", ["Ann Alder"]), ("everyone", ["Ann Alder", "Cleo Cedar"])]
)
async def test_who_is_told_that_somebody_is_here(
    audience: str, told: list[str], engine: AsyncEngine, tmp_path: Path
) -> None:
    """Ann is a friend, Cleo another account, Dora is blocked; a guest and a visitor are told nothing in any case. Whom
    others have blocked or befriended, here Eve, is nothing to it.
    """
    async with open_house(engine, tmp_path) as house:
        bob, _ = await account(house, "Bob Birch")
        others = {name: (await account(house, name))[0] for name in ("Ann Alder", "Cleo Cedar", "Dora Dahl")}
        made(await bob.put("/api/players/ann-alder/follow"))
        made(await others["Ann Alder"].put("/api/players/bob-birch/follow"))
        made(await bob.put("/api/players/dora-dahl/block"))
        eve, _ = await account(house, "Eve Elm")
        made(await eve.put("/api/players/ann-alder/block"))
        made(await eve.put("/api/players/cleo-cedar/follow"))
        made(await others["Cleo Cedar"].put("/api/players/eve-elm/follow"))
        await hide(bob, "presence", who=audience)
        await here(house, bob)
        assert [name for name, browser in others.items() if await seen(browser) == 0] == told
        assert await seen(await house.guest("Gus")) is None
        assert await seen(house.browser()) is None
        [followed] = made(await others["Ann Alder"].get("/api/me/others"))["following"]
        assert followed["away"] == (0 if told else None)


async def test_it_is_told_in_minutes_and_soon_not_at_all(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await hide(bob, "presence", who="everyone")
        await here(house, bob)
        for passed, told in ((ONLINE - 1, 0), (1, 3), (MINUTE - 1, 3), (1, 4), (AWAY - 4 * MINUTE - 1, 29), (1, None)):
            house.time += passed
            assert await seen(ann) == told
        await here(house, bob)
        assert await seen(ann) == 0


async def test_nothing_is_kept_of_whoever_shows_it_to_nobody_and_no_history(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        bob, _ = await account(house, "Bob Birch")
        await hide(bob, "presence", who="nobody")
        await here(house, bob)
        assert made(await bob.get("/api/me/data"))["presences"] == []
        await hide(bob, "presence", who="friends")
        house.time += WRITTEN_EVERY
        await here(house, bob)
        house.time += WRITTEN_EVERY
        await here(house, bob)
        assert [row["seen"] for row in made(await bob.get("/api/me/data"))["presences"]] == [house.time]
        house.time += 60 * MINUTE
        await cleaner(house, engine, tmp_path).look()
        assert made(await bob.get("/api/me/data"))["presences"] == []


async def test_guests_and_programs_with_tokens_are_not_here(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        body = {"label": "bot", "current_password": PASSWORD}
        token = made(await bob.post("/api/tokens", json=body))["token"]
        program = house.browser()
        program.headers["Authorization"] = f"Bearer {token}"
        await hide(bob, "presence", who="everyone")
        await here(house, program)
        await here(house, await house.guest("Gus"))
        assert await seen(ann) is None
        async with engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(presences))).scalar() == 0


async def test_another_worker_tells_it_too_and_deletion_removes_it(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as one, open_house(engine, tmp_path) as another:
        ann, _ = await account(another, "Ann Alder")
        bob, _ = await account(one, "Bob Birch")
        await hide(bob, "presence", who="everyone")
        await here(one, bob)
        assert await seen(ann) == 0
        made(await bob.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        async with engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(presences))).scalar() == 0

"""A friend's public table is pushed, once an hour at most, and only to those who may see when the friend is here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications.friend_tables import QUIET
from splay.server.storage.schema import friend_calls
from tests.server.notifications.push_service import push_service
from tests.server.notifications.test_pushes import ANYWHERE, settle, stop_listening, subscribe, two_workers
from tests.server.playing import House, made, open_house
from tests.server.profiles.telling import account, hide, two_friends
from tests.server.site import PASSWORD

pytestmark = pytest.mark.anyio


async def quiet_friends(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    """Two friends at a server that pushes what changes when a test says so."""
    friends = await two_friends(house)
    await stop_listening(house)
    return friends


async def opened(browser: httpx.AsyncClient, *seats: str, **settings: Any) -> str:  # noqa: ANN401 - JSON
    """A new table of somebody."""
    body = {"seats": ["me", *(seats or ["open"])], "settings": settings}
    return str(made(await browser.post("/api/tables", json=body))["id"])


async def test_a_table_that_waits_is_pushed_to_friends_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await quiet_friends(house)
        cleo, _ = await account(house, "Cleo Cedar")
        made(await cleo.put("/api/players/ann-alder/follow"))
        for browser in (ann, bob, cleo):
            await subscribe(browser, there)
        table = await opened(ann)
        await settle(house)
        assert there.pushes == [
            {
                "title": "Want to play?",
                "body": "Ann Alder has opened a table.",
                "language": "en",
                "path": f"/table/{table}",
                "topic": "friends",
            }
        ]
        assert there.heads[0]["Urgency"] == "normal"


@pytest.mark.parametrize(("seats", "settings"), [(["open"], {"public": False}), (["rule"], {})])
async def test_a_table_nobody_can_join_calls_nobody(
    engine: AsyncEngine, tmp_path: Path, seats: list[str], settings: dict[str, Any]
) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await quiet_friends(house)
        await subscribe(bob, there)
        await opened(ann, *seats, **settings)
        await settle(house)
        assert there.pushes == []


async def test_friends_are_called_once_an_hour_and_once_for_a_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await quiet_friends(house)
        await subscribe(bob, there)
        first = await opened(ann)
        await settle(house)
        await opened(ann)
        await settle(house, QUIET - 1)
        assert [push["path"] for push in there.pushes] == [f"/table/{first}"]
        made(await ann.post(f"/api/tables/{first}/chat", json={"text": "anybody?"}))
        await settle(house, 1)
        assert len(there.pushes) == 1
        last = await opened(ann)
        await settle(house)
        assert [push["path"] for push in there.pushes[1:]] == [f"/table/{last}"]


async def test_who_hides_when_they_are_here_calls_nobody(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await quiet_friends(house)
        await subscribe(bob, there)
        await hide(ann, "presence")
        await opened(ann)
        await settle(house)
        assert there.pushes == []


@pytest.mark.parametrize("switch", ["SPLAY_FOLLOWS", "SPLAY_PUBLIC_LOBBY"])
async def test_a_host_can_do_without(engine: AsyncEngine, tmp_path: Path, switch: str) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house:
        people = await quiet_friends(house)
    async with open_house(engine, tmp_path, **ANYWHERE, **{switch: "no"}) as house, push_service() as there:
        ann, bob = map(house.browser_with, people)
        await stop_listening(house)
        await subscribe(bob, there)
        await opened(ann)
        await settle(house)
        assert there.pushes == []


async def test_several_workers_call_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with two_workers(engine, tmp_path) as (house, another), push_service() as there:
        ann, bob = await quiet_friends(house)
        await subscribe(bob, there)
        table = await opened(ann)
        workers = [one.services.pushes for one in (house, another) for _ in range(4)]
        await asyncio.gather(*(worker.consider_tables([table]) for worker in workers))
        for worker in workers:
            await worker.rest()
        assert len(there.pushes) == 1


async def test_what_is_kept_of_calls_goes_with_the_host(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await quiet_friends(house)
        await subscribe(bob, there)
        table = await opened(ann)
        await settle(house)
        kept = made(await ann.get("/api/me/data"))["friend_calls"]
        assert [row["table"] for row in kept] == [table]
        made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        async with engine.connect() as connection:
            assert (await connection.execute(select(func.count()).select_from(friend_calls))).scalar_one() == 0

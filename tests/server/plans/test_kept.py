"""Plans are their person's: told in the export, gone with the account, not taken over from a guest, and pushed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.notifications.push_service import push_service
from tests.server.notifications.test_pushes import ANYWHERE, subscribe
from tests.server.plans.planned import keys, log_of, plan, plans, settle, waiting
from tests.server.playing import made, open_house, state
from tests.server.profiles.telling import account
from tests.server.site import PASSWORD, refusal
from tests.server.standing.asked import answer_with, asked
from tests.server.stored_games import kept

pytestmark = pytest.mark.anyio
MELD, DRAW = "meld:pottery", "draw"


async def test_the_export_tells_them(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD, DRAW)
        told = made(await bob.get("/api/me/data"))["plans"]
        assert [(row["table"], row["seat"], row["place"]) for row in told] == [(table, 1, 1), (table, 1, 2)]
        assert keys(told) == [MELD, DRAW]
        assert told[0]["condition"][0] == {"fact": "lies", "card": "pottery", "place": {"kind": "hand", "seat": 1}}
        assert made(await ann.get("/api/me/data"))["plans"] == []


async def test_they_go_with_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        bob, _ = await account(house, "Bob Birch")
        ann = await house.guest("Ann")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        made(await bob.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        await settle(house.services.plans)
        assert await kept(engine, "plans") == []


async def test_a_planted_guests_plans_do_not_play_for_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "Bob Birch")
        ann, planted = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, planted)
        await plan(planted, table, MELD)
        made(await planted.post("/api/sessions", json={"login": "bob-birch.1", "password": PASSWORD}))
        assert (await plans(planted, table))["planned"] == []
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await asked(planted, table) == ("action", 1)


async def test_another_plan_takes_the_place_of_the_first(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD, DRAW)
        assert keys((await plan(bob, table, DRAW))["planned"]) == [DRAW]
        assert keys((await plans(bob, table))["planned"]) == [DRAW]


async def test_only_what_one_sees_and_is_not_asked_now_can_be_planned(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cat = [await house.guest(name) for name in ("Ann", "Bob", "Cat")]
        table = await waiting(house, ann, bob)
        path, body = f"/api/tables/{table}/plans", {"sequence": 0, "actions": [MELD]}
        assert refusal(await ann.put(path, json=body | {"actions": [DRAW]})) == (409, "cannot_plan")
        assert refusal(await cat.put(path, json=body)) == (409, "not_yours")
        assert refusal(await bob.put(path, json=body | {"sequence": 1})) == (409, "stale")
        for wrong in ("meld:masonry", "dogma:metalworking", "achieve:1", "meld:nothing"):
            assert refusal(await bob.put(path, json=body | {"actions": [wrong]})) == (409, "cannot_plan")
        for number in (0, 3):
            assert refusal(await bob.put(path, json=body | {"actions": [DRAW] * number}))[0] == 400
        assert refusal(await cat.delete(path)) == (409, "not_yours")
        open_table = made(await ann.post("/api/tables", json={"options": {"players": 2}}))["id"]
        assert refusal(await ann.get(f"/api/tables/{open_table}/plans")) == (409, "not_started")


async def test_whoever_has_gone_is_told_of_none(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await plan(bob, table, MELD)
        made(await bob.delete(f"/api/tables/{table}/seats"))
        told = made(await bob.get(f"/api/tables/{table}/plans?seat=1"))
        assert (told["ahead"], told["planned"], told["could"], told["dropped"]) == (0, [], [], None)


async def test_what_is_dropped_is_pushed_instead_of_the_turn(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await subscribe(bob, there)
        await plan(bob, table, "dogma:the-wheel")
        await answer_with(ann, table, "meld:masonry")
        told = await there.next()
        assert (told["title"], told["path"]) == ("Your plan was dropped", f"/table/{table}")
        assert "Ann" in told["body"]
        await house.services.pushes.consider_tables([table])
        await house.services.pushes.rest()
        assert len(there.pushes) == 1


async def test_what_is_played_is_not_pushed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await subscribe(bob, there)
        await plan(bob, table, MELD, DRAW)
        await answer_with(ann, table, DRAW)
        await settle(house.services.plans)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD), (1, DRAW)]
        await house.services.pushes.consider_tables([table])
        await house.services.pushes.rest()
        assert there.pushes == []


async def test_a_turn_is_not_pushed_before_what_is_planned_was_seen_to(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        pushes, plans_ = house.services.pushes, house.services.plans
        await pushes.listening.close()
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await subscribe(bob, there)
        await plan(bob, table, MELD)
        await settle(plans_)
        seen, see_to = asyncio.Event(), plans_.see_to

        async def slowly(table_id: str) -> None:
            await seen.wait()
            await see_to(table_id)

        with pytest.MonkeyPatch.context() as busy:
            busy.setattr(plans_, "see_to", slowly)
            await answer_with(ann, table, DRAW)
            await pushes.consider_changes()
            assert (there.pushes, pushes.changed) == ([], {table})
            seen.set()
            await settle(plans_)
        assert await log_of(house, table) == [(0, DRAW), (1, MELD)]
        await pushes.consider_changes()
        told = await there.next()
        assert (told["title"], pushes.changed) == ("It's your turn", set())


async def test_whoever_looks_at_the_table_is_not_pushed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await waiting(house, ann, bob)
        await subscribe(bob, there)
        me = made(await bob.get("/api/me"))["id"]
        shown = house.services.pushes.presence
        await plan(bob, table, "dogma:the-wheel")
        with pytest.MonkeyPatch.context() as looks:
            looks.setattr(shown, "shows", lambda place: place == (table, me))
            await answer_with(ann, table, "meld:masonry")
            await settle(house.services.plans)
            assert (await plans(bob, table))["dropped"] is not None
            await house.services.pushes.rest()
        assert (there.pushes, (await state(bob, table))["sequence"]) == ([], 1)

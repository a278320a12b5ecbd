"""Challenges: one asks another to a game of two, who accepts or declines."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.invitations.asking import DAY, accept, challenge, end, told
from tests.server.notifications.push_service import push_service
from tests.server.notifications.test_pushes import ANYWHERE, subscribe
from tests.server.operations.test_cleanup import cleaner
from tests.server.playing import look, made, open_house
from tests.server.profiles.telling import account, hide
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
CLOCK = {"bank": 20 * 60_000, "increment": 30_000}


async def test_an_accepted_challenge_is_a_game_of_the_two(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "Bob-Birch", sets=["base", "echoes"], clock=CLOCK))
        assert (asked["kind"], asked["mine"], asked["other"]["handle"]) == ("challenge", True, "bob-birch")
        assert asked["until"] == house.time + DAY
        [seen] = await told(bob)
        assert (seen["id"], seen["mine"], seen["other"]) == (
            asked["id"],
            False,
            {"name": "Ann Alder", "handle": "ann-alder"},
        )
        assert seen["table"]["options"]["sets"] == ["base", "echoes"]
        assert seen["table"]["settings"]["clock"] == CLOCK
        assert seen["stake"] is None
        assert refusal(await accept(ann, asked["id"])) == (404, "no_such_invitation")
        table = made(await accept(bob, asked["id"]))
        assert table["status"] == "running"
        assert [seat["name"] for seat in table["seats"]] == ["Ann Alder", "Bob Birch"]
        assert await told(ann) == await told(bob) == []
        assert refusal(await accept(bob, asked["id"])) == (404, "no_such_invitation")
        made(await challenge(ann, "bob-birch"))  # another game is another question


async def test_a_challenge_is_listed_in_no_lobby_and_told_to_nobody_else(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        cleo, _ = await account(house, "Cleo Cedar")
        asked = made(await challenge(ann, "bob-birch"))
        assert made(await cleo.get("/api/tables"))["open"] == []
        assert await told(cleo) == []
        for refused in (await accept(cleo, asked["id"]), await end(cleo, asked["id"])):
            assert refusal(refused) == (404, "no_such_invitation")


async def test_whoever_declines_is_left_alone_for_a_day(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        made(await end(bob, asked["id"]))
        assert await told(bob) == []
        [mine] = await told(ann)
        assert (mine["declined"], mine["table"]) == (True, None)
        assert (await ann.get(f"/api/tables/{asked['table']['id']}")).status_code == 404
        assert refusal(await challenge(ann, "bob-birch")) == (409, "declined_lately")
        made(await challenge(bob, "ann-alder"))
        house.time += DAY
        assert await told(ann) == []
        made(await challenge(ann, "bob-birch"))


async def test_whoever_asks_may_withdraw_until_it_is_accepted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        made(await end(ann, asked["id"]))
        assert await told(ann) == await told(bob) == []
        assert (await ann.get(f"/api/tables/{asked['table']['id']}")).status_code == 404
        assert refusal(await accept(bob, asked["id"])) == (404, "no_such_invitation")
        again = made(await challenge(ann, "bob-birch"))
        made(await accept(bob, again["id"]))
        assert refusal(await end(ann, again["id"])) == (404, "no_such_invitation")


async def test_a_challenge_lapses_after_a_day_with_its_table(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        house.time += DAY
        assert await told(ann) == await told(bob) == []
        assert refusal(await accept(bob, asked["id"])) == (404, "no_such_invitation")
        await cleaner(house, engine, tmp_path).look()
        assert (await ann.get(f"/api/tables/{asked['table']['id']}")).status_code == 404


async def test_one_of_two_answers_at_once_counts(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        both = await asyncio.gather(accept(bob, asked["id"]), end(ann, asked["id"]))
        playing = (await bob.get(f"/api/tables/{asked['table']['id']}")).status_code == 200
        assert [answer.is_success for answer in both] == [playing, not playing]
        if playing:
            assert (await look(bob, asked["table"]["id"]))["status"] == "running"


async def test_a_rated_challenge_says_what_it_is_played_for(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        stake = made(await ann.get("/api/players/bob-birch/stake"))
        assert stake["wins"] > 0 > stake["loses"]
        assert refusal(await challenge(ann, "bob-birch", rated=True)) == (422, "not_ratable")
        made(await challenge(ann, "bob-birch", rated=True, clock=CLOCK))
        [seen] = await told(bob)
        assert seen["stake"] == stake  # neither has played before
        assert seen["table"]["settings"]["rated"]


async def test_what_is_at_stake_tells_no_hidden_rating(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await hide(bob, "rating")
        assert made(await ann.get("/api/players/bob-birch/stake")) is None
        assert made(await bob.get("/api/players/ann-alder/stake?sets=base,cities")) is not None


async def test_a_challenge_is_pushed_at_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with push_service() as service, open_house(engine, tmp_path, **ANYWHERE) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await subscribe(bob, service)
        asked = made(await challenge(ann, "bob-birch"))
        await house.services.pushes.rest()
        [push] = service.pushes
        assert (push["title"], push["body"]) == ("A challenge", "Ann Alder challenges you to a game.")
        assert (push["path"], push["topic"]) == ("/", asked["id"])


async def test_guests_neither_challenge_nor_are_challenged(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "Ann Alder")
        guest = await house.guest("Gus")
        assert refusal(await challenge(guest, "ann-alder")) == (403, "account_needed")
        assert refusal(await guest.get("/api/players/ann-alder/stake")) == (403, "account_needed")
        assert await told(guest) == []


async def test_export_tells_invitations_and_deletion_removes_them(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        kept = {
            "kind": "challenge",
            "table": asked["table"]["id"],
            "made": house.time,
            "state": "open",
            "settled": None,
        }
        data = made(await ann.get("/api/me/data"))
        assert (data["invitations"], data["invitations_to_me"]) == ([{"handle": "bob-birch"} | kept], [])
        data = made(await bob.get("/api/me/data"))
        assert (data["invitations"], data["invitations_to_me"]) == ([], [{"handle": "ann-alder"} | kept])
        made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        assert await told(bob) == []
        assert made(await bob.get("/api/me/data"))["invitations_to_me"] == []


async def test_answers_at_two_workers_at_once_begin_one_game(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as one, open_house(engine, tmp_path) as another:
        ann, _ = await account(one, "Ann Alder")
        bob, _ = await account(another, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        there = one.browser_with(bob)
        both = await asyncio.gather(accept(bob, asked["id"]), accept(there, asked["id"]))
        assert any(answer.is_success for answer in both)
        for browser in (ann, bob):
            table = await look(browser, asked["table"]["id"])
            assert [seat["name"] for seat in table["seats"]] == ["Ann Alder", "Bob Birch"]
            assert table["status"] == "running"
        assert await told(ann) == await told(bob) == []

"""Who may ask whom, and how often: nobody is pestered by challenges and invitations."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.invitations import asking
from tests.server.invitations.asking import DAY, accept, challenge, end, invite, told
from tests.server.playing import made, open_house
from tests.server.profiles.telling import account, hide
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
REFUSED = (403, "not_challenged")


async def test_why_somebody_cannot_be_challenged_is_not_told(engine: AsyncEngine, tmp_path: Path) -> None:
    """That it wants it of nobody, or of friends alone, and that either has blocked the other reads the same."""
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        table = made(await ann.post("/api/tables", json={}))["id"]
        refused = []
        for who in ("nobody", "friends"):
            await hide(bob, "challenges", who=who)
            refused.append(await challenge(ann, "bob-birch"))
            refused.append(await invite(ann, table, "bob-birch"))
        await hide(bob, "challenges", who="everyone")
        for blocker, blocked in ((bob, "ann-alder"), (ann, "bob-birch")):
            made(await blocker.put(f"/api/players/{blocked}/block"))
            refused.append(await challenge(ann, "bob-birch"))
            refused.append(await invite(ann, table, "bob-birch"))
            made(await blocker.delete(f"/api/players/{blocked}/block"))
        assert len({answer.text for answer in refused}) == 1
        assert refusal(refused[0]) == REFUSED
        made(await challenge(ann, "bob-birch"))


async def test_friends_may_challenge_whoever_wants_it_of_friends(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        await hide(bob, "challenges", who="friends")
        made(await ann.put("/api/players/bob-birch/follow"))
        assert refusal(await challenge(ann, "bob-birch")) == REFUSED
        made(await bob.put("/api/players/ann-alder/follow"))
        made(await challenge(ann, "bob-birch"))


async def test_a_block_ends_what_the_blocked_has_asked_and_is_not_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        made(await bob.put("/api/players/ann-alder/block"))
        assert await told(bob) == []
        assert refusal(await accept(bob, asked["id"])) == (404, "no_such_invitation")
        assert [one["declined"] for one in await told(ann)] == [False]


async def test_one_question_at_a_time_goes_to_the_same_player(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        table = made(await ann.post("/api/tables", json={}))["id"]
        made(await challenge(ann, "bob-birch"))
        assert refusal(await challenge(ann, "bob-birch")) == (409, "asked_already")
        assert refusal(await invite(ann, table, "bob-birch")) == (409, "asked_already")


async def test_asking_and_withdrawing_again_and_again_comes_to_an_end(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        for _ in range(asking.TO_ONE_A_DAY):
            made(await end(ann, made(await challenge(ann, "bob-birch"))["id"]))
        assert refusal(await challenge(ann, "bob-birch")) == (409, "too_many_invitations")
        made(await challenge(ann, "cleo-cedar"))
        house.time += DAY
        made(await challenge(ann, "bob-birch"))


@pytest.mark.parametrize("limit", ["AT_ONCE", "A_DAY"])
async def test_nobody_asks_more_than_so_many(
    limit: str, engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, limit, 1)
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        await account(house, "Bob Birch")
        await account(house, "Cleo Cedar")
        asked = made(await challenge(ann, "bob-birch"))
        assert refusal(await challenge(ann, "cleo-cedar")) == (409, "too_many_invitations")
        made(await end(ann, asked["id"]))
        again = await challenge(ann, "cleo-cedar")
        assert again.is_success == (limit == "AT_ONCE")


async def test_a_table_that_the_asker_closes_counts_all_the_same(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "TO_ONE_A_DAY", 1)
    async with open_house(engine, tmp_path) as house:
        ann, _ = await account(house, "Ann Alder")
        bob, _ = await account(house, "Bob Birch")
        asked = made(await challenge(ann, "bob-birch"))
        made(await ann.delete(f"/api/tables/{asked['table']['id']}/seats"))
        assert await told(bob) == []
        assert refusal(await challenge(ann, "bob-birch")) == (409, "too_many_invitations")

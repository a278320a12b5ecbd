"""Who may see what of an account: nobody, friends or everyone."""

from __future__ import annotations

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.person import Audience, Privacy
from splay.server.friends.ties import block, follow
from splay.server.people.person_rows import add_person
from splay.server.people.privacy import NOT_FOR_BLOCKED, Topic, change_privacy, may_see
from tests.server.site import Site, refusal

pytestmark = pytest.mark.anyio
AT_FIRST = dict.fromkeys(Privacy.__struct_fields__, "everyone") | {"presence": "friends"}
TOPICS: tuple[Topic, ...] = ("rating", "games", "head_to_head", "presence", "challenges")


async def test_new_accounts_are_open_to_all_but_for_whether_they_are_here(site: Site) -> None:
    assert (await (await site.account()).get("/api/me")).json()["privacy"] == AT_FIRST


async def test_what_is_given_changes_and_the_rest_stays(site: Site) -> None:
    browser = await site.account()
    for topic, who in (("rating", "nobody"), ("presence", "everyone"), ("challenges", "friends")):
        before = (await browser.get("/api/me")).json()
        after = (await browser.put("/api/me/privacy", json={topic: who})).json()
        assert after == before | {"privacy": before["privacy"] | {topic: who}}
        assert (await browser.get("/api/me")).json() == after
    everything = dict.fromkeys(TOPICS, "nobody")
    assert (await browser.put("/api/me/privacy", json=everything)).json()["privacy"] == everything
    assert (await browser.put("/api/me/privacy", json={})).json()["privacy"] == everything


async def test_nothing_else_is_taken_and_nobody_else_may(site: Site) -> None:
    browser = await site.account()
    for body in ({"rating": "all"}, {"rating": None}, {"rating": True}, {"email": "nobody"}):
        assert refusal(await browser.put("/api/me/privacy", json=body)) == (400, "bad_request")
    assert (await browser.get("/api/me")).json()["privacy"] == AT_FIRST
    body = {"rating": "nobody"}
    assert refusal(await (await site.guest()).put("/api/me/privacy", json=body)) == (403, "account_needed")
    assert refusal(await site.browser().put("/api/me/privacy", json=body)) == (401, "sign_in_needed")
    program = site.client(Authorization=f"Bearer {await site.token(browser)}")
    assert refusal(await program.put("/api/me/privacy", json=body)) == (403, "token_not_allowed")


@pytest.mark.parametrize("topic", TOPICS)
async def test_who_may_see_a_topic(engine: AsyncEngine, topic: Topic) -> None:
    """Only that one is looked at. Bob is a friend, Cleo only follows, Dora is only followed, Ed is blocked."""
    async with engine.begin() as connection:
        names = ("ann", "bob", "cleo", "dora", "ed")
        ann, bob, cleo, dora, ed = [(await add_person(connection, name, 1, name, "-")).person.id for name in names]
        for one, other in ((ann, bob), (bob, ann), (cleo, ann), (ann, dora)):
            await follow(connection, one, other, 1)
        await block(connection, ann, ed, 1)
        viewers = [ann, bob, cleo, dora, ed, None]
        told: dict[Audience, list[bool]] = {
            "nobody": [True, *[False] * 5],
            "friends": [True, True, *[False] * 4],
            "everyone": [True] * 4 + [topic not in NOT_FOR_BLOCKED, True],
        }
        for audience, seen in told.items():
            opposite: Audience = "nobody" if audience == "everyone" else "everyone"
            await change_privacy(connection, ann, {**dict.fromkeys(TOPICS, opposite), topic: audience})
            assert [await may_see(connection, topic, ann, viewer) for viewer in viewers] == seen
        assert not await may_see(connection, topic, "x" * 22, "x" * 22)

"""The browsers that are pushed to: whose, how long, at which addresses, and what nobody else learns of them."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications.push_sender import Push
from splay.server.notifications.subscriptions import MOST
from splay.server.storage import schema
from tests.server.notifications.push_service import PushService, plain, push_service
from tests.server.notifications.test_pushes import ANYWHERE, PUSHES, subscribe
from tests.server.playing import House, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
PUSH = Push("push-test-title", "push-test", "/", "t")
PASSWORD = "correct horse battery"


async def pushed(house: House, person: str, there: PushService) -> int:
    """How many pushes a person gets of one."""
    before = len(there.pushes)
    house.services.pushes.sender.tell(person, PUSH)
    await house.services.pushes.rest()
    return len(there.pushes) - before


async def test_a_browser_is_there_once_can_be_tried_and_go(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        key = made(await ann.get(PUSHES))["key"]
        assert len(key) == 87
        first = await subscribe(ann, there)
        body = there.subscription()
        kept = made(await ann.put(PUSHES, json=body))
        again = made(await ann.put(PUSHES, json=body))
        assert first["service"] == kept["service"] == "127.0.0.1"
        assert made(await ann.get(PUSHES)) == {"key": key, "browsers": [again]}
        assert again["here"]
        path = f"{PUSHES}/{again['id']}"
        made(await ann.post(f"{path}/test"))
        assert there.pushes[0]["title"] == "It works"
        assert refusal(await bob.post(f"{path}/test")) == (404, "not_found")
        assert refusal(await bob.delete(path)) == (404, "not_found")
        for _ in range(2):
            made(await ann.post(f"{path}/test"))
        assert (await ann.post(f"{path}/test")).status_code == 429
        made(await ann.delete(path))
        assert made(await ann.get(PUSHES))["browsers"] == []


async def test_a_session_that_ends_takes_its_pushes_along(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = house.browser()
        account = {"login": "ann", "password": PASSWORD, "name": "Ann"}
        me = made(await ann.post("/api/accounts", json=account))["id"]
        phone = house.browser()
        made(await phone.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
        for browser in (ann, phone):
            await subscribe(browser, there)
        assert await pushed(house, me, there) == 2
        made(await phone.delete("/api/sessions"))
        assert await pushed(house, me, there) == 1
        made(await ann.delete("/api/me/sessions"))
        assert await pushed(house, me, there) == 0
        async with engine.connect() as connection:
            rows = select(func.count()).select_from(schema.push_subscriptions)
            assert (await connection.execute(rows)).scalar() == 0


async def test_pushes_of_a_guest_stay_behind_when_it_becomes_an_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = await house.guest("Ann")
        await subscribe(ann, there)
        planted = house.browser_with(ann)
        account = {"login": "ann", "password": PASSWORD, "name": "Ann"}
        me = made(await ann.post("/api/accounts", json=account))["id"]
        assert await pushed(house, me, there) == 0
        assert refusal(await planted.put(PUSHES, json=there.subscription()))[0] == 401
        await subscribe(ann, there)
        assert await pushed(house, me, there) == 1


async def test_one_browser_is_pushed_to_for_whoever_uses_it_last(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        body = there.subscription()
        ids = []
        for browser in (ann, bob):
            made(await browser.put(PUSHES, json=body))
            ids.append(made(await browser.get("/api/me"))["id"])
        assert [await pushed(house, person, there) for person in ids] == [0, 1]


async def test_a_person_has_few_browsers(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        account = {"login": "ann", "password": PASSWORD, "name": "Ann"}
        first = house.browser()
        me = made(await first.post("/api/accounts", json=account))["id"]
        await subscribe(first, there)
        others = [house.browser() for _ in range(MOST)]
        for browser in others:
            made(await browser.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
            await subscribe(browser, there)
        assert len(made(await others[0].get(PUSHES))["browsers"]) == MOST
        assert not any(one["here"] for one in made(await first.get(PUSHES))["browsers"])
        assert await pushed(house, me, there) == MOST


async def test_pushes_reach_public_addresses_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    """Somebody gives an endpoint inside the network, so that the server posts there."""
    async with open_house(engine, tmp_path) as house, push_service() as there:
        ann = await house.guest("Ann")
        me = made(await ann.get("/api/me"))["id"]
        body = there.subscription()
        for endpoint in (body["endpoint"], "https://example.org:22/", "https://a@example.org/", "ftp://example.org/"):
            answer = await ann.put(PUSHES, json=body | {"endpoint": endpoint})
            assert refusal(answer) == (422, "bad_url"), endpoint
        too_long = await ann.put(PUSHES, json=body | {"endpoint": f"https://example.org/{'a' * 1000}"})
        assert too_long.status_code == 400
        inside = body | {"endpoint": "https://localhost/send"}
        kept = made(await ann.put(PUSHES, json=inside))
        tried = await ann.post(f"{PUSHES}/{kept['id']}/test")
        assert refusal(tried) == (502, "not_delivered")
        assert "not_allowed" in tried.text
        for _ in range(3):
            assert await pushed(house, me, there) == 0
        assert made(await ann.get(PUSHES))["browsers"] == []


async def test_keys_that_are_none_are_refused(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = await house.guest("Ann")
        for wrong in ({"auth": plain(b"short")}, {"p256dh": "A" * 87}):
            answer = await ann.put(PUSHES, json=there.subscription() | wrong)
            assert refusal(answer) == (422, "bad_keys")


async def test_the_secrets_of_a_subscription_are_in_no_answer_and_no_log(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = await house.guest("Ann")
        body = there.subscription()
        secrets = [body["endpoint"].partition("/send/")[2], body["p256dh"], body["auth"]]
        kept = await ann.put(PUSHES, json=body)
        there.answers = [b"HTTP/1.1 500 Oops\r\n\r\n"]
        failed = await ann.post(f"{PUSHES}/{made(kept)['id']}/test")
        told = [kept, await ann.get(PUSHES), await ann.get("/api/me/data"), failed]
        assert refusal(failed) == (502, "not_delivered")
        mine = made(told[2])["push_subscriptions"]
        assert [row["id"] for row in mine] == [made(kept)["id"]]
        said = [answer.text for answer in told]
        said += [record.getMessage() for record in caplog.records if record.name.startswith(("splay", "uvicorn"))]
        async with engine.connect() as connection:
            key = (await connection.execute(select(schema.push_keys.c.secret))).scalar_one()
        assert not [one for one in [*secrets, plain(key), key.hex()] if one in "\n".join(said)]


async def test_a_token_sets_up_no_pushes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, **ANYWHERE) as house, push_service() as there:
        ann = house.browser()
        account = {"login": "ann", "password": PASSWORD, "name": "Ann"}
        made(await ann.post("/api/accounts", json=account))
        body = {"label": "bot", "current_password": PASSWORD}
        token = made(await ann.post("/api/tokens", json=body))["token"]
        bot = house.browser()
        bot.headers["Authorization"] = f"Bearer {token}"
        assert (await bot.put(PUSHES, json=there.subscription())).status_code == 403
        assert (await bot.get(PUSHES)).status_code == 403


async def test_a_host_can_do_without_pushes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_PUSH="no", **ANYWHERE) as house, push_service() as there:
        ann = await house.guest("Ann")
        assert made(await ann.get(PUSHES)) == {"key": None, "browsers": []}
        assert refusal(await ann.put(PUSHES, json=there.subscription())) == (409, "no_push")
        assert await pushed(house, made(await ann.get("/api/me"))["id"], there) == 0
        assert house.services.pushes.note_change not in house.services.hub.listeners

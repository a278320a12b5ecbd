"""Personal API tokens: shown once, stored as a hash, revocable."""

import hashlib

import pytest
from sqlalchemy import select

from splay.server.storage.schema import tokens
from tests.server.conftest import MakeSite
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio


async def test_a_bot_is_known_by_its_token_alone(site: Site) -> None:
    browser = await site.account()
    bot = site.client(Authorization=f"Bearer {await site.token(browser)}")
    me = (await browser.get("/api/me")).json()
    assert (await bot.get("/who")).json() == {"id": me["id"], "auth": "token"}
    assert (await bot.post("/echo", json={"move": 1})).json() == {"move": 1}


async def test_a_token_is_shown_once_and_stored_as_a_hash(site: Site) -> None:
    browser = await site.account()
    made = (await browser.post("/api/tokens", json={"label": "my bot", "current_password": PASSWORD})).json()
    listed = (await browser.get("/api/tokens")).json()
    assert made["token"].startswith("splay_")
    assert listed == [{"id": made["id"], "label": "my bot", "created": made["created"]}]
    async with site.engine.connect() as connection:
        stored = (await connection.execute(select(tokens))).mappings().one()
    assert stored["hash"] == hashlib.sha256(made["token"].encode()).hexdigest()
    assert made["token"] not in str(dict(stored))


async def test_a_label_that_is_longer_than_it_looks_is_refused(site: Site) -> None:
    browser = await site.account()
    assert refusal(await browser.post("/api/tokens", json={"label": "x́" * 40 + "x", "current_password": PASSWORD})) == (
        422,
        "bad_label",
    )
    made = (await browser.post("/api/tokens", json={"label": "x́" * 40, "current_password": PASSWORD})).json()
    assert [token["id"] for token in (await browser.get("/api/tokens")).json()] == [made["id"]]


async def test_a_revoked_token_is_refused_at_once(site: Site) -> None:
    browser = await site.account()
    made = (await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})).json()
    bot = site.client(Authorization=f"Bearer {made['token']}")
    assert (await bot.get("/who")).status_code == 200
    assert (await browser.delete(f"/api/tokens/{made['id']}")).status_code == 204
    assert refusal(await bot.get("/who")) == (401, "bad_token")
    assert (await browser.get("/api/tokens")).json() == []
    assert refusal(await browser.delete(f"/api/tokens/{made['id']}")) == (404, "not_found")


async def test_another_password_ends_no_token(site: Site) -> None:
    browser = await site.account()
    bot = site.client(Authorization=f"Bearer {await site.token(browser)}")
    changed = {"password": "another horse", "current_password": PASSWORD}
    assert (await browser.patch("/api/me", json=changed)).status_code == 200
    assert (await bot.get("/api/me")).status_code == 200


async def test_nobody_revokes_or_sees_the_tokens_of_others(site: Site) -> None:
    made = (
        await (await site.account("ada")).post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})
    ).json()
    other = await site.account("bob")
    assert refusal(await other.delete(f"/api/tokens/{made['id']}")) == (404, "not_found")
    assert (await other.get("/api/tokens")).json() == []
    assert (await site.client(Authorization=f"Bearer {made['token']}").get("/who")).status_code == 200


@pytest.mark.parametrize("id", ["1", "%00" * 22, "'; drop table tokens; --", "ä" * 22])
async def test_an_id_of_another_form_never_reaches_the_database(site: Site, id: str) -> None:
    browser = await site.account()
    assert (await browser.delete(f"/api/tokens/{id}")).status_code in (400, 404)


@pytest.mark.parametrize("given", ["splay_", "splay_" + "x" * 43, "nobody", "", "splay_\x00"])
async def test_what_is_no_token_is_refused_even_with_a_good_cookie(site: Site, given: str) -> None:
    browser = await site.account()
    browser.headers["Authorization"] = f"Bearer {given}"
    assert refusal(await browser.get("/who")) == (401, "bad_token")


async def test_a_leaked_token_cannot_take_the_account_over(site: Site) -> None:
    browser = await site.account()
    token = await site.token(browser)
    bot = site.client(Authorization=f"Bearer {token}")
    tried = [
        await bot.post("/api/tokens", json={"label": "another", "current_password": PASSWORD}),
        await bot.get("/api/tokens"),
        await bot.patch("/api/me", json={"email": "thief@example.org"}),
        await bot.post("/api/sessions", json={"login": "ada", "password": "guess guess"}),
    ]
    assert [refusal(response) for response in tried] == [(403, "token_not_allowed")] * 4


async def test_an_account_has_a_bounded_number_of_tokens(make_site: MakeSite) -> None:
    site = make_site(SPLAY_TOKENS_PER_PERSON="3")
    browser = await site.account()
    for _ in range(3):
        assert (
            await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})
        ).status_code == 201
    assert refusal(await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD})) == (
        409,
        "too_many_tokens",
    )

"""Identities are linked and unlinked by whoever is signed in; without a password a fresh sign-in confirms changes."""

from __future__ import annotations

import time

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.auth.session_rows import FRESH
from splay.server.ids import now
from splay.server.storage.schema import account_events, identities, sessions
from tests.server.identities.local_provider import LocalProvider
from tests.server.identities.visiting import back, gone, visit
from tests.server.playing import House, made
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio
OWN = "/api/me/identities"


async def account(house: House, login: str = "ann") -> httpx.AsyncClient:
    """The browser of a new account with a password."""
    browser = house.browser()
    made(await browser.post("/api/accounts", json={"login": login, "password": PASSWORD}))
    return browser


async def delete(browser: httpx.AsyncClient, path: str, **body: str) -> httpx.Response:
    """Asks to delete something."""
    return await browser.request("DELETE", path, json=body)


async def kinds(engine: AsyncEngine) -> list[str]:
    """What accounts are told."""
    async with engine.connect() as connection:
        return list((await connection.execute(select(account_events.c.kind))).scalars())


async def test_a_linked_identity_signs_in_and_an_unlinked_one_does_not(
    house: House, provider: LocalProvider, engine: AsyncEngine
) -> None:
    browser = await account(house)
    me = made(await browser.get("/api/me"))
    assert await visit(browser, purpose="link", current_password=PASSWORD) == "linked"
    [own] = made(await browser.get(OWN))
    assert own["label"] == "Ann"
    other = house.browser()
    assert await visit(other) == "signed-in"
    assert made(await other.get("/api/me"))["id"] == me["id"]
    assert refusal(await delete(browser, f"{OWN}/{own['id']}", current_password="wrong")) == (403, "wrong_password")
    made(await delete(browser, f"{OWN}/{own['id']}", current_password=PASSWORD))
    assert made(await browser.get(OWN)) == []
    assert {"identity_linked", "identity_unlinked"} <= set(await kinds(engine))
    assert await visit(stranger := house.browser()) == "signed-in"
    assert made(await stranger.get("/api/me"))["id"] != me["id"]


async def test_a_stolen_session_links_nothing(house: House) -> None:
    browser = await account(house)
    for body in ({}, {"current_password": "wrong"}):
        refused = await browser.post("/api/sign_in", json={"purpose": "link", **body})
        assert refusal(refused) == (403, "wrong_password")
    assert refusal(await house.browser().post("/api/sign_in", json={"purpose": "link"})) == (401, "sign_in_needed")
    guest = await house.guest("Bob")
    assert refusal(await guest.post("/api/sign_in", json={"purpose": "link"})) == (403, "account_needed")


async def test_signing_in_links_nothing_to_the_account_that_is_signed_in(house: House) -> None:
    browser = await account(house)
    assert await visit(browser) == "refused=already_known"
    assert made(await browser.get(OWN)) == []


async def test_a_visit_links_in_the_session_alone_that_began_it(house: House) -> None:
    browser = await account(house)
    location = await gone(browser, purpose="link", current_password=PASSWORD)
    made(await browser.delete("/api/sessions"))
    made(await browser.post("/api/accounts", json={"login": "eve", "password": PASSWORD}))
    assert await back(browser, location) == "refused=visit_over"
    assert made(await browser.get(OWN)) == []


async def test_an_identity_is_one_accounts(house: House) -> None:
    await visit(house.browser())
    browser = await account(house, "bob")
    assert await visit(browser, purpose="link", current_password=PASSWORD) == "refused=identity_taken"


async def test_the_only_way_to_sign_in_is_not_unlinked(house: House) -> None:
    browser = house.browser()
    await visit(browser)
    [own] = made(await browser.get(OWN))
    assert refusal(await delete(browser, f"{OWN}/{own['id']}", current_password="")) == (409, "no_password")


async def test_nobody_unlinks_what_is_another_accounts(house: House) -> None:
    browser = house.browser()
    await visit(browser)
    [own] = made(await browser.get(OWN))
    other = await account(house, "bob")
    assert refusal(await delete(other, f"{OWN}/{own['id']}", current_password=PASSWORD)) == (404, "not_found")


CHANGES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("POST", "/api/me/second_factor", {}),
    ("POST", "/api/tokens", {"label": "bot"}),
    ("PATCH", "/api/me", {"email": "ann@example.org"}),
    ("PATCH", "/api/me", {"password": PASSWORD}),
    ("POST", "/api/sign_in", {"purpose": "link"}),
    ("DELETE", "/api/me", {}),
)


@pytest.mark.parametrize(("method", "path", "body"), CHANGES, ids=[str(change) for change in CHANGES])
async def test_without_a_password_changes_need_a_fresh_sign_in(
    house: House, method: str, path: str, body: dict[str, str]
) -> None:
    browser = house.browser()
    await visit(browser)
    for given in ({}, {"current_password": ""}, {"current_password": PASSWORD}):
        refused = await browser.request(method, path, json={**body, **given})
        assert refusal(refused) == (403, "confirmation_needed")
    assert await visit(browser, purpose="confirm") == "confirmed"
    done = await browser.request(method, path, json=body)
    assert done.status_code in (200, 201, 204), done.text


async def test_a_confirmation_is_good_for_minutes_in_one_session(house: House, engine: AsyncEngine) -> None:
    browser, other = house.browser(), house.browser()
    await visit(browser)
    await visit(other)
    assert await visit(browser, purpose="confirm") == "confirmed"
    assert refusal(await other.post("/api/tokens", json={"label": "bot"})) == (403, "confirmation_needed")
    made(await browser.post("/api/tokens", json={"label": "bot"}))
    async with engine.begin() as connection:
        await connection.execute(update(sessions).values(confirmed=now() - FRESH))
    assert refusal(await browser.post("/api/tokens", json={"label": "bot"})) == (403, "confirmation_needed")


async def test_a_confirmation_ends_with_a_change_of_the_account(house: House) -> None:
    browser = house.browser()
    await visit(browser)
    await visit(browser, purpose="confirm")
    made(await browser.patch("/api/me", json={"email": "ann@example.org"}))
    assert refusal(await browser.post("/api/tokens", json={"label": "bot"})) == (403, "confirmation_needed")


async def test_a_sign_in_of_before_confirms_nothing(house: House, provider: LocalProvider) -> None:
    browser = house.browser()
    await visit(browser)
    for lie in (int(time.time()) - 3600, None):
        provider.lies = {"auth_time": lie}
        assert await visit(browser, purpose="confirm") == "refused=not_anew"
    assert provider.asked[-1]["prompt"] == "login"
    assert provider.asked[-1]["max_age"] == "0"


async def test_another_identity_confirms_nothing(house: House, provider: LocalProvider) -> None:
    browser = house.browser()
    await visit(browser)
    provider.person = {"sub": "eve-1", "preferred_username": "Eve"}
    assert await visit(browser, purpose="confirm") == "refused=other_identity"
    await visit(house.browser())
    assert await visit(browser, purpose="confirm") == "refused=other_identity"


async def test_with_a_password_a_fresh_sign_in_takes_its_place_nowhere(house: House) -> None:
    browser = await account(house)
    await visit(browser, purpose="link", current_password=PASSWORD)
    assert await visit(browser, purpose="confirm") == "confirmed"
    assert refusal(await browser.post("/api/tokens", json={"label": "bot"})) == (403, "wrong_password")


async def test_a_first_password_signs_in_and_the_identity_can_go(house: House) -> None:
    browser = house.browser()
    await visit(browser)
    await visit(browser, purpose="confirm")
    me = made(await browser.patch("/api/me", json={"password": PASSWORD}))
    assert me["has_password"]
    made(await house.browser().post("/api/sessions", json={"login": me["login"], "password": PASSWORD}))
    [own] = made(await browser.get(OWN))
    made(await delete(browser, f"{OWN}/{own['id']}", current_password=PASSWORD))


async def test_own_data_names_identities_and_deletion_removes_them(house: House, engine: AsyncEngine) -> None:
    browser = house.browser()
    await visit(browser)
    [told] = made(await browser.get("/api/me/data"))["identities"]
    assert (told["label"], told["subject"]) == ("Ann", "ann-1")
    await visit(browser, purpose="confirm")
    made(await delete(browser, "/api/me"))
    async with engine.connect() as connection:
        assert (await connection.execute(select(identities))).all() == []

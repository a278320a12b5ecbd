"""Signing in with a provider: who comes back is believed if all of it is right, once, and in the browser that went."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import OctKey, RSAKey
from pyotp import TOTP
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.identities.visits import LIFE
from splay.server.ids import now
from splay.server.people.signup_links import make_link
from splay.server.storage.schema import identities, people, provider_visits
from tests.server.identities.local_provider import LocalProvider
from tests.server.identities.visiting import back, gone, house_with, visit
from tests.server.playing import HOME, House, made
from tests.server.site import PASSWORD, refusal

pytestmark = pytest.mark.anyio


async def test_whoever_comes_first_signs_up_and_then_signs_in(house: House, provider: LocalProvider) -> None:
    first, second = house.browser(), house.browser()
    assert await visit(first) == "signed-in"
    me = made(await first.get("/api/me"))
    assert (me["name"], me["handle"], me["guest"], me["has_password"]) == ("Ann", "ann", False, False)
    assert me["login"].startswith("ann.")
    assert await visit(second) == "signed-in"
    assert made(await second.get("/api/me"))["id"] == me["id"]
    assert len(made(await second.get("/api/me/sessions"))) == 2
    provider.person = {"sub": "ben-1", "preferred_username": "Ann"}
    assert await visit(other := house.browser()) == "signed-in"
    assert made(await other.get("/api/me"))["handle"] == "ann-2"


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ({"preferred_username": "Admin", "name": "Kind Raven"}, "Kind Raven"),
        ({"preferred_username": "", "name": "\u202eeve"}, "Player"),
        ({"preferred_username": 7}, "Player"),
        ({"preferred_username": "x" * 60}, "x" * 24),
    ],
)
async def test_an_account_has_a_name_that_one_may_have(
    house: House, provider: LocalProvider, names: dict[str, Any], called: str
) -> None:
    provider.person = {"sub": "ann-1", **names}
    browser = house.browser()
    assert await visit(browser) == "signed-in"
    assert made(await browser.get("/api/me"))["name"] == called


async def test_a_guest_who_signs_up_so_keeps_name_and_id(house: House) -> None:
    guest = await house.guest("Kind Raven")
    before = made(await guest.get("/api/me"))
    assert await visit(guest) == "signed-in"
    after = made(await guest.get("/api/me"))
    assert (after["id"], after["name"], after["guest"]) == (before["id"], "Kind Raven", False)


async def test_signing_in_so_takes_over_the_games_of_the_guest(house: House) -> None:
    await visit(account := house.browser())
    guest = await house.guest("Bob")
    table = await house.table_of(guest, await house.guest("Cy"))
    assert await visit(guest) == "signed-in"
    assert made(await guest.get("/api/me"))["id"] == made(await account.get("/api/me"))["id"]
    assert made(await account.get(f"/api/tables/{table}"))["seats"][0]["mine"]


async def test_nobody_gets_an_account_by_its_address(house: House, provider: LocalProvider) -> None:
    body = {"login": "ann", "password": PASSWORD, "email": "ann@example.org"}
    owner = made(await house.browser().post("/api/accounts", json=body))
    provider.person = {"sub": "eve-1", "preferred_username": "ann", "email": "ann@example.org", "email_verified": True}
    await visit(browser := house.browser())
    me = made(await browser.get("/api/me"))
    assert me["id"] != owner["id"]
    assert me["email"] is None


@pytest.mark.parametrize(("verified", "kept"), [(True, "ann@example.org"), (False, None), ("true", None), (None, None)])
async def test_an_address_is_taken_over_if_the_provider_has_verified_it(
    house: House, provider: LocalProvider, verified: object, kept: str | None
) -> None:
    provider.person = {"sub": "ann-1", "email": "ann@example.org", "email_verified": verified}
    await visit(browser := house.browser())
    assert made(await browser.get("/api/me"))["email"] == kept
    assert not made(await browser.get("/api/me/notifications"))["confirmed"]


@pytest.mark.parametrize(
    "lies",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"aud": "another client"},
        {"aud": None},
        {"aud": ["splay", "another"], "azp": "another"},
        {"iss": "https://elsewhere.example.org"},
        {"exp": 1},
        {"exp": None},
        {"iat": 10**11},
        {"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"sub": None},
        {"sub": ""},
        {"sub": "x" * 256},
    ],
    ids=str,
)
async def test_a_token_that_is_not_for_this_visit_is_refused(
    house: House, provider: LocalProvider, engine: AsyncEngine, lies: dict[str, Any]
) -> None:
    provider.lies = lies
    browser = house.browser()
    assert await visit(browser) == "refused=provider_refused"
    assert (await browser.get("/api/me")).status_code == 204
    async with engine.connect() as connection:
        assert (await connection.execute(select(people.c.id))).all() == []


async def test_a_token_with_another_signature_is_refused(house: House, provider: LocalProvider) -> None:
    provider.key = RSAKey.generate_key(2048, {"kid": "first", "use": "sig"})
    assert await visit(house.browser()) == "refused=provider_refused"
    provider.key, provider.algorithm = OctKey.import_key("a secret: of the client", {"kid": "first"}), "HS256"  # type: ignore[assignment]
    assert await visit(house.browser()) == "refused=provider_refused"


async def test_a_provider_may_have_other_keys_later(house: House, provider: LocalProvider) -> None:
    assert await visit(house.browser()) == "signed-in"
    provider.key = provider.published = RSAKey.generate_key(2048, {"kid": "second", "use": "sig"})
    assert await visit(house.browser()) == "signed-in"


async def test_an_answer_of_another_provider_is_refused(house: House, provider: LocalProvider) -> None:
    provider.more = {"iss": "https://elsewhere.example.org"}
    assert await visit(house.browser()) == "refused=provider_refused"
    provider.more = {"iss": provider.issuer}
    assert await visit(house.browser()) == "signed-in"


async def test_a_provider_that_calls_itself_otherwise_is_refused(house: House, provider: LocalProvider) -> None:
    provider.lies = {"issuer": "https://elsewhere.example.org"}
    assert refusal(await house.browser().post("/api/sign_in", json={})) == (409, "provider_refused")


async def test_a_return_is_good_once(house: House, engine: AsyncEngine) -> None:
    browser = house.browser()
    location = await gone(browser)
    cookies = dict(browser.cookies)
    assert await back(browser, location) == "signed-in"
    again = house.browser()
    again.cookies.update(cookies)
    assert await back(again, location) == "refused=visit_over"
    async with engine.connect() as connection:
        assert (await connection.execute(select(provider_visits))).all() == []


async def test_a_return_is_good_in_the_browser_alone_that_went(house: House) -> None:
    """Nobody is signed in to the account of somebody who sends them a link."""
    location = await gone(house.browser())
    victim, other = house.browser(), house.browser()
    assert await back(victim, location) == "refused=visit_over"
    await gone(other)
    assert await back(other, location) == "refused=visit_over"
    for browser in (victim, other):
        assert (await browser.get("/api/me")).status_code == 204


async def test_a_return_that_takes_too_long_is_refused(house: House, engine: AsyncEngine) -> None:
    browser = house.browser()
    location = await gone(browser)
    async with engine.begin() as connection:
        await connection.execute(update(provider_visits).values(began=now() - LIFE))
    assert await back(browser, location) == "refused=visit_over"


async def test_what_the_provider_is_asked_tells_no_secret(house: House, provider: LocalProvider) -> None:
    browser = house.browser()
    await gone(browser)
    [asked] = provider.asked
    assert asked["code_challenge_method"] == "S256"
    assert asked["redirect_uri"] == f"{HOME}/api/sign_in/return"
    secret = browser.cookies["splay-visit"].partition(".")[0]
    assert len(secret) == 43
    assert len({asked["state"], asked["nonce"], asked["code_challenge"]}) == 3
    assert all(secret not in value for value in asked.values())


async def test_the_database_tells_nothing_of_a_visit(house: House, engine: AsyncEngine) -> None:
    browser = house.browser()
    location = await gone(browser)
    async with engine.connect() as connection:
        [row] = (await connection.execute(select(provider_visits))).mappings().all()
    given = [browser.cookies["splay-visit"].partition(".")[0], *parse_qs(urlsplit(location).query)["state"]]
    assert all(text not in str(value) for text in given for value in row.values())


@pytest.mark.parametrize("query", ["", "?state=x", "?code=x", "?state=x&code=y", "?error=access_denied"])
async def test_a_return_without_a_visit_leads_to_the_page(house: House, query: str) -> None:
    assert await back(house.browser(), f"/api/sign_in/return{query}") == "refused=visit_over"


async def test_whoever_thinks_better_of_it_is_told_so(house: House) -> None:
    browser = house.browser()
    url = made(await browser.post("/api/sign_in", json={}))["url"]
    [state] = parse_qs(urlsplit(url).query)["state"]
    location = f"/api/sign_in/return?state={state}&error=access_denied"
    assert await back(browser, location) == "refused=sign_in_cancelled"


async def test_nobody_is_sent_anywhere_but_to_our_page(house: House) -> None:
    browser = house.browser()
    location = await gone(browser) + "&next=https://evil.example.org&redirect_uri=//evil.example.org"
    returned = await browser.get(location)
    assert returned.headers["Location"] == "/people#signed-in"


async def test_while_the_provider_is_away_that_is_told(house: House, provider: LocalProvider) -> None:
    browser = house.browser()
    provider.fails = 503
    assert refusal(await browser.post("/api/sign_in", json={})) == (409, "provider_away")
    provider.fails = 0
    assert await visit(browser) == "signed-in"


async def test_without_a_provider_nobody_goes_there(
    engine: AsyncEngine, tmp_path: Path, provider: LocalProvider
) -> None:
    nothing = {"SPLAY_OIDC_ISSUER": "", "SPLAY_OIDC_CLIENT_ID": "", "SPLAY_OIDC_CLIENT_SECRET": ""}
    async with house_with(provider, engine, tmp_path, **nothing) as house:
        assert refusal(await house.browser().post("/api/sign_in", json={})) == (409, "no_provider")


@pytest.mark.parametrize(("registration", "told"), [("closed", "registration_closed"), ("invited", "link_needed")])
async def test_at_a_closed_server_known_identities_alone_sign_in(
    provider: LocalProvider, engine: AsyncEngine, tmp_path: Path, registration: str, told: str
) -> None:
    async with house_with(provider, engine, tmp_path) as house:
        assert await visit(house.browser()) == "signed-in"
    async with house_with(provider, engine, tmp_path, SPLAY_REGISTRATION=registration) as house:
        assert await visit(house.browser()) == "signed-in"
        provider.person = {"sub": "ben-1", "preferred_username": "Ben"}
        browser = house.browser()
        assert await visit(browser) == f"refused={told}"
        assert (await browser.get("/api/me")).status_code == 204
        async with engine.begin() as connection:
            link = await make_link(connection, HOME, 1, 1, now())
            assert len((await connection.execute(select(identities))).all()) == 1
        token = link.url.partition("=")[2]
        wanted = "signed-in" if registration == "invited" else f"refused={told}"
        assert await visit(browser, link=token) == wanted


async def test_an_account_with_a_second_factor_needs_a_code_too(house: House) -> None:
    browser = house.browser()
    await visit(browser)
    assert await visit(browser, purpose="confirm") == "confirmed"
    secret = made(await browser.post("/api/me/second_factor", json={}))["secret"]
    codes = made(await browser.put("/api/me/second_factor", json={"code": TOTP(secret).now()}))["recovery_codes"]
    other = house.browser()
    assert await visit(other) == "code"
    assert (await other.get("/api/me")).status_code == 204
    assert refusal(await other.post("/api/sign_in/code", json={"code": "000000"})) == (401, "wrong_code")
    assert refusal(await house.browser().post("/api/sign_in/code", json={"code": codes[0]})) == (409, "visit_over")
    assert made(await other.post("/api/sign_in/code", json={"code": codes[0]}))["name"] == "Ann"
    assert (await other.get("/api/me")).status_code == 200
    assert refusal(await other.post("/api/sign_in/code", json={"code": codes[1]})) == (409, "visit_over")


async def test_a_banned_person_does_not_sign_in_so(house: House, engine: AsyncEngine) -> None:
    await visit(house.browser())
    async with engine.begin() as connection:
        await connection.execute(update(people).values(banned=now() + 10**9))
    browser = house.browser()
    assert await visit(browser) == "refused=banned"
    assert (await browser.get("/api/me")).status_code == 204


async def test_a_token_of_a_bot_goes_to_no_provider(house: House) -> None:
    browser = house.browser()
    made(await browser.post("/api/accounts", json={"login": "ann", "password": PASSWORD}))
    token = made(await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
    headers = {"Authorization": f"Bearer {token}"}
    refused = await house.browser().post("/api/sign_in", json={}, headers=headers)
    assert refusal(refused) == (403, "token_not_allowed")

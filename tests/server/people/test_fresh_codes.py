"""With a second factor on, a stolen session and the password are not enough to take an account over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from splay.server.auth.second_factor import MOST_WRONG, RECOVERY_CODES, STEP
from splay.server.storage.schema import people
from tests.server.people.test_second_factors import PATH, Clock, clock, sign_in, site, with_app
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio
Do = Callable[[httpx.AsyncClient, dict[str, Any]], Awaitable[httpx.Response]]
__all__ = ["clock", "site"]  # the fixtures


async def change_address(browser: httpx.AsyncClient, proof: dict[str, Any]) -> httpx.Response:
    """Gives an account another address."""
    return await browser.patch("/api/me", json={"email": "eve@example.org", **proof})


async def remove_address(browser: httpx.AsyncClient, proof: dict[str, Any]) -> httpx.Response:
    """Takes an account's address away."""
    return await browser.patch("/api/me", json={"email": None, **proof})


async def change_password(browser: httpx.AsyncClient, proof: dict[str, Any]) -> httpx.Response:
    """Gives an account another password."""
    return await browser.patch("/api/me", json={"password": "eve's own horse", **proof})


async def make_token(browser: httpx.AsyncClient, proof: dict[str, Any]) -> httpx.Response:
    """Makes a token, with which a program plays in the account's name."""
    return await browser.post("/api/tokens", json={"label": "bot", **proof})


ACTS: list[Do] = [change_address, remove_address, change_password, make_token]


@pytest.mark.parametrize("act", ACTS)
async def test_a_stolen_session_and_the_password_take_no_account_over(site: Site, clock: Clock, act: Do) -> None:
    browser, app, _ = await with_app(site, clock)
    proof = {"current_password": PASSWORD}
    assert refusal(await act(browser, proof)) == (403, "code_needed")
    assert refusal(await act(browser, proof | {"code": app.wrong()})) == (409, "wrong_code")
    async with site.engine.connect() as connection:
        row = (await connection.execute(select(people.c.email, people.c.login))).one()
    assert tuple(row) == (None, "ada")
    assert (await browser.get("/api/tokens")).json() == []
    assert (await act(browser, proof | {"code": app.code()})).status_code in (200, 201)


@pytest.mark.parametrize("act", ACTS)
async def test_a_code_does_not_take_the_place_of_the_password(site: Site, clock: Clock, act: Do) -> None:
    browser, app, _ = await with_app(site, clock)
    wrong = {"current_password": "wrong wrong wrong", "code": app.code()}
    assert refusal(await act(browser, wrong)) == (403, "wrong_password")
    assert (await act(browser, {"current_password": PASSWORD, "code": app.code()})).status_code in (200, 201)


@pytest.mark.parametrize("act", ACTS)
async def test_without_a_second_factor_the_password_is_enough(site: Site, act: Do) -> None:
    browser = await site.account()
    assert (await act(browser, {"current_password": PASSWORD})).status_code in (200, 201)


async def test_a_code_is_good_for_one_change(site: Site, clock: Clock) -> None:
    browser, app, codes = await with_app(site, clock)
    proof = {"current_password": PASSWORD, "code": app.code()}
    assert (await change_address(browser, proof)).status_code == 200
    assert refusal(await remove_address(browser, proof)) == (409, "wrong_code")
    clock.now += STEP
    assert (await sign_in(site, app.code())).status_code == 201
    assert refusal(await change_address(browser, proof | {"code": app.code()})) == (409, "wrong_code")
    assert (await remove_address(browser, proof | {"code": codes[0]})).status_code == 200
    assert refusal(await make_token(browser, proof | {"code": codes[0]})) == (409, "wrong_code")


async def test_wrong_codes_of_changes_and_sign_ins_are_counted_together(site: Site, clock: Clock) -> None:
    browser, app, codes = await with_app(site, clock)
    proof = {"current_password": PASSWORD}
    for _ in range(MOST_WRONG - 1):
        assert refusal(await change_password(browser, proof | {"code": app.wrong()})) == (409, "wrong_code")
    assert refusal(await sign_in(site, app.wrong())) == (401, "wrong_code")
    assert refusal(await change_password(browser, proof | {"code": app.code()})) == (429, "too_many_tries")
    assert (await change_password(browser, proof | {"code": codes[0]})).status_code == 200


async def test_what_does_not_fit_uses_no_code_up(site: Site, clock: Clock) -> None:
    browser, _, codes = await with_app(site, clock)
    proof = {"current_password": PASSWORD, "code": codes[0]}
    assert refusal(await browser.patch("/api/me", json={"email": "nowhere", **proof})) == (422, "bad_email")
    assert refusal(await browser.patch("/api/me", json={"password": "password123", **proof})) == (
        422,
        "common_password",
    )
    assert refusal(await browser.post("/api/tokens", json={"label": "\u200b", **proof})) == (422, "bad_label")
    assert (await browser.get(PATH)).json()["recovery_codes"] == RECOVERY_CODES


async def test_another_name_needs_neither(site: Site, clock: Clock) -> None:
    browser, _, _ = await with_app(site, clock)
    assert (await browser.patch("/api/me", json={"name": "Ada L."})).status_code == 200


async def test_a_stolen_session_makes_itself_no_token(site: Site) -> None:
    browser = await site.account()
    for proof in ({}, {"current_password": "wrong wrong wrong"}):
        assert refusal(await make_token(browser, proof)) == (403, "wrong_password")
    assert (await browser.get("/api/tokens")).json() == []

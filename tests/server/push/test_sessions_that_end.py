"""Whoever watches a table by WebSocket hears nothing more when the session or token it came with has ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.storage.schema import tokens
from tests.server.playing import House, answer, made, open_house
from tests.server.push.listener import Listener
from tests.server.site import PASSWORD

pytestmark = pytest.mark.anyio
NEW_PASSWORD = "another horse battery"
Ends = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


async def account(house: House, login: str) -> httpx.AsyncClient:
    """The browser of a new account."""
    browser = house.browser()
    made(await browser.post("/api/accounts", json={"login": login, "password": PASSWORD}))
    return browser


async def bot_of(house: House, browser: httpx.AsyncClient) -> httpx.AsyncClient:
    """A program with a token of an account."""
    bot = house.browser()
    token = made(await browser.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
    bot.headers["authorization"] = f"Bearer {token}"
    return bot


async def revoke(browser: httpx.AsyncClient) -> httpx.Response:
    """Revokes the one token of an account."""
    [token] = made(await browser.get("/api/tokens"))
    return await browser.delete(f"/api/tokens/{token['id']}")


async def change_password(browser: httpx.AsyncClient) -> httpx.Response:
    """Gives an account another password."""
    return await browser.patch("/api/me", json={"password": NEW_PASSWORD, "current_password": PASSWORD})


async def delete_account(browser: httpx.AsyncClient) -> httpx.Response:
    """Removes an account."""
    return await browser.request("DELETE", "/api/me", json={"current_password": PASSWORD})


async def sign_up(browser: httpx.AsyncClient) -> httpx.Response:
    """Makes a guest an account."""
    return await browser.post("/api/accounts", json={"login": "new", "password": PASSWORD})


async def sign_in(browser: httpx.AsyncClient) -> httpx.Response:
    """Lets a guest go on as the account "bob"."""
    return await browser.post("/api/sessions", json={"login": "bob", "password": PASSWORD})


async def test_a_revoked_token_hears_nothing_more_and_the_session_goes_on(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "ann"), await account(house, "bob")
        table = await house.table_of(ann, bob)
        by_token, by_cookie = Listener(house, await bot_of(house, ann), table), Listener(house, ann, table)
        await by_token.heard(1)
        made(await revoke(ann))
        await by_token.gone()
        assert by_token.code == 4401
        heard = len(by_token.told)
        await answer(bob, table)
        await by_cookie.heard_of(1)
        assert len(by_token.told) == heard
        assert by_cookie.code is None
        await by_cookie.go()


@pytest.mark.parametrize("end", [change_password, delete_account])
async def test_sessions_that_have_ended_hear_nothing_more(engine: AsyncEngine, tmp_path: Path, end: Ends) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "ann"), await account(house, "bob")
        table = await house.table_of(ann, bob)
        thief, other = Listener(house, house.browser_with(ann), table), Listener(house, bob, table)
        await thief.heard(1)
        made(await end(ann))
        await thief.gone()
        assert thief.code == 4401
        assert other.code is None
        await other.go()


@pytest.mark.parametrize("end", [sign_up, sign_in])
async def test_a_guest_who_becomes_an_account_is_not_watched_by_its_old_cookie(
    engine: AsyncEngine, tmp_path: Path, end: Ends
) -> None:
    async with open_house(engine, tmp_path) as house:
        await account(house, "bob")
        ann, cyd = await house.guest("Ann"), await house.guest("Cyd")
        table = await house.table_of(ann, cyd)
        thief = Listener(house, house.browser_with(ann), table)
        await thief.heard(1)
        made(await end(ann))
        await thief.gone()
        assert thief.code == 4401
        owner = Listener(house, ann, table)
        await owner.heard(1)
        assert '"mine":true' in owner.told[0]
        await owner.go()


async def test_what_another_server_has_ended_is_noticed_before_the_next_message(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await account(house, "ann"), await account(house, "bob")
        table = await house.table_of(ann, bob)
        listener = Listener(house, await bot_of(house, ann), table)
        await listener.heard(1)
        async with house.tables.engine.begin() as connection:
            await connection.execute(update(tokens).values(revoked=1))
        await answer(bob, table)
        await listener.gone()
        assert listener.code == 4401
        assert len(listener.told) == 1

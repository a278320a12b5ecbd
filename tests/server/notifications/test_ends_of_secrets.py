"""What ends the links and codes that a person was mailed: every change of what they stand for, not only their time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from pyotp import TOTP
from sqlalchemy import Table, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.people import password_resets
from splay.server.people.password_resets import Forgetful
from splay.server.storage import schema
from tests.server.notifications.receivers import mailbox
from tests.server.notifications.test_email import ADDRESS, PASSWORD, account, code_for
from tests.server.notifications.test_password_resets import NEW, confirmed, forget, reset, sign_in, token_in
from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
OTHER = "else@example.org"
FACTOR = "/api/me/second_factor"
Change = Callable[[httpx.AsyncClient], Awaitable[None]]


async def change_address(ann: httpx.AsyncClient) -> None:
    """Another address."""
    made(await ann.patch("/api/me", json={"email": OTHER, "current_password": PASSWORD}))


async def change_address_and_back(ann: httpx.AsyncClient) -> None:
    """Another address, and then the one before, which was confirmed."""
    await change_address(ann)
    made(await ann.patch("/api/me", json={"email": ADDRESS, "current_password": PASSWORD}))


async def remove_address(ann: httpx.AsyncClient) -> None:
    """No address any more."""
    made(await ann.patch("/api/me", json={"email": None, "current_password": PASSWORD}))


async def change_password(ann: httpx.AsyncClient) -> None:
    """Another password."""
    made(await ann.patch("/api/me", json={"password": "a third horse", "current_password": PASSWORD}))


async def set_up_app(ann: httpx.AsyncClient) -> TOTP:
    """An authenticator app, which is not asked for yet."""
    return TOTP(made(await ann.post(FACTOR, json={"current_password": PASSWORD}))["secret"])


async def turn_on(ann: httpx.AsyncClient) -> list[str]:
    """A second factor from now on; its recovery codes."""
    codes: list[str] = made(await ann.put(FACTOR, json={"code": (await set_up_app(ann)).now()}))["recovery_codes"]
    return codes


async def sign_out_everywhere(ann: httpx.AsyncClient) -> None:
    """No session any more."""
    made(await ann.delete("/api/me/sessions"))


async def delete_account(ann: httpx.AsyncClient) -> None:
    """No account any more."""
    made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))


CHANGES: list[Change] = [
    change_address, change_address_and_back, remove_address, change_password, sign_out_everywhere, delete_account,
]  # fmt: skip


@pytest.mark.parametrize("change", [*CHANGES, turn_on])
async def test_a_link_for_another_password_ends_with_every_change(
    engine: AsyncEngine, tmp_path: Path, change: Change
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await forget(house)
        await change(ann)
        assert refusal(await reset(house, token_in(box))) == (409, "bad_reset")
        assert await sign_in(house, NEW) == 401


async def test_a_link_outlives_neither_another_address_nor_another_password(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await forget(house)
        token = token_in(box)
        await change_address(ann)
        await change_password(ann)
        assert refusal(await reset(house, token)) == (409, "bad_reset")
        assert [await sign_in(house, NEW), await sign_in(house, "a third horse")] == [401, 201]


async def test_a_link_ends_when_the_second_factor_is_turned_off_or_its_recovery_codes_are_made_anew(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        codes = await turn_on(ann)
        await forget(house)
        codes = made(await ann.post(f"{FACTOR}/recovery_codes", json={"code": codes[0]}))["recovery_codes"]
        assert refusal(await reset(house, token_in(box))) == (409, "bad_reset")
        await forget(house)
        body = {"current_password": PASSWORD, "code": codes[0]}
        made(await ann.request("DELETE", FACTOR, json=body))
        assert refusal(await reset(house, token_in(box))) == (409, "bad_reset")


async def test_another_name_ends_no_link(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await forget(house)
        made(await ann.patch("/api/me", json={"name": "Anna"}))
        made(await reset(house, token_in(box)))


async def test_no_link_is_made_for_an_address_that_was_changed_meanwhile(engine: AsyncEngine, tmp_path: Path) -> None:
    """The account is looked up first and the link made afterwards: in between its person may change the address."""
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        async with engine.connect() as connection:
            [found] = await password_resets.accounts_of(connection, "ann")
        await change_address(ann)
        async with engine.begin() as connection:
            assert await password_resets.new_token(connection, found, 1) is None
            gone = Forgetful("x" * 22, "ann", ADDRESS)
            assert await password_resets.new_token(connection, gone, 1) is None
        assert await count(engine, schema.password_resets) == 0


async def count(engine: AsyncEngine, table: Table) -> int:
    """How many rows a table has."""
    async with engine.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(table))).scalar_one()


@pytest.mark.parametrize("change", [change_address_and_back, change_password, turn_on])
async def test_a_code_for_an_address_ends_with_every_change(
    engine: AsyncEngine, tmp_path: Path, change: Change
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        code = await code_for(ann, box)
        await change(ann)
        assert refusal(await ann.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")


async def test_a_code_for_an_address_ends_when_everybody_is_signed_out(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        code = await code_for(ann, box)
        await sign_out_everywhere(ann)
        made(await ann.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))
        assert refusal(await ann.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")


async def test_a_reset_ends_the_code_for_an_address_and_the_secret_of_an_app_that_is_being_set_up(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        app = await set_up_app(ann)
        await forget(house)
        made(await reset(house, token_in(box)))
        made(await ann.post("/api/sessions", json={"login": "ann", "password": NEW}))
        assert refusal(await ann.put(FACTOR, json={"code": app.now()})) == (409, "wrong_code")


@pytest.mark.parametrize("change", [change_address, remove_address, change_password])
async def test_the_secret_of_an_app_that_is_being_set_up_ends_with_every_change(
    engine: AsyncEngine, tmp_path: Path, change: Change
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        app = await set_up_app(ann)
        await change(ann)
        assert refusal(await ann.put(FACTOR, json={"code": app.now()})) == (409, "wrong_code")


async def test_the_secret_of_an_app_that_is_being_set_up_ends_after_an_hour(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(house)
        app = await set_up_app(ann)
        async with engine.begin() as connection:
            since = schema.authenticators.c.since
            await connection.execute(update(schema.authenticators).values(since=since - 60 * 60 * 1000))
        for _ in range(2):
            assert refusal(await ann.put(FACTOR, json={"code": app.now()})) == (409, "wrong_code")
        made(await ann.put(FACTOR, json={"code": (await set_up_app(ann)).now()}))


@pytest.mark.parametrize("changes", [{"email": OTHER}, {"password": NEW}, None])
async def test_recovery_codes_stay_good_whatever_else_changes(
    engine: AsyncEngine, tmp_path: Path, changes: dict[str, str] | None
) -> None:
    """They are for whoever has lost the app: nothing but new ones, and turning the second factor off, may end them."""
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        codes = await turn_on(ann)
        if changes is None:
            await sign_out_everywhere(ann)
        else:
            made(await ann.patch("/api/me", json={**changes, "current_password": PASSWORD, "code": codes[1]}))
        password = (changes or {}).get("password", PASSWORD)
        made(await ann.post("/api/sessions", json={"login": "ann", "password": password, "code": codes[0]}))


async def test_a_reset_ends_with_the_address_that_nobody_confirmed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await change_address(ann)
        made(await ann.post("/api/me/email/confirmation", json={"code": await code_for(ann, box)}))
        await forget(house, OTHER)
        made(await reset(house, token_in(box)))

"""Whoever has forgotten the password gets a link at the confirmed address, which is good once and for half an hour."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from pyotp import TOTP
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.people.password_resets import MAILS_A_DAY
from splay.server.storage import schema
from tests.server.notifications.receivers import Mailbox, mailbox
from tests.server.notifications.test_email import ADDRESS, PASSWORD, account, code_for, post_all
from tests.server.playing import House, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
NEW = "another horse entirely"


async def confirmed(house: House, box: Mailbox) -> httpx.AsyncClient:
    """The browser of the account ann, with a confirmed address; the mail of that is thrown away."""
    browser = await account(house)
    made(await browser.post("/api/me/email/confirmation", json={"code": await code_for(browser, box)}))
    await post_all(house)
    box.letters.clear()
    return browser


async def forget(house: House, account: str = "ann") -> httpx.Response:
    """Asks for a link, and waits until all mail has gone."""
    answer = await house.browser().post("/api/password_resets", json={"account": account})
    await house.services.notifier.rest()
    return answer


def token_in(box: Mailbox) -> str:
    """The token in the last mail."""
    found = [re.search(r"http://127\.0\.0\.1:8000/reset#(\S{43})\s", text) for text in box.texts()]
    tokens = [link[1] for link in found if link is not None]
    assert tokens, box.texts()
    return tokens[-1]


async def reset(house: House, token: str, password: str = NEW) -> httpx.Response:
    """Chooses a password."""
    return await house.browser().put("/api/password_resets", json={"token": token, "password": password})


async def sign_in(house: House, password: str) -> int:
    """The status of an answer to somebody who signs in as ann."""
    return (await house.browser().post("/api/sessions", json={"login": "ann", "password": password})).status_code


@pytest.mark.parametrize("account", ["ann", "ANN", ADDRESS])
async def test_a_forgotten_password_is_replaced_by_the_link_in_a_mail(
    engine: AsyncEngine, tmp_path: Path, account: str
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await confirmed(house, box)
        made(await forget(house, account))
        assert (box.letters[-1]["To"], box.letters[-1]["List-Unsubscribe"]) == (ADDRESS, None)
        assert "Your login is ann." in box.text()
        answer = await reset(house, token_in(box))
        assert answer.status_code == 204
        assert not answer.cookies
        assert [await sign_in(house, PASSWORD), await sign_in(house, NEW)] == [401, 201]


async def test_a_reset_ends_all_sessions_and_tokens(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        token = made(await ann.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
        await forget(house)
        made(await reset(house, token_in(box)))
        assert (await ann.get("/api/me")).status_code == 204
        bearer = {"Authorization": f"Bearer {token}"}
        assert refusal(await house.browser().get("/api/me", headers=bearer)) == (401, "bad_token")


async def test_a_link_is_good_once_and_stored_as_a_hash(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await confirmed(house, box)
        await forget(house)
        token = token_in(box)
        async with engine.connect() as connection:
            assert token not in str((await connection.execute(select(schema.password_resets))).all())
        assert refusal(await reset(house, token, "ann")) == (400, "bad_request")
        made(await reset(house, token))
        assert refusal(await reset(house, token, PASSWORD)) == (409, "bad_reset")
        assert await sign_in(house, NEW) == 201


async def test_a_newer_link_ends_the_one_before_and_each_is_too_old_after_half_an_hour(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await confirmed(house, box)
        await forget(house)
        first = token_in(box)
        await forget(house)
        second = token_in(box)
        assert refusal(await reset(house, first)) == (409, "bad_reset")
        async with engine.begin() as connection:
            resets = schema.password_resets
            await connection.execute(update(resets).values(expires=resets.c.expires - 30 * 60 * 1000))
        assert refusal(await reset(house, second)) == (409, "bad_reset")
        assert await sign_in(house, PASSWORD) == 201


async def test_a_link_goes_to_a_confirmed_address_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        await forget(house)
        await forget(house, ADDRESS)
        assert box.letters == []
        made(await ann.post("/api/me/email/confirmation", json={"code": await code_for(ann, box)}))
        made(await ann.patch("/api/me", json={"email": "else@example.org", "current_password": PASSWORD}))
        box.letters.clear()
        await forget(house)
        await forget(house, "else@example.org")
        await forget(house, ADDRESS)
        assert box.letters == []


async def test_the_answer_is_the_same_for_accounts_that_are_not_there_and_comes_before_anybody_looks(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await confirmed(house, box)
        answers = []
        for account in ("ann", "nobody", "nobody@example.org", "'; --"):
            asked = await house.browser().post("/api/password_resets", json={"account": account})
            assert len(house.services.notifier.sending) == 1  # the look is still to come
            answers.append((asked.status_code, asked.content, dict(asked.headers)))
            await house.services.notifier.rest()
        assert len(box.letters) == 1
        assert answers[0][0] == 204
        assert all(answer == answers[0] for answer in answers)


async def test_an_account_is_not_flooded_with_links(engine: AsyncEngine, tmp_path: Path) -> None:
    limits = {"SPLAY_SIGNINS_PER_ADDRESS": "0"}
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings(), **limits) as house:
        await confirmed(house, box)
        for _ in range(MAILS_A_DAY + 2):
            assert (await forget(house)).status_code == 204
        assert len(box.letters) == MAILS_A_DAY
        made(await reset(house, token_in(box)))


async def test_asking_for_links_is_limited_by_address(engine: AsyncEngine, tmp_path: Path) -> None:
    limits = {"SPLAY_SIGNINS_PER_ADDRESS": "2"}
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings(), **limits) as house:
        assert [(await forget(house, "nobody")).status_code for _ in range(3)] == [204, 204, 429]


async def test_without_mail_nobody_is_sent_a_link(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        assert refusal(await forget(house)) == (409, "no_mail")


async def test_a_reset_does_not_bypass_the_second_factor(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        secret = made(await ann.post("/api/me/second_factor", json={"current_password": PASSWORD}))["secret"]
        codes = made(await ann.put("/api/me/second_factor", json={"code": TOTP(secret).now()}))["recovery_codes"]
        await forget(house)
        made(await reset(house, token_in(box)))
        body = {"login": "ann", "password": NEW}
        assert refusal(await house.browser().post("/api/sessions", json=body)) == (401, "code_needed")
        made(await house.browser().post("/api/sessions", json={**body, "code": codes[0]}))

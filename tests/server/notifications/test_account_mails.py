"""Owners hear by mail what happens to their accounts, at the address confirmed before, with no secret in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.locale.catalogue import load
from splay.server.durations import DAY
from splay.server.ids import now
from splay.server.notifications.account_mails import AccountMail, letter
from splay.server.notifications.outbox import PAUSES
from splay.server.people.account_events import DELETED, EMAIL_CONFIRMED, KINDS, MOST_A_DAY, SIGNED_IN
from splay.server.storage import schema
from tests.server.notifications.receivers import Mailbox, mailbox
from tests.server.notifications.test_email import ADDRESS, PASSWORD, code_for, post_all
from tests.server.notifications.test_ends_of_secrets import FACTOR, OTHER, turn_on
from tests.server.notifications.test_password_resets import NEW, confirmed, forget, reset, token_in
from tests.server.playing import House, made, open_house

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
NO_LIMIT = {"SPLAY_SIGNINS_PER_ADDRESS": "0"}
Act = Callable[[House, Mailbox, httpx.AsyncClient], Awaitable[object]]


async def change_password(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """Another password."""
    made(await ann.patch("/api/me", json={"password": NEW, "current_password": PASSWORD}))


async def change_address(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """Another address."""
    made(await ann.patch("/api/me", json={"email": OTHER, "current_password": PASSWORD}))


async def remove_address(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """No address."""
    made(await ann.patch("/api/me", json={"email": None, "current_password": PASSWORD}))


async def reset_password(house: House, box: Mailbox, _ann: httpx.AsyncClient) -> None:
    """Another password by a mailed link."""
    await forget(house)
    made(await reset(house, token_in(box)))


async def turn_factor_on(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> list[str]:
    """A second factor; its recovery codes."""
    return await turn_on(ann)


async def make_token(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """A token."""
    made(await ann.post("/api/tokens", json={"label": "\u00bb<b>bot</b>\u00ab", "current_password": PASSWORD}))


async def sign_in(house: House, _box: Mailbox, _ann: httpx.AsyncClient) -> None:
    """Another browser that signs in."""
    browser = house.browser()
    browser.headers["User-Agent"] = FIREFOX
    made(await browser.post("/api/sessions", json={"login": "ann", "password": PASSWORD}))


async def tell_no_sign_ins(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """No mails about sign-ins."""
    made(await ann.patch("/api/me", json={"sign_in_notices": False}))


async def delete_account(_house: House, _box: Mailbox, ann: httpx.AsyncClient) -> None:
    """No account."""
    made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))


ACTS: list[tuple[Act, str]] = [
    (change_password, "Your password was changed"),
    (reset_password, "Your password was changed"),
    (change_address, "Your email address was changed"),
    (remove_address, "Your email address was changed"),
    (turn_factor_on, "Two-step sign-in is on"),
    (make_token, "A token was made"),
    (sign_in, "A new browser signed in"),
    (tell_no_sign_ins, "No more mails about sign-ins"),
    (delete_account, "Your account is deleted"),
]


def account_mails(box: Mailbox) -> list[tuple[str, str]]:
    """The addresses and subjects of the mails about the account."""
    subjects = {load().text(f"account-mail-{kind}-subject") for kind in KINDS}
    return [(str(mail["To"]), str(mail["Subject"])) for mail in box.letters if mail["Subject"] in subjects]


@pytest.mark.parametrize(("act", "subject"), ACTS)
async def test_an_owner_is_mailed_what_happened(engine: AsyncEngine, tmp_path: Path, act: Act, subject: str) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        ann.headers["User-Agent"] = FIREFOX
        await act(house, box, ann)
        await post_all(house)
        assert account_mails(box) == [(ADDRESS, subject)]
        [text] = [text for text in box.texts() if "account ann" in text]
        day = datetime.fromtimestamp(now() / 1000, UTC)
        assert day.strftime("%Y-%m-%d %H:") in text
        assert act is reset_password or "Firefox on Linux" in text
        assert "http://127.0.0.1:8000" in text
        await post_all(house)
        assert len(account_mails(box)) == 1


async def test_codes_that_are_used_or_made_anew_and_a_second_factor_that_is_turned_off_are_told(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        codes = await turn_on(ann)
        await post_all(house)
        box.letters.clear()
        codes = made(await ann.post(f"{FACTOR}/recovery_codes", json={"code": codes[0]}))["recovery_codes"]
        made(await ann.request("DELETE", FACTOR, json={"current_password": PASSWORD, "code": codes[0]}))
        await post_all(house)
        subjects = sorted(subject for _, subject in account_mails(box))
        assert subjects == [
            "A recovery code was used", "A recovery code was used", "Two-step sign-in is off",
            "You have new recovery codes",
        ]  # fmt: skip


async def test_another_address_hears_of_it_once_it_is_confirmed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await change_address(house, box, ann)
        await code_for(ann, box)
        made(await ann.patch("/api/me", json={"password": NEW, "current_password": PASSWORD}))
        await post_all(house)
        assert account_mails(box) == [(ADDRESS, "Your email address was changed")]
        made(await ann.post("/api/me/email/confirmation", json={"code": await code_for(ann, box)}))
        await post_all(house)
        assert account_mails(box)[1:] == [(OTHER, "Your email address is confirmed")]


async def test_a_browser_that_has_signed_in_before_is_not_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, other = await confirmed(house, box), house.browser()
        body = {"login": "ann", "password": PASSWORD}
        made(await ann.post("/api/sessions", json=body))
        for _ in range(2):
            made(await other.post("/api/sessions", json=body))
            made(await other.delete("/api/sessions"))
        await post_all(house)
        assert account_mails(box) == [(ADDRESS, "A new browser signed in")]


async def test_who_does_not_want_it_is_not_told_of_sign_ins(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        assert made(await ann.get("/api/me"))["sign_in_notices"] is True
        for _ in range(2):
            assert made(await ann.patch("/api/me", json={"sign_in_notices": False}))["sign_in_notices"] is False
        await sign_in(house, box, ann)
        await post_all(house)
        assert account_mails(box) == [(ADDRESS, "No more mails about sign-ins")]
        made(await ann.patch("/api/me", json={"sign_in_notices": True}))
        await sign_in(house, box, ann)
        await post_all(house)
        assert account_mails(box)[1:] == [(ADDRESS, "A new browser signed in")]


async def test_what_changes_nothing_is_not_told(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        made(await ann.patch("/api/me", json={"email": ADDRESS, "current_password": PASSWORD}))
        made(await ann.patch("/api/me", json={"name": "Anna", "sign_in_notices": True}))
        await post_all(house)
        assert account_mails(box) == []


async def test_one_kind_of_event_floods_no_mailbox_and_hides_no_other(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings(), **NO_LIMIT) as house:
        ann = await confirmed(house, box)
        for _ in range(MOST_A_DAY + 2):
            await sign_in(house, box, ann)
        await change_password(house, box, ann)
        await post_all(house)
        assert len(account_mails(box)) == MOST_A_DAY + 1
        assert (ADDRESS, "Your password was changed") in account_mails(box)
        async with engine.begin() as connection:
            events = schema.account_events
            await connection.execute(update(events).values(at=events.c.at - DAY))
        await change_address_after(ann)
        await post_all(house)
        assert len(account_mails(box)) == MOST_A_DAY + 2


async def change_address_after(ann: httpx.AsyncClient) -> None:
    """Another password, after one was changed."""
    made(await ann.patch("/api/me", json={"password": PASSWORD, "current_password": NEW}))


async def test_a_mail_waits_for_the_mail_server_and_for_a_server_that_starts_again(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box:
        async with open_house(engine, tmp_path, **box.settings()) as house:
            ann = await confirmed(house, box)
            box.refuses = True
            await delete_account(house, box, ann)
            await post_all(house)
            assert account_mails(box) == []
        box.refuses = False
        async with open_house(engine, tmp_path, **box.settings()) as house:
            house.time += PAUSES[0]
            await post_all(house)
            assert account_mails(box) == [(ADDRESS, "Your account is deleted")]
        async with engine.connect() as connection:
            assert (await connection.execute(select(schema.account_mails))).all() == []


async def test_what_no_mail_could_tell_is_told_on_the_page(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        box.refuses = True
        await change_password(house, box, ann)
        for pause in (*PAUSES, 0):
            await post_all(house)
            house.time += pause
        async with engine.connect() as connection:
            assert (await connection.execute(select(schema.account_mails))).all() == []
        made(await ann.post("/api/sessions", json={"login": "ann", "password": NEW}))
        assert [event["kind"] for event in made(await ann.get("/api/me/events"))] == ["password_changed"]


async def test_two_workers_send_one_mail(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        async with open_house(engine, tmp_path, **box.settings()) as other:
            await change_password(house, box, ann)
            await asyncio.gather(post_all(house), post_all(other))
            assert len(account_mails(box)) == 1


async def test_a_mail_has_no_secret_and_cannot_be_unsubscribed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings(), **NO_LIMIT) as house:
        ann = await confirmed(house, box)
        ann.headers["User-Agent"] = "Firefox <script> Linux"
        token = made(await ann.post("/api/tokens", json={"label": "x", "current_password": PASSWORD}))["token"]
        await make_token(house, box, ann)
        codes = await turn_on(ann)
        await post_all(house)
        sent = "".join(box.texts())
        assert len(box.letters) == 3
        for secret in (token, *codes, PASSWORD, "<b>", "script", "reset#"):
            assert secret not in sent
        assert all(mail["List-Unsubscribe"] is None for mail in box.letters)


def test_every_mail_says_what_happened_when_where_and_what_to_do() -> None:
    for kind in KINDS:
        mail = AccountMail("x" * 22, ADDRESS, "ann.b", kind, 1_800_000_000_000, "Firefox", "Linux", 1)
        subject, text = letter(mail, "https://play.example.org")
        assert subject
        for part in ("ann.b", "2027-01-15 08:00 UTC", "Firefox on Linux", "https://play.example.org", "?"):
            assert part in text, (kind, part)
    assert "Unknown device" in letter(AccountMail("x", ADDRESS, "ann", SIGNED_IN, 0, None, None, 1), "")[1]
    assert {DELETED, EMAIL_CONFIRMED} < set(KINDS)


async def test_all_that_is_kept_of_events_is_told_to_their_person_and_goes_with_it(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await confirmed(house, box)
        await change_password(house, box, ann)
        kept: dict[str, Any] = made(await ann.get("/api/me/data"))
        assert [row["kind"] for row in kept["account_events"]] == ["email_confirmed", "password_changed"]
        assert [row["address"] for row in kept["account_mails"]] == [ADDRESS]
        made(await ann.request("DELETE", "/api/me", json={"current_password": NEW}))
        await post_all(house)
        async with engine.connect() as connection:
            for table in (schema.account_events, schema.account_mails):
                assert (await connection.execute(select(table))).all() == []

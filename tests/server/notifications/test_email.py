"""E-mail goes to confirmed addresses alone, and every mail can be ended without signing in."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.people import email_confirmations
from splay.server.storage import schema
from tests.server.notifications.receivers import Mailbox, mailbox
from tests.server.notifications.test_turns import asked_now, later
from tests.server.playing import House, answer, made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
ADDRESS = "ann@example.org"
PASSWORD = "correct horse battery"


async def account(house: House, login: str = "ann", email: str | None = ADDRESS) -> httpx.AsyncClient:
    """The browser of a new account with an address."""
    browser = await house.guest(login.title())
    made(await browser.post("/api/accounts", json={"login": login, "password": PASSWORD, "email": email}))
    return browser


async def code_for(browser: httpx.AsyncClient, box: Mailbox) -> str:
    """The code that a person is sent."""
    made(await browser.post("/api/me/email/code"))
    found = re.search(r"\b[0-9]{8}\b", box.text())
    assert found is not None
    return found[0]


async def confirmed(house: House, box: Mailbox) -> httpx.AsyncClient:
    """The browser of an account with a confirmed address and an e-mail channel."""
    browser = await account(house)
    code = await code_for(browser, box)
    made(await browser.post("/api/me/email/confirmation", json={"code": code}))
    made(await browser.post("/api/me/notifications", json={"kind": "email"}))
    await post_all(house)
    return browser


async def post_all(house: House) -> None:
    """Sends what is due."""
    await house.services.notifier.look()
    await house.services.notifier.rest()


async def told_by_mail(house: House, ann: httpx.AsyncClient, bob: httpx.AsyncClient) -> None:
    """Lets a new table wait for Ann, and time pass."""
    table = await house.table_of(ann, bob)
    while await asked_now(table, {"Ann": ann, "Bob": bob}) != "Ann":
        await answer(bob, table)
    await later(house)


async def test_a_turn_is_told_by_mail(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        await told_by_mail(house, ann, bob)
        letter = box.letters[-1]
        assert (letter["From"], letter["To"], letter["Subject"]) == (
            "splay@example.org",
            ADDRESS,
            "It's your turn",
        )
        assert re.match(r"Ann, it's your turn with Bob: http://127\.0\.0\.1:8000/table/\S{22}", box.text())
        assert letter["Auto-Submitted"] == "auto-generated"


async def test_nothing_goes_to_an_address_that_is_not_confirmed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        assert refusal(await ann.post("/api/me/notifications", json={"kind": "email"})) == (409, "not_confirmed")
        assert box.letters == []


async def test_another_address_must_be_confirmed_again(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        channel = made(await ann.get("/api/me/notifications"))["channels"][0]["id"]
        made(await ann.patch("/api/me", json={"email": "else@example.org", "current_password": PASSWORD}))
        await post_all(house)
        before = len(box.letters)
        assert made(await ann.get("/api/me/notifications"))["confirmed"] is False
        await told_by_mail(house, ann, bob)
        assert refusal(await ann.post(f"/api/me/notifications/{channel}/test")) == (409, "not_confirmed")
        assert len(box.letters) == before


async def test_a_code_is_stored_as_a_hash_and_works_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        code = await code_for(ann, box)
        async with engine.connect() as connection:
            stored = (await connection.execute(select(schema.confirmations))).one()
        assert code not in str(stored)
        made(await ann.post("/api/me/email/confirmation", json={"code": code}))
        assert refusal(await ann.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")
        assert refusal(await ann.post("/api/me/email/code")) == (409, "confirmed")


async def test_a_code_cannot_be_guessed(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        code = await code_for(ann, box)
        wrong = "00000000" if code != "00000000" else "11111111"
        for _ in range(email_confirmations.TRIES):
            assert refusal(await ann.post("/api/me/email/confirmation", json={"code": wrong})) == (409, "wrong_code")
        assert refusal(await ann.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")


async def test_a_code_expires(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        code = await code_for(ann, box)
        async with engine.begin() as connection:
            await connection.execute(update(schema.confirmations).values(expires=1))
        assert refusal(await ann.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")


async def test_a_code_is_of_one_person(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, eve = await account(house), await account(house, "eve")
        code = await code_for(ann, box)
        await code_for(eve, box)
        assert refusal(await eve.post("/api/me/email/confirmation", json={"code": code})) == (409, "wrong_code")


async def test_an_address_is_not_flooded_with_codes(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        people = [await account(house, login) for login in ("eve", "mallory")]
        answers = [await browser.post("/api/me/email/code") for browser in people for _ in range(3)]
        assert len(box.letters) == email_confirmations.CODES_A_DAY
        assert refusal(answers[-1]) == (429, "too_many_codes")


async def test_deleting_the_account_does_not_let_more_codes_follow(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        for _ in range(email_confirmations.CODES_A_DAY):
            eve = await account(house, "eve")
            made(await eve.post("/api/me/email/code"))
            made(await eve.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        eve = await account(house, "eve")
        assert refusal(await eve.post("/api/me/email/code")) == (429, "too_many_codes")
        assert len(box.letters) == email_confirmations.CODES_A_DAY
        async with engine.begin() as connection:
            await connection.execute(update(schema.mailed_codes).values(since=1))
        made(await eve.post("/api/me/email/code"))


def stop_of(box: Mailbox) -> str:
    """The path of the link that ends the mails, from the last one; it stands in the text too."""
    link = str(box.letters[-1]["List-Unsubscribe"]).strip("<>")
    assert link in box.text()
    return link.removeprefix("http://127.0.0.1:8000")


async def test_one_click_ends_the_mails_without_signing_in(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        await told_by_mail(house, ann, bob)
        assert box.letters[-1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path, sent = stop_of(box), len(box.letters)
        async with stranger(house) as mail_program:
            page = await mail_program.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert len(made(await ann.get("/api/me/notifications"))["channels"]) == 1
            posted = await mail_program.post(path, data={"List-Unsubscribe": "One-Click"})
            assert posted.status_code == 200
        assert made(await ann.get("/api/me/notifications"))["channels"] == []
        await told_by_mail(house, ann, bob)
        assert len(box.letters) == sent


async def test_the_link_of_the_one_click_is_whole_on_the_wire(engine: AsyncEngine, tmp_path: Path) -> None:
    """Mail programs read it as it comes: encoded words have no meaning there (RFC 2047), and a fold may break it."""
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await code_for(await account(house), box)
        link = re.search(r"http://\S+/unsubscribe/\S+", box.text())
        assert link is not None
        assert f"\r\nList-Unsubscribe: <{link[0]}>\r\n".encode() in box.raw[-1]


async def test_mails_come_from_the_name_and_address_that_are_set(engine: AsyncEngine, tmp_path: Path) -> None:
    named = {"SMTP_FROM": "Splay für alle <splay@play.example.org>"}
    async with mailbox() as box, open_house(engine, tmp_path, **(box.settings() | named)) as house:
        await code_for(await account(house), box)
        [sender] = box.letters[-1]["From"].addresses
        assert (sender.display_name, sender.addr_spec) == ("Splay für alle", "splay@play.example.org")
        assert box.letters[-1]["Message-ID"].endswith("@play.example.org>")


def stranger(house: House) -> httpx.AsyncClient:
    """A program that nobody is signed in to, with no header of ours."""
    app = house.browsers[0]._transport
    return httpx.AsyncClient(transport=app, base_url="http://localhost:8000")


async def test_who_did_not_ask_for_a_code_is_left_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        eve = await account(house, "eve", "victim@example.org")
        await code_for(eve, box)
        async with stranger(house) as victim:
            assert (await victim.post(stop_of(box))).status_code == 200
        assert refusal(await eve.post("/api/me/email/code")) == (409, "refused")
        assert len(box.letters) == 1


async def test_a_forged_link_ends_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        await told_by_mail(house, ann, bob)
        path = stop_of(box)
        forged = path[:-1] + ("A" if path[-2] != "A" else "B") + path[-1]
        assert refusal(await bob.post(path[:-43] + "A" * 43)) == (403, "bad_link")
        assert forged != path
        assert len(made(await ann.get("/api/me/notifications"))["channels"]) == 1


async def test_the_link_in_a_mail_ends_with_the_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        await told_by_mail(house, ann, bob)
        made(await ann.request("DELETE", "/api/me", json={"current_password": PASSWORD}))
        async with stranger(house) as reader:
            assert refusal(await reader.post(stop_of(box))) == (403, "bad_link")


async def test_a_server_without_mail_says_so(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await account(house)
        assert made(await ann.get("/api/me/notifications")) == {
            "mail": False, "email": ADDRESS, "confirmed": False, "channels": []
        }  # fmt: skip
        assert refusal(await ann.post("/api/me/email/code")) == (409, "no_mail")
        assert refusal(await ann.post("/api/me/notifications", json={"kind": "email"})) == (409, "no_mail")


async def test_guests_have_no_mail(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        bob = await house.guest("Bob")
        assert refusal(await bob.post("/api/me/email/code")) == (403, "account_needed")
        assert refusal(await bob.post("/api/me/notifications", json={"kind": "email"})) == (403, "account_needed")


async def test_a_token_changes_neither_channels_nor_addresses(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        token = made(await ann.post("/api/tokens", json={"label": "bot", "current_password": PASSWORD}))["token"]
        async with stranger(house) as bot:
            bot.headers["Authorization"] = f"Bearer {token}"
            assert made(await bot.get("/api/me/notifications"))["email"] == ADDRESS
            body = {"kind": "webhook", "url": "https://example.org/"}
            for tried in (bot.post("/api/me/notifications", json=body), bot.post("/api/me/email/code")):
                assert refusal(await tried) == (403, "token_not_allowed")


async def test_a_mail_server_that_takes_nothing_is_told_of(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann = await account(house)
        box.refuses = True
        assert refusal(await ann.post("/api/me/email/code")) == (502, "not_delivered")
        ours = [record.getMessage() for record in caplog.records if record.name.startswith(("splay", "aiosmtplib"))]
        assert ADDRESS not in "\n".join(ours)

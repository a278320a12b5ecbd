"""Who is told of what happens to an account, and how; and what is told on the page where no mail can be sent."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import select, update

from splay.server.durations import DAY
from splay.server.operations.cleanup import EVENTS_KEPT, remove_old_events
from splay.server.people.account_events import (
    DELETED,
    EMAIL_CONFIRMED,
    KINDS,
    MOST_SHOWN,
    SIGN_INS_UNTOLD,
    SIGNED_IN,
    Owner,
    Telling,
    telling,
)
from splay.server.storage.schema import account_events
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio
ADDRESS = "ada@example.org"
NEW = "another horse"
NOBODY = Telling(None, False)
BY_MAIL = Telling(ADDRESS, False)
ON_THE_PAGE = Telling(None, True)
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sends_mail", [True, False])
@pytest.mark.parametrize("confirmed", [ADDRESS, None])
@pytest.mark.parametrize("wants", [True, False])
async def test_who_is_told_of_what(kind: str, sends_mail: bool, confirmed: str | None, wants: bool) -> None:
    told = telling(kind, Owner("ada", confirmed, wants), sends_mail)
    if kind == SIGNED_IN and not wants:
        assert told == NOBODY
    elif sends_mail and confirmed:
        assert told == BY_MAIL
    elif kind in (DELETED, EMAIL_CONFIRMED):
        assert told == NOBODY
    else:
        assert told == ON_THE_PAGE


async def signed_in(site: Site, password: str = PASSWORD, user_agent: str = FIREFOX) -> httpx.AsyncClient:
    """A browser that has just signed in as ada, and never before."""
    browser = site.browser()
    browser.headers["User-Agent"] = user_agent
    answer = await browser.post("/api/sessions", json={"login": "ada", "password": password})
    assert answer.status_code == 201, answer.text
    return browser


async def events(browser: httpx.AsyncClient) -> list[tuple[str, str | None, str | None]]:
    """What a browser is told, the last first."""
    told = await browser.get("/api/me/events")
    assert told.status_code == 200, told.text
    return [(event["kind"], event["browser"], event["system"]) for event in told.json()]


async def change_password(browser: httpx.AsyncClient) -> None:
    """Another password."""
    body = {"password": NEW, "current_password": PASSWORD}
    assert (await browser.patch("/api/me", json=body)).status_code == 200


async def test_what_happened_is_told_in_the_sessions_that_begin_afterwards(site: Site) -> None:
    here = await site.account()
    there = await signed_in(site)
    there.headers["User-Agent"] = "Safari iPhone"
    await change_password(there)
    assert await events(there) == []  # it knows: its session goes on
    later = await signed_in(site, NEW)
    assert await events(later) == [("password_changed", "Safari", "iPhone"), ("signed_in", "Firefox", "Linux")]
    [changed, _] = (await later.get("/api/me/events")).json()
    assert changed["at"] > 1_000_000_000_000
    assert (await here.get("/api/me")).status_code == 204


async def test_every_session_is_told_so_that_none_hides_it_from_the_others(site: Site) -> None:
    await change_password(await site.account())
    for number in range(3):
        told = await events(await signed_in(site, NEW))
        assert [kind for kind, _, _ in told] == ["signed_in"] * number + ["password_changed"]


async def test_a_session_whose_password_was_changed_in_it_still_began_when_it_did(site: Site) -> None:
    browser = await site.account()
    [before] = (await browser.get("/api/me/sessions")).json()
    await change_password(browser)
    [after] = (await browser.get("/api/me/sessions")).json()
    assert (after["created"], after["current"]) == (before["created"], True)
    assert after["id"] != before["id"]


async def test_a_sign_in_is_told_to_others_and_not_to_itself(site: Site) -> None:
    await site.account()
    first = await signed_in(site)
    assert await events(first) == []
    assert (await first.post("/api/sessions", json={"login": "ada", "password": PASSWORD})).status_code == 201
    assert await events(first) == [("signed_in", "Firefox", "Linux")]


async def test_signing_up_is_told_to_nobody(site: Site) -> None:
    browser = await site.account()
    body = {"login": "ada", "password": PASSWORD}
    assert (await browser.post("/api/sessions", json=body)).status_code == 201
    assert await events(browser) == []


async def test_switching_it_off_is_told_itself(site: Site) -> None:
    browser = await site.account()
    for _ in range(2):
        assert (await browser.patch("/api/me", json={"sign_in_notices": False})).json()["sign_in_notices"] is False
    await signed_in(site)
    assert [kind for kind, _, _ in await events(await signed_in(site))] == [SIGN_INS_UNTOLD]


async def test_guests_have_no_account_of_which_to_be_told(site: Site) -> None:
    guest = await site.guest()
    assert await events(guest) == []
    assert refusal(await guest.patch("/api/me", json={"sign_in_notices": False})) == (403, "account_needed")


async def test_a_token_is_told_nothing_and_changes_nothing(site: Site) -> None:
    token = await site.token(await site.account())
    bot = site.client(Authorization=f"Bearer {token}")
    assert refusal(await bot.get("/api/me/events")) == (403, "token_not_allowed")
    assert refusal(await bot.patch("/api/me", json={"sign_in_notices": False})) == (403, "token_not_allowed")


async def test_a_person_is_told_of_its_own_account_and_of_so_much_at_most(site: Site) -> None:
    await change_password(await site.account())
    await change_password(await site.account("grace"))
    async with site.engine.begin() as connection:
        row = dict((await connection.execute(select(account_events).limit(1))).mappings().one())
        many = [{**row, "id": f"{number:022}", "at": row["at"] - number} for number in range(MOST_SHOWN + 2)]
        await connection.execute(account_events.insert(), many)
    told = (await (await signed_in(site, NEW)).get("/api/me/events")).json()
    assert len(told) == MOST_SHOWN
    assert [event["at"] for event in told] == sorted((event["at"] for event in told), reverse=True)


async def test_old_events_are_forgotten(site: Site) -> None:
    await change_password(await site.account())
    moment = 10 * EVENTS_KEPT
    kept = []
    for age, mailed in ((DAY - 1, True), (DAY, True), (EVENTS_KEPT - 1, False), (EVENTS_KEPT, False)):
        async with site.engine.begin() as connection:
            await connection.execute(update(account_events).values(at=moment - age, mailed=mailed))
            await remove_old_events(connection, moment)
            kept.append((await connection.execute(select(account_events))).first() is not None)
            if not kept[-1]:
                row = {"id": "x" * 22, "kind": SIGNED_IN, "at": 1, "mailed": False}
                query = select(account_events.metadata.tables["people"].c.id)
                person = (await connection.execute(query)).scalar_one()
                await connection.execute(account_events.insert().values({**row, "person": person}))
    assert kept == [True, False, True, False]

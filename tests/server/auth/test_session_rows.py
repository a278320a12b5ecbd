"""Sessions are rows: their person sees them and ends them; cookies from before are good until they expire."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

import httpx
import pytest
from sqlalchemy import func, select, update

from splay.server.auth.devices import Device, device_of
from splay.server.auth.session_rows import MOST_SESSIONS, SEEN_EVERY
from splay.server.auth.sessions import LIFE
from splay.server.durations import DAY
from splay.server.ids import now
from splay.server.storage.schema import people, sessions
from tests.server.conftest import MakeSite
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"  # noqa: E501
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"  # noqa: E501
PHONE = "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36"  # noqa: E501


async def sign_in(site: Site, login: str = "ada", agent: str = FIREFOX) -> httpx.AsyncClient:
    """A browser that has signed in to an account."""
    browser = site.browser()
    browser.headers["User-Agent"] = agent
    made = await browser.post("/api/sessions", json={"login": login, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return browser


async def listed(browser: httpx.AsyncClient) -> list[dict[str, object]]:
    """The sessions that a browser's person sees."""
    answer = await browser.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()
    return found


async def is_known(browser: httpx.AsyncClient) -> bool:
    """Whether a browser's cookie is good."""
    return (await browser.get("/api/me")).status_code == 200


def old_cookie(site: Site, person: str, password: str | None, expires: int) -> str:
    """A cookie as they were made before sessions were rows."""
    key = hmac.digest(site.settings.secret_key, b"splay session", "sha256")
    stamp = hashlib.sha256((password or "").encode()).hexdigest()
    signed = hmac.digest(key, f"{person}.{expires}.{stamp}".encode(), "sha256")
    return f"{person}.{expires}.{urlsafe_b64encode(signed).decode().rstrip('=')}"


async def with_old_cookie(site: Site, person: str, expires: int | None = None) -> httpx.AsyncClient:
    """A browser that has had its cookie since before sessions were rows."""
    async with site.engine.connect() as connection:
        password = (await connection.execute(select(people.c.password).where(people.c.id == person))).scalar()
    browser = site.browser()
    browser.headers["User-Agent"] = IPHONE
    browser.cookies["splay"] = old_cookie(site, person, password, expires or now() + LIFE - 10 * DAY)
    return browser


async def id_of(browser: httpx.AsyncClient) -> str:
    """The id of a browser's person."""
    found: str = (await browser.get("/api/me")).json()["id"]
    return found


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (IPHONE, "Safari", "iPhone"),
        (EDGE, "Edge", "Windows"),
        (PHONE, "Samsung Internet", "Android"),
        ("python-httpx/0.28.1", None, None),
        (None, None, None),
    ],
)
def test_devices_are_told_in_plain_words(agent: str | None, browser: str | None, system: str | None) -> None:
    assert device_of(agent) == Device(browser, system)


async def test_a_person_sees_its_sessions_and_nobody_elses(site: Site) -> None:
    await site.account("grace")
    await site.account()
    phone, desk = await sign_in(site, agent=IPHONE), await sign_in(site, agent=FIREFOX)
    mine = await listed(desk)
    assert [(one["browser"], one["system"], one["current"]) for one in mine if one["browser"]] == [
        ("Firefox", "Linux", True), ("Safari", "iPhone", False),
    ]  # fmt: skip
    assert len(mine) == 3
    assert {one["id"] for one in mine} == {one["id"] for one in await listed(phone)}
    assert all(0 < int(str(one["created"])) <= int(str(one["seen"])) <= now() for one in mine)


async def test_a_session_that_is_ended_is_over_at_once_and_the_others_go_on(site: Site) -> None:
    await site.account()
    lost, desk = await sign_in(site, agent=IPHONE), await sign_in(site)
    assert await is_known(lost)
    [phone] = [one for one in await listed(desk) if one["system"] == "iPhone"]
    assert (await desk.delete(f"/api/me/sessions/{phone['id']}")).status_code == 204
    assert not await is_known(lost)
    assert await is_known(desk)
    assert phone["id"] not in {one["id"] for one in await listed(desk)}
    assert refusal(await desk.delete(f"/api/me/sessions/{phone['id']}")) == (404, "not_found")


async def test_nobody_ends_the_sessions_of_others(site: Site) -> None:
    ada, grace = await site.account(), await site.account("grace")
    [session] = await listed(ada)
    assert refusal(await grace.delete(f"/api/me/sessions/{session['id']}")) == (404, "not_found")
    assert await is_known(ada)


async def test_signing_out_everywhere_ends_all_sessions_and_no_token(site: Site) -> None:
    ada = await site.account()
    token = await site.token(ada)
    others = [await sign_in(site), await with_old_cookie(site, await id_of(ada))]
    unused = await with_old_cookie(site, await id_of(ada), now() + LIFE - 20 * DAY)
    assert [await is_known(one) for one in others] == [True, True]
    assert (await ada.delete("/api/me/sessions")).status_code == 204
    assert "splay" not in ada.cookies
    assert [await is_known(one) for one in (*others, unused)] == [False, False, False]
    assert (await site.client().get("/api/me", headers={"Authorization": f"Bearer {token}"})).status_code == 200
    assert await is_known(await sign_in(site))


async def test_signing_out_ends_the_session_and_not_only_its_cookie(site: Site) -> None:
    ada = await site.account()
    copy = site.browser()
    copy.cookies.update(ada.cookies)
    assert await is_known(copy)
    await ada.delete("/api/sessions")
    assert not await is_known(copy)


async def test_a_token_neither_sees_nor_ends_sessions(site: Site) -> None:
    ada = await site.account()
    bearer = {"Authorization": f"Bearer {await site.token(ada)}"}
    program = site.client()
    assert refusal(await program.get("/api/me/sessions", headers=bearer)) == (403, "token_not_allowed")
    assert refusal(await program.delete("/api/me/sessions", headers=bearer)) == (403, "token_not_allowed")
    assert await is_known(ada)


@pytest.mark.parametrize("guest", [True, False])
async def test_a_cookie_from_before_is_good_until_it_expires_and_gets_a_row_at_its_next_use(
    site: Site, guest: bool
) -> None:
    person = await id_of(await site.guest() if guest else await site.account())
    old = await with_old_cookie(site, person)
    before = await listed(old)
    assert [one["current"] for one in before if one["system"] == "iPhone"] == [True]
    assert len(before) == 2
    assert await listed(old) == before
    gone = await with_old_cookie(site, person, now() - 1)
    assert not await is_known(gone)


async def test_a_cookie_from_before_that_is_renewed_is_the_same_session(site: Site) -> None:
    person = await id_of(await site.guest())
    old = await with_old_cookie(site, person, now() + LIFE - 40 * DAY)
    copy = site.browser()
    copy.cookies.update(old.cookies)
    [session] = [one for one in await listed(old) if one["current"]]
    assert "Set-Cookie" in (await old.get("/api/me")).headers
    assert [one["id"] for one in await listed(old) if one["current"]] == [session["id"]]
    other = await with_old_cookie(site, person)
    assert (await other.delete(f"/api/me/sessions/{session['id']}")).status_code == 204
    assert [await is_known(one) for one in (old, copy, other)] == [False, False, True]


async def test_a_cookie_from_before_that_was_ended_stays_ended(site: Site) -> None:
    old = await with_old_cookie(site, await id_of(await site.guest()))
    [session] = [one for one in await listed(old) if one["current"]]
    await old.delete(f"/api/me/sessions/{session['id']}")
    assert [await is_known(old), await is_known(old)] == [False, False]


async def test_the_last_use_is_written_at_most_once_an_hour(make_site: MakeSite) -> None:
    site = make_site(REDIS_URL="redis://127.0.0.1:1/0")  # with which nobody is remembered
    ada = await site.account()
    for age, is_written in ((SEEN_EVERY - 60_000, False), (SEEN_EVERY, True)):
        async with site.engine.begin() as connection:
            await connection.execute(update(sessions).values(seen=now() - age))
        before = now() - SEEN_EVERY // 2
        await is_known(ada)
        [session] = await listed(ada)
        assert (int(str(session["seen"])) > before) == is_written


async def test_so_many_sessions_and_no_more(site: Site) -> None:
    ada = await site.account()
    async with site.engine.begin() as connection:
        [row] = (await connection.execute(select(sessions))).mappings()
        more = [{**row, "id": f"{number:022}", "seen": number} for number in range(MOST_SESSIONS - 1)]
        await connection.execute(sessions.insert(), more)
    await sign_in(site)
    async with site.engine.connect() as connection:
        left = (await connection.execute(select(func.count()).select_from(sessions))).scalar_one()
        first = (await connection.execute(select(sessions.c.id).where(sessions.c.id == "0" * 22))).first()
    assert (left, first) == (MOST_SESSIONS, None)
    assert await is_known(ada)

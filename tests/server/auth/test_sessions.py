"""The session's cookie cannot be made, changed or outlived."""

import base64
from pathlib import Path

import pytest

from splay.server.auth.sessions import LIFE, Sessions
from splay.server.durations import DAY
from splay.server.ids import new_id, now
from splay.server.settings import Settings
from tests.server.conftest import MakeSite, settings_in
from tests.server.site import Site

SESSION = new_id()


def value(sessions: Sessions, person: str, password: str | None, at: int) -> str:
    """The value of a new cookie."""
    made = sessions.cookie(SESSION, person, password, at).value
    assert made is not None
    return made


def known(sessions: Sessions, cookie: str, password: str | None, at: int) -> bool:
    """Whether a cookie is believed."""
    claim = sessions.claim(cookie, at)
    return claim is not None and sessions.holds(claim, password)


def test_a_session_holds_until_it_expires(settings: Settings) -> None:
    sessions = Sessions(settings)
    cookie = value(sessions, new_id(), None, 1000)
    assert known(sessions, cookie, None, 1000 + LIFE - 1)
    assert not known(sessions, cookie, None, 1000 + LIFE)


def test_a_session_holds_for_its_password_and_key_alone(settings: Settings, tmp_path: Path) -> None:
    sessions = Sessions(settings)
    cookie = value(sessions, new_id(), "hash", 0)
    assert known(sessions, cookie, "hash", 0)
    assert not known(sessions, cookie, "another hash", 0)
    assert not known(sessions, cookie, None, 0)
    assert not known(Sessions(settings_in(tmp_path, SPLAY_SECRET_KEY="t" * 32)), cookie, "hash", 0)


def test_no_part_of_a_cookie_can_be_changed(settings: Settings) -> None:
    sessions = Sessions(settings)
    cookie = value(sessions, new_id(), None, 0)
    person, expires, session, signature = cookie.split(".")
    forged = [
        f"{new_id()}.{expires}.{session}.{signature}",
        f"{person}.{int(expires) + 1}.{session}.{signature}",
        f"{person}.{expires}.{new_id()}.{signature}",
        f"{person}.{expires}.{session}.{signature[:-2]}",
        f"{person}.{expires}.{session}.",
        f"{person}.{expires}.{session}",
        f"{person}.{expires}.{signature}",
        f"{person}.{expires}",
        f"{person}.-1.{session}.{signature}",
        f"{person}.{'9' * 5000}.{session}.{signature}",
        f"{person}.{expires}.{session}.{signature}\udcff",
        f"{person}.{expires}.'.{signature}",
        f"'.{expires}.{session}.{signature}",
        base64.b64encode(cookie.encode()).decode(),
        "",
    ]
    assert not any(known(sessions, one, None, 0) for one in forged)


@pytest.mark.anyio
async def test_a_forged_cookie_is_nobodys(site: Site) -> None:
    browser = await site.guest()
    good = browser.cookies["splay"]
    browser.cookies.clear()
    browser.cookies["splay"] = good[:-4] + "AAAA"
    assert (await browser.get("/api/me")).status_code == 204


@pytest.mark.anyio
async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(make_site: MakeSite) -> None:
    plain = await make_site().browser().post("/api/guests", json={"name": "Ada"})
    told = plain.headers["Set-Cookie"].lower()
    assert told.startswith("splay=")
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in told.split(";")}
    assert "secure" not in told
    home = "https://play.example.org"
    secure = await make_site(SPLAY_PUBLIC_URL=home).browser(home).post("/api/guests", json={"name": "Ada"})
    told = secure.headers["Set-Cookie"]
    assert told.startswith("__Host-splay=")
    assert "Secure" in told
    assert "domain" not in told.lower()


@pytest.mark.anyio
async def test_a_session_in_use_is_renewed_after_a_month(site: Site) -> None:
    browser = await site.guest()
    person = (await browser.get("/api/me")).json()["id"]
    [session] = (await browser.get("/api/me/sessions")).json()
    for age, renewed in ((29 * DAY, False), (31 * DAY, True)):
        browser.cookies.clear()
        cookie = Sessions(site.settings).cookie(session["id"], person, None, now() - age)
        browser.cookies["splay"] = cookie.value or ""
        assert ("Set-Cookie" in (await browser.get("/api/me")).headers) == renewed
    assert [one["id"] for one in (await browser.get("/api/me/sessions")).json()] == [session["id"]]

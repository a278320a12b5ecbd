"""Signing in to an account with a second factor needs a code of its app, or one of its recovery codes."""

from __future__ import annotations

import base64
import re
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from pyotp import TOTP
from sqlalchemy import select, update

from splay.server.auth import second_factor
from splay.server.auth.second_factor import MOST_WRONG, RECOVERY_CODES, STEP
from splay.server.durations import HOUR
from splay.server.people import second_factors
from splay.server.storage.schema import authenticators, recovery_codes
from tests.server.conftest import MakeSite
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio
PATH = "/api/me/second_factor"
START = 1_800_000_000_000


class Clock:
    """What the server takes for the time of codes."""

    def __init__(self) -> None:
        self.now = START


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock set by hand, so that no test waits for the next code."""
    clock = Clock()
    monkeypatch.setattr(second_factors, "now", lambda: clock.now)
    return clock


@pytest.fixture
def site(make_site: MakeSite) -> Site:
    """A site that counts no tries by address."""
    return make_site(SPLAY_SIGNINS_PER_ADDRESS="0")


class App:
    """Somebody's authenticator app."""

    def __init__(self, secret: str, clock: Clock) -> None:
        self.app = TOTP(secret)
        self.clock = clock

    def code(self, later: int = 0) -> str:
        """What it shows now, or some steps later."""
        return self.app.generate_otp(self.clock.now // STEP + later)

    def wrong(self) -> str:
        """Six digits that it does not show around now."""
        shown = {self.code(later) for later in (-1, 0, 1)}
        return next(code for code in ("000000", "000001", "000002", "000003") if code not in shown)


async def with_app(site: Site, clock: Clock, login: str = "ada") -> tuple[httpx.AsyncClient, App, list[str]]:
    """The browser of a new account with a second factor, its app, and the recovery codes."""
    browser = await site.account(login)
    made = await browser.post(PATH, json={"current_password": PASSWORD})
    assert made.status_code == 201, made.text
    app = App(made.json()["secret"], clock)
    on = await browser.put(PATH, json={"code": app.code()})
    assert on.status_code == 200, on.text
    clock.now += STEP
    return browser, app, on.json()["recovery_codes"]


async def sign_in(site: Site, code: str | None = None, password: str = PASSWORD) -> httpx.Response:
    """Tries to sign in as ada."""
    body = {"login": "ada", "password": password, **({} if code is None else {"code": code})}
    return await site.browser().post("/api/sessions", json=body)


async def test_signing_in_needs_a_code_once_the_app_has_shown_one(site: Site, clock: Clock) -> None:
    browser = await site.account()
    secret = (await browser.post(PATH, json={"current_password": PASSWORD})).json()["secret"]
    assert (await sign_in(site)).status_code == 201
    app = App(secret, clock)
    assert refusal(await browser.put(PATH, json={"code": app.wrong()})) == (409, "wrong_code")
    assert (await browser.get(PATH)).json() == {"on": False, "recovery_codes": 0}
    assert (await browser.put(PATH, json={"code": app.code()})).status_code == 200
    assert (await browser.get(PATH)).json() == {"on": True, "recovery_codes": RECOVERY_CODES}
    clock.now += STEP
    assert refusal(await sign_in(site)) == (401, "code_needed")
    assert refusal(await sign_in(site, app.wrong())) == (401, "wrong_code")
    assert (await sign_in(site, app.code())).status_code == 201


async def test_without_the_password_a_code_is_not_even_asked_for(site: Site, clock: Clock) -> None:
    _, app, _ = await with_app(site, clock)
    assert refusal(await sign_in(site, None, "wrong wrong wrong")) == (401, "wrong_password")
    assert refusal(await sign_in(site, app.code(), "wrong wrong wrong")) == (401, "wrong_password")
    assert (await sign_in(site, app.code())).status_code == 201


async def test_a_code_is_good_once_and_only_around_its_time(site: Site, clock: Clock) -> None:
    _, app, _ = await with_app(site, clock)
    code = app.code()
    assert (await sign_in(site, f"{code[:3]} {code[3:]}")).status_code == 201
    assert refusal(await sign_in(site, code)) == (401, "wrong_code")
    clock.now += 10 * STEP
    assert refusal(await sign_in(site, app.code(-2))) == (401, "wrong_code")
    assert refusal(await sign_in(site, app.code(2))) == (401, "wrong_code")
    assert (await sign_in(site, app.code(-1))).status_code == 201
    assert (await sign_in(site, app.code(1))).status_code == 201


async def test_codes_cannot_be_guessed_and_a_recovery_code_works_all_the_same(site: Site, clock: Clock) -> None:
    _, app, codes = await with_app(site, clock)
    for _ in range(MOST_WRONG):
        assert refusal(await sign_in(site, app.wrong())) == (401, "wrong_code")
    assert refusal(await sign_in(site, app.code())) == (429, "too_many_tries")
    assert (await sign_in(site, codes[0])).status_code == 201
    clock.now += HOUR
    assert (await sign_in(site, app.code())).status_code == 201


async def test_a_recovery_code_is_good_once_and_stored_as_a_hash(site: Site, clock: Clock) -> None:
    browser, _, codes = await with_app(site, clock)
    assert len(set(codes)) == RECOVERY_CODES
    assert all(re.fullmatch("([a-z2-7]{4}-){3}[a-z2-7]{4}", code) for code in codes)
    async with site.engine.connect() as connection:
        stored = str((await connection.execute(select(recovery_codes))).all())
    assert not [code for code in codes if code in stored or code.replace("-", "") in stored]
    assert (await sign_in(site, codes[3].upper())).status_code == 201
    assert refusal(await sign_in(site, codes[3])) == (401, "wrong_code")
    assert (await browser.get(PATH)).json()["recovery_codes"] == RECOVERY_CODES - 1


async def test_new_recovery_codes_end_those_before(site: Site, clock: Clock) -> None:
    browser, app, codes = await with_app(site, clock)
    assert refusal(await browser.post(f"{PATH}/recovery_codes", json={"code": app.wrong()})) == (409, "wrong_code")
    made = (await browser.post(f"{PATH}/recovery_codes", json={"code": app.code()})).json()["recovery_codes"]
    assert refusal(await sign_in(site, codes[0])) == (401, "wrong_code")
    assert (await sign_in(site, made[0])).status_code == 201


async def test_the_database_alone_tells_no_code(site: Site, clock: Clock) -> None:
    _, app, _ = await with_app(site, clock)
    async with site.engine.connect() as connection:
        stored = str((await connection.execute(select(authenticators))).all())
    secret = str(app.app.secret)
    assert secret not in stored
    assert base64.b32decode(secret).hex() not in stored


async def test_turning_it_off_needs_password_and_code(site: Site, clock: Clock) -> None:
    browser, app, codes = await with_app(site, clock)

    async def off(password: str, code: str) -> httpx.Response:
        return await browser.request("DELETE", PATH, json={"current_password": password, "code": code})

    assert refusal(await off("wrong wrong wrong", app.code())) == (403, "wrong_password")
    assert refusal(await off(PASSWORD, app.wrong())) == (409, "wrong_code")
    assert refusal(await browser.post(PATH, json={"current_password": PASSWORD})) == (409, "second_factor_on")
    assert refusal(await browser.put(PATH, json={"code": app.code()})) == (409, "second_factor_on")
    assert (await off(PASSWORD, codes[0])).status_code == 204
    assert (await sign_in(site)).status_code == 201
    assert (await browser.get(PATH)).json() == {"on": False, "recovery_codes": 0}


async def test_setting_it_up_needs_the_password_of_an_account(site: Site, clock: Clock) -> None:
    browser = await site.account()
    wrong = {"current_password": "wrong wrong wrong"}
    assert refusal(await browser.post(PATH, json=wrong)) == (403, "wrong_password")
    guest = await site.guest()
    assert refusal(await guest.post(PATH, json=wrong)) == (403, "account_needed")
    bearer = {"Authorization": f"Bearer {await site.token(browser)}"}
    assert refusal(await site.client().get(PATH, headers=bearer)) == (403, "token_not_allowed")


async def test_the_code_of_another_account_does_not_fit(site: Site, clock: Clock) -> None:
    await with_app(site, clock)
    _, other, codes = await with_app(site, clock, "grace")
    assert refusal(await sign_in(site, other.code())) == (401, "wrong_code")
    assert refusal(await sign_in(site, codes[0])) == (401, "wrong_code")


async def test_a_new_password_does_not_take_the_place_of_a_code(site: Site, clock: Clock) -> None:
    browser, app, codes = await with_app(site, clock)
    changed = {"password": "another horse", "current_password": PASSWORD, "code": codes[0]}
    assert (await browser.patch("/api/me", json=changed)).status_code == 200
    assert refusal(await sign_in(site, None, "another horse")) == (401, "code_needed")
    assert (await sign_in(site, app.code(), "another horse")).status_code == 201


async def test_the_picture_shows_what_the_app_is_told(site: Site, clock: Clock) -> None:
    browser = await site.account()
    made = (await browser.post(PATH, json={"current_password": PASSWORD})).json()
    told = urlsplit(made["uri"])
    assert (told.scheme, told.netloc, told.path) == ("otpauth", "totp", "/Splay:ada")
    assert parse_qs(told.query) == {"secret": [made["secret"]], "issuer": ["Splay"]}
    side = len(made["squares"])
    assert side >= 21
    assert all(re.fullmatch(f"[01]{{{side}}}", row) for row in made["squares"])
    assert [row[:7] for row in made["squares"][:7]] == [
        "1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111",
    ]  # fmt: skip


async def test_wrong_codes_of_an_hour_ago_do_not_count(site: Site, clock: Clock) -> None:
    _, app, _ = await with_app(site, clock)
    async with site.engine.begin() as connection:
        await connection.execute(update(authenticators).values(wrong=MOST_WRONG, since=clock.now - HOUR))
    assert refusal(await sign_in(site, app.wrong())) == (401, "wrong_code")
    assert (await sign_in(site, app.code())).status_code == 201


def test_an_app_may_be_a_step_off() -> None:
    secret = second_factor.secret_of(b"k" * 32, "p", "s")
    codes = [TOTP(secret).generate_otp(START // STEP + step) for step in (-2, -1, 0, 1, 2)]
    steps = [second_factor.step_of(secret, code, START) for code in codes]
    assert steps == [None, START // STEP - 1, START // STEP, START // STEP + 1, None]

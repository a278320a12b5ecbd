"""Whoever is refused again and again waits for it, and the log says how many were refused."""

from __future__ import annotations

import pytest

from splay.server.people.asking import TOO_MANY_TRIES
from splay.server.protection import address_limit
from splay.server.protection.address_limit import TOO_OFTEN
from splay.server.protection.limits import Limit
from tests.server.conftest import MakeSite

pytestmark = pytest.mark.anyio


async def test_an_address_that_goes_on_in_spite_of_refusals_waits_for_each(
    make_site: MakeSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    held_up: list[int] = []

    async def noted() -> None:
        held_up.append(1)

    monkeypatch.setattr(address_limit, "REFUSED_AT_ONCE", Limit(2))
    monkeypatch.setattr(address_limit, "hold_up", noted)
    site = make_site(SPLAY_REQUESTS_PER_ADDRESS="1")
    browser = site.browser()
    statuses = [(await browser.get("/page")).status_code for _ in range(6)]
    assert statuses == [200, 429, 429, 429, 429, 429]
    assert len(held_up) == 3
    others = site.browser(address="192.0.2.2")
    assert [(await others.get("/page")).status_code for _ in range(2)] == [200, 429]
    assert len(held_up) == 3


async def test_refused_requests_and_tries_of_passwords_are_counted_for_the_log(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REQUESTS_PER_ADDRESS="4", SPLAY_SIGNINS_PER_ADDRESS="1")
    for _ in range(7):
        await site.browser().post("/api/sessions", json={"login": "ada", "password": "guess guess"})
    assert site.app.state.attack_log.counts == {TOO_MANY_TRIES: 3, TOO_OFTEN: 3}

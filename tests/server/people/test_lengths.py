"""How long names, logins, passwords and labels may be: the shortest and the longest are taken, and nothing beyond."""

from __future__ import annotations

import httpx
import pytest

from splay.server.protocol.validation import SHORTEST_PASSWORD
from tests.server.site import PASSWORD, Site

pytestmark = pytest.mark.anyio

LETTERS = "qzvkxwjpybnmtrdhgflsaceiou"
LENGTHS = [("guests", "name", 1, 24), ("accounts", "login", 3, 24), ("tokens", "label", 1, 60)]
LENGTHS += [("accounts", "password", SHORTEST_PASSWORD, 200)]


async def given(site: Site, kind: str, field: str, length: int) -> httpx.Response:
    """What is told of a text of this length."""
    browser = await site.account("grace") if kind == "tokens" else site.browser()
    text = (LETTERS * 8)[:length]
    rest = {
        "guests": {},
        "accounts": {"login": "grace", "password": PASSWORD},
        "tokens": {"current_password": PASSWORD},
    }
    return await browser.post(f"/api/{kind}", json=rest[kind] | {field: text})


@pytest.mark.parametrize(("kind", "field", "shortest", "longest"), LENGTHS)
@pytest.mark.parametrize("longer", [False, True])
async def test_what_is_as_short_or_as_long_as_can_be_is_taken(
    site: Site, kind: str, field: str, shortest: int, longest: int, longer: bool
) -> None:
    told = await given(site, kind, field, longest if longer else shortest)
    assert told.status_code == 201, told.text


@pytest.mark.parametrize(("kind", "field", "shortest", "longest"), LENGTHS)
@pytest.mark.parametrize("longer", [False, True])
async def test_what_is_a_letter_shorter_or_longer_is_refused(
    site: Site, kind: str, field: str, shortest: int, longest: int, longer: bool
) -> None:
    told = await given(site, kind, field, longest + 1 if longer else shortest - 1)
    assert told.status_code in (400, 422), told.text
    assert field in told.text

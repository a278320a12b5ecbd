"""A browser is known to have signed in to an account by a cookie that nobody else can make."""

from pathlib import Path

import pytest

from splay.server.auth.device_cookies import MOST_LOGINS, DeviceCookies
from tests.server.conftest import settings_in
from tests.server.site import Site


def test_a_cookie_is_good_for_the_logins_of_its_browser_alone(tmp_path: Path) -> None:
    devices = DeviceCookies(settings_in(tmp_path))
    first = devices.cookie("", "ada").value or ""
    both = devices.cookie(first, "Bob").value or ""
    device = devices.device(first, "Ada")
    assert device is not None
    assert [devices.device(both, login) for login in ("ada", "bob", "cyd")] == [device, device, None]
    assert devices.device(first, "bob") is None
    other = DeviceCookies(settings_in(tmp_path, SPLAY_SECRET_KEY="x" * 40))
    for forged in ("", ".", "x", device, f"{device}.", f"x{first}", f"{first}x", other.cookie("", "ada").value or ""):
        assert devices.device(forged, "ada") is None


def test_a_browser_is_known_for_its_last_logins(tmp_path: Path) -> None:
    devices, value = DeviceCookies(settings_in(tmp_path)), ""
    for number in range(MOST_LOGINS + 1):
        value = devices.cookie(value, f"ada{number}").value or ""
    known = [devices.device(value, f"ada{number}") is not None for number in range(MOST_LOGINS + 1)]
    assert known == [False] + [True] * MOST_LOGINS
    again = devices.cookie(value, "ada1").value or ""
    assert len(again) == len(value)


@pytest.mark.anyio
async def test_the_cookie_holds_no_login_and_is_out_of_reach_of_scripts(site: Site) -> None:
    browser = site.browser()
    answer = await browser.post("/api/accounts", json={"login": "ada", "password": "correct horse battery"})
    cookies = [cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith("splay-device=")]
    assert len(cookies) == 1
    assert "httponly" in cookies[0].lower()
    assert "ada" not in cookies[0].lower().split(";")[0]

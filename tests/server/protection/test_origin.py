"""Another site's page can do nothing in a person's name."""

from pathlib import Path

import pytest

from splay.server.protection.origin import ours
from tests.server.conftest import MakeSite, settings_in
from tests.server.site import HOME, Site, cookies_of, refusal

pytestmark = pytest.mark.anyio


async def test_our_own_page_may_do_what_it_does(site: Site) -> None:
    assert (await (await site.guest()).post("/echo", json={"a": 1})).json() == {"a": 1}


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://localhost:8001",
        "https://localhost:8000",
        "http://localhost:8000.evil",
        "",
    ],
)
async def test_another_site_cannot_post_with_the_cookie(site: Site, origin: str) -> None:
    browser = await site.guest()
    browser.headers["Origin"] = origin
    assert refusal(await browser.post("/echo", json={})) == (403, "wrong_origin")


@pytest.mark.parametrize("site_said", ["cross-site", "same-site", "none"])
async def test_a_form_of_another_site_is_known_without_an_origin(site: Site, site_said: str) -> None:
    browser = await site.guest()
    del browser.headers["Origin"]
    browser.headers["Sec-Fetch-Site"] = site_said
    assert refusal(await browser.post("/echo", json={})) == (403, "wrong_origin")


async def test_without_a_header_that_forms_cannot_send_nothing_changes(site: Site) -> None:
    browser = await site.guest()
    for name in ("Origin", "Sec-Fetch-Site", "X-Splay"):
        del browser.headers[name]
    plain = {"Content-Type": "text/plain"}
    assert refusal(await browser.post("/echo", content=b"{}", headers=plain)) == (403, "header_missing")


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/sessions"), ("POST", "/api/guests"), ("DELETE", "/api/sessions")]
)
async def test_nobody_is_signed_in_or_out_by_another_site(site: Site, method: str, path: str) -> None:
    browser = site.client(Origin="https://evil.example")
    body = {"login": "attacker", "password": "attackers password"}
    assert refusal(await browser.request(method, path, json=body)) == (403, "wrong_origin")


async def test_no_other_site_is_ever_let_in_by_a_preflight(site: Site) -> None:
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    answer = await site.client(**asked, **{"Access-Control-Request-Headers": "x-splay"}).options("/echo")
    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_a_program_with_a_token_needs_no_origin(site: Site) -> None:
    token = await site.token(await site.account())
    assert (await site.client(Authorization=f"Bearer {token}").post("/echo", json={})).status_code == 200


async def test_reading_needs_no_origin(site: Site) -> None:
    browser = await site.guest()
    for name in ("Origin", "Sec-Fetch-Site", "X-Splay"):
        del browser.headers[name]
    assert (await browser.get("/api/me")).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:9000"])
async def test_another_site_cannot_open_the_websocket(site: Site, origin: str) -> None:
    cookie = cookies_of(await site.guest())
    denied = await site.handshake(origin=origin, cookie=cookie)
    assert [message["type"] for message in denied] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert denied[0]["status"] == 403
    assert b"wrong_origin" in denied[1]["body"]


async def test_a_server_without_denials_closes_the_websocket_unopened(site: Site) -> None:
    closed = await site.handshake(can_deny=False, origin="https://evil.example")
    assert closed == [{"type": "websocket.close", "code": 4403, "reason": "wrong_origin"}]


async def test_a_cookie_opens_the_websocket_from_our_page_alone(site: Site) -> None:
    browser = await site.guest()
    person = (await browser.get("/api/me")).json()["id"]
    without = await site.handshake(cookie=cookies_of(browser))
    assert without[0]["status"] == 403
    opened = await site.handshake(cookie=cookies_of(browser), origin=HOME)
    assert opened[0]["type"] == "websocket.accept"
    assert person in str(opened[1])


async def test_programs_open_the_websocket_by_token_or_as_nobody(site: Site) -> None:
    token = await site.token(await site.account())
    by_token = await site.handshake(authorization=f"Bearer {token}")
    assert by_token[0]["type"] == "websocket.accept"
    nobody = await site.handshake()
    assert nobody[1]["text" if "text" in nobody[1] else "bytes"] in ('{"id":null}', b'{"id":null}')
    forged = await site.handshake(authorization="Bearer splay_forged")
    assert forged[0]["status"] == 401


@pytest.mark.parametrize(
    ("host", "mine"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("rebound.evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
    ],
)
def test_a_name_that_points_here_is_not_ours(tmp_path: Path, host: str, mine: bool) -> None:
    """DNS rebinding: if no public address is set, only localhost and bare addresses are our own."""
    assert ours(f"http://{host}", host, settings_in(tmp_path)) == mine


async def test_with_a_public_address_that_one_alone_is_ours(make_site: MakeSite) -> None:
    site = make_site(SPLAY_PUBLIC_URL="https://play.example.org")
    body = {"name": "Ada"}
    assert (await site.browser("https://play.example.org").post("/api/guests", json=body)).status_code == 201
    assert refusal(await site.browser(HOME).post("/api/guests", json=body)) == (403, "wrong_origin")

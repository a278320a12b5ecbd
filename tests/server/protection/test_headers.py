"""Every response tells the browser to trust nothing but our own files."""

import pytest

from splay.server.protection.headers import HEADERS
from tests.server.conftest import MakeSite
from tests.server.site import Site

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("path", ["/page", "/api/me", "/no/such/page", "/api/mistake?text=x", "/echo"])
async def test_every_response_has_the_security_headers(site: Site, path: str) -> None:
    response = await site.client().get(path)
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == [value]


async def test_no_script_or_style_runs_but_our_own_files(site: Site) -> None:
    policy = (await site.client().get("/page")).headers["Content-Security-Policy"]
    rules = dict(part.split(" ", 1) for part in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in policy


async def test_https_alone_is_demanded_only_if_the_site_has_it(make_site: MakeSite) -> None:
    home = "https://play.example.org"
    plain = await make_site().client().get("/page")
    secure = await make_site(SPLAY_PUBLIC_URL=home).client(home).get("/page")
    assert "Strict-Transport-Security" not in plain.headers
    assert secure.headers["Strict-Transport-Security"] == "max-age=31536000"


async def test_answers_of_the_api_are_stored_nowhere_unless_they_say_so(site: Site) -> None:
    assert (await (await site.guest()).get("/api/me")).headers["Cache-Control"] == "no-store"
    assert "Cache-Control" not in (await site.client().get("/page")).headers
    assert (await site.client().get("/api/kept")).headers.get_list("Cache-Control") == ["max-age=60"]

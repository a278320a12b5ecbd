"""The page's files are sent as they were built, and as browsers like it best."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import httpx
import pytest
from litestar import Litestar, get

from splay.server.protection.headers import HEADERS
from splay.server.protection.plugin import security
from splay.server.web.page import page_handler, read_page
from tests.server.conftest import settings_in

pytestmark = pytest.mark.anyio

HOME = "http://localhost:8000"
INDEX = b"<!doctype html><title>Splay</title>"
SCRIPT = b"console.log(1);" * 50
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "gzip, deflate, br, zstd"}
PLAIN = {"Accept-Encoding": "identity"}


@get("/api/here", opt={"anonymous": True}, sync_to_thread=False)
def here() -> str:
    """Something of the API."""
    return "here"


def build(folder: Path) -> Path:
    """A page as the build makes it, and something beside it that is nobody's business."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "favicon.svg").write_bytes(b"<svg/>")
    script = page / "assets" / "index-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    script.with_name("index-1a2b.js.br").write_bytes(brotli.compress(SCRIPT))
    (folder / "secret.key").write_bytes(b"secret")
    return page


def visitor(folder: Path, page: Path | None, **environ: str) -> httpx.AsyncClient:
    """Somebody who visits a server with this page."""
    defences = security(settings_in(folder, **environ))
    app: Any = Litestar([here, page_handler(read_page(page))], plugins=[defences], openapi_config=None)
    transport = httpx.ASGITransport(app, client=("192.0.2.1", 1), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=HOME)


@pytest.fixture
async def browser(tmp_path: Path, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor of a server that has a page."""
    async with visitor(tmp_path, build(tmp_path)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/cards", "/settings?theme=dark"])
async def test_every_address_of_the_client_gets_the_index(browser: httpx.AsyncClient, path: str) -> None:
    response = await browser.get(path, headers=BROWSER)
    assert (response.status_code, response.content) == (200, INDEX)
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers.get_list("Content-Security-Policy") == [HEADERS["content-security-policy"]]


@pytest.mark.parametrize("path", ["/assets/gone-3c4d.js", "/api/nothing", "/robots.txt"])
async def test_what_is_not_there_is_not_found(browser: httpx.AsyncClient, path: str) -> None:
    response = await browser.get(path, headers={"Accept": "*/*"})
    assert (response.status_code, response.json()["error"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/assets/gone-3c4d.js", "/api/nothing"])
async def test_a_browser_is_given_no_index_for_a_missing_file_or_answer(browser: httpx.AsyncClient, path: str) -> None:
    assert (await browser.get(path, headers=BROWSER)).status_code == 404


async def test_the_rest_of_the_server_is_where_it_was(browser: httpx.AsyncClient) -> None:
    assert (await browser.get("/api/here", headers=BROWSER)).text == "here"


@pytest.mark.parametrize(
    "path", ["/../secret.key", "/assets/../../secret.key", "/%2e%2e/secret.key", "/assets/%2e%2e%2f%2e%2e%2fsecret.key"]
)
async def test_no_path_leads_out_of_the_page(browser: httpx.AsyncClient, path: str) -> None:
    url = httpx.URL(HOME, raw_path=path.encode())
    for headers in (BROWSER, {"Accept": "*/*"}):
        response = await browser.get(url, headers=headers)
        assert b"secret" not in response.content.replace(b"secret.key", b"")
        assert response.content == INDEX or response.status_code == 404


async def test_files_with_a_hash_in_their_name_are_kept_for_a_year(browser: httpx.AsyncClient) -> None:
    script = await browser.get("/assets/index-1a2b.js", headers=PLAIN)
    assert script.content == SCRIPT
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    icon = await browser.get("/favicon.svg", headers=PLAIN)
    assert icon.headers["Cache-Control"] == "no-cache"
    assert icon.headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("gzip;q=nonsense", None),
        ("identity", None),
        ("zstd", None),
    ],
)
async def test_the_best_compressed_form_that_is_taken_is_sent(
    browser: httpx.AsyncClient, accepted: str, sent: str | None
) -> None:
    request = browser.build_request("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": accepted})
    response = await browser.send(request, stream=True)
    raw = b"".join([part async for part in response.aiter_raw()])
    assert response.headers.get("Content-Encoding") == sent
    assert response.headers["Vary"] == "Accept-Encoding"
    assert raw == {"br": brotli.compress(SCRIPT), "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[sent]


@pytest.mark.parametrize("path", ["/", "/favicon.svg", "/assets/index-1a2b.js"])
async def test_what_the_client_has_is_not_sent_again(browser: httpx.AsyncClient, path: str) -> None:
    first = await browser.get(path, headers=PLAIN)
    for known in (first.headers["ETag"], f'"other", W/{first.headers["ETag"]}', "*"):
        again = await browser.get(path, headers={**PLAIN, "If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("ETag", "Cache-Control", "Vary"):
            assert again.headers[name] == first.headers[name]
    other = await browser.get(path, headers={**PLAIN, "If-None-Match": '"other"'})
    assert other.status_code == 200


async def test_each_form_has_a_tag_of_its_own(browser: httpx.AsyncClient) -> None:
    tags = {
        (await browser.head("/assets/index-1a2b.js", headers={"Accept-Encoding": coding})).headers["ETag"]
        for coding in ("br", "gzip", "identity")
    }
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
async def test_head_is_get_without_the_body(browser: httpx.AsyncClient, path: str) -> None:
    got, head = [await browser.request(method, path, headers=PLAIN) for method in ("GET", "HEAD")]
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == got.headers


async def test_nothing_else_may_be_done_with_the_page(browser: httpx.AsyncClient) -> None:
    assert (await browser.post("/", headers={"X-Splay": "1"})).status_code == 405


async def test_the_files_count_for_no_limit(tmp_path: Path) -> None:
    async with visitor(tmp_path, build(tmp_path), SPLAY_REQUESTS_PER_ADDRESS="1") as browser:
        for _ in range(20):
            assert (await browser.get("/assets/index-1a2b.js")).status_code == 200
        paths = ["/metrics-like", "/", "/favicon.svg"]
        assert [(await browser.get(path, headers=BROWSER)).status_code for path in paths] == [200, 200, 200]


@pytest.mark.parametrize("path", ["/", "/table/abc"])
async def test_without_a_page_the_server_says_so(tmp_path: Path, path: str) -> None:
    async with visitor(tmp_path, None) as browser:
        response = await browser.get(path, headers=BROWSER)
        assert response.status_code == 404
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
        assert response.headers["Cache-Control"] == "no-store"
        assert "<h1>This server has no browser client</h1>" in response.text
        assert (await browser.get("/api/here")).text == "here"

"""How much must be loaded before one can play. How long things take is measured by benchmarks/browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.e2e.servers import running
from tests.web.visitors import visitor

pytestmark = pytest.mark.every_time

MOST = 130_000
"""Bytes of all that the start page loads, compressed, with what it loads ahead for the table; no fonts, no pictures."""
MOST_IN_ANOTHER_LANGUAGE = 150_000
MOST_OF_FONTS = 120_000


def loaded_by(chromium: Browser, server: str, address: str) -> dict[str, int]:
    """What the start page at an address loads, with the bytes of each on its way."""
    loaded: list[Request] = []
    with visitor(chromium, server) as page:
        page.on("requestfinished", lambda request: loaded.append(request))
        page.goto(address)
        expect(page.locator("main .primary").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        return {request.url: request.sizes()["responseBodySize"] for request in loaded}


def test_the_first_load_is_small(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as empty:  # if no tables are listed
        sizes = loaded_by(chromium, empty, "/")
        german = loaded_by(chromium, empty, "/?language=de")
    assert any(url.endswith("/api/locale/preferred?cards=base") for url in sizes)
    assert any(url.endswith("/api/locale/de?cards=base") for url in german)
    assert any(".js" in url for url in sizes)
    for told, most in ((sizes, MOST), (german, MOST_IN_ANOTHER_LANGUAGE)):
        fonts = {url: size for url, size in told.items() if url.endswith(".woff2")}
        assert fonts
        assert sum(fonts.values()) < MOST_OF_FONTS, fonts
        pictures = {url: size for url, size in told.items() if "/assets/pictures-" in url}
        assert sum(told.values()) - sum(fonts.values()) - sum(pictures.values()) < most, told

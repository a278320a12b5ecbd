"""How much must be loaded before one can play. How long things take is measured by benchmarks/browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.e2e.servers import running
from tests.web.visitors import visitor

pytestmark = pytest.mark.every_time

MOST = 122_000
"""Bytes of all that the start page loads, compressed, with what it loads ahead for the table; no fonts, no pictures."""
MOST_OF_FONTS = 120_000


def test_the_first_load_is_small(chromium: Browser, tmp_path: Path) -> None:
    loaded: list[Request] = []
    with running(tmp_path) as empty, visitor(chromium, empty) as page:  # if no tables are listed
        page.on("requestfinished", lambda request: loaded.append(request))
        page.goto("/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_load_state("networkidle")
        sizes = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    assert any(url.endswith("/api/locale/preferred?cards=base") for url in sizes)
    assert any(".js" in url for url in sizes)
    fonts = {url: size for url, size in sizes.items() if url.endswith(".woff2")}
    assert fonts
    assert sum(fonts.values()) < MOST_OF_FONTS, fonts
    pictures = {url: size for url, size in sizes.items() if "/assets/pictures-" in url}
    assert sum(sizes.values()) - sum(fonts.values()) - sum(pictures.values()) < MOST, sizes

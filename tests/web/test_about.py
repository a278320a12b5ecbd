"""The About page says whose game this is, who has published it, and where its source is."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.e2e.servers import running
from tests.web.axe import violations
from tests.web.visitors import visitor

PUBLISHERS = ("Asmadi Games", "Iello", "Lacerta")


@pytest.mark.every_time
def test_it_names_the_publishers_and_their_prints(page: Page) -> None:
    page.goto("/about")
    expect(page.get_by_role("heading", name="Publishers and prints")).to_be_visible()
    for publisher in PUBLISHERS:
        expect(page.get_by_role("article")).to_contain_text(publisher)
    assert violations(page) == []


@pytest.mark.every_time
def test_the_source_is_one_click_away(page: Page) -> None:
    page.goto("/about")
    with page.expect_download() as download:
        page.get_by_role("link", name="Source of this server").click()
    with tarfile.open(download.value.path()) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert names >= {"run.py", "web/src/pages/AboutPage.svelte", "src/splay/cli.py"}
    assert page.url.endswith("/about")


def test_the_licences_of_all_that_ships_are_one_click_away(page: Page) -> None:
    page.goto("/about")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Licenses of everything in it").click()
    expect(opened.value.locator("body")).to_contain_text("svelte 5")


def test_a_host_with_a_page_for_it_sends_people_there(chromium: Browser, server: str, tmp_path: Path) -> None:
    there = f"{server}/licences/fonts.txt"
    with running(tmp_path, SPLAY_SOURCE_URL=there) as address, visitor(chromium, address) as page:
        page.goto("/about")
        page.get_by_role("link", name="Source of this server").click()
        page.wait_for_url(there)

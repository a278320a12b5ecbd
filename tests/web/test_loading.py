"""The page loads, from its own files alone, and the browser has nothing to complain about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from tests.web.complaints import Complaints
from tests.web.playing import new_game

pytestmark = pytest.mark.every_time

MOVED = """
window.moved = [];
new PerformanceObserver(seen => {
    for (const { sources } of seen.getEntries())
        for (const { node } of sources) if (node?.id === "main") window.moved.push(node.className);
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes whenever what lies beneath the head of a page moves."""


@pytest.mark.parametrize("path", ["/", "/cards", "/settings"])
def test_the_page_loads_without_a_complaint(page: Page, path: str) -> None:
    response = page.goto(path)
    assert response is not None
    assert response.status == 200
    expect(page).to_have_title(re.compile("Splay"))
    expect(page.locator("#app")).not_to_be_empty()


@pytest.mark.parametrize("width", [1366, 360])
def test_nothing_moves_when_a_table_takes_the_whole_window(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.add_init_script(MOVED)
    page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
    page.wait_for_selector("[data-table] [data-asked]")
    assert page.locator("#app > header").count() == 0
    assert page.evaluate("window.moved") == []


def test_nothing_is_fetched_from_elsewhere(page: Page, server: str) -> None:
    fetched: list[str] = []

    def note(request: Request) -> None:
        fetched.append(request.url)

    page.on("request", note)
    page.goto("/")
    expect(page.locator("#app")).not_to_be_empty()
    assert fetched
    assert [url for url in fetched if not url.startswith(server)] == []


def test_complaints_are_heard(context: BrowserContext) -> None:
    heard = Complaints(context)
    page = context.new_page()
    page.goto("/")
    forbidden = page.expect_console_message(lambda message: message.text.startswith("CSP: "))
    with forbidden, context.expect_event("weberror"):
        page.evaluate("""
            document.body.insertAdjacentHTML("beforeend", "<p style='color: red'>styled inline</p>");
            setTimeout(() => { throw new Error("nobody caught this"); });
        """)
    assert [text for text in heard.all if "style-src" in text]
    assert [text for text in heard.all if "nobody caught this" in text]

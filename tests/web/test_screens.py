"""Every main screen can be read, seen and hit: axe, contrast, sizes of text and targets, nothing to scroll sideways."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.strength import sample
from tests.web.axe import violations
from tests.web.played import Played
from tests.web.positions import Positions
from tests.web.screens import SCREENS, Visit
from tests.web.visitors import LAPTOP, PHONE, visitor

THEMES = ("light", "dark", "contrast")
NARROWEST = ViewportSize(width=320, height=640)
"""WCAG 1.4.10: a page of 1280 px enlarged four times."""
TWICE = ViewportSize(width=640, height=400)
"""A laptop's page enlarged twice."""
SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false }))"""
CONTRAST, TARGETS = [
    (Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("contrast.js", "targets.js")
]
SMALL_TEXT = """() => [...document.querySelectorAll("body *")]
    .filter(element => element.checkVisibility() && !element.closest(".unseen"))
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(element => parseFloat(getComputedStyle(element).fontSize) < 12)
    .map(element => element.outerHTML.slice(0, 120))"""
TOO_WIDE = """() => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter(
        element => element.checkVisibility() && element.getBoundingClientRect().right > page.clientWidth + 1);
    return [`${page.scrollWidth} px wide: ${out.at(-1)?.outerHTML.slice(0, 160)}`];
}"""


@pytest.fixture(scope="module")
def visit(chromium: Browser, server: str, positions: Positions, played: Played) -> Iterator[Visit]:
    """A person at a touch screen, of any size."""
    with visitor(chromium, server, PHONE, touch=True) as page:
        page.goto("/about")
        yield Visit(page, positions, played)


@pytest.mark.parametrize("name", sample(list(SCREENS), 3))
def test_a_screen_can_be_read_seen_and_hit(visit: Visit, name: str) -> None:
    page = visit.page
    visit.played.lend(page.context)
    page.evaluate(SETTINGS)
    page.set_viewport_size(PHONE)
    SCREENS[name](visit)
    found = [f"phone, axe: {violation}" for violation in violations(page)]
    found += [f"phone, text of less than 12 px: {text}" for text in page.evaluate(SMALL_TEXT)]
    found += [f"phone, target: {target}" for target in page.evaluate(TARGETS)]
    found += [f"phone, {faint}" for faint in contrasts(page)]
    for size in (NARROWEST, TWICE):
        resize(page, size)
        found += [f"{size['width']} px, {wide}" for wide in page.evaluate(TOO_WIDE)]
    found += [f"200 %, axe: {violation}" for violation in violations(page, contrast=False)]
    resize(page, LAPTOP)
    found += [f"laptop, axe: {violation}" for violation in violations(page, contrast=False)]
    found += [f"laptop, {faint}" for faint in contrasts(page)]
    assert not found, "\n".join(found)


def resize(page: Page, size: ViewportSize) -> None:
    """Makes the window so large, and waits until the page is laid out for it."""
    page.set_viewport_size(size)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def contrasts(page: Page) -> list[str]:
    """What stands out too little, in each theme."""
    found: list[str] = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {faint}" for faint in page.evaluate(CONTRAST)]
    page.evaluate("delete document.documentElement.dataset.theme")
    return found

"""Every main screen can be read, seen and hit: axe, contrast, sizes of text and targets, nothing to scroll sideways."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
STATES = {"at rest": [], "hover": ["hover"], "focus": ["focus", "focus-visible"], "active": ["hover", "active"]}
"""The states of a control, and what a style sheet calls them."""
FIRST = ["table: several cards", "new table", "text: an action", "replay", "table: an action", "people"]
"""Screens with every kind of control."""
AT_ONCE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition: none !important; }");
    document.adoptedStyleSheets.push(sheet);
}"""
MARK = """() => {
    const CONTROLS = "a[href], button, summary, input, select, textarea, label, [role=tab], main li";
    const [SOME, kinds] = [6, new Map()];
    for (const control of document.querySelectorAll(CONTROLS)) {
        if (!control.checkVisibility()) continue;
        const kind = `${control.tagName} ${control.className}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (kinds.get(kind) <= SOME) control.dataset.lookedAt = "";
    }
}"""
"""Marks some controls of each kind."""
SWITCH_OFF = """() => document.querySelectorAll("button").forEach((button, number) =>
    number % 2 ? button.disabled = true : button.setAttribute("aria-disabled", "true"))"""
"""Switches all buttons off, by both ways that there are."""
SMALL_TEXT = """() => {
    // A small card is opened large by a tap: its text and its lines are as small as it needs.
    const least = element =>
        element.closest("button [data-form] .text") === null ? 12 : element.closest(".lines") === null ? 11.5 : 10.5;
    return [...document.querySelectorAll("body *")]
        .filter(element => element.checkVisibility() && !element.closest(".unseen"))
        .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
        .filter(element => parseFloat(getComputedStyle(element).fontSize) < least(element))
        .map(element => element.outerHTML.slice(0, 120));
}"""
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


@pytest.fixture(scope="module")
def pointing(chromium: Browser, server: str, positions: Positions, played: Played) -> Iterator[Visit]:
    """A person with a mouse."""
    with visitor(chromium, server, LAPTOP) as page:
        page.goto("/about")
        yield Visit(page, positions, played)


@pytest.mark.parametrize("name", sample([*FIRST, *(name for name in SCREENS if name not in FIRST)], 6))
def test_controls_stand_out_in_every_state(pointing: Visit, name: str) -> None:
    page = pointing.page
    pointing.played.lend(page.context)
    page.evaluate(SETTINGS)
    page.set_viewport_size(PHONE)
    SCREENS[name](pointing)
    resize(page, LAPTOP)
    page.evaluate(AT_ONCE)
    page.evaluate(MARK)
    found: list[str] = []
    for switched in (False, True):
        if switched:
            page.evaluate(SWITCH_OFF)
        for state in STATES:
            with forced(page, STATES[state]):
                found += contrasts(page, "off" if switched else state)
    assert not found, "\n".join(found)


@contextmanager
def forced(page: Page, states: list[str]) -> Iterator[None]:
    """As long as it lasts all controls are in these states, as under the mouse."""
    browser = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        browser.send(f"{domain}.enable")
    root = browser.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    nodes = browser.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-looked-at]"})["nodeIds"]
    for node in nodes:
        browser.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": states})
    yield
    browser.detach()


def resize(page: Page, size: ViewportSize) -> None:
    """Makes the window so large, and waits until the page is laid out for it."""
    page.set_viewport_size(size)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def contrasts(page: Page, state: str = "") -> list[str]:
    """What stands out too little, in each theme; `state`: what all controls are in."""
    found: list[str] = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}{state and f', {state}'}: {faint}" for faint in page.evaluate(CONTRAST, state)]
    page.evaluate("delete document.documentElement.dataset.theme")
    return found

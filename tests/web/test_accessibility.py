"""No screen around a game breaks a rule of axe in any theme; on a phone nothing is too small to read or to touch."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.axe import in_all_themes
from tests.web.complaints import Complaints
from tests.web.playing import Thing, at_once, click, element_of, new_game, play
from tests.web.visitors import PATIENCE, be_guest, finished_game, visitor

PHONE = ViewportSize(width=360, height=740)
LAPTOP = ViewportSize(width=1280, height=800)
MOMENTS = 2
ANSWERS = 12
DIALOGS = ["Menu", "Take back …"]
SMALL_TEXT = """() => [...document.querySelectorAll("main *")]
    .filter(element => element.checkVisibility() && !element.closest(".unseen"))
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(element => parseFloat(getComputedStyle(element).fontSize) < 12)
    .map(element => element.outerHTML.slice(0, 120))"""
SMALL_TARGETS = """([least, which]) => [...document.querySelectorAll(which)]
    .filter(element => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .filter(element => getComputedStyle(element).display !== "inline")
    .map(element => [element, element.getBoundingClientRect()])
    .filter(([_, box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([element]) => element)
    .map(element => element.outerHTML.slice(0, 160))"""
TARGETS = {24: "main button, main summary", 44: "main button.primary, [data-prompt] [data-offered]"}
"""The least size of controls in px: of all but names within sentences, and of those that answer."""
SCROLLS_SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def test_axe_finds_nothing_on_the_cards_and_the_rules(page: Page) -> None:
    found: list[str] = []
    for path in ("/cards", "/cards/oars", "/rules"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found += [f"{path}: {violation}" for violation in in_all_themes(page)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_finished_game_and_its_replay(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    table = finished_game(context)
    found: list[str] = []
    for path in (f"/table/{table}", f"/replay/{table}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.get_by_role("button").first).to_be_visible()
        found += [f"{path}: {violation}" for violation in in_all_themes(page)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_table_in_play_nor_in_its_dialogs(page: Page, context: BrowserContext) -> None:
    at_once(page)
    page.set_viewport_size(LAPTOP)
    page.goto(f"/table/{new_game(context, 'me', 'rule', 'random')}")
    found: list[str] = []
    for _ in range(MOMENTS):
        play(page, click, ANSWERS)
        found += in_all_themes(page)
    page.locator(".board .top button").first.focus()
    page.keyboard.press("o")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += in_all_themes(page)
    page.keyboard.press("Escape")
    for name in DIALOGS:
        for button in page.locator("main").get_by_role("button", name=name, exact=True).all():
            button.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            found += [f"{name}: {violation}" for violation in in_all_themes(page)]
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(sorted(set(found)))


def tap(page: Page, thing: Thing) -> None:
    """Taps on something that is offered."""
    element_of(page, thing).tap()


def test_on_a_phone_the_table_is_large_enough_to_read_and_to_touch(chromium: Browser, server: str) -> None:
    context = chromium.new_context(base_url=server, locale="en-US", viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    heard = Complaints(context)
    page = context.new_page()
    at_once(page)
    page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
    found: list[str] = []
    for _ in range(MOMENTS):
        play(page, tap, ANSWERS)
        found += [f"text of less than 12 px: {text}" for text in page.evaluate(SMALL_TEXT)]
        for least, which in TARGETS.items():
            small = page.evaluate(SMALL_TARGETS, [least, which])
            found += [f"less than {least} px: {target}" for target in small]
        assert not page.evaluate(SCROLLS_SIDEWAYS)
    assert not found, "\n".join(sorted(set(found)))
    context.close()
    assert heard.all == []


def test_a_laptop_at_200_percent_does_not_scroll_sideways(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, ViewportSize(width=640, height=400)) as page:
        at_once(page)
        page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
        play(page, click, ANSWERS)
        assert not page.evaluate(SCROLLS_SIDEWAYS)

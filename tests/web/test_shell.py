"""Around every page: header, titles, focus, trouble; longer words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from splay.locale.catalogue import languages, load
from tests.web.visitors import be_guest, finished_game, send, visitor

PHONE = ViewportSize(width=360, height=740)
PAGES = ["/", "/new", "/people", "/settings", "/games", "/about", "/nowhere"]


def test_another_page_has_its_title_and_the_focus_on_its_heading(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Play Innovation · Splay")
    page.get_by_role("link", name="Settings").click()
    expect(page).to_have_title("Settings · Splay")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    expect(page.get_by_role("link", name="Settings")).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_focused()


def test_the_first_tab_stop_leads_past_the_header(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Normal")).to_be_focused()


def test_on_a_phone_the_pages_lie_at_the_lower_edge(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE) as page:
        page.goto("/rules")
        links = page.get_by_role("navigation", name="Pages")
        expect(links.get_by_role("link")).to_have_text(["Play", "Games", "Learn", "Players", "Rules"])
        page.get_by_role("main").get_by_role("link", name="Cards", exact=True).click()
        expect(page.get_by_role("heading", name="Cards", level=1)).to_be_visible()
        page.go_back()
        assert links.evaluate("nav => nav.getBoundingClientRect().bottom") == PHONE["height"]
        page.get_by_role("contentinfo").get_by_role("link").last.click()  # the links don't lie over the end of a page
        expect(page.get_by_role("heading", name="About", level=1)).to_be_visible()
        links.get_by_role("link", name="Games").click()
        expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
        expect(links.get_by_role("link", name="Games")).to_have_attribute("aria-current", "page")
        page.get_by_role("banner").get_by_role("link", name="Settings").click()
        expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 704, 740, 844])
def test_a_guest_finds_the_way_to_sign_in_on_every_phone(chromium: Browser, server: str, width: int) -> None:
    for language in languages():
        with visitor(chromium, server, ViewportSize(width=width, height=360)) as page:
            be_guest(page.context, "Gentle Bear")
            page.goto(f"/about?language={language}")
            expect(page.locator(f"html[lang={language}]")).to_be_attached()
            header = page.get_by_role("banner")
            for name in ("people", "players/me", "settings"):
                expect(header.locator(f"a[href='/{name}']")).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, language


def test_an_address_that_is_no_page_says_so(page: Page) -> None:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There's no such page")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_visible()


def test_a_page_that_cannot_be_loaded_says_what_to_do(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the file that does not come
    page.route("**/assets/SettingsPage*.js", lambda route: route.abort())
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    page.unroute("**/assets/SettingsPage*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_server_that_fails_is_told_and_asked_again(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the failed requests

    def fail(route: Route) -> None:
        route.fulfill(status=503, body="{}")

    page.route("**/api/archive*", fail)
    page.goto("/games/archive")
    expect(page.get_by_text("The server doesn't answer.")).to_be_visible()
    page.unroute("**/api/archive*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The server doesn't answer.")).to_be_hidden()


def test_without_any_words_the_page_says_in_each_language_that_none_came(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the failed requests
    page.route("**/api/locale/**", lambda route: route.fulfill(status=503, body="{}"))
    page.goto("/")
    able = [language for language in languages() if load(language).own_keys >= {"shell-unreachable", "shell-try-again"}]
    expect(page.locator("section[lang]")).to_have_count(len(able))
    expect(page.locator('section[lang="en"]')).to_contain_text("The server doesn't answer.")
    page.unroute("**/api/locale/**")
    page.locator('section[lang="en"]').get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_visible()
    expect(page.locator('meta[name="description"]')).to_have_attribute("content", load().text("shell-description"))


def longer(messages: str) -> str:
    """The texts of a Fluent file as of a language with longer words."""
    return re.sub(r"^([a-z][A-Za-z0-9_-]* = )(?=[^{\n])(.*)$", lengthened, messages, flags=re.MULTILINE)


def lengthened(message: re.Match[str]) -> str:
    """A text that is 40 % longer, by words as long as the longest in it."""
    key, text = message.groups()
    word = "ö" * max(map(len, re.findall(r"[A-Za-z]+", text)), default=1)
    return key + text + f" {word}" * (1 + int(0.4 * len(text) / (len(word) + 1)))


def test_longer_words_fit_a_phone(chromium: Browser, server: str) -> None:
    def translate(route: Route) -> None:
        words = route.fetch().json()
        route.fulfill(json={**words, "messages": longer(words["messages"])})

    with visitor(chromium, server, PHONE) as page:
        page.route(re.compile(r"/api/locale/(?:en|preferred)(\?cards=base|/parts/)"), translate)
        be_guest(page.context, "Ann")
        finished_game(page.context)
        waiting = send(page.context, "POST", "/api/tables", {"seats": ["me"]})["id"]
        for path in [*PAGES, f"/table/{waiting}"]:
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text("ö")
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
            for more in page.locator("summary").all():
                more.click()
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= PHONE["width"], path

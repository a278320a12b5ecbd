"""Finding an opponent: one press, and the page tells when somebody is there, wherever the reader is meanwhile."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.results_kept import account
from tests.web.visitors import LAPTOP, PHONE, TABLE, table_at, table_told, visitor

A_MINUTE_MS = 61_000


def panel(page: Page) -> Locator:
    """What finds opponents, on the start page."""
    return page.get_by_role("region", name=re.compile("^(Find|Looking for) (an )?opponents?"))


def wish(
    page: Page, *, pace: str = "Live", players: str = "2 players", cards: str = "Base game (105 cards)"
) -> Locator:
    """Chooses what to play: another in each test, so that none meets whoever looked in the one before."""
    page.goto("/")
    panel(page).get_by_text(pace, exact=True).click()
    panel(page).get_by_label("Players").select_option(players)
    panel(page).get_by_label("Sets").select_option(cards)
    return panel(page)


def look(page: Page, **wanted: str) -> None:
    """Looks for opponents, as the first who does."""
    wish(page, **wanted).get_by_role("button", name="Be the first").click()
    expect(panel(page).get_by_role("button", name="Stop looking")).to_be_visible()


@pytest.mark.parametrize(
    ("viewport", "cards"), [(LAPTOP, "Base game (105 cards)"), (PHONE, "All sets")], ids=["laptop", "phone"]
)
def test_two_find_each_other_and_the_one_who_waits_is_told_on_whatever_page(
    chromium: Browser, server: str, viewport: ViewportSize, cards: str
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as ann, visitor(chromium, server) as bob:
        look(ann, cards=cards)
        expect(panel(ann).get_by_role("timer")).to_have_text(re.compile(r"^0:0[1-9]$"))
        assert violations(ann) == []
        ann.get_by_role("link", name="Learn", exact=True).first.click()
        expect(ann.get_by_role("region", name="Find an opponent")).to_contain_text("Looking for an opponent")
        expect(wish(bob, cards=cards)).to_contain_text("1 person is looking.")
        panel(bob).get_by_role("button", name="Find an opponent").click()
        bob.wait_for_url(TABLE)
        expect(ann.get_by_role("alert")).to_contain_text(re.compile("Your game with .+ begins."))
        expect(ann).to_have_title(re.compile("^● Your turn"))
        assert violations(ann) == []
        ann.get_by_role("button", name="Go to the table").click()
        ann.wait_for_url(TABLE)
        assert table_at(ann) == table_at(bob)
        expect(ann.get_by_role("alert").filter(has_text="begins")).to_be_hidden()
        assert table_told(ann)["status"] == "running"


def test_whoever_stays_on_the_page_is_brought_to_the_table(chromium: Browser, server: str) -> None:
    with visitor(chromium, server) as ann, visitor(chromium, server) as bob:
        look(ann, players="3 players")
        wish(bob, players="3 players").get_by_role("button", name="Find").click()
        expect(panel(bob)).to_contain_text("Looking for opponents")
        with visitor(chromium, server) as cleo:
            expect(wish(cleo, players="3 players")).to_contain_text("2 people are looking.")
            panel(cleo).get_by_role("button", name="Find").click()
            for each in (ann, bob, cleo):
                each.wait_for_url(TABLE)
            assert table_at(ann) == table_at(bob) == table_at(cleo)


def test_after_a_minute_a_computer_is_offered_and_the_search_goes_on_at_its_table(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        ann, bob = [stack.enter_context(visitor(chromium, server)) for _ in range(2)]
        ann.clock.install()
        look(ann, players="4 players")
        expect(panel(ann)).to_contain_text("We'll tell you")
        ann.clock.fast_forward(A_MINUTE_MS)
        expect(panel(ann)).to_contain_text("we keep looking")
        panel(ann).get_by_role("button", name="Play the computer").click()
        ann.wait_for_url(TABLE)
        others = [stack.enter_context(visitor(chromium, server)) for _ in range(2)]
        for each in (bob, *others):
            wish(each, players="4 players").get_by_role("button", name="Find").click()
        found = ann.get_by_role("alert").filter(has_text="begins")
        found.get_by_role("button", name="Go to the table").click()
        bob.wait_for_url(TABLE)
        expect(found).to_be_hidden()
        assert table_at(ann) == table_at(bob)


def test_a_page_that_is_loaded_anew_goes_on_looking_until_it_is_stopped(page: Page, context: BrowserContext) -> None:
    look(page, pace="By the day", players="3 players")
    expect(panel(page)).to_contain_text("You can close Splay.")
    page.reload()
    panel(page).get_by_role("button", name="Stop looking").click()
    expect(panel(page).get_by_role("button", name="Be the first")).to_be_visible()
    page.reload()
    expect(panel(page).get_by_text("By the day")).to_be_visible()
    expect(panel(page).get_by_label("By the day")).to_be_checked()
    expect(panel(page).get_by_role("button", name="Be the first")).to_be_visible()


def test_it_is_said_how_long_there_is_to_think(page: Page, context: BrowserContext) -> None:
    expect(wish(page, pace="Live").get_by_text("Clock: 20 minutes each, + 30 seconds per answer")).to_be_visible()
    expect(wish(page, pace="By the day").get_by_text("Clock: one day per answer")).to_be_visible()


def test_rated_games_are_for_those_who_are_signed_in(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    expect(panel(page).get_by_role("checkbox", name="Rated")).to_be_disabled()
    expect(panel(page).get_by_role("link", name="Sign in to play rated")).to_be_visible()
    account(page, "Ann")
    page.goto("/")
    panel(page).get_by_role("checkbox", name="Rated").check()
    panel(page).get_by_role("button", name="Be the first").focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_contain_text("Live, rated, 2 players")
    panel(page).get_by_role("button", name="Stop looking").click()
    expect(panel(page).get_by_role("checkbox", name="Rated")).to_be_checked()


def test_a_server_that_pairs_nobody_shows_nothing_of_it(page: Page, context: BrowserContext) -> None:
    context.route("**/api/seeks", lambda route: route.fulfill(json={"on": False, "looking": []}))
    page.goto("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(panel(page)).to_be_hidden()

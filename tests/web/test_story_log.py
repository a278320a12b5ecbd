"""The log at the table: turns and actions, search, filters, order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.stories import at_pace, new_game, open_table, play, tab
from tests.web.visitors import visitor

pytestmark = pytest.mark.xdist_group("log")  # the game is played once


class Reader:
    """Somebody whose game has gone on for some turns."""

    def __init__(self, page: Page) -> None:
        self.page = page
        at_pace(page.context, "instant")
        self.table = new_game(page.context, name="Ann")
        play(page.context, self.table, 30)


@pytest.fixture(scope="module")
def reader(chromium: Browser, server: str, running_test: Path) -> Iterator[Reader]:
    """A reader, and the game, the same whichever test asks for it first."""
    running_test.write_text("a game that is read", encoding="utf-8")
    with visitor(chromium, server) as page:
        yield Reader(page)


@pytest.fixture
def log(reader: Reader) -> Locator:
    """The log, as nobody has changed it yet."""
    page = reader.page
    page.goto("/about")
    page.evaluate("localStorage.clear()")
    open_table(page, reader.table)
    tab(page, "Log")
    return page.get_by_role("region", name="Log", exact=True)


AT_THE_END = "told => told.scrollHeight - told.scrollTop - told.clientHeight < 2"


def headings(log: Locator) -> list[int]:
    """The numbers of the turns, as they stand."""
    return [int(text.split()[1].rstrip(":")) for text in log.locator(".heading").all_inner_texts()]


def filters(log: Locator) -> None:
    log.get_by_text("Search, filter, order").click()


def test_the_newest_turn_is_at_the_bottom_and_in_sight_or_at_the_top(log: Locator) -> None:
    numbers = headings(log)
    assert len(numbers) > 3
    assert numbers == sorted(numbers)
    expect(log.locator(".turns li li").last).to_be_in_viewport()
    filters(log)
    log.get_by_label("Newest").select_option("At the top")
    expect(log.locator(".heading").first).to_contain_text(f"Turn {numbers[-1]}")
    assert headings(log) == numbers[::-1]


def test_who_is_at_the_newest_line_stays_there_on_a_lower_screen(log: Locator) -> None:
    told = log.get_by_role("region", name="The whole story").element_handle()
    low = told.evaluate("told => told.clientHeight")
    log.page.set_viewport_size({"width": 1366, "height": 1400})
    log.page.wait_for_function("([told, low]) => told.clientHeight > low + 100", arg=[told, low])
    log.page.wait_for_function(AT_THE_END, arg=told)
    log.page.set_viewport_size({"width": 1366, "height": 720})
    log.page.wait_for_function("([told, low]) => told.clientHeight === low", arg=[told, low])
    log.page.wait_for_function(AT_THE_END, arg=told)


def test_lines_that_grow_just_as_the_log_has_scrolled_take_nobody_from_the_newest_one(log: Locator) -> None:
    told = log.get_by_role("region", name="The whole story").element_handle()
    told.evaluate(
        """told => {
            told.firstElementChild.style.paddingBottom = "400px";
            told.dispatchEvent(new Event("scroll"));
        }"""
    )
    log.page.wait_for_function(AT_THE_END, arg=told)


def test_earlier_turns_are_shown_when_asked_for(log: Locator) -> None:
    newest, shown = headings(log)[-1], len(headings(log))
    assert shown < newest
    while log.get_by_role("button", name="Earlier turns").is_visible():
        log.get_by_role("button", name="Earlier turns").click()
    assert headings(log) == list(range(1, newest + 1))
    expect(log.get_by_text("You started with")).to_be_visible()


def test_words_are_found_in_old_turns_too(log: Locator) -> None:
    expect(log.get_by_text("started with")).to_have_count(0)
    filters(log)
    log.get_by_role("searchbox").fill("STARTED with")
    expect(log.get_by_text("started with")).to_have_count(2)
    log.get_by_role("searchbox").fill("no such thing")
    expect(log.get_by_text("Nothing here.")).to_be_visible()


def test_lines_of_one_player_and_changes_only(log: Locator) -> None:
    filters(log)
    log.get_by_label("Player").select_option("Ann")
    log.get_by_label("Lines").select_option("Only what moved or changed")
    lines = log.locator("li li")
    expect(lines.filter(has_text="used an action")).to_have_count(0)
    expect(lines.filter(has_text="Medium computer drew")).to_have_count(0)
    expect(lines.filter(has_text="You").first).to_be_visible()


def test_the_names_of_cards_open_the_cards(log: Locator) -> None:
    filters(log)
    log.get_by_role("searchbox").fill("You started with")
    name = log.get_by_text("You started with").get_by_role("button")
    title = name.inner_text()
    name.click()
    expect(log.page.get_by_role("dialog", name=title)).to_be_visible()

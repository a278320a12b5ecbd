"""Several people at one device: nobody sees another one's hand, not even in the page's source."""

from __future__ import annotations

import random

from playwright.sync_api import BrowserContext, Page, expect

from tests.strength import amount
from tests.web.playing import HAS_MOVED, STANDS, at_once, choice_of, click, new_game, offered, state_of
from tests.web.visitors import send

GOES_ON = """() => document.querySelector("[data-prompt]:not([data-busy])") !== null
    && document.querySelector("[data-offered]") !== null"""
"""There is something to choose, or a device to hand over."""


def hand_of(context: BrowserContext, table: str, seat: int) -> set[str]:
    """The names of the cards in a hand."""
    names = send(context, "GET", "/api/locale/en")["cards"]
    return {names[card["card"]]["name"] for card in state_of(context, table, seat)["view"]["players"][seat]["hand"]}


def names_in(page: Page, names: set[str]) -> list[str]:
    """Those of the names that stand anywhere in the page, seen or not."""
    source = page.content()
    return [name for name in names if name in source]


def test_the_device_is_handed_over(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "me")
    hands = [hand_of(context, table, seat) for seat in (0, 1)]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Hand over to Ann 1")).to_be_visible()
    assert names_in(page, hands[0] | hands[1]) == []

    page.get_by_role("button", name="I'm Ann 1: continue").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert len(names_in(page, hands[0])) == 2
    assert names_in(page, hands[1]) == []

    click(page, choice_of(offered(page), random.Random(1)))
    page.get_by_role("button", name="Hand over to Ann 2").click()
    expect(page.get_by_role("heading", name="Hand over to Ann 2")).to_be_visible()
    assert names_in(page, hands[0] | hands[1]) == []

    page.get_by_role("button", name="I'm Ann 2: continue").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    assert len(names_in(page, hands[1])) == 2
    assert names_in(page, hands[0]) == []


def test_people_at_one_screen_play_on_in_turn(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "me")
    page.goto(f"/table/{table}")
    chance = random.Random(2)
    for _ in range(amount(5, 12)):
        page.get_by_role("button", name=": continue").click()
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
        hand_over = page.get_by_role("button", name="Hand over to")
        page.wait_for_function(GOES_ON)
        while not hand_over.is_visible():
            before = page.evaluate(STANDS)
            click(page, choice_of(offered(page), chance))
            page.wait_for_function(HAS_MOVED, arg=before)
            page.wait_for_function(GOES_ON)
        hand_over.click()
    assert state_of(context, table, 0)["view"]["turn_number"] >= amount(3, 5)


def test_the_focus_goes_with_the_device(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "me")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="I'm Ann 1: continue").press("Enter")
    expect(page.locator("[data-prompt]")).to_be_focused()
    click(page, choice_of(offered(page), random.Random(1)))
    page.get_by_role("button", name="Hand over to Ann 2").press("Enter")
    expect(page.get_by_role("heading", name="Hand over to Ann 2")).to_be_focused()
    page.get_by_role("button", name="I'm Ann 2: continue").press("Enter")
    expect(page.locator("[data-prompt]")).to_be_focused()

"""Whole games against the computer: by mouse, by keyboard alone, and by thumb on a small screen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.strength import amount
from tests.web.playing import (
    MOST_ANSWERS,
    OVERFLOWS,
    SAMPLED_ANSWERS,
    Thing,
    answer_past,
    at_once,
    click,
    element_of,
    new_game,
    offered,
    play,
    play_whole,
)
from tests.web.visitors import PHONE, visitor

pytestmark = pytest.mark.every_time

OUTCOME = re.compile(r"^You (won|lost|and .+ won)")
FEW = amount(12, 20)
ENDED_BY_LEAVING = {"settings": {"leavers": "end"}}


def tap(page: Page, thing: Thing) -> None:
    """Taps on something that is offered; the page never scrolls sideways."""
    element_of(page, thing).tap()
    assert not page.evaluate(OVERFLOWS)


def press(page: Page, thing: Thing) -> None:
    """Chooses by the keys alone: its number if it has one, else by the arrows; Enter confirms."""
    if thing["number"]:
        page.keyboard.press(thing["number"])
        return
    if thing["confirms"] and any(other["number"] for other in offered(page)):
        page.keyboard.press("Enter")
        return
    element = element_of(page, thing)
    for _ in range(len(offered(page)) + FEW):
        if element.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows do not lead there")


def shows_the_result(page: Page, use: Callable[[Locator], None]) -> None:
    """The result is in sight, gives way to the boards, and comes back."""
    outcome, show = page.get_by_role("heading", name=OUTCOME), page.get_by_role("button", name="Show the result")
    expect(outcome).to_be_in_viewport()
    expect(show).to_have_count(0)
    use(page.get_by_role("button", name="See boards"))
    use(show)
    expect(outcome).to_be_in_viewport()


def test_a_whole_game_is_played_by_mouse(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    at_once(page)
    table = new_game(context, "me", "rule")
    page.goto(f"/table/{table}")
    assert play(page, click, amount(SAMPLED_ANSWERS, MOST_ANSWERS)) > FEW
    page.goto("/about")  # else the page may ask what an action would do that is gone by then
    chance = random.Random(1)
    while answer_past(page.context, table, chance):
        pass
    page.goto(f"/table/{table}")
    page.locator("[data-prompt][data-over]").wait_for()
    shows_the_result(page, Locator.click)


def test_a_whole_game_is_played_by_keyboard_alone(page: Page, context: BrowserContext) -> None:
    at_once(page)
    table = new_game(context, "me", "rule", **ENDED_BY_LEAVING)
    page.goto(f"/table/{table}")
    assert play_whole(page, table, press) > FEW
    shows_the_result(page, partial(Locator.press, key="Enter"))


def test_a_whole_game_is_played_by_thumb_on_a_phone(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        at_once(page)
        table = new_game(page.context, "me", "rule", **ENDED_BY_LEAVING)
        page.goto(f"/table/{table}")
        assert play_whole(page, table, tap) > FEW
        shows_the_result(page, Locator.tap)

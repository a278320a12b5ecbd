"""A mouse at the table: what it points at lies open, stays where it is, and takes the click."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.strength import amount
from tests.web.at_table import ON_TURN, told
from tests.web.playing import (
    Thing,
    answer,
    at_once,
    element_of,
    new_game,
    play,
    question_of,
    state_of,
    wait_for_large_cards,
)
from tests.web.stories import at_pace, open_table, using_a_card
from tests.web.stories import play as play_by_itself
from tests.web.visitors import finished_game

NARROW: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
LOW: ViewportSize = {"width": 1280, "height": 450}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SOME = amount(10, 25)
STORY = 25
"""Events that are told line by line; of very many there is only a summary."""
LITTLE = 160
"""This much of the screen, in px, is enough for a question that nobody asks any more."""
ALL_OPEN = """cards => cards.flatMap(card => ["nearest", "start", "center", "end"].filter(block => {
    scrollTo(0, block === "start" ? 0 : document.documentElement.scrollHeight);
    card.scrollIntoView({ block, behavior: "instant" });
    const { left, top, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(block => `${card.textContent.trim().slice(0, 20)}: ${block}`))"""
"""The cards whose middle something else covers when they are scrolled into view."""
HEIGHT_AND_ON = """buttons => buttons.map(button => {
    const { height } = button.closest(".asking").getBoundingClientRect();
    button.click();
    return height;
})"""
"""How high the bar is while a story is told, which then goes on; nothing once it has ended, as it does by itself."""
IS_STILL = "() => document.getAnimations().every(movement => movement.playState !== 'running')"


def box(element: Locator) -> dict[str, float]:
    """Where an element is."""
    found = element.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes overlap."""
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def rest_on(page: Page, element: Locator) -> None:
    """Scrolls something into view and moves the mouse to its middle."""
    element.evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_function(IS_STILL)
    place = box(element)
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def now_asked(page: Page) -> Locator:
    """The question that is asked now, which is not there any more when it has been answered."""
    return page.locator(f'[data-asked="{page.locator("[data-prompt]").get_attribute("data-asked")}"]')


def own_turn(page: Page, context: BrowserContext, *others: str) -> str:
    """A game in which Ann is to act, open on the page; its table."""
    at_once(page)
    table = new_game(context, "me", *(others or ("rule",)))
    question = question_of(context, table)
    while question["kind"] != "action":
        answer(context, table, question, question["options"][0]["key"])
        question = question_of(context, table)
    page.goto(f"/table/{table}")
    expect(page.get_by_text(ON_TURN)).to_be_visible()
    return table


@pytest.mark.parametrize("size", [NARROW, LOW], ids=["narrow", "low"])
def test_what_scrolls_into_view_is_clear_of_the_question(
    page: Page, context: BrowserContext, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    own_turn(page, context, "rule", "rule")
    assert page.get_by_role("region", name="Your side").locator("[data-card]").evaluate_all(ALL_OPEN) == []


def test_nothing_moves_under_a_mouse_that_rests_on_a_card(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(LAPTOP)
    own_turn(page, context)
    card = page.locator('[data-place="hand"] [data-offered]').first
    prompt = page.get_by_role("region", name="Your question")
    rest_on(page, card)
    page.mouse.move(0, 0)
    before = box(card), box(prompt)
    asked = now_asked(page)
    rest_on(page, card)
    expect(told(page)).to_contain_text("Meld")
    page.mouse.down()
    assert (box(card), box(prompt)) == before
    page.mouse.up()
    expect(asked).to_have_count(0)


def test_a_large_card_does_not_cover_the_one_under_the_mouse(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(LAPTOP)
    own_turn(page, context)
    card = page.locator('[data-place="own"] .board [data-card]').first
    wait_for_large_cards(page)
    rest_on(page, card)
    large = page.locator(".hovering")
    large.wait_for(state="attached")
    assert not large.is_visible() or not meet(box(card), box(large))


@pytest.mark.parametrize("size", [NARROW, LAPTOP], ids=["narrow", "laptop"])
def test_what_a_meld_would_do_does_not_cover_its_card(page: Page, context: BrowserContext, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    own_turn(page, context)
    card = page.locator('[data-place="hand"] [data-offered]').first
    asked = now_asked(page)
    rest_on(page, card)
    expect(told(page)).to_contain_text("Meld")
    assert not meet(box(card), box(told(page)))
    page.mouse.down()
    page.mouse.up()
    expect(asked).to_have_count(0)


def point_and_click(page: Page, thing: Thing) -> None:
    """Moves the mouse to the middle of something that is offered, and clicks on whatever lies there."""
    rest_on(page, element_of(page, thing))
    page.mouse.down()
    page.mouse.up()


def test_a_mouse_in_a_narrow_window_gets_what_it_clicks_on(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(NARROW)
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule', 'random')}")
    assert play(page, point_and_click, answers=SOME) > 0


def test_a_hint_lies_over_no_part_of_the_table_on_a_laptop(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(LAPTOP)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    hint = page.get_by_role("status").filter(has_text="Hint")
    for place in ('"middle"]', '"own"] .board', '"others"]', '"hand"]'):
        assert not meet(box(hint), box(page.locator(f"[data-place={place}")))


def test_a_notice_leaves_the_foot_of_a_phone_free(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(NARROW)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="No more hints").click()
    notice = page.locator(".notice").filter(has_text="Hints are off.")
    names = page.get_by_role("navigation", name="Boards")
    for place in (names, page.get_by_role("region", name="Your question"), page.locator('[data-place="hand"]').first):
        assert not meet(box(notice), box(place))


@pytest.mark.parametrize("size", [NARROW, SIDEWAYS], ids=["upright", "sideways"])
def test_a_notice_leaves_the_tabs_of_what_lies_open_on_a_phone_free(
    page: Page, context: BrowserContext, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="No more hints").click()
    page.get_by_role("button", name="Story, log, and chat").click()
    notice = page.locator(".notice").filter(has_text="Hints are off.")
    for place in (page.get_by_role("tablist"), page.locator("[data-turn-line]")):
        assert not meet(box(notice), box(place))


def test_a_story_leaves_the_table_where_it_is(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(LAPTOP)
    at_pace(context, "slow")
    table = new_game(context, "me", "rule", "rule", "rule", "rule")
    open_table(page, table)
    while question_of(context, table) and len(state_of(context, table)["events"]) < STORY:
        play_by_itself(context, table, 1, using_a_card)
    following = page.locator(".asking").get_by_role("button", name="Go on")
    expect(following).to_be_visible()
    heights: set[float] = set()
    while looked := following.evaluate_all(HEIGHT_AND_ON):
        heights.update(looked)
    assert len(heights) == 1


def test_a_finished_game_asks_for_little_room(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(NARROW)
    at_once(page)
    context.request.post("/api/guests", data={"name": "Ann"}, headers={"X-Splay": "test"})
    page.goto(f"/table/{finished_game(context)}")
    page.locator("[data-prompt]").get_by_role("button", name="See boards").click()
    expect(page.get_by_role("button", name="Show the result")).to_be_visible()
    assert box(page.locator(".asking"))["height"] < LITTLE

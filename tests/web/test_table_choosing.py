"""Choosing: what a tap and a click do, where to look for what is asked, and how much of a phone that takes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.at_table import ON_TURN, does
from tests.web.lasting import at_rest
from tests.web.playing import (
    HAS_MOVED,
    IS_ASKED,
    STANDS,
    answer,
    at_once,
    choice_of,
    element_of,
    is_over,
    new_game,
    offered,
    question_of,
)
from tests.web.positions import Positions
from tests.web.visitors import PHONE, be_guest, visitor

TAPS = 30
TABLET: ViewportSize = {"width": 820, "height": 1180}
FITS = """() => {
    const boxOf = (what) => document.querySelector(what)?.getBoundingClientRect();
    const inside = (box) => box !== undefined && box.top >= 0 && box.bottom <= innerHeight + 0.5;
    return {
        page: document.documentElement.scrollHeight <= innerHeight,
        question: inside(boxOf("[data-prompt] .asked, [data-prompt] .still")),
        hand: inside(boxOf('[data-place="hand"]')),
    };
}"""
LOW: ViewportSize = {"width": 1280, "height": 360}
A_TOP_CARD_OF_OTHERS = "me: blue: Bioengineering; hand: Tools\nyou: yellow: Agriculture; blue: Pottery"
A_CARD_TO_RETURN = "me: yellow: Agriculture; red: Oars; hand: Sailing, Clothing\nyou: red: Archery"


@pytest.fixture
def phone(chromium: Browser, server: str) -> Iterator[Page]:
    """A phone."""
    with visitor(chromium, server, PHONE, touch=True) as page:
        yield page


def at_first_action(page: Page) -> None:
    """Opens, without movement, a game in which the first cards are chosen, by whatever gesture the page takes."""
    at_once(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
    while page.get_by_text(ON_TURN).count() == 0:
        page.wait_for_function(IS_ASKED)
        things = offered(page)
        if page.get_by_text(ON_TURN).count() == 0 and things:
            before = page.evaluate(STANDS)
            element_of(page, choice_of(things, random.Random(1))).click()
            page.wait_for_function(HAS_MOVED, arg=before)


def test_a_tap_on_a_card_in_hand_shows_what_it_would_do_and_a_second_one_melds_it(phone: Page) -> None:
    at_first_action(phone)
    card = phone.locator('[data-place="hand"] [data-offered]').first
    asked = phone.locator(f'[data-asked="{phone.locator("[data-prompt]").get_attribute("data-asked")}"]')
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(does(phone)).to_have_text(re.compile("^Meld "))
    expect(does(phone)).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("region", name="What it would do")).to_contain_text("Meld")
    expect(asked).to_have_count(1)
    phone.locator("[data-sheet] .face").tap()
    expect(asked).to_have_count(0)


def test_a_click_on_a_card_in_hand_melds_it(page: Page) -> None:
    at_first_action(page)
    asked = page.locator(f'[data-asked="{page.locator("[data-prompt]").get_attribute("data-asked")}"]')
    page.locator('[data-place="hand"] [data-offered]').first.click()
    expect(asked).to_have_count(0)


def test_a_phone_scrolls_nothing_and_has_the_question_and_the_hand_in_sight(phone: Page) -> None:
    phone.goto(f"/table/{new_game(phone.context, 'me', 'random')}")
    chance = random.Random(3)
    for _ in range(TAPS):
        phone.wait_for_function(IS_ASKED)
        if is_over(phone):
            break
        assert phone.evaluate(FITS) == {"page": True, "question": True, "hand": True}
        things = offered(phone)
        if things:
            before = phone.evaluate(STANDS)
            element_of(phone, choice_of(things, chance)).tap()
            phone.wait_for_function(HAS_MOVED, arg=before)


def test_a_phone_shows_one_board_at_a_time_and_leads_back_to_where_one_can_choose(phone: Page) -> None:
    at_first_action(phone)
    boards = phone.get_by_role("navigation", name="Boards").locator("[data-tab]")
    expect(boards.nth(0)).to_have_attribute("aria-current", "true")
    boards.nth(1).tap()
    expect(phone.locator('section[data-seat="1"]')).to_be_visible()
    expect(phone.locator('section[data-seat="0"]')).to_have_count(0)
    expect(boards.nth(0)).to_contain_text("choose")
    expect(phone.get_by_text("You're looking at")).to_be_visible()
    phone.get_by_role("button", name="Your board", exact=True).tap()
    expect(phone.locator('section[data-seat="0"]')).to_be_visible()


def test_a_tablet_shows_the_boards_of_two_players_and_scrolls_nothing(phone: Page) -> None:
    phone.set_viewport_size(TABLET)
    at_first_action(phone)
    for seat in (0, 1):
        expect(phone.locator(f'section[data-seat="{seat}"]')).to_be_in_viewport(ratio=1)
    assert phone.evaluate(FITS) == {"page": True, "question": True, "hand": True}
    phone.set_viewport_size(PHONE)
    expect(phone.locator('section[data-seat="1"]')).to_have_count(0)
    assert phone.evaluate(FITS) == {"page": True, "question": True, "hand": True}


def test_a_phone_opens_the_board_of_another_player_on_which_one_chooses(phone: Page, positions: Positions) -> None:
    at_once(phone)
    be_guest(phone.context, "Ann")
    table = positions.table(phone.context, A_TOP_CARD_OF_OTHERS)
    answer(phone.context, table, question_of(phone.context, table), "dogma:bioengineering")
    phone.goto(f"/table/{table}")
    expect(phone.locator('section[data-seat="1"] [data-offered]').first).to_be_in_viewport()


def test_what_lies_in_the_middle_and_the_story_are_one_tap_away_on_a_phone(phone: Page) -> None:
    at_first_action(phone)
    phone.get_by_role("button", name="Supplies and achievements").tap()
    expect(phone.get_by_role("region", name="Supplies", exact=True)).to_be_in_viewport()
    phone.get_by_role("button", name="Story, log, and chat").tap()
    expect(phone.get_by_role("tab", name="Log")).to_be_in_viewport()
    expect(phone.locator("[data-turn-line]")).to_be_in_viewport(ratio=1)


def test_what_is_asked_for_comes_into_sight_and_is_found_again(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    page.set_viewport_size(LOW)
    at_once(page)
    be_guest(context, "Ann")
    table = positions.table(context, A_CARD_TO_RETURN)
    answer(context, table, question_of(context, table), "dogma:agriculture")
    page.goto(f"/table/{table}")
    prompt = page.get_by_role("region", name="Your question")
    expect(prompt).to_contain_text("from your hand")
    hand = page.locator('[data-place="hand"] [data-offered]').first
    expect(hand).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    expect(hand).not_to_be_in_viewport()
    shows = prompt.get_by_role("button", name="Show them")
    at_rest(shows.bounding_box)  # else a click meets what lies where it stood, and the next try scrolls by itself
    shows.click()
    expect(hand).to_be_in_viewport(ratio=1)
    expect(shows).to_have_count(0)


def test_who_plays_by_keys_is_not_scrolled_about(page: Page, context: BrowserContext, positions: Positions) -> None:
    page.set_viewport_size(LOW)
    at_once(page)
    be_guest(context, "Ann")
    page.goto(f"/table/{positions.table(context, A_CARD_TO_RETURN)}")
    agriculture = page.locator('[data-offered][data-card="agriculture"]')
    agriculture.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    prompt = page.get_by_role("region", name="Your question")
    expect(prompt).to_contain_text("from your hand")
    expect(prompt.get_by_role("button", name="Show them")).to_be_visible()


@pytest.mark.parametrize("opens", ["Supplies and achievements", "Story, log, and chat"])
def test_what_is_opened_on_a_phone_has_all_the_height_but_for_a_line_that_says_what_is_asked(
    phone: Page, opens: str
) -> None:
    table = new_game(phone.context, "me", "rule")
    at_once(phone)
    phone.goto(f"/table/{table}")
    expect(phone.locator("[data-prompt]")).to_contain_text("Choose your starting card")
    phone.get_by_role("button", name=opens).tap()
    opened = phone.locator(".board-area")
    expect(phone.get_by_role("button", name=opens)).to_have_attribute("aria-expanded", "true")
    expect(phone.locator("[data-turn-line]")).to_contain_text("Choose your starting card")
    box = opened.bounding_box()
    assert box is not None
    assert box["height"] > PHONE["height"] - 120

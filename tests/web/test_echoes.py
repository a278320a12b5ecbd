"""Echoes of the Past on the page: echo effects, bonuses, forecasts, promotion, and which set is drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.at_table import CONFIRM, ON_TURN, Open, asked, does, more, own_board, told
from tests.web.stories import story

pytestmark = pytest.mark.every_time

TURN = "options: sets base echoes\nturn: me, actions 2, number 12"
ECHO = f"""
{TURN}
me: red right: Horseshoes, Plumbing, Candles; hand: Pottery
you: green: Sailing
"""
SHARED = f"""
{TURN}
me: purple: Bell; red: Archery; hand: Pottery, Flute
you: red: Metalworking, Oars; purple: Mysticism
"""
FORECAST = f"""
{TURN}
me: red: Archery; forecast: Almanac, Noodles, Bell, Calendar; hand: Perfume, Currency
you: blue: Tools; forecast: Pagoda, Lever
"""
ONE = f"""
{TURN}
me: red: Archery; forecast: Almanac, Noodles; hand: Perfume, Currency
you: blue: Tools
"""
REACHING = f"""
{TURN}
me: purple: Mysticism; forecast: Bell; hand: Currency
you: red: Metalworking
"""
BONUSES = f"""
{TURN}
me: purple: Chaturanga; red right: Archery, Plumbing; score: Masonry, Canal Building; hand: Pottery
you: blue: Tools
"""
BAROMETER = f"""
{TURN}
me: yellow: Barometer; red: Kobukson; hand: Pottery
you: blue: Telescope
"""
RETURNED = f"""
{TURN}
supply 3: end
me: blue: Pottery; red: Archery; hand: Optics, Clothing
you: purple: Mysticism
"""
FORK = f"""
{TURN}
me: purple: Tuning Fork
you: yellow: Masonry
"""
LOW = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=360, height=740)


def forecast(page: Page) -> Locator:
    """The reader's forecast, beside the hand."""
    return page.locator('section[data-place="hand"]').get_by_role("group", name="Forecast")


def meld(page: Page, card: str) -> None:
    """Melds a card of the hand, confirmed if that is asked for."""
    page.locator('[data-place="hand"] [data-offered]').filter(has_text=card).click()
    confirming = does(page)
    if confirming.is_visible():
        confirming.click()


def choose_dogma(page: Page, card: str) -> None:
    """Chooses to use a card of the board, which is then confirmed."""
    own_board(page).locator(f'[data-offered][data-card="{card}"]').click()
    expect(does(page)).to_be_visible()


def log(page: Page) -> Locator:
    """The log of the game, opened."""
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("region", name="Log", exact=True)


def test_a_splayed_pile_shows_echoes_and_bonuses_of_covered_cards(table: Open) -> None:
    page = table(ECHO)
    plumbing = own_board(page).locator('.strip[data-card="plumbing"]')
    expect(plumbing.locator("svg")).to_have_count(2)
    expect(plumbing.locator("svg.echo path")).to_be_visible()
    expect(plumbing.locator("svg.bonus-2.coin")).to_have_text("2")
    face = own_board(page).locator('[data-card="horseshoes"] .face')
    expect(face).to_contain_text("Echo: Draw a 2 and foreshadow it.")
    expect(face.get_by_role("img", name="bonus of 2")).to_be_visible()


def test_the_cards_of_a_pile_say_what_can_be_seen_of_them(table: Open) -> None:
    page = table(ECHO)
    own_board(page).locator('.pile[data-color="red"] .count').click()
    cards = page.get_by_role("dialog").get_by_role("listitem")
    expect(cards.nth(0)).to_contain_text("On top")
    expect(cards.nth(1)).to_contain_text("Visible:")
    expect(cards.nth(1).locator("p").first.get_by_role("img")).to_have_count(2)
    expect(cards.nth(1).locator(".corner.seen")).to_have_count(2)


def test_before_a_dogma_all_that_it_executes_is_listed_in_order(table: Open) -> None:
    page = table(ECHO, CONFIRM)
    choose_dogma(page, "horseshoes")
    steps = told(page).get_by_role("list", name="What happens, in order").get_by_role("listitem")
    expect(steps).to_have_count(4)
    expect(steps.nth(0)).to_contain_text("Candles' echo effect only you")
    expect(steps.nth(1)).to_contain_text("Score one of the bottom cards of your board.")
    expect(steps.nth(2)).to_contain_text("Horseshoes' echo effect")
    expect(steps.nth(3)).to_contain_text("would hit")


def test_the_list_says_who_follows_each_effect_in_which_order(table: Open) -> None:
    page = table(SHARED, CONFIRM)
    choose_dogma(page, "bell")
    expect(told(page)).to_contain_text("Bell's echo effect Medium computer, then you")


def test_the_story_tells_echo_effects_and_what_is_foreshadowed(table: Open) -> None:
    page = table(SHARED, CONFIRM)
    choose_dogma(page, "bell")
    does(page).click()
    asked(page).get_by_role("button", name="Score none").click()
    expect(asked(page)).to_contain_text(ON_TURN)
    told = log(page)
    expect(told).to_contain_text("You use Bell's echo effect.")
    expect(told).to_contain_text("You foreshadowed")
    page.get_by_role("tab", name="Story").click()
    expect(story(page)).to_contain_text("foreshadowed")
    expect(forecast(page).get_by_role("button")).to_have_count(1)


def test_a_forecast_shows_faces_to_its_owner_and_backs_to_others(table: Open) -> None:
    page = table(FORECAST)
    expect(forecast(page)).to_contain_text("Forecast: 4 cards")
    expect(forecast(page).get_by_role("button").filter(has_text="Almanac")).to_be_visible()
    theirs = page.locator('section[data-seat="1"]')
    expect(theirs).to_contain_text(re.compile("Forecast: 2 cards +Forecast +Echoes 2\N{MULTIPLICATION SIGN}2"))
    expect(theirs.locator('.back[data-set="echoes"]')).to_have_attribute("title", "an Echoes 2")
    plate = theirs.locator("> header")
    page.set_viewport_size(LOW)
    assert plate.evaluate("plate => plate.scrollHeight <= plate.clientHeight + 1")
    expect(theirs).not_to_contain_text("Pagoda")
    forecast(page).get_by_role("button").filter(has_text="Almanac").click()
    expect(page.get_by_role("dialog")).to_contain_text("Draw a 4 and foreshadow it.")


def test_a_forecast_lies_beside_the_hand_on_a_phone_and_as_backs_above_the_board_of_another(
    table: Open, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    table(FORECAST)
    expect(forecast(page)).to_contain_text("Almanac")
    page.locator('[data-tab="1"]').click()
    expect(page.get_by_role("button", name=re.compile("^Score 0 Hand . Forecast Echoes 2 .2"))).to_be_visible()


def test_cards_that_can_be_promoted_are_marked_and_one_is_used(table: Open) -> None:
    page = table(FORECAST)
    meld(page, "Currency")
    expect(asked(page)).to_contain_text("Now you may promote a card from your forecast, and use it for free.")
    expect(forecast(page).locator("[data-offered]")).to_have_count(3)
    expect(forecast(page).locator('[data-card="almanac"][data-offered]')).to_have_count(0)
    asked(page).get_by_role("button", name="Noodles").click()
    expect(asked(page)).to_contain_text("If you use it: nobody else gets its effect.")
    expect(forecast(page).locator('[data-card="noodles"]')).to_have_attribute("aria-pressed", "true")
    asked(page).get_by_role("button", name="Cancel").click()
    forecast(page).locator('[data-card="bell"]').click()
    asked(page).get_by_role("button", name="Promote Bell and use it").click()
    expect(own_board(page)).to_contain_text("Bell")
    expect(forecast(page)).not_to_contain_text("Bell")
    expect(log(page)).to_contain_text("You promoted Bell.")
    expect(log(page)).to_contain_text("You used Bell.")


def test_one_card_is_promoted_without_using_it_or_kept(table: Open) -> None:
    page = table(ONE)
    meld(page, "Currency")
    expect(asked(page).locator("article")).to_contain_text("Noodles")
    expect(asked(page)).to_contain_text("If you use it: nobody else gets its effect.")
    asked(page).get_by_role("button", name="Promote Noodles and use it").hover()
    expect(told(page)).to_contain_text("You meld it from your forecast and use it, for free.")
    for words in ("Promote Noodles and use it", "Promote Noodles without using it", "Don't promote"):
        expect(asked(page).get_by_role("button", name=words)).to_be_visible()
    forecast(page).locator('[data-card="noodles"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Promote Noodles without using it").click()
    expect(own_board(page)).to_contain_text("Noodles")
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(forecast(page)).to_contain_text("Forecast: 1 card")


def test_what_a_promotion_would_do_is_in_sight_on_a_low_screen(table: Open) -> None:
    page = table(FORECAST)
    page.set_viewport_size(LOW)
    meld(page, "Currency")
    asked(page).get_by_role("button", name="Bell").click()
    asked(page).get_by_role("button", name="Promote Bell and use it").hover()
    expect(told(page)).to_contain_text("You meld it from your forecast")
    expect(told(page)).to_be_in_viewport(ratio=1)
    expect(asked(page).get_by_role("button", name="Undo")).to_have_count(0)


def test_a_promotion_leaves_much_of_a_phone_to_the_table(table: Open) -> None:
    page = table(FORECAST)
    meld(page, "Currency")
    page.set_viewport_size(PHONE)
    asked(page).get_by_role("button", name="Bell").click()
    expect(asked(page).get_by_role("button", name="Promote Bell and use it")).to_be_visible()
    expect(page.locator("[data-foot] .telling")).to_be_hidden()
    foot = page.locator("[data-foot]").bounding_box()
    assert foot is not None
    assert foot["height"] < 0.6 * PHONE["height"]


def test_a_promotion_says_whom_the_card_would_reach_as_it_will_lie(table: Open) -> None:
    page = table(REACHING)
    meld(page, "Currency")
    expect(asked(page)).to_contain_text("If you use it: Medium computer would share.")
    asked(page).get_by_role("button", name="and use it").hover()
    expect(told(page)).to_contain_text("Bell's echo effect Medium computer, then you")


def test_points_are_told_with_their_parts(table: Open) -> None:
    page = table(BONUSES)
    expect(page.locator('section[data-seat="0"] > header')).to_contain_text("7 points: 3 + bonus 3 + 1")


def test_draws_name_the_set_that_they_take_from(table: Open) -> None:
    page = table(BONUSES, CONFIRM)
    expect(page.get_by_text("Your next draw: an Echoes 2")).to_be_visible()
    asked(page).get_by_role("button", name="Draw an Echoes 2").click()
    expect(told(page)).to_contain_text("Your next draw becomes a base 2 instead of an Echoes 2")


def test_supplies_to_choose_from_lie_in_a_line_for_each_set(table: Open) -> None:
    page = table(FORK, CONFIRM)
    page.set_viewport_size(LOW)
    choose_dogma(page, "tuning-fork")
    does(page).click()
    more(page).click()
    further = asked(page).get_by_role("group", name="Echoes")
    expect(asked(page).get_by_role("group", name="Base").get_by_role("button")).to_have_count(10)
    last = further.get_by_role("button").last
    expect(last).to_have_accessible_name("an Echoes 10")
    expect(last).to_be_in_viewport(ratio=1)
    last.click()
    expect(asked(page)).to_contain_text("Tuning Fork: choose one.")


def test_bonuses_to_choose_from_are_coins(table: Open) -> None:
    page = table(BAROMETER, CONFIRM)
    choose_dogma(page, "barometer")
    does(page).click()
    bonus = asked(page).get_by_role("button", name="bonus of 5")
    expect(bonus.locator("svg.bonus-5.coin")).to_be_visible()


def test_a_card_known_to_come_next_is_told_with_its_set(table: Open) -> None:
    page = table(RETURNED, CONFIRM)
    choose_dogma(page, "pottery")
    does(page).click()
    expect(asked(page)).to_contain_text("Pottery: choose")
    page.locator('[data-place="hand"] [data-offered][data-card="optics"]').click()
    does(page).click()
    known = (
        page.get_by_role("region", name="Supplies")
        .get_by_role("paragraph")
        .filter(has_text="You know what's next in Base:")
    )
    expect(known).to_contain_text(re.compile("3 *Optics"))
    page.locator('[data-place="supplies"] [data-card="optics"]').hover()
    expect(page.locator(".hovering")).to_contain_text("You know that this card is next in the supply of age 3.")


def test_whoever_is_new_to_it_is_told_what_a_promotion_is(table: Open) -> None:
    page = table(ONE, ", hints: true")
    meld(page, "Currency")
    expect(page.get_by_text("Promote one card or none.")).to_be_visible()


def test_the_table_as_text_says_the_same(table: Open) -> None:
    page = table(FORECAST, ", textMode: true")
    main = page.locator("main")
    expect(main.get_by_text("Forecast: 4 cards: Calendar, Bell, Noodles, and Almanac.")).to_be_visible()
    expect(main.get_by_text("Forecast: 2 cards: 2 \N{MULTIPLICATION SIGN} Echoes 2.")).to_be_visible()
    answers = page.get_by_role("list", name="Answers")
    answers.get_by_role("button", name="Meld Currency").click()
    answers.get_by_role("button", name="Promote Noodles without using it").click()
    expect(asked(page)).to_contain_text(ON_TURN)


def test_the_table_as_text_lists_what_a_dogma_executes_and_what_a_pile_shows(table: Open) -> None:
    page = table(ECHO, ", textMode: true")
    row = page.get_by_role("row").filter(has_text="Horseshoes")
    expect(row).to_contain_text("echo 3, bonus of 2, bonus of 2, bonus of 1")
    page.get_by_role("list", name="Answers").get_by_role("button", name="Use Horseshoes").click()
    expect(told(page)).to_contain_text("Candles' echo effect only you")


def test_the_rules_and_the_words_of_the_set_are_explained(page: Page) -> None:
    page.goto("/rules/echoes")
    for section in ("Which set you draw from", "Echo effects", "The forecast", "Promoting", "Bonuses"):
        expect(page.get_by_role("heading", name=section)).to_be_visible()
    page.goto("/rules/glossary")
    expect(page.get_by_text("Put a card into your forecast.")).to_be_visible()
    page.goto("/cards/horseshoes")
    expect(page.get_by_role("heading", name="Horseshoes")).to_be_visible()

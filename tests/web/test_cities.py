"""Cities of Destiny on the page: signs that act, cities drawn, flags and fountains, endorsing, special achievements."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.at_table import CONFIRM, ON_TURN, Open, asked, does, in_bar, more, own_board, told
from tests.web.lasting import lasting
from tests.web.stories import story
from tests.web.test_fits import MISFITS
from tests.web.visitors import PHONE

pytestmark = pytest.mark.every_time

LOW = ViewportSize(width=1366, height=768)
TURN = "options: sets base cities\nturn: me, actions 2, number 12"
SIGNS = f"""
{TURN}
supply 4: Anatomy, Gunpowder, Reformation, Enterprise
me: blue up: Writing, Berlin, Madrid; green: The Wheel; purple right: Mysticism, Brussels; hand: London, Calicut, Yin
you: red: Zurich; hand: Tikal, Pottery
"""
TWICE = f"""
{TURN}
me: blue: Writing; hand: Naples
you: red: Zurich; hand: Pottery
"""
"""Naples has the same sign twice."""
DRAWING = f"""
{TURN}
me: blue: Writing; hand: Oars
you: red: Zurich; hand: Pottery
"""
ENDORSING = f"""
{TURN}
me: red: Archery; blue: Writing; green: Babylon; hand: Tools, Oars
you: yellow: Agriculture; hand: Pottery
"""
FIVE_TO_ENDORSE = """
options: sets base artifacts echoes cities
turn: me, actions 2, number 12
me: red: Delhi; blue: Atlantis; green: Baghdad; yellow: Machinery; purple: Education; hand: Tools; display: Priest-King
you: yellow: Agriculture; hand: Pottery
third: red: Archery; hand: Clothing
fourth: blue: Writing; hand: Sailing
"""
FIVE_LONG_TO_ENDORSE = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 30
me: red: Zurich; blue: Chemistry; green: Measurement; yellow: Steam Engine; purple: Newton-Wickins Telescope; \
    hand: Statistics, Coal, Tools, Reformation, Colonialism, Perspective
you: yellow: Agriculture; hand: Pottery
"""
FIVE_LONG_AND_A_DISPLAY = FIVE_LONG_TO_ENDORSE.replace("hand:", "display: Priest-King; hand:", 1)
THREE_TO_ENDORSE = """
options: sets base artifacts echoes cities
turn: me, actions 2, number 12
me: red: Delhi; blue: Atlantis; green: Baghdad; hand: Tools, Oars; display: Priest-King; score: Monotheism, Gunpowder
you: yellow: Agriculture; hand: Pottery
third: red: Archery; hand: Clothing
fourth: blue: Writing; hand: Sailing
"""
COUNTING = f"""
{TURN}
me: red: Archery, Oars; purple: Brussels; hand: Tools
you: red: Zurich; green: Stockholm; hand: Pottery
third: green left: Sailing, The Wheel; hand: Clothing
"""
GLORY = f"""
{TURN}
me: blue: Boston; hand: Zurich
you: yellow: Agriculture; hand: Pottery
"""
EVERY_SET = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 12
me: blue: Writing; hand: Tools
you: yellow: Agriculture; hand: Pottery
"""
HIGH = """
options: sets base cities
turn: me, actions 2, number 17
me: red up: Mobility, Sparta, Archery, Metalworking, Oars, Construction, Road Building, Engineering, Gunpowder, Coal; hand: Yin
you: blue: Johannesburg; green left: The Wheel, Tel Aviv, Bangkok; yellow: Dublin; hand: Tikal
third: yellow up: Medicine, Copenhagen, Fermenting; red: Lyon; hand: Astronomy
"""  # noqa: E501 - a line is a player
TABS_END_ABOVE = """card => {
    const own = document.querySelector('section[data-seat="0"]');
    const top = own.querySelector(`.top:has([data-card="${card}"])`).getBoundingClientRect();
    const tabs = own.querySelector(".tabs.up").getBoundingClientRect();
    return top.height > 80 && tabs.bottom <= top.top + 5;
}"""
"""Whether the covered cards of the pile splayed up end where its top card begins, which is high enough to be read."""


def in_hand(page: Page, card: str) -> Locator:
    """A card of the reader's hand."""
    return page.locator('[data-place="hand"] ul').get_by_role("button").filter(has_text=card)


def choose(page: Page, card: str) -> None:
    """Chooses a card of the reader's hand, once it is offered."""
    page.locator('[data-place="hand"] [data-offered]').filter(has_text=card).click()


def log(page: Page) -> Locator:
    """The log of the game, opened."""
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("region", name="Log", exact=True)


def test_a_high_pile_splayed_up_leaves_its_top_card_in_sight_on_a_low_screen(table: Open) -> None:
    page = table(HIGH)
    page.set_viewport_size(LOW)
    expect(own_board(page).locator('.top:has([data-card="mobility"])')).to_be_visible()
    page.wait_for_function(TABS_END_ABOVE, arg="mobility")  # piles slide to where they stay


def test_the_hint_about_cities_comes_with_the_first_event_heard(table: Open) -> None:
    page = table(DRAWING, ', hints: true, confirm: "never"')
    choose(page, "Oars")
    expect(page.get_by_text("You've drawn a city.")).to_be_visible()


def test_a_city_shows_six_places_and_says_what_its_signs_do(table: Open) -> None:  # CI002, CI052, CI104, CO061
    page = table(SIGNS)
    london = in_hand(page, "London")
    expect(london.locator(".corner")).to_have_count(6)
    expect(london.get_by_role("img", name="right arrow")).to_be_visible()
    expect(london).to_contain_text("Meld action: splay green right.")
    expect(london).to_contain_text("Meld action: draw an 8.")
    calicut = in_hand(page, "Calicut")
    expect(calicut.locator(".top-middle").get_by_role("img", name="leaf that searches for leaves")).to_be_visible()
    expect(calicut).to_contain_text(re.compile("Meld action: reveal four base 4. Keep those with"))


def test_covered_cities_show_what_their_splay_uncovers(table: Open) -> None:  # CI051, CI053
    page = table(SIGNS)
    berlin = own_board(page).locator('.strip[data-card="berlin"]')
    expect(berlin.locator("svg.right path")).to_be_visible()
    expect(berlin.locator("svg")).to_have_count(3)
    brussels = own_board(page).locator('.strip[data-card="brussels"]')
    expect(brussels.locator("svg")).to_have_count(2)
    expect(brussels.locator("svg.fountain")).to_have_count(0)


def test_before_a_meld_the_preview_tells_what_each_sign_would_do(table: Open) -> None:  # CI034, CI037
    page = table(SIGNS, CONFIRM)
    choose(page, "London")
    expect(told(page)).to_contain_text("It splays green right.")
    expect(told(page)).to_contain_text("You'd draw an 8.")
    choose(page, "Yin")
    expect(told(page)).to_contain_text("You'd reveal a base 1 and keep it if it has")


def test_the_preview_tells_of_two_signs_that_do_the_same(table: Open) -> None:
    page = table(TWICE)
    in_hand(page, "Naples").hover()
    expect(told(page).get_by_role("listitem").filter(has_text="You'd draw")).to_have_count(2)


def test_a_search_is_told_with_what_it_keeps_and_returns(table: Open) -> None:  # CI044, CI047, CI049
    page = table(SIGNS, ', confirm: "never"')
    choose(page, "Calicut")
    expect(asked(page)).to_contain_text("Now you return 2 cards.")
    asked(page).get_by_role("button", name="In this order").click()
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(story(page)).to_contain_text("returned 4Gunpowder and 4Enterprise")
    expect(in_hand(page, "Anatomy")).to_be_visible()
    expect(in_hand(page, "Reformation")).to_be_visible()
    expect(log(page)).to_contain_text("You searched for")


def test_a_city_comes_for_a_new_color_and_the_story_says_why(table: Open) -> None:  # CI010, CI020
    page = table(DRAWING, CONFIRM)
    choose(page, "Oars")
    expect(told(page)).to_contain_text("You get a city 1.")
    does(page).click()
    expect(story(page)).to_contain_text("the new color red")
    expect(log(page)).to_contain_text("You got a city for the new color red.")


def test_whoever_is_new_to_it_is_told_of_the_first_city(table: Open) -> None:
    page = table(DRAWING, ', hints: true, confirm: "never"')
    asked(page).get_by_role("button", name="Draw a 1").click()
    expect(page.get_by_text("1 action left")).to_be_visible()
    choose(page, "Oars")
    expect(page.get_by_text("You've drawn a city.")).to_be_visible()


def test_a_card_is_endorsed_and_paid_for(table: Open) -> None:  # CI071, CI076, CI080, CI102
    page = table(ENDORSING, CONFIRM)
    more(page).click()
    expect(asked(page).get_by_role("button", name=re.compile("Endorse "))).to_have_count(2)
    asked(page).get_by_role("button", name="Endorse Writing").click()
    expect(told(page)).to_contain_text("You tuck a card from your hand first.")
    does(page).click()
    expect(asked(page)).to_contain_text("To endorse Writing, choose a card from your hand to tuck.")
    choose(page, "Oars")
    does(page).click()
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(story(page)).to_contain_text("endorsed 1Writing")
    expect(log(page)).to_contain_text("You endorsed Writing.")
    expect(page.get_by_role("button", name=re.compile("Endorse "))).to_have_count(0)  # once a turn


@pytest.mark.parametrize(
    ("position", "number"),
    [(THREE_TO_ENDORSE, 3), (FIVE_TO_ENDORSE, 5), (FIVE_LONG_TO_ENDORSE, 5), (FIVE_LONG_AND_A_DISPLAY, 5)],
)
def test_several_cards_to_endorse_are_in_the_bars_menu_and_on_the_cards(
    table: Open, page: Page, position: str, number: int
) -> None:
    page.set_viewport_size(LOW)
    page = table(position)
    assert lasting(page, MISFITS) == []
    more(page).focus()
    page.keyboard.press("Enter")
    to_endorse = asked(page).get_by_role("button", name=re.compile("Endorse "))
    expect(to_endorse).to_have_count(number)
    expect(to_endorse.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(to_endorse.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(more(page)).to_be_focused()
    expect(to_endorse).to_have_count(0)
    page.keyboard.press("1")  # shows the numbers: those of what is in the menu on its button
    expect(more(page).locator("kbd")).to_have_text(re.compile(r"\w\W\w"))
    own_board(page).locator("[data-offered]").first.click()
    told(page).get_by_role("button", name=re.compile("Endorse ")).click()
    expect(does(page)).to_contain_text("Endorse ")
    assert lasting(page, MISFITS) == []


def test_an_open_card_offers_to_endorse_it_too(table: Open) -> None:
    page = table(ENDORSING)
    own_board(page).locator('[data-card="writing"]').click(button="right")
    expect(page.get_by_role("dialog").get_by_role("button", name="Endorse Writing")).to_be_visible()


def test_a_phone_endorses_with_a_finger(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table(ENDORSING, CONFIRM)
    own_board(page).get_by_role("button", name="Endorse Babylon").click()
    expect(does(page)).to_be_visible()


def test_flags_and_fountains_are_shown_with_those_who_take_them_away(table: Open) -> None:  # CI057, CI062, CI063, CI103
    page = table(COUNTING)
    mine = page.locator('section[data-seat="0"] > header')
    expect(mine).to_contain_text("Achievements 2/")
    expect(mine.get_by_role("img", name="fountain")).to_have_count(2)
    page.get_by_role("tab", name="Race").click()
    signs = page.get_by_role("tabpanel").locator("[data-fleeting]")
    expect(signs).to_have_count(4)
    expect(signs.filter(has_text="Zurich")).to_contain_text("You'd take it away with 1 more red")
    lost = signs.filter(has_text="Stockholm")
    expect(lost).to_contain_text("shows more green cards")
    expect(lost).to_have_class(re.compile("lost"))
    theirs = page.locator('section[data-seat="1"] > header')
    expect(theirs.get_by_role("img", name="flag")).to_have_count(1)  # the other one is taken away
    theirs.get_by_role("button", name="flag").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("while no opponent shows more red cards")


def test_special_achievements_of_the_set_are_earned_and_explain_themselves(table: Open) -> None:  # CI097, CI006
    page = table(GLORY, CONFIRM)
    achievements = page.get_by_role("region", name="Achievements", exact=True)
    achievements.get_by_role("button", name="Glory").click()
    explained = page.locator("[popover]:popover-open")
    expect(explained).to_contain_text("No card claims it. You haven't done that.")
    page.keyboard.press("Escape")
    in_bar(page, asked(page).get_by_role("button", name="Endorse Boston")).click()
    does(page).click()
    expect(log(page)).to_contain_text("You claimed Glory")


def test_the_supplies_of_four_sets_are_told_beneath_one_row_of_ages(table: Open) -> None:  # CO059
    page = table(EVERY_SET)
    supplies = page.get_by_role("region", name="Supplies")
    expect(supplies.locator("ol")).to_have_count(4)
    cities = supplies.get_by_role("list", name="Cities")
    expect(cities.get_by_role("listitem")).to_have_count(10)
    expect(cities.locator("b:visible")).to_have_count(0)
    expect(cities.get_by_text("Age 3: 10 cards")).to_be_attached()


def test_the_table_as_text_says_the_same(table: Open) -> None:  # CO061
    page = table(COUNTING, ", textMode: true")
    main = page.locator("main")
    expect(main.get_by_text("Fountain: Brussels. An achievement while it's visible.")).to_have_count(2)
    expect(main.get_by_text(re.compile("Flag: Stockholm.*shows more green cards"))).to_be_visible()


def test_the_legend_shows_the_signs_of_the_set(table: Open) -> None:
    page = table(ENDORSING)
    page.keyboard.press("?")
    legend = page.locator("[data-legend]")
    legend.locator("summary").click()
    for words in (
        "Acts once, when you meld its city",
        "Looks for cards with this icon",
        "A fountain: an achievement while you show it.",
    ):
        expect(legend).to_contain_text(words)


def test_the_rules_and_the_words_of_the_set_are_explained(page: Page) -> None:
    page.goto("/rules/cities")
    for section in (
        "Drawing cities",
        "Symbols that act",
        "Flags and fountains",
        "Bonuses",
        "Endorsing",
        "Special achievements",
    ):
        expect(page.get_by_role("heading", name=section)).to_be_visible()
    page.goto("/rules/glossary")
    expect(page.get_by_text("An action, once a turn: tuck a card to use a top card")).to_be_visible()
    page.goto("/cards/brussels")
    expect(page.get_by_role("dialog")).to_contain_text("2 fountains: achievements while you show them.")
    page.goto("/new")
    expect(page.get_by_role("group", name="Sets").get_by_label("Cities", exact=True)).to_be_visible()

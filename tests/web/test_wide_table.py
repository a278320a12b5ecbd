"""A wide table for two: plates keep their form, texts are as large as can be, and nothing covers a question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from tests.web.at_table import Open, asked, does, told
from tests.web.lasting import at_rest, lasting
from tests.web.playing import wait_for_large_cards
from tests.web.positions import Positions
from tests.web.test_table_pointing import box, meet, rest_on

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LOW: ViewportSize = {"width": 1280, "height": 720}
ALL_SETS = "options: sets base artifacts relics echoes cities\nturn: me, actions 2, number 9\n"
LITTLE = f"{ALL_SETS}me: blue: Tools; hand: Writing\nyou: red: Archery; hand: Sailing\n"
MUCH = f"""{ALL_SETS}me: blue: Tools; hand: Writing
you: red: Archery; hand: Clothing, Optics, Plumbing, Agriculture, Milan
; score: Domestication, Canal Building, Paper, Invention, Atomic Theory, Perfume, Novel, Coal
; display: Pavlovian Tusk; relics: Complex Numbers; forecast: Deodorant, Classification
""".replace("\n;", ";")
PLATE = '[data-seat="1"] > .plate'
PLACES = """plate => [...plate.querySelectorAll(".points, .icons > li, .zones .label")].map(one => {
    const { left, top } = (one.matches(".label") ? one.parentElement : one).getBoundingClientRect();
    return [one.matches(".label") ? one.textContent : one.className.split(" ")[0], Math.round(left), Math.round(top)];
})"""
"""Where the points, the icons and the labels of the zones stand on a plate."""
SMALL_IN_HAND = """() => [...document.querySelectorAll('[data-place="hand"] [data-form]')]
    .filter(card => card.dataset.instead !== undefined || parseFloat(card.querySelector(".text").style.fontSize) < 15)
    .map(card => card.getAttribute("aria-label"))"""
"""The cards of the hand whose texts are smaller than 15 px, or not there."""
CUT_TILES = """() => [...document.querySelectorAll(".base > li")].flatMap(stock => {
    const edge = stock.getBoundingClientRect();
    const parts = [...stock.querySelectorAll("b, .counts span")].map(part => [part, part.getBoundingClientRect()]);
    const mark = stock.querySelector(".drawers .mark")?.getBoundingClientRect();
    return parts.filter(([, { left, top, bottom }]) => top < edge.top || bottom > edge.bottom
        || (mark !== undefined && left < mark.right && top < mark.bottom - 1)).map(([{ textContent }]) => textContent);
})"""
"""Numbers of supplies that reach out of their stock or lie under a player's mark."""
FEW = "turn: me, actions 2, number 9\nme: hand: Oars, Mapmaking, Optics\nyou: red: Archery\n"
ENDORSED = f"{ALL_SETS}me: yellow: Domestication; green: Memphis; hand: Oars, Jerusalem\nyou: red: Archery\n"
BENEATH = f"""{ALL_SETS}me: red: Plumbing, Bangle; green: Memphis, Jerusalem; blue: Tools; yellow: Domestication
you: red: Archery; hand: Sailing
"""
WON = """
turn: me, actions 2
me: blue: Publications; achievements: 1, 2, 3, 4, 5; score: Composites, Skyscrapers, Empiricism, Databases, Robotics
you: red: Archery; score: Tools
"""

BOXES = """all => all.map(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return [Math.round(top), Math.round(bottom)];
})"""


def places(page: Page) -> list[list[str | int]]:
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    found: list[list[str | int]] = page.locator(PLATE).evaluate(PLACES)
    return found


@pytest.mark.parametrize("size", [LAPTOP, LOW], ids=["1366", "1280"])
def test_an_opponents_plate_keeps_its_form_however_much_they_have(
    table: Open, page: Page, positions: Positions, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    table(LITTLE)
    before = places(page)
    page.goto(f"/table/{positions.table(page.context, MUCH)}")
    expect(page.locator(f"{PLATE} .tile .name", has_text="Pavlovian Tusk")).to_be_visible()
    expect(page.locator(f"{PLATE} [data-number='8'] svg")).to_be_visible()
    assert places(page) == before


def test_a_hand_of_few_cards_has_large_texts(table: Open, page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    table(FEW)
    assert lasting(page, SMALL_IN_HAND) == []


def test_a_large_card_is_as_large_as_what_it_is_about_and_covers_no_answer(table: Open, page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    table(f"{ALL_SETS}me: red: Bangle; hand: Plumbing\nyou: red: Archery; hand: Sailing\n")
    card = page.locator('[data-place="own"] .board [data-card="bangle"]')
    wait_for_large_cards(page)
    rest_on(page, card)
    large = page.locator(".hovering")
    expect(large.locator("[data-if-used]")).to_be_visible()
    size = "card => parseFloat(getComputedStyle(card.querySelector('.text')).fontSize)"
    assert large.evaluate(size) >= max(15, card.evaluate(size))
    assert not meet(box(large), box(card))
    assert not meet(box(large), box(asked(page)))


def inside(page: Page, sheet: Locator) -> None:
    expect(sheet.get_by_role("button", name="Endorse")).to_be_visible()
    around = sheet.bounding_box()
    assert around is not None
    for button in sheet.get_by_role("button").all():
        here = button.bounding_box()
        assert here is not None
        assert around["x"] <= here["x"]
        assert here["x"] + here["width"] <= around["x"] + around["width"]


def test_what_else_can_be_done_with_a_card_stands_on_its_sheet(table: Open, page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    table(ENDORSED)
    page.locator('[data-place="own"] .board [data-card="domestication"]').click()
    expect(does(page)).to_be_visible()
    inside(page, told(page))


@pytest.mark.parametrize("more", ["", "third: green: Clothing\n"], ids=["one", "two"])
def test_marks_of_those_who_draw_there_cut_no_number_of_a_supply(table: Open, page: Page, more: str) -> None:
    page.set_viewport_size(LAPTOP)
    table(LITTLE + more)
    assert lasting(page, CUT_TILES) == []


def test_rows_of_cards_to_choose_from_say_where_these_lie(table: Open, page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    table(BENEATH)
    page.locator('[data-place="own"] .board [data-card="plumbing"]').click()
    does(page).click()
    heads = page.locator("[data-tray] h2")
    expect(heads).to_contain_text(["Your red pile", "Your green pile", "Your top cards"])
    texts = page.locator("[data-tray] .text")
    assert min(texts.evaluate_all("all => all.map(text => parseFloat(getComputedStyle(text).fontSize))")) >= 15


def test_the_result_keeps_its_form_while_the_chart_is_on_its_way(table: Open, page: Page) -> None:
    page.set_viewport_size(LAPTOP)
    waiting: list[Route] = []
    page.route("**/replay?*", lambda route: waiting.append(route))
    table(WON)
    asked(page).get_by_role("button", name="Achieve").first.click()
    does(page).click()
    links = page.get_by_role("region", name="The end of the game").locator("button, a.button")
    expect(links.nth(5)).to_be_visible()
    before = at_rest(lambda: links.evaluate_all(BOXES))
    assert len(before) >= 6
    while not waiting:
        page.wait_for_timeout(50)
    for route in waiting:
        route.continue_()
    expect(page.get_by_text("Turn by turn")).to_be_visible()
    assert links.evaluate_all(BOXES)[: len(before)] == before
    assert all(bottom < 580 for _, bottom in before)

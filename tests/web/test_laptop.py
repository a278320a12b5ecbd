"""The table on a laptop, with a mouse: what is read large, what can be chosen, and where its buttons stand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.at_table import CONFIRM, Open, asked, told
from tests.web.signs import UNEXPLAINED
from tests.web.test_table_pointing import IS_STILL, box, meet

SIZE: ViewportSize = {"width": 1366, "height": 768}
CARDS = "me: red: Oars; hand: Sailing, Clothing, Mysticism, Tools, Agriculture, Code of Laws, City States"
TURN = f"turn: me, actions 2\n{CARDS}\nyou: red: Archery; hand: Pottery"
A_CARD_TO_RETURN = "me: yellow: Agriculture; red: Oars; hand: Sailing, Clothing\nyou: red: Archery"
RICH = (
    "turn: me, actions 2\nme: red: Oars; hand: Sailing; score: Tools, Clothing, Calendar, Fermenting\nyou: red: Archery"
)
SIGNS = """
turn: me, actions 2
me: red left: Oars, Archery; green: Sailing, Clothing; hand: Mysticism; score: Tools; achievements: 1, Empire
you: red: Metalworking; hand: Pottery
third: green: The Wheel
"""
THREE = "turn: me, actions 2\nme: red: Oars; hand: Sailing\nyou: red: Archery\nthird: green: Clothing"


@pytest.fixture
def laptop(page: Page) -> Page:
    """A laptop's page."""
    page.set_viewport_size(SIZE)
    return page


def hand(page: Page) -> Locator:
    """The cards of your hand."""
    return page.locator('[data-place="hand"] .card')


def is_clear(page: Page, large: Locator) -> None:
    """Checks that something covers neither the question nor a card of your hand."""
    page.wait_for_function(IS_STILL)
    for thing in (page.locator("[data-foot]"), *hand(page).all()):
        assert not meet(box(large), box(thing))


@pytest.mark.usefixtures("laptop")
@pytest.mark.parametrize("at", [0, 3, 6])
def test_a_card_in_hand_is_read_whole_above_the_question(table: Open, at: int) -> None:
    page = table(TURN)
    hand(page).nth(at).hover()
    whole = told(page).get_by_role("article")
    expect(whole).to_be_visible()
    expect(whole.locator(".effects")).to_be_visible()
    is_clear(page, told(page))


@pytest.mark.usefixtures("laptop")
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_card_in_hand_is_read_whole_while_one_of_them_is_chosen(table: Open, by: str) -> None:
    page = table(A_CARD_TO_RETURN, CONFIRM)
    use(page, "agriculture")
    if by == "mouse":
        hand(page).nth(1).hover()
    else:
        while page.locator('[data-place="hand"] .card:focus').count() == 0:
            page.keyboard.press("ArrowRight")
    large = page.locator(".hovering")
    expect(large.locator(".effects")).to_be_visible()
    is_clear(page, large)


@pytest.mark.usefixtures("laptop")
def test_a_card_of_the_hand_is_melded_by_dragging_it_to_the_board(table: Open) -> None:
    page = table(TURN)
    card = hand(page).nth(2)
    name = str(card.get_attribute("data-card"))
    card.drag_to(page.locator("[data-seat='0'] .board"))
    expect(page.locator(f"[data-seat='0'] .board [data-card='{name}']")).to_be_visible()
    expect(hand(page).and_(page.locator(f"[data-card='{name}']"))).to_have_count(0)


@pytest.mark.usefixtures("laptop")
def test_the_card_that_asks_is_read_above_the_bar_that_names_it(table: Open) -> None:
    page = table(A_CARD_TO_RETURN, CONFIRM)
    use(page, "agriculture")
    asked(page).get_by_role("button", name="Read Agriculture").hover()
    large = page.locator(".hovering")
    expect(large.locator(".effects")).to_be_visible()
    is_clear(page, large)


@pytest.mark.usefixtures("laptop")
def test_what_can_be_chosen_stands_out_and_the_rest_recedes(table: Open) -> None:
    page = table(A_CARD_TO_RETURN, CONFIRM)
    looks = "card => [getComputedStyle(card).filter, getComputedStyle(card).outlineWidth]"
    assert hand(page).first.evaluate(looks) == ["none", "2px"]
    use(page, "agriculture")
    expect(hand(page).first).to_have_attribute("data-offered", "")
    page.mouse.move(0, 0)
    assert hand(page).first.evaluate(looks) == ["none", "3px"]
    filtered, _ = page.locator('.board [data-card="archery"]').first.evaluate(looks)
    assert "saturate" in filtered
    assert page.locator('.board [data-card="agriculture"]').first.evaluate(looks)[0] == "none"


@pytest.mark.usefixtures("laptop")
def test_the_buttons_keep_their_places(table: Open) -> None:
    page = table(TURN)
    draw = asked(page).get_by_role("button", name="Draw a")
    before = box(draw)
    now = asked(page).get_attribute("data-asked")
    draw.click()
    expect(asked(page)).not_to_have_attribute("data-asked", now or "")
    expect(asked(page).get_by_role("button", name="Undo")).to_be_visible()
    assert box(draw) == before


@pytest.mark.usefixtures("laptop")
def test_an_achievement_to_take_moves_no_other_button(table: Open) -> None:
    page = table(RICH)
    draw = box(asked(page).get_by_role("button", name="Draw a"))
    achieve = asked(page).get_by_role("button", name="Achieve")
    assert box(achieve)["x"] < draw["x"]
    assert draw["x"] + draw["width"] < SIZE["width"] - 288 - 80
    achieve.first.click()
    sheet = told(page)
    expect(sheet.get_by_role("button", name="Achieve")).to_be_visible()
    words = sheet.get_by_text("achievements").first
    assert box(words)["y"] - box(sheet)["y"] < 20


@pytest.mark.usefixtures("laptop")
def test_the_marks_of_those_who_draw_cover_no_number(table: Open) -> None:
    page = table(THREE)
    supply = page.locator('[data-place="supplies"] li:has([data-mark])').first
    marks = [box(mark) for mark in supply.locator("[data-mark]").all()]
    assert len(marks) == 2
    for number in (supply.locator("b"), supply.locator("small")):
        assert not any(meet(box(number.first), mark) for mark in marks)


@pytest.mark.usefixtures("laptop")
@pytest.mark.parametrize("position", [RICH, THREE, SIGNS], ids=["of two", "of three", "late"])
def test_every_sign_says_what_it_is(table: Open, position: str) -> None:
    assert table(position).evaluate(UNEXPLAINED) == []


def use(page: Page, card: str) -> None:
    """Uses a top card, and waits until a card of the hand is asked for."""
    now = asked(page).get_attribute("data-asked")
    page.locator(f'[data-place="own"] .board [data-card="{card}"]').first.click()
    page.locator("[data-offered].primary").click()
    expect(asked(page)).not_to_have_attribute("data-asked", now or "")

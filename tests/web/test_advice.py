"""Asking the computer what it would do, in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import open_table
from tests.web.axe import violations
from tests.web.playing import at_once, game_of_two, new_game, question_of
from tests.web.positions import Positions
from tests.web.visitors import LAPTOP, PHONE, send, table_at, visitor, visitors

A_WIN = """
me: blue: Writing; hand: Sailing; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6
you: yellow: Agriculture; hand: Oars
available: 1, 7
"""
"""The first player's next action claims the sixth achievement."""
SOAP = """
options: sets base echoes
me: yellow: Soap; hand: Sailing, Clothing, The Wheel, Mysticism; score: Fission, Pottery; achievements: 2, 3, 4, 5, 6, 7
you: red: Archery; hand: Oars
"""
"""Soap wins for the first player if three green cards are tucked."""
SIDEWAYS = ViewportSize(width=740, height=360)
WHAT = "What would you do?"


def bulb(page: Page) -> Locator:
    """The button that asks."""
    return page.get_by_role("button", name=WHAT)


def advice(page: Page) -> Locator:
    """What the computer would do."""
    return page.get_by_role("region", name="Advice")


def answers(page: Page) -> Locator:
    """What is advised, the best first."""
    return advice(page).get_by_role("listitem")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_wins_is_advised_first_with_its_chance_and_reason_and_played(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        open_table(page, positions, A_WIN)
        bulb(page).click()
        first = answers(page).first
        expect(first).to_contain_text("100\u00a0%")
        expect(first.get_by_role("button")).to_have_accessible_description("Chance to win")
        expect(advice(page).get_by_text("Chance to win")).to_be_in_viewport()
        expect(first).to_contain_text("It wins the game.")
        assert violations(page) == []
        if viewport is LAPTOP:
            expect(page.locator('[data-place="hand"] kbd.advised')).to_have_text(re.compile("^[2-6]$"))
            expect(page.locator('[data-place="own"] .board [data-card]').first).to_be_in_viewport()
        advice(page).get_by_role("button", name="Play it").click()
        expect(page.locator("[data-over]").first).to_be_attached()
        expect(advice(page)).to_have_count(0)


@pytest.mark.parametrize("viewport", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
def test_on_a_phone_without_a_board_it_has_room(chromium: Browser, server: str, viewport: ViewportSize) -> None:
    with visitor(chromium, server, viewport, touch=True) as phone:
        at_once(phone)
        phone.goto(f"/table/{new_game(phone.context, 'me', 'rule')}")
        expect(phone.locator("[data-prompt]")).to_contain_text("Choose your starting card")
        bulb(phone).tap()
        expect(answers(phone)).to_have_count(2)
        for seen in (*answers(phone).all(), advice(phone).get_by_role("button", name="Play it")):
            expect(seen).to_be_in_viewport(ratio=1)
        advice(phone).get_by_role("button", name="Close").tap()
        expect(phone.locator('[data-place="hand"] [data-offered]').first).to_be_in_viewport(ratio=1)


def test_numbers_choose_enter_plays_and_escape_closes(page: Page, positions: Positions) -> None:
    open_table(page, positions, A_WIN)
    table = table_at(page)
    before = question_of(page.context, table)["sequence"]
    bulb(page).focus()
    page.keyboard.press("Enter")
    chosen = answers(page).locator('[aria-pressed="true"]')
    expect(chosen).to_be_focused()
    number = answers(page).count()
    assert 2 <= number <= 6
    page.keyboard.press("2")
    expect(answers(page).nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(answers(page).first).not_to_contain_text("It wins the game.")
    page.keyboard.press("Escape")
    expect(bulb(page)).to_be_focused()
    expect(advice(page)).to_have_count(0)
    assert question_of(page.context, table)["sequence"] == before
    page.keyboard.press("Enter")
    expect(chosen).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-over]").first).to_be_attached()


def test_several_cards_are_advised_as_one_answer(page: Page, positions: Positions) -> None:
    open_table(page, positions, SOAP)
    table = table_at(page)
    for key in ("dogma:soap", "color:green"):
        body = {"key": key, "sequence": question_of(page.context, table)["sequence"]}
        send(page.context, "POST", f"/api/tables/{table}/answers", body)
    expect(page.locator("[data-prompt][data-asked]")).to_contain_text("tuck")
    bulb(page).click()
    first = answers(page).first
    expect(first).to_contain_text("You can win the game with it")
    expect(first.get_by_role("button")).to_contain_text(re.compile("Tuck .*, .*, and "))
    expect(page.locator('[data-place="hand"] kbd.chosen')).to_have_count(3)
    advice(page).get_by_role("button", name="Play it").click()
    expect(advice(page)).to_have_count(0)
    expect(page.locator('[data-place="hand"] [data-card]')).to_have_count(1)


def test_as_text_it_stands_beneath_the_question(page: Page, positions: Positions) -> None:
    open_table(page, positions, A_WIN, ", textMode: true")
    bulb(page).click()
    expect(answers(page).first).to_contain_text("It wins the game.")
    assert violations(page) == []
    advice(page).get_by_role("button", name="Play it").click()
    expect(page.locator("[data-over]").first).to_be_attached()


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_there_is_none_unless_the_host_allows_it(chromium: Browser, server: str, allowed: bool) -> None:
    with visitors(chromium, server) as visit:
        ann, bob, eve = visit(), visit(), visit()
        table = game_of_two(ann.context, bob.context, settings={"advice": allowed})
        for reader, offered in ((ann, allowed), (bob, allowed), (eve, False)):
            at_once(reader)
            reader.goto(f"/table/{table}")
            expect(reader.locator("[data-prompt]")).to_be_visible()
            expect(bulb(reader)).to_have_count(1 if offered else 0)

"""Asking the computer what it would do, in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import does, open_table
from tests.web.axe import violations
from tests.web.playing import at_once, game_of_two, question_of
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
WHAT = "What would you do?"


def bulb(page: Page) -> Locator:
    """The button that asks."""
    return page.get_by_role("button", name=WHAT)


def advice(page: Page) -> Locator:
    """What the computer would do."""
    return page.get_by_role("dialog", name="The computer would")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_wins_is_advised_first_with_its_reason_and_can_be_done(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport, touch=viewport is PHONE) as page:
        open_table(page, positions, A_WIN)
        bulb(page).click()
        first = advice(page).get_by_role("listitem").first
        expect(first).to_contain_text("It wins the game.")
        expect(first).to_contain_text("You get 1 achievement.")
        assert violations(page) == []
        first.get_by_role("button").click()
        expect(advice(page)).to_have_count(0)
        expect(page.locator("[data-offered].primary, [data-over]").first).to_be_visible()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_enter_confirms_what_was_advised_and_chosen(
    chromium: Browser, server: str, positions: Positions, viewport: ViewportSize
) -> None:
    with visitor(chromium, server, viewport) as page:
        open_table(page, positions, A_WIN, ', confirm: "every"')
        before = question_of(page.context, table_at(page))["sequence"]
        bulb(page).focus()
        page.keyboard.press("Enter")
        advice(page).get_by_role("listitem").first.get_by_role("button").focus()
        page.keyboard.press("Enter")
        expect(does(page)).to_be_visible()
        assert question_of(page.context, table_at(page))["sequence"] == before
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-asked="{before}"]')).to_have_count(0)
        expect(advice(page)).to_have_count(0)


def test_there_are_at_most_three_and_the_question_waits(page: Page, positions: Positions) -> None:
    open_table(page, positions, A_WIN)
    table = table_at(page)
    before = question_of(page.context, table)["sequence"]
    bulb(page).click()
    expect(advice(page).get_by_role("listitem").first).to_be_visible()
    assert 1 <= advice(page).get_by_role("listitem").count() <= 3
    page.keyboard.press("Escape")
    expect(bulb(page)).to_be_focused()
    assert question_of(page.context, table)["sequence"] == before


def test_several_cards_are_advised_as_one_answer_and_never_taken_back(page: Page, positions: Positions) -> None:
    open_table(page, positions, SOAP)
    table = table_at(page)
    for key in ("dogma:soap", "color:green"):
        body = {"key": key, "sequence": question_of(page.context, table)["sequence"]}
        send(page.context, "POST", f"/api/tables/{table}/answers", body)
    expect(page.locator("[data-prompt][data-asked]")).to_contain_text("tuck")
    for _ in range(2):
        bulb(page).click()
        first = advice(page).get_by_role("listitem").first
        expect(first).to_contain_text("You can win the game with it")
        button = first.get_by_role("button")
        expect(button).to_contain_text(re.compile("^Tuck .*, .*, and "))
        button.click()
        expect(advice(page)).to_have_count(0)
        expect(page.locator('[data-place="hand"] [aria-pressed="true"]')).to_have_count(3)


def test_enter_does_what_the_computer_would(page: Page, positions: Positions) -> None:
    open_table(page, positions, A_WIN)
    bulb(page).focus()
    page.keyboard.press("Enter")
    expect(advice(page).get_by_role("listitem").first.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(advice(page)).to_have_count(0)
    expect(page.locator("[data-offered].primary, [data-over]").first).to_be_visible()


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

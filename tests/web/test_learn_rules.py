"""The rules' pages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from splay.core.symbols import ICON_NAMES, ICONS
from splay.sets import cards_of_set
from tests.web.lasting import lasting
from tests.web.playing import OVERFLOWS
from tests.web.screens import RULES as TOPICS
from tests.web.visitors import LAPTOP, PHONE, visitor

WHOLE = """() => [...document.querySelectorAll("#idea ~ ol > li")].filter(one => {
    const { left, bottom } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + 8, bottom - 4));
}).map(one => one.textContent)"""
"""Which of the first sentences have an end that is out of sight, or lies under something."""


def test_the_rules_are_read_from_the_first_topic_to_the_last(page: Page) -> None:  # CO062
    page.goto("/rules")
    for topic in TOPICS[1:]:
        page.get_by_role("link", name=re.compile("^Next: ")).click()
        expect(page).to_have_url(re.compile(f"/rules/{topic}$"))
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Next: "))).to_have_count(0)
    expect(page.get_by_role("link", name=re.compile("^Previous: "))).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_first_screen_says_in_five_sentences_what_the_game_is_and_how_one_wins(
    chromium: Browser, server: str, size: ViewportSize
) -> None:
    with visitor(chromium, server, size) as page:
        page.goto("/rules")
        sentences = page.locator("#idea ~ ol > li")
        expect(sentences).to_have_count(5)
        expect(sentences.nth(1)).to_contain_text("The first player with enough achievements wins: 6 with two players")
        assert lasting(page, WHOLE) == []


def test_a_section_has_an_address_of_its_own(page: Page) -> None:
    page.goto("/rules/dogma#example")
    heading = page.get_by_role("heading", name="An example")
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("heading", level=1)).not_to_be_in_viewport()
    expect(page.get_by_role("link", name="Link to An example")).to_have_attribute("href", "#example")


def test_the_list_of_topics_leads_to_each_and_to_the_sections_of_the_open_one(page: Page) -> None:
    page.goto("/rules")
    topics = page.get_by_role("navigation", name="Topics").first
    topics.get_by_role("link", name="The end of the game").click()
    expect(page.get_by_role("heading", level=1, name="The end of the game")).to_be_visible()
    topics.get_by_role("link", name="No cards left to draw").click()
    expect(page).to_have_url(re.compile("/rules/end#supply$"))


def test_the_worked_example_shows_a_real_card_and_who_is_hit(page: Page) -> None:
    page.goto("/rules/dogma")
    card = page.get_by_role("article", name="Oars")
    expect(card).to_contain_text("I demand")
    expect(page.get_by_role("row", name="Cem")).to_contain_text("is hit: 1 is fewer than 3")
    expect(page.get_by_role("row", name="Bob")).to_contain_text("shares: 4 is as many as 3, or more")


def test_splays_are_drawn_with_the_icons_that_can_be_seen(page: Page) -> None:
    page.goto("/rules/board")
    right = page.get_by_role("figure").filter(has_text="Right: each lower card")
    expect(right.locator("figcaption").get_by_role("img", name="crown")).to_be_visible()
    expect(right.locator("figcaption .count").first).to_have_text("3")


def test_the_editions_are_compared_card_by_card(page: Page) -> None:
    page.goto("/rules/editions")
    cards = page.locator("article").get_by_role("heading", level=3)
    expect(cards).to_have_count(9)
    page.get_by_role("link", name="Combustion").click()
    expect(page.get_by_role("dialog", name="Combustion")).to_be_visible()


def test_on_a_phone_the_parts_of_a_card_are_numbered_in_letters_to_read(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, PHONE, touch=True) as page:
        page.goto("/rules")
        figure = page.get_by_role("figure", name="The parts of a card")
        parts = figure.get_by_role("listitem")
        expect(parts.first).to_be_visible()
        expect(figure.locator("div > b")).to_have_text([f"{number}" for number in range(1, parts.count() + 1)])
        card = figure.get_by_role("article")
        assert float(card.locator(".text").evaluate("text => parseFloat(getComputedStyle(text).fontSize)")) >= 16
        assert card.evaluate("card => card.offsetWidth") > PHONE["width"] * 0.8
        assert page.evaluate(OVERFLOWS) is False


def test_a_topic_that_there_is_not_is_said(page: Page) -> None:
    page.goto("/rules/cheating")
    expect(page.get_by_role("heading", name="There's no such topic in the rules.")).to_be_visible()
    page.get_by_role("link", name="All rules").click()
    expect(page.get_by_role("heading", name="The game in short")).to_be_visible()


def test_each_icon_says_in_which_ages_base_cards_show_it(page: Page) -> None:
    page.goto("/rules/game")
    icons = page.get_by_role("list", name="The six icons").get_by_role("listitem")
    expect(icons).to_have_count(len(ICONS))
    for place, icon in enumerate(ICONS):
        ages = {card.age for card in cards_of_set("base") if icon in card.face.icons}
        runs = f"{min(ages)}-{max(ages)}"
        assert ages == set(range(min(ages), max(ages) + 1))
        expect(icons.nth(place)).to_have_text(f"{ICON_NAMES[icon]}: ages {runs}")

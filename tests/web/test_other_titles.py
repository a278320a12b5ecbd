"""In a language that calls cards otherwise their English titles stand where they count, and find them, too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.web.at_table import Open
from tests.web.axe import violations
from tests.web.playing import new_game
from tests.web.visitors import LAPTOP, PHONE

LOCALE = re.compile(r"/api/locale/pl\b")
LANGUAGE = """sessionStorage.setItem("splay.language", "pl")"""
"""As if the tab's address had named it."""
SETTINGS = (
    """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false, textMode: TEXT }))"""
)


FIRST_TURN = """
turn: me, actions 1, number 1
me: green: The Wheel
you: red: Metalworking
"""
BY_THE_ALPHABET = """
options: sets base artifacts
turn: me, actions 2, number 12
me: blue: Basur Hoyuk Tokens; green: The Wheel
you: red: Metalworking
"""


def title(name: str) -> str:
    """A card's title in the other language: "Oars" is "Sraoł"."""
    return f"{name[::-1]}ł".capitalize()


def in_polish(page: Page, text_mode: bool = False) -> None:
    """From now on the page speaks English, but for the titles of the cards, and calls it Polish."""

    def translate(route: Route) -> None:
        told = route.fetch(url=LOCALE.sub("/api/locale/en", route.request.url)).json()
        cards = {} if route.request.url.endswith("/rulings") else told.get("cards", {})
        renamed = {key: {**card, "name": title(card["name"]), "english": card["name"]} for key, card in cards.items()}
        route.fulfill(json={**told, "language": "pl", "cards": renamed or told.get("cards", {})})

    page.route(LOCALE, translate)
    page.add_init_script(LANGUAGE)
    page.add_init_script(SETTINGS.replace("TEXT", "true" if text_mode else "false"))


def english_of(card: Locator) -> Locator:
    """The English title that stands on a card or beside it."""
    return card.locator('[lang="en"]')


@pytest.mark.parametrize("words", ["oars", "SRAOŁ", "sraol"])
def test_a_card_is_found_by_both_titles_and_has_both(page: Page, words: str) -> None:
    in_polish(page)
    page.goto("/cards")
    page.get_by_label("Search", exact=True).fill(words)
    card = page.get_by_role("article", name="Sraoł", exact=True)
    expect(card).to_be_visible()
    expect(english_of(card)).to_have_text("Oars")


def test_it_lies_open_with_both_titles(page: Page) -> None:
    in_polish(page)
    page.goto("/cards/oars")
    card = page.get_by_role("dialog", name="Sraoł")
    expect(english_of(card)).to_have_text("Oars")
    assert violations(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_cards_to_begin_with_have_both_titles(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    in_polish(page)
    page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
    hand = page.locator('[data-place="hand"] button[data-card]')
    expect(hand).to_have_count(2)
    for card in hand.all():
        own = card.locator(".name").inner_text()
        expect(english_of(card)).to_be_visible()
        assert title(english_of(card).inner_text()) == own
    assert violations(page) == []


def test_in_the_first_turn_top_cards_have_both_titles(page: Page, table: Open) -> None:
    in_polish(page)
    page = table(FIRST_TURN)
    expect(english_of(page.locator('[data-card="the-wheel"]').first)).to_have_text("The Wheel")


def test_later_the_card_under_the_mouse_has_both(page: Page, table: Open) -> None:
    in_polish(page)
    page = table(FIRST_TURN.replace("number 1", "number 2"))
    top = page.locator('[data-card="the-wheel"]').first
    expect(top).to_be_visible()
    expect(english_of(top)).to_have_count(0)
    top.hover()
    expect(english_of(page.locator(".hovering"))).to_have_text("The Wheel")


def test_text_mode_says_both_titles(page: Page, context: BrowserContext) -> None:
    in_polish(page, text_mode=True)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.locator('[data-prompt] [lang="en"]')).to_have_count(2)


def test_top_cards_have_both_titles_beside_one_that_goes_by_the_alphabet(page: Page, table: Open) -> None:
    in_polish(page)
    page = table(BY_THE_ALPHABET)
    expect(english_of(page.locator('[data-card="the-wheel"]'))).to_have_text("The Wheel")
    expect(english_of(page.locator('[data-card="basur-hoyuk-tokens"]'))).to_have_text("Basur Hoyuk Tokens")
    expect(english_of(page.locator('[data-card="metalworking"]'))).to_have_count(0)


def test_in_english_no_title_stands_twice(page: Page, context: BrowserContext) -> None:
    page.goto("/cards/oars")
    expect(page.get_by_role("dialog", name="Oars")).to_be_visible()
    expect(page.locator(".english")).to_have_count(0)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.locator('[data-place="hand"] button[data-card]')).to_have_count(2)
    expect(page.locator(".english")).to_have_count(0)

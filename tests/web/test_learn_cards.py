"""The browser of cards: searching, a card at large with its rulings, words that explain themselves."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

ALL = 4 * 105 + 5
"""Base set, artifacts, relics."""


def shown(page: Page) -> Locator:
    """The links to the cards that are found."""
    return page.locator("main").get_by_role("link", name=re.compile(r": age \d"))


def opened(page: Page, name: str) -> Locator:
    """The card that lies open."""
    return page.get_by_role("dialog", name=name)


def test_cards_are_found_while_one_types(page: Page) -> None:
    page.goto("/cards")
    expect(shown(page)).to_have_count(ALL)
    page.get_by_label("Search", exact=True).type("mapm")
    expect(shown(page)).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="One card")).to_be_visible()
    expect(page.get_by_role("article", name="Mapmaking")).to_be_visible()


def test_cards_are_found_by_set_and_compel_and_say_in_short_what_they_do(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Set", exact=True).select_option(label="Artifacts")
    page.get_by_label("Effects").select_option(label="With a compel")
    page.get_by_label("Search", exact=True).fill("kadesh")
    expect(shown(page)).to_have_count(1)
    shown(page).click()
    card = opened(page, "Treaty of Kadesh")
    expect(card.get_by_text("In short:")).to_be_visible()
    expect(card.get_by_text("I compel you to return tops with demands")).to_be_visible()
    expect(card.get_by_text("Artifacts, age 1, blue.")).to_be_visible()
    card.get_by_role("button", name="I compel").click()
    expect(page.get_by_text("as many of the card's featured icon as you, or more, must resolve")).to_be_visible()


def test_special_achievements_are_found_too(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Search", exact=True).fill("empire")
    specials = page.get_by_role("region", name="Special achievements")
    expect(specials.get_by_role("row").filter(has_text="3 of each of the 6 icons")).to_be_visible()
    expect(specials.get_by_role("row")).to_have_count(2)  # with the head


def test_what_is_not_found_is_said_and_all_cards_come_back(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Search", exact=True).fill("no such words")
    expect(page.get_by_text("No cards match.")).to_be_visible()
    expect(shown(page)).to_have_count(0)
    page.get_by_role("button", name="Show all cards").click()
    expect(shown(page)).to_have_count(ALL)
    expect(page.get_by_label("Search", exact=True)).to_have_value("")


def test_conditions_are_joined(page: Page) -> None:
    page.goto("/cards")
    page.get_by_label("Set", exact=True).select_option(label="Base")
    page.get_by_label("Age", exact=True).select_option("1")
    expect(shown(page)).to_have_count(15)
    page.get_by_label("Color", exact=True).select_option("red")
    expect(shown(page)).to_have_count(3)
    page.get_by_label("Effects", exact=True).select_option("With a demand")
    expect(shown(page)).to_have_count(2)
    page.get_by_label("Icon", exact=True).select_option("crown")
    expect(page.get_by_role("article", name="Oars")).to_be_visible()
    expect(shown(page)).to_have_count(1)


def test_the_other_edition_has_its_own_texts(page: Page) -> None:
    page.goto("/cards")
    oars = page.get_by_role("article", name="Oars")
    expect(oars).to_contain_text("then repeat this effect!")
    page.get_by_label("Edition", exact=True).select_option("First edition")
    expect(oars).to_be_visible()
    expect(oars).not_to_contain_text("then repeat this effect!")


def test_a_card_opens_large_with_its_rulings_and_an_address_of_its_own(page: Page) -> None:
    page.goto("/cards")
    page.get_by_role("link", name="Oars: age 1").click()
    card = opened(page, "Oars")
    expect(card.get_by_text("One card moved by the demand, from anyone")).to_be_visible()
    expect(card.get_by_role("heading", name="In the first edition")).to_be_visible()
    expect(page).to_have_url(re.compile("/cards/oars$"))
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page).to_have_url(re.compile("/cards$"))
    expect(page.get_by_role("link", name="Oars: age 1")).to_be_focused()


def test_a_card_that_was_closed_is_no_place_to_go_back_to(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("link", name="Cards", exact=True).first.click()
    for name in ("Oars", "Tools"):
        page.get_by_role("link", name=f"{name}: age 1").click()
        expect(opened(page, name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(opened(page, name)).to_be_hidden()
        expect(page).to_have_url(re.compile("/cards$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/rules$"))


def test_a_card_reached_by_its_address_leaves_the_list_in_its_place(page: Page) -> None:
    page.goto("/cards/oars")
    expect(opened(page, "Oars")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/cards$"))
    expect(page.get_by_role("link", name="Oars: age 1")).to_be_visible()


def test_fonts_that_come_late_are_measured_on_the_cards_in_sight_alone(page: Page) -> None:
    """Each of the others would be laid out by itself: on a slow machine that took minutes."""
    page.goto("/cards")
    expect(shown(page)).to_have_count(ALL)
    measured = page.evaluate(
        """async () => {
            const cards = new Set();
            const width = Object.getOwnPropertyDescriptor(Element.prototype, "clientWidth");
            const get = function () {
                const card = this.closest("article");
                if (card !== null) cards.add(card);
                return width.get.call(this);
            };
            Object.defineProperty(Element.prototype, "clientWidth", { ...width, get });
            const frames = async () => {
                for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
            };
            await document.fonts.ready;
            await frames();
            cards.clear();
            document.fonts.dispatchEvent(new Event("loadingdone"));
            await frames();
            return cards.size;
        }"""
    )
    assert 0 < measured < ALL / 4


def test_an_open_card_leaves_the_list_where_it_was(page: Page) -> None:
    page.goto("/cards")
    page.get_by_role("link", name="The Internet").click()
    expect(opened(page, "The Internet")).to_be_visible()
    assert page.evaluate("scrollY") > 0


def test_a_card_is_found_and_turned_over_to_the_next_by_keys_alone(page: Page) -> None:
    page.goto("/cards")
    expect(shown(page)).to_have_count(ALL)
    page.get_by_label("Search", exact=True).focus()
    page.keyboard.type("pottery")
    expect(shown(page)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(opened(page, "Pottery")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Search", exact=True).fill("")
    page.keyboard.press("Enter")
    expect(opened(page, "Pottery")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(opened(page, "Tools")).to_be_visible()
    expect(page).to_have_url(re.compile("/cards/tools$"))
    page.keyboard.press("ArrowLeft")
    expect(opened(page, "Pottery")).to_be_visible()


def test_a_card_that_there_is_not_is_said(page: Page) -> None:
    page.goto("/cards/steam-machine")
    expect(page.get_by_text("There's no such card.")).to_be_visible()
    expect(shown(page)).to_have_count(ALL)


def test_words_of_a_text_explain_themselves(page: Page) -> None:
    page.goto("/cards/oars")
    card = opened(page, "Oars").get_by_role("article")
    card.get_by_role("button", name="I demand").click()
    meaning = page.get_by_text("Only your opponents with fewer of the card's featured icon")
    expect(meaning).to_be_visible()
    card.get_by_role("button", name="score pile").click()
    expect(page.get_by_text("The cards a player has scored.")).to_be_visible()
    expect(meaning).to_be_hidden()
    card.get_by_role("button", name="crown").click()
    expect(page.get_by_text("What counts is how many of an icon you can see")).to_be_visible()
    card.get_by_role("button", name="1", exact=True).first.click()
    expect(page.get_by_text("A card of value 1")).to_be_visible()


def test_escape_closes_the_meaning_of_a_word_and_not_the_card(page: Page) -> None:
    page.goto("/cards/oars")
    word = opened(page, "Oars").get_by_role("article").get_by_role("button", name="transfer", exact=True)
    word.focus()
    page.keyboard.press("Enter")
    meaning = page.get_by_text("Move a card to another player")
    expect(meaning).to_be_visible()
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    expect(opened(page, "Oars")).to_be_visible()
    expect(word).to_be_focused()


def test_the_meaning_of_a_word_stays_on_the_screen_of_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/cards/oars")
    expect(opened(page, "Oars")).to_be_visible()
    opened(page, "Oars").get_by_role("button", name="transfer", exact=True).first.click()
    box = page.get_by_text("Move a card to another player").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360

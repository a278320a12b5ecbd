"""The table as text: everything is there in words, and all of it is played with."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.playing import HAS_FOCUS, at_once, click, new_game, play, play_past, question_of, state_of
from tests.web.visitors import LAPTOP, send

ANSWERS = 25
TEXT_MODE = """localStorage.setItem("splay.settings",
    JSON.stringify({ pace: "instant", hints: false, textMode: true }))"""

SELECTED_OR_SENT = """sequence => document.querySelector('[data-offered][aria-pressed="true"], [data-busy]') !== null
    || document.querySelector(`[data-asked="${sequence}"]`) === null"""

PLACES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top])"
POINTER = re.compile(r"\b(?:point at|hover)\b", re.IGNORECASE)
RAW_AGE = re.compile(r".*\[\d+\].*")


def as_text(page: Page) -> None:
    """From now on the page shows tables as text."""
    page.add_init_script(TEXT_MODE)


def test_the_switch_is_the_first_thing_on_the_table_and_goes_both_ways(page: Page, context: BrowserContext) -> None:
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    switch = page.get_by_role("button", name="Show the table as text")
    switch.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Answers")).to_be_visible()
    back = page.get_by_role("button", name="Show the table as drawn cards")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Answers")).to_have_count(0)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_first_click_after_the_way_back_counts(page: Page, context: BrowserContext) -> None:
    at_once(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    menu = page.get_by_role("button", name="Table menu")
    for way in ("mouse", "keys"):
        page.get_by_role("button", name="Show the table as text").focus()
        page.keyboard.press("Enter")
        back = page.get_by_role("button", name="Show the table as drawn cards")
        if way == "mouse":
            back.click()
        else:
            back.focus()
            page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
        menu.click()
        expect(page.get_by_role("dialog", name="This table")).to_be_visible()
        page.keyboard.press("Escape")


def test_every_answer_is_a_button_with_the_text_of_its_card(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    as_text(page)
    page.goto(f"/table/{table}")
    answers = page.get_by_role("list", name="Answers").get_by_role("listitem")
    options = state_of(context, table)["questions"][0]["options"]
    expect(answers).to_have_count(len(options))
    words = send(context, "GET", "/api/locale/en")["cards"]
    for answer, option in zip(answers.all(), options, strict=True):
        name = words[option["shown"]["card"]]["name"]
        expect(answer.get_by_role("button", name=name)).to_be_visible()
        expect(answer).to_contain_text(f"Value {option['shown']['age']}")
        expect(answer).to_contain_text("Featured icon:")
        note = answer.get_by_role("button").get_attribute("aria-describedby")
        assert page.locator(f'[id="{note}"]').inner_text() in answer.inner_text()


def test_what_confirms_an_answer_and_what_it_would_do_stand_beneath_it(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    play_past(context, table, lambda question: question["kind"] == "action")
    page.add_init_script(
        """localStorage.setItem("splay.settings", JSON.stringify({ textMode: true, hints: false, confirm: "every" }))"""
    )
    page.goto(f"/table/{table}")
    melds = page.get_by_role("button", name=re.compile("^Meld "))
    meld = page.get_by_role("list", name="Answers").get_by_role("listitem").filter(has=melds).last
    meld.get_by_role("button").first.click()
    expect(meld.get_by_role("button", name="Confirm")).to_be_in_viewport()
    expect(meld.get_by_role("region", name="What it would do")).to_contain_text("can undo it")
    meld.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("region", name="What it would do")).to_have_count(1)


def test_boards_hands_supplies_and_goals_are_told_in_words(page: Page, context: BrowserContext) -> None:
    table = new_game(context, "me", "rule")
    as_text(page)
    page.goto(f"/table/{table}")
    play(page, click, ANSWERS)
    assert question_of(context, table) is not None  # the computer has had its turn
    view = state_of(context, table)["view"]
    words = send(context, "GET", "/api/locale/en")["cards"]
    for player in view["players"]:
        region = page.locator(f'[data-seat="{player["seat"]}"]')
        for pile in player["board"]:
            row = region.get_by_role("row").filter(has_text=f"{pile['color']}, ")
            expect(row).to_contain_text(words[pile["cards"][-1]]["name"])
            expect(row).to_contain_text(re.compile(r"If .+ uses? "))
    expect(page.get_by_text(f"Age 10: {view['supplies'][9]['cards']} cards")).to_be_visible()
    for card in view["players"][0]["hand"]:
        hand = page.get_by_role("region", name="Your hand")
        expect(hand.get_by_role("button", name=words[card["card"]]["name"], exact=True)).to_be_visible()
    for name in ("Your question", "What happens", "Supplies", "Achievements", "Race", "Memory", "Log", "Keys"):
        expect(page.get_by_role("heading", name=name, exact=True).first).to_be_visible()
    assert RAW_AGE.findall(page.locator("main").inner_text()) == []


def test_nobody_is_told_to_point_at_something(page: Page, context: BrowserContext) -> None:
    page.add_init_script(TEXT_MODE.replace("hints: false", "hints: true"))
    table = new_game(context, "me", "rule")
    play_past(context, table, lambda question: question["kind"] == "action")
    page.goto(f"/table/{table}")
    expect(page.get_by_role("region", name="What it would do")).to_be_visible()
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert POINTER.findall(page.locator("body").inner_text()) == []


def test_it_is_read_from_above_downward_on_a_wide_window_too(page: Page, context: BrowserContext) -> None:
    page.set_viewport_size(LAPTOP)
    as_text(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    expect(page.get_by_role("list", name="Answers")).to_be_visible()
    places = page.locator("h2").evaluate_all(PLACES)
    assert len({left for left, _ in places}) == 1
    tops = [top for _, top in places]
    assert tops == sorted(tops)


def test_it_is_played_by_keys_and_the_focus_is_not_lost(page: Page, context: BrowserContext) -> None:
    as_text(page)
    page.goto(f"/table/{new_game(context, 'me', 'rule')}")
    for _ in range(3):
        page.wait_for_selector("[data-prompt][data-asked]")
        sequence = page.locator("[data-prompt]").get_attribute("data-asked")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => document.activeElement.dataset.offered !== undefined")
        page.keyboard.press("Enter")
        page.wait_for_function(SELECTED_OR_SENT, arg=sequence)
        if page.locator('[data-offered][aria-pressed="true"]').count():
            page.keyboard.press("Enter")
        expect(page.locator(f'[data-asked="{sequence}"]')).to_have_count(0)
        page.wait_for_function(HAS_FOCUS)

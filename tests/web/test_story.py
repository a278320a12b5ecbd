"""The story of a game as the page tells it: line by line, again, and summed up after a break."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.web.at_table import ON_TURN
from tests.web.positions import Positions
from tests.web.stories import at_pace, knows_what_is_asked, new_game, open_table, play, question, story, using_a_card
from tests.web.visitors import be_guest, send

HIDE = "Object.defineProperty(document, 'hidden', {value: true, configurable: true})"
SHOW = "delete document.hidden"
PLACES = """() => {
    const box = one => one.getBoundingClientRect();
    const told = box(document.querySelector("section.strip, .lines"));
    const parts = [...document.querySelectorAll('.board, [data-place="hand"]')];
    return [told.height, ...parts.map(part => box(part).top)].map(Math.round).join(" ");
}"""
"""How much room the story has, and where the boards and the hand begin."""
FEW_CARDS = """
me: green: Sailing; hand: Tools
you: red: Oars; hand: Writing
"""
"""Ann's hand stays small: on a tablet one of six cards has two rows."""
MOST_STEPS = 10
"""So many steps at most come before an effect is told."""
RECAP = 3
"""So many lines say what the others did."""
LOOK = "document.dispatchEvent(new Event('visibilitychange'))"


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens")


def pace(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Pace")


def next_event(page: Page) -> None:
    """Goes on in the story, and waits until the page shows it."""
    page.keyboard.press("Space")
    page.evaluate("new Promise(requestAnimationFrame)")


def begins_a_turn(context: BrowserContext, table: str) -> bool:
    """Whether the context's person, once it is asked, has all actions of a turn before it."""
    asked = question(context, table)
    left = send(context, "GET", f"/api/tables/{table}/state")["view"]["actions_left"]
    return bool(asked["kind"] == "action" and left == 2)


def test_the_story_is_told_line_by_line(page: Page, context: BrowserContext) -> None:
    at_pace(context, "slow")
    table = new_game(context)
    open_table(page, table)
    play(context, table, 1)
    expect(story(page)).to_contain_text("You started with")
    next_event(page)
    expect(story(page)).to_contain_text("Medium computer started with")
    page.get_by_role("button", name="Go on").click()
    expect(story(page)).to_contain_text("Turn 1")


def test_all_that_is_left_of_the_story_is_skipped(page: Page, context: BrowserContext) -> None:
    at_pace(context, "slow")
    table = new_game(context)
    open_table(page, table)
    following = page.get_by_role("button", name="Go on")
    for key in (None, "Shift+Space"):
        play(context, table, 1)
        expect(following).to_be_visible()
        page.keyboard.press(key) if key else page.get_by_role("button", name="Skip").click()
        expect(following).to_have_count(0)


def test_text_mode_shows_the_effects_of_a_dogma_and_who_follows_them(
    page: Page, context: BrowserContext, positions: Positions
) -> None:
    at_pace(context, "slow", textMode=True)
    be_guest(context, "Ann")
    table = positions.table(context, "me: green: Sailing\nyou: red: Oars")
    open_table(page, table)
    play(context, table, 1, using_a_card)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    followers = strip(page).get_by_role("list", name="Who resolves this effect")
    for _ in range(MOST_STEPS):
        if followers.is_visible():
            break
        next_event(page)
    expect(followers.get_by_role("listitem")).to_have_count(2)
    expect(followers).to_contain_text("you")
    expect(followers.locator("[aria-current=step]")).to_have_count(1)
    effects = strip(page).get_by_role("list", name="The effects of")
    expect(effects.locator("[aria-current=step]")).to_have_count(1)


def test_the_pace_changes_at_any_time(page: Page, context: BrowserContext) -> None:
    at_pace(context, "slow")
    table = new_game(context)
    open_table(page, table)
    play(context, table, 3)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    pace(page).select_option("Instant")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 800), (800, 1000)])
def test_whatever_is_told_nothing_beneath_it_moves(
    page: Page, context: BrowserContext, positions: Positions, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    at_pace(context, "slow")
    be_guest(context, "Ann")
    table = positions.table(context, FEW_CARDS)
    open_table(page, table)
    places = {page.evaluate(PLACES)}
    play(context, table, 2, using_a_card)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    while page.get_by_role("button", name="Go on").is_visible():
        places.add(page.evaluate(PLACES))
        next_event(page)
    places.add(page.evaluate(PLACES))
    assert len(places) == 1


def test_what_is_asked_waits_until_all_is_shown_but_may_be_answered_before(page: Page, context: BrowserContext) -> None:
    at_pace(context, "slow", confirm=False)
    table = new_game(context)
    play(context, table, 1)
    open_table(page, table)
    play(context, table, 1)
    asked = page.get_by_role("region", name="Your question")
    knows_what_is_asked(page, question(context, table))
    expect(asked).to_contain_text("Showing the last moves")
    expect(asked).not_to_contain_text(ON_TURN)
    asked.get_by_role("button", name="Skip").click()
    expect(asked).to_contain_text(ON_TURN)
    expect(asked).not_to_contain_text("Showing the last moves")
    play(context, table, 1)
    knows_what_is_asked(page, question(context, table))
    expect(asked).to_contain_text("Showing the last moves")
    before = page.locator("[data-prompt]").get_attribute("data-asked")
    asked.get_by_role("button", name="Draw a").click()
    expect(page.locator(f"[data-prompt]:not([data-asked='{before}'])")).to_be_visible()


def test_text_mode_keeps_what_the_others_did_in_sentences_and_tells_it(page: Page, context: BrowserContext) -> None:
    at_pace(context, "instant", textMode=True)
    table = new_game(context)
    play(context, table, 1)
    open_table(page, table)
    for _ in range(2):  # after a turn of one action, or of two, the computer has its own
        play(context, table, 1)
        knows_what_is_asked(page, question(context, table))
        if "Since your turn" in strip(page).inner_text():
            break
    expect(strip(page)).to_contain_text("Since your turn")
    done = strip(page).get_by_role("listitem")
    assert all("Medium computer" in line for line in done.all_inner_texts())
    assert 1 <= done.count() <= RECAP
    pace(page).select_option("Slow")
    strip(page).get_by_role("button", name="Replay", exact=True).click()
    expect(strip(page)).to_contain_text(re.compile(r"Turn \d+: Medium computer"))


def test_a_line_of_the_story_names_what_was_done_and_shows_it_again(page: Page, context: BrowserContext) -> None:
    at_pace(context, "instant")
    table = new_game(context)
    play(context, table, 3)
    open_table(page, table)
    line = story(page).locator("li").last
    expect(line).to_contain_text(re.compile("drew|melded|used|returned|scored"))
    pace(page).select_option("Slow")
    line.hover()
    line.get_by_role("button", name="Show again").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    line.locator(".mark").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_an_action_is_told_again(page: Page, context: BrowserContext) -> None:
    at_pace(context, "instant")
    table = new_game(context)
    play(context, table, 3)
    open_table(page, table)
    pace(page).select_option("Slow")
    strip(page).get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(strip(page).get_by_role("button", name="Replay", exact=True)).to_be_visible()


def test_who_comes_back_reads_what_happened_and_plays_it_back(page: Page, context: BrowserContext) -> None:
    at_pace(context, "slow")
    table = new_game(context, "rule", "rule", "rule")
    play(context, table, 1)
    open_table(page, table)
    expect(page.get_by_text("Since you last looked")).to_have_count(0)
    page.goto("/")
    play(context, table, 8)  # on another device
    while not begins_a_turn(context, table):
        play(context, table, 1)
    open_table(page, table)
    expect(page.get_by_text("Since you last looked: 5 turns")).to_be_visible()
    page.get_by_role("button", name="Read", exact=True).click()
    recap = page.get_by_role("dialog", name="Since you last looked")
    expect(recap.get_by_text("Turn", exact=False).first).to_be_visible()
    recap.get_by_role("button", name="Play it back").click()
    expect(recap).to_have_count(0)
    expect(page.get_by_text("Since you last looked")).to_have_count(0)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_who_looked_elsewhere_gets_a_summary(page: Page, context: BrowserContext) -> None:
    at_pace(context, "normal")
    table = new_game(context)
    play(context, table, 1)
    open_table(page, table)
    page.evaluate(f"{HIDE}; {LOOK}")
    play(context, table, 8)
    knows_what_is_asked(page, question(context, table))
    page.evaluate(f"{SHOW}; {LOOK}")
    expect(page.get_by_text("Since you last looked")).to_be_visible()
    page.get_by_role("region", name="What happens").get_by_role("button", name="Close").click()
    expect(page.get_by_text("Since you last looked")).to_have_count(0)


def test_the_story_is_said_to_screen_readers(page: Page, context: BrowserContext) -> None:
    at_pace(context, "instant")
    table = new_game(context)
    open_table(page, table)
    play(context, table, 1)
    expect(page.locator("p[aria-live=polite]")).to_contain_text("You started with")

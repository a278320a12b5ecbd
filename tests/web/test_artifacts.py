"""Artifacts of History on the page: a dig, the artifact on display and its free action, compels, relics."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import ON_TURN, SETTINGS, Open, asked, does, told
from tests.web.lasting import at_rest, lasting
from tests.web.positions import Positions
from tests.web.stories import story
from tests.web.test_fits import MISFITS
from tests.web.visitors import be_guest

pytestmark = pytest.mark.every_time

TURN = "turn: me, actions 2, number 12"
DIG = f"""
options: sets base artifacts
{TURN}
me: green: The Wheel; hand: Clothing
you: yellow: Masonry
supply artifacts 1: Dancing Girl
"""
SEIZE = f"""
options: sets base artifacts relics
{TURN}
me: red: Gunpowder; hand: Oars
you: yellow: Masonry
supply artifacts 4: Moses
"""
COMPEL = f"""
options: sets base artifacts
{TURN}
me: blue: Treaty of Kadesh; hand: Pottery
you: red: Metalworking, Oars
"""
FREE = f"""
options: sets base artifacts
{TURN}
free action: yes
me: blue: Tools; display: Treaty of Kadesh; hand: Pottery
you: red: Metalworking, Oars
"""
MELDABLE = FREE.replace("free action: yes\n", "").replace("; hand: Pottery", "")
HELD = f"""
options: sets base artifacts relics
{TURN}
me: red: Gunpowder; display: Treaty of Kadesh; relics: Complex Numbers, Ching Shih; achievements: 1, 2
you: yellow: Masonry; hand: Holy Grail; display: Battleship Yamato
"""
LONG = FREE.replace("Treaty of Kadesh", "'30 World Cup Final Ball")
"""The artifact on display has one of the longest texts."""
ENDING = """
options: sets base artifacts relics
turn: me, actions 2, number 12
me: green: The Wheel; hand: Clothing
you: hand:
supply 1: Sailing, end
supply 2: end
supply 3: end
supply 4: end
supply 5: end
supply 6: end
supply 7: end
supply 8: end
supply 9: end
supply 10: end
supply artifacts 1: Dancing Girl
"""
"""Ann melds, and draws the last card: the computer's draw ends the game."""
SHIPWRECKED = FREE.replace("Treaty of Kadesh", "Tale of the Shipwrecked Sailor")
"""The names of what can be done with the artifact on display are long."""
LAST_ACTION = FREE.replace("actions 2", "actions 1").replace("free action: yes\n", "")
"""A computer's turn follows, and then the free action is asked for."""
LEFTS = "answers => answers.map(answer => answer.getBoundingClientRect().left)"
SECOND_CLICK = "button => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))"
ASKED_AND_TOLD = """() => document.querySelector('[data-prompt][data-asked] .still') !== null
    && document.querySelector('[data-place="own"] .plate').innerText.includes("Treaty of Kadesh")"""
"""Whether a question waits until what led to it is told."""
LOW = ViewportSize(width=1366, height=768)
PHONE = ViewportSize(width=360, height=740)
UNCUT = """() => {
    const asking = document.querySelector(".asking");
    return asking.scrollHeight <= asking.clientHeight;
}"""
"""Whether all that is asked and its hint are in sight."""
HINT_FREE = """() => {
    const [hint, card] = [".hint", ".asked article"].map(what => document.querySelector(what).getBoundingClientRect());
    return hint.bottom <= card.top || card.bottom <= hint.top || hint.right <= card.left || card.right <= hint.left;
}"""
"""Whether the card that is asked about lies beside the hint, not over it."""
FLOWN = """
window.flown = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.classList?.contains("flight")) window.flown.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Notes the cards that are seen to move."""


def display(page: Page, seat: int = 0) -> Locator:
    """The artifact on display before a player."""
    return page.locator(f'section[data-seat="{seat}"]').get_by_role("group", name="Artifact on display")


def meld(page: Page, card: str) -> None:
    """Melds a card of the hand, confirmed if that is asked for."""
    page.locator('[data-place="hand"] [data-offered]').filter(has_text=card).click()
    confirming = does(page)
    if confirming.is_visible():
        confirming.click()


def test_a_meld_says_what_it_digs_before_and_why_after(table: Open) -> None:
    page = table(DIG, ', confirm: "every"')
    page.locator('[data-place="hand"] [data-offered]').filter(has_text="Clothing").click()
    expect(told(page)).to_contain_text("You'd dig up an artifact 1: Clothing isn't higher than The Wheel")
    does(page).click()
    expect(display(page).get_by_role("button")).to_contain_text("Dancing Girl")
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("covering The Wheel with Clothing, which isn't higher")
    expect(log).to_contain_text("You dug up Dancing Girl")
    page.get_by_role("tab", name="Story").click()
    expect(story(page)).to_contain_text("dug up 1Dancing Girl by covering The Wheel with Clothing, which isn't higher")


def test_a_relic_is_seized_from_the_museum(table: Open) -> None:
    page = table(SEIZE, ', confirm: "every"')
    museum = page.get_by_role("region", name="Museum")
    expect(museum).to_contain_text("Complex Numbers")
    page.locator('[data-place="hand"] [data-offered]').filter(has_text="Oars").click()
    expect(told(page)).to_contain_text("You could seize Complex Numbers.")
    left = page.locator('section[data-seat="0"] > header')
    expect(left).to_contain_text("2 actions left")
    does(page).click()
    seizes = asked(page).get_by_role("button", name="Complex Numbers to your achievements")
    expect(seizes).to_be_visible()
    expect(left).to_contain_text("1 action left")  # the meld that has dug goes on
    seizes.click()
    does(page).click()
    expect(museum).not_to_contain_text("Complex Numbers")
    mine = page.locator('section[data-seat="0"]').get_by_role("group", name="Relics")
    expect(mine).to_contain_text("Complex Numbers")


def test_the_hint_about_relics_comes_with_the_question(table: Open) -> None:
    page = table(SEIZE, ', hints: true, confirm: "never"')
    meld(page, "Oars")
    expect(page.get_by_text("Others can seize it from you by digging its value.")).to_be_visible()


def test_the_first_event_heard_brings_its_hint(table: Open) -> None:
    page = table(DIG, ', hints: true, confirm: "never"')
    meld(page, "Clothing")
    expect(page.get_by_text("You've dug up an artifact.")).to_be_visible()


def test_seizing_is_confirmed_if_nothing_can_be_pointed_at(
    chromium: Browser, server: str, positions: Positions
) -> None:
    context = chromium.new_context(base_url=server, locale="en-US", viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(SETTINGS % "")
    be_guest(context, "Ann")
    page.goto(f"/table/{positions.table(context, SEIZE)}")
    page.locator('[data-place="hand"] [data-offered]').filter(has_text="Oars").tap()
    does(page).tap()
    asked(page).get_by_role("button", name="Complex Numbers to your achievements").tap()
    confirm = does(page)
    expect(confirm).to_be_visible()
    expect(told(page)).to_contain_text("It counts as an achievement, until another player seizes it.")
    confirm.tap()
    expect(asked(page)).to_contain_text(ON_TURN)
    context.close()


def test_what_is_asked_says_that_the_artifact_can_be_melded(table: Open) -> None:
    page = table(MELDABLE)
    expect(asked(page)).to_contain_text(
        "Meld the artifact on display, use a card on your board, or press a button here."
    )
    page.set_viewport_size(PHONE)
    on_display = page.get_by_role("group", name="Artifact on display").locator("[data-offered]")
    expect(on_display).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-place="hand"] [data-offered]')).to_have_count(0)


def test_melding_the_artifact_says_what_the_card_does_that_is_a_name_on_display(table: Open) -> None:
    page = table(MELDABLE)
    page.locator('[data-place="own"] [data-card="treaty-of-kadesh"]').hover()
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_contain_text("Meld Treaty of Kadesh")
    expect(sheet.get_by_role("article", name="Treaty of Kadesh")).to_be_in_viewport(ratio=1)


def test_the_back_of_an_artifact_is_one_card(table: Open) -> None:
    back = table(HELD).locator('section[data-seat="1"] .back[data-set="artifacts"]')
    expect(back).to_have_text("Artifacts 2")
    expect(back).to_have_attribute("title", "an artifact 2")


def test_before_the_free_action_it_is_said_that_the_others_come_after_it(table: Open) -> None:
    page = table(FREE)
    mine = page.locator('section[data-seat="0"] > header')
    expect(mine).to_contain_text("free action, then 2 actions")
    asked(page).get_by_role("button", name=re.compile("^Skip")).click()
    expect(mine).to_contain_text("2 actions left")


def test_the_plate_has_room_for_an_artifact_on_display_and_relics(table: Open) -> None:
    page = table(HELD)
    page.set_viewport_size(LOW)
    for seat, card in enumerate(("Treaty of Kadesh", "Battleship Yamato")):
        plate = page.locator(f'section[data-seat="{seat}"] > header')
        expect(plate).to_contain_text(card)
        page.wait_for_function("plate => plate.scrollHeight <= plate.clientHeight + 1", arg=plate.element_handle())


def test_a_supply_names_its_set(table: Open) -> None:
    page = table(HELD)
    page.get_by_role("region", name="Supplies").get_by_role("button", name="Age 1:").click()
    opened = page.locator("[popover]:popover-open")
    expect(opened).to_contain_text("Artifacts cards of age 1 are left.")


def test_relics_say_what_they_are(table: Open) -> None:
    page = table(SEIZE)
    museum = page.get_by_role("region", name="Museum")
    expect(museum).to_contain_text("When you dig an artifact of a relic's value, you may seize that relic")
    museum.get_by_role("button", name="Ching Shih").click()
    opened = page.get_by_role("dialog")
    expect(opened.get_by_role("article")).to_contain_text("It only counts as an achievement.")
    expect(opened).to_contain_text("A relic: anyone who digs an artifact of value 6 may seize it")


def test_the_achievements_that_win_say_why_they_are_so_many(table: Open) -> None:
    page = table(SEIZE)
    page.locator('section[data-seat="0"] header').get_by_role("button", name="Achievements 0/7").click()
    expect(page.get_by_text("7 achievements win: 6 for 2 players and 1 more for Artifacts.")).to_be_visible()


def test_who_would_be_compelled_is_told_on_the_card_and_when_it_runs(table: Open) -> None:
    page = table(COMPEL, ', confirm: "every"')
    board = page.locator('section[data-seat="0"] .board')
    expect(board).to_contain_text("would be compelled")
    expect(board).not_to_contain_text("would be hit")
    expect(board.locator(".compels .one")).to_have_attribute(
        "title", "Medium computer has more castle than you: 3 and 2."
    )
    board.get_by_role("button").filter(has_text="Treaty of Kadesh").first.click()
    expect(told(page)).to_contain_text("Medium computer would be compelled")
    order = told(page).get_by_role("list", name="Who does what, in order").get_by_role("listitem")
    expect(order).to_have_text(["Compel: Medium computer", "Effect: Medium computer, then you"])
    expect(told(page)).to_contain_text(", more than your 2")
    does(page).click()
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("Treaty of Kadesh compels Medium computer")


def test_a_compel_that_reaches_nobody_says_why_before_and_after(table: Open) -> None:
    fewer = COMPEL.replace("Metalworking, Oars", "Coal").replace("hand: Pottery", "red: Archery")
    page = table(fewer, ', confirm: "every"')
    board = page.locator('section[data-seat="0"] .board')
    board.get_by_role("button").filter(has_text="Treaty of Kadesh").first.click()
    expect(told(page)).to_contain_text("It compels nobody: every opponent has fewer")
    does(page).click()
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text("used Treaty of Kadesh. It compelled nobody: every opponent had fewer")


def test_a_card_on_display_says_whom_it_would_reach_if_it_is_used_there(table: Open) -> None:
    page = table(FREE)
    expect(display(page)).to_contain_text("would be compelled")
    expect(display(page)).to_contain_text("1 + 2")
    expect(display(page).locator(".compels .one")).to_have_attribute(
        "title", "Medium computer has as many castle as you: 3 and 3 (1 on the board, 2 on the card)."
    )
    expect(display(page).locator(".counts")).to_have_attribute("title", "you: 3 (1 on the board, 2 on the card)")
    display(page).get_by_role("button").click(button="right")
    opened = page.get_by_role("dialog").locator("[data-if-used]")
    expect(opened).to_contain_text("Treaty of Kadesh")
    expect(opened).to_contain_text("would be compelled")


def test_the_question_of_the_free_action_shows_the_artifact(table: Open) -> None:
    card = asked(table(FREE)).get_by_role("article", name="Treaty of Kadesh")
    expect(card).to_be_visible()
    expect(card).to_contain_text("I compel you to return all your top cards")


@pytest.mark.parametrize("position", [FREE, LONG])
def test_the_hint_of_a_free_action_is_whole_on_a_low_screen_beside_its_card(table: Open, position: str) -> None:
    page = table(position, ", hints: true")
    page.set_viewport_size(LOW)
    expect(page.get_by_text("return it so you can dig again")).to_be_visible()
    assert at_rest(lambda: page.evaluate(UNCUT))
    assert at_rest(lambda: page.evaluate(HINT_FREE))


def test_a_preview_is_whole_on_a_low_screen_beside_a_free_action_and_the_hint_after_it(table: Open) -> None:
    page = table(FREE, ", hints: true")
    page.set_viewport_size(LOW)
    asked(page).get_by_role("button", name="Use Treaty of Kadesh").hover()
    expect(told(page)).to_contain_text("can undo it")
    assert at_rest(lambda: page.evaluate(UNCUT))
    preview = told(page)
    expect(preview).to_be_in_viewport(ratio=1)
    assert preview.evaluate("it => [...it.children].every((part) => part.scrollHeight <= part.clientHeight)")
    page.mouse.move(1, 1)
    expect(page.get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
    assert at_rest(lambda: page.evaluate(UNCUT))
    assert at_rest(lambda: page.evaluate(HINT_FREE))


def test_a_hint_about_relics_is_whole_on_a_low_screen(table: Open) -> None:
    page = table(SEIZE, ', hints: true, confirm: "never"')
    page.set_viewport_size(LOW)
    meld(page, "Oars")
    expect(page.get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
    assert at_rest(lambda: page.evaluate(UNCUT))
    assert at_rest(lambda: page.evaluate(HINT_FREE))
    asked(page).get_by_role("button", name="Complex Numbers to your achievements").hover()
    expect(told(page)).to_contain_text("It counts as an achievement")
    expect(told(page)).to_be_in_viewport(ratio=1)


def test_a_hint_explains_the_first_compel_that_would_hit(table: Open) -> None:
    page = table(COMPEL, ", hints: true")
    hint = "A compel hits opponents with at least as many icons. With fewer, you're safe."
    expect(page.get_by_text(hint)).to_be_visible()


def test_the_artifact_on_display_is_used_for_free_and_returned(table: Open) -> None:
    page = table(FREE)
    expect(asked(page)).to_contain_text("Take a free action, or skip it.")
    for words in ("Return Treaty of Kadesh", "Skip: keep it on display"):
        expect(asked(page).get_by_role("button", name=words)).to_be_visible()
    asked(page).get_by_role("button", name="Use Treaty of Kadesh").click()
    does(page).click()
    expect(display(page).get_by_role("button")).to_have_count(0)
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(story(page)).to_contain_text("used 1Treaty of Kadesh from display, for free.")


def test_each_answer_about_a_free_action_says_what_becomes_of_the_artifact(table: Open) -> None:
    page = table(FREE.replace("Oars", "Archery"), ', confirm: "every"')
    preview = told(page)
    asked(page).get_by_role("button", name=re.compile("^Skip")).hover()
    expect(preview).to_contain_text("It stays on display: you can meld it")
    asked(page).get_by_role("button", name="Return Treaty of Kadesh").hover()
    expect(preview).to_contain_text("That makes room for your next dig")
    asked(page).get_by_role("button", name="Use Treaty of Kadesh").hover()
    expect(preview).to_contain_text("But it changes nothing")
    expect(preview).to_contain_text("You return it anyway.")


def test_the_free_action_is_skipped_with_one_click(table: Open) -> None:
    page = table(FREE, ', confirm: "every"')
    asked(page).get_by_role("button", name=re.compile("^Skip")).click()
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(display(page)).to_contain_text("Treaty of Kadesh")
    display(page).get_by_role("button").click()
    expect(does(page)).to_contain_text("Meld Treaty of Kadesh")


def test_what_is_asked_is_whole_beside_long_answers_and_below_the_story(table: Open) -> None:
    page = table(SHIPWRECKED)
    for width in (1366, 1024):
        page.set_viewport_size({"width": width, "height": 768})
        assert lasting(page, MISFITS) == []
    asked(page).get_by_role("button", name="Use Tale of the Shipwrecked Sailor").click()
    does(page).click()
    expect(asked(page)).to_contain_text("choose the color to meld after drawing a")
    page.set_viewport_size(LOW)
    for color in ("blue", "red", "green", "yellow", "purple"):
        expect(asked(page).get_by_role("button", name=color)).to_be_visible()
    expect(asked(page).get_by_role("button", name="Read Tale of the Shipwrecked Sailor")).to_be_visible()
    assert lasting(page, MISFITS) == []


def test_no_answer_moves_once_one_is_chosen(table: Open) -> None:
    page = table(FREE)
    page.set_viewport_size(LOW)
    answers = asked(page).locator(".options [data-option]")
    before = at_rest(lambda: answers.evaluate_all(LEFTS))
    assert len(before) == 3
    answers.first.click()
    expect(does(page)).to_be_visible()
    assert answers.evaluate_all(LEFTS) == before


def test_a_double_click_takes_no_action_of_what_is_asked_after_it(table: Open) -> None:
    page = table(FREE)
    page.set_viewport_size(LOW)
    skip = asked(page).get_by_role("button", name=re.compile("^Skip"))
    skip.click()
    expect(asked(page)).to_contain_text(ON_TURN)
    draw = asked(page).locator('[data-option="draw"]')
    page.evaluate(SECOND_CLICK, draw.element_handle())
    expect(page.get_by_text("2 actions left")).to_be_visible()
    draw.click()
    expect(page.get_by_text("1 action left")).to_be_visible()


def test_while_a_turn_is_shown_no_free_action_stands_beside_what_goes_on(table: Open) -> None:
    page = table(LAST_ACTION, ", pace: 'slow'")
    page.set_viewport_size(LOW)
    asked(page).locator('[data-option="draw"]').click()
    goes_on = asked(page).get_by_role("button", name="Go on")
    page.wait_for_function(ASKED_AND_TOLD)
    expect(goes_on).to_be_visible()
    assert lasting(page, MISFITS) == []
    expect(asked(page).locator("[data-option]")).to_have_count(0)
    asked(page).get_by_role("button", name="Skip", exact=True).click()
    expect(asked(page).get_by_role("button", name="Skip: keep it on display")).to_be_visible()


def test_whoever_wants_that_always_skips_it(table: Open) -> None:
    page = table(FREE, ", skipFreeActions: true")
    expect(asked(page)).to_contain_text(ON_TURN)
    expect(display(page)).to_contain_text("Treaty of Kadesh")


def test_a_card_is_seen_to_come_to_the_display(table: Open) -> None:
    page = table(DIG, ', pace: "normal", confirm: "never"')
    page.evaluate(FLOWN)
    meld(page, "Clothing")
    expect(display(page).get_by_role("button")).to_contain_text("Dancing Girl")
    page.wait_for_function("() => window.flown.some((card) => card.includes('Dancing Girl'))")


def test_a_card_is_seen_to_leave_the_display(table: Open) -> None:
    page = table(FREE, ', pace: "normal", confirm: "never"')
    page.evaluate(FLOWN)
    asked(page).get_by_role("button", name="Return Treaty of Kadesh").click()
    page.wait_for_function("() => window.flown.some((card) => card.includes('Treaty of Kadesh'))")


def test_a_replay_goes_to_a_dig_and_back_and_its_addresses_know_display_and_museum(table: Open) -> None:
    page = table(ENDING, ', confirm: "never"')
    meld(page, "Clothing")
    expect(display(page)).to_contain_text("Dancing Girl")
    asked(page).get_by_role("button", name="Draw a 1").click()
    expect(page.locator("[data-prompt][data-over]")).to_be_visible()
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("region", name="Museum")).to_contain_text("Complex Numbers")
    expect(display(page)).to_have_count(0)
    page.get_by_role("button", name="Next move").click()
    expect(display(page)).to_contain_text("Dancing Girl")
    page.get_by_role("button", name="Previous move").click()
    expect(display(page)).to_have_count(0)
    page.get_by_role("button", name="Next move").click()
    expect(display(page)).to_contain_text("Dancing Girl")
    expect(page).to_have_url(re.compile("at=[1-9]"))
    other = page.context.new_page()
    other.goto(page.url)
    expect(display(other)).to_contain_text("Dancing Girl")
    expect(other.get_by_role("region", name="Museum")).to_contain_text("Complex Numbers")


def test_the_table_as_text_says_the_same(table: Open) -> None:
    page = table(FREE, ", textMode: true")
    expect(page.get_by_text("Artifact on display: 1 card: Treaty of Kadesh.")).to_be_visible()
    expect(asked(page).get_by_role("button", name=re.compile("^Skip"))).to_be_visible()
    asked(page).get_by_role("button", name=re.compile("^Skip")).click()
    expect(asked(page)).to_contain_text(ON_TURN)

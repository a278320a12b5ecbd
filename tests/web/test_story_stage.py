"""A dogma as a scene: the card large over the boards, those whom it concerns, three lines; and the cards that move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.at_table import Open, asked, open_table
from tests.web.lasting import lasting
from tests.web.positions import Positions
from tests.web.stories import go_on, play
from tests.web.visitors import PHONE, table_at, visitor

SHARED = """
turn: me, actions 2
me: red: Oars; blue: Pottery; yellow: Masonry; hand: Sailing, Clothing, Mysticism; score: Tools
you: green: The Wheel; red: Archery; hand: City States, Code of Laws; score: Calendar
supply 1: Domestication, Agriculture, Metalworking, end
"""
"""Ann's Oars hits nobody; the computer shares its second effect, and Ann drew the bonus."""
THREE = """
turn: me, actions 2
me: red: Oars; hand: Archery
you: green: Sailing; hand: Tools, Writing
third: blue: Pottery; yellow: Agriculture; hand: Mysticism, Clothing
supply 1: Domestication, Metalworking, end
"""
"""Ann's Oars hits both others, who show her their hands."""
CARDS_OF_LENGTHS = {
    "archery": "turn: me, actions 2\nme: red: Archery; hand: Oars\nyou: green: Sailing; hand: Tools, Writing",
    "alchemy": "turn: me, actions 2\nme: blue: Alchemy; hand: Tools\nyou: yellow: Masonry; red: Oars, Archery",
}
"""A card of few words and one of many, used by Ann, which the computer has to obey or shares."""
TWO_EFFECTS = """
turn: me, actions 2
me: red: Construction; hand: Sailing, Oars, Pottery
you: green: Clothing; hand: Tools, Writing, Currency
"""
"""Ann's Construction, which has two effects, hits the computer."""
NOT_WHOLE = """() => {
    const line = document.querySelector("[data-stage] .is");
    const { top, bottom } = line.getBoundingClientRect();
    const bar = document.querySelector("[data-foot]").getBoundingClientRect();
    const stage = document.querySelector("[data-stage]").getBoundingClientRect();
    const out = bottom > Math.min(bar.top, stage.bottom) || top < stage.top;
    const cut = out || line.scrollHeight > line.clientHeight + 1;
    return cut ? [`${line.innerText}: ${top} to ${bottom}, the bar at ${bar.top}`] : [];
}"""
"""What is said on the stage and is cut."""
CARD_CUT = """() => {
    const card = document.querySelector("[data-stage] > .card");
    return card.scrollHeight > card.clientHeight + 1 ? [`${card.scrollHeight} of ${card.clientHeight} px`] : [];
}"""
IN_VAIN = """
turn: me, actions 2
me: red: Oars; yellow: Masonry; hand: Sailing
you: green: Clothing
"""
"""Ann's Oars hits a computer that has no hand, and then she draws."""
IN_VAIN_MS = 1500
SLOW = ', pace: "slow", confirm: "never"'
INSTANT = ', pace: "instant", confirm: "never"'
LEAST_MS, MOST_MS = 500, 2200
"""How long a line of a scene stands; the shortest are those of others."""
TICK_MS = 100
ASKED_ANEW = "before => Number(document.querySelector('[data-asked]')?.dataset.asked) > before"
OTHER_LINE = "line => (document.querySelector('[data-stage] .is')?.textContent ?? '') !== line"
LINE = "() => document.querySelector('[data-stage] .is')?.textContent ?? ''"
SIZES: list[ViewportSize] = [{"width": 1366, "height": 768}, {"width": 360, "height": 740}]
TWICE = """() => {
    window.flown = [];
    window.twice = [];
    const look = () => {
        for (const { dataset } of document.querySelectorAll("[data-flying]:not([data-flying=''])")) {
            if (!window.flown.includes(dataset.flying)) window.flown.push(dataset.flying);
            for (const place of document.querySelectorAll(`[data-card="${dataset.flying}"]`))
                if (place.checkVisibility({ opacityProperty: true })) window.twice.push(place.outerHTML.slice(0, 200));
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes each card that flies, and each place at which such a card is seen besides."""
LIT = """() => {
    window.lit = 0;
    const look = () => {
        const line = document.querySelector("[data-stage] .is")?.textContent ?? "";
        if (line.includes("drew a")) window.lit = Math.max(window.lit, document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes how much lights up at once while the stage says that somebody drew a card: it lasts less than a second."""


def stage(page: Page) -> Locator:
    """The stage."""
    return page.locator("[data-stage]")


def do(page: Page, action: str) -> None:
    """Takes an action as the reader, and waits until the page knows what came of it."""
    before = int(asked(page).get_attribute("data-asked") or "0")
    play(page.context, table_at(page), 1, lambda keys: next(key for key in keys if key.startswith(action)))
    page.wait_for_function(ASKED_ANEW, arg=before)


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_a_dogma_of_several_is_told_on_the_stage(table: Open, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page = table(SHARED, SLOW)
    do(page, "dogma:oars")
    expect(stage(page).get_by_role("heading")).to_have_text("You used Oars")
    expect(stage(page)).to_contain_text("It hit nobody")
    page.keyboard.press("Space")
    expect(stage(page).locator(".is")).to_contain_text("drew a")
    cast = stage(page).get_by_role("list", name="Who resolves this effect").get_by_role("listitem")
    expect(cast).to_have_count(2)
    expect(cast.locator("nth=0")).to_contain_text("shares")
    expect(cast.locator("nth=0")).to_have_attribute("aria-current", "step")
    expect(stage(page).locator(".next")).to_contain_text("Next: the same for you")
    stage(page).get_by_role("heading").click()
    expect(cast.locator("nth=0")).to_contain_text("done")
    expect(cast.locator("nth=1")).to_have_attribute("aria-current", "step")
    page.keyboard.press("Shift+Space")
    expect(stage(page)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_the_card_on_the_stage_has_one_size_whatever_its_text(
    chromium: Browser, server: str, positions: Positions, size: ViewportSize
) -> None:
    heights = set()
    for name, position in CARDS_OF_LENGTHS.items():
        with visitor(chromium, server, size) as page:
            open_table(page, positions, position, SLOW)
            do(page, f"dogma:{name}")
            card = stage(page).locator(".stage-card")
            expect(card).to_be_visible()
            card.evaluate("one => Promise.all(one.getAnimations().map(({ finished }) => finished))")
            assert card.locator(".text").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            heights.add(card.evaluate("one => one.offsetHeight"))
    assert len(heights) == 1


def test_on_a_phone_held_sideways_what_leads_on_stands_beneath_the_stage(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    page = table(SHARED, SLOW)
    do(page, "dogma:oars")
    expect(stage(page)).to_contain_text("It hit nobody")
    beneath = page.locator(".area > .on")
    for name in ("Go on", "Skip"):
        expect(beneath.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    box, buttons = stage(page).bounding_box(), beneath.bounding_box()
    assert box is not None
    assert buttons is not None
    assert box["y"] + box["height"] <= buttons["y"]
    beneath.get_by_role("button", name="Go on").click()
    expect(stage(page).locator(".is")).to_contain_text("drew a")
    page.keyboard.press("Space")  # once, though the bar has these buttons too
    expect(stage(page).locator(".is")).to_contain_text("You drew")
    beneath.get_by_role("button", name="Skip").click()
    expect(stage(page)).to_have_count(0)


@pytest.mark.parametrize("height", [740, 640])
def test_the_card_on_a_phone_s_stage_is_cut_nowhere(
    chromium: Browser, server: str, positions: Positions, height: int
) -> None:
    with visitor(chromium, server, {"width": 360, "height": height}, touch=True) as phone:
        open_table(phone, positions, TWO_EFFECTS, SLOW)
        do(phone, "dogma:construction")
        expect(stage(phone)).to_be_visible()
        while "transferred" not in phone.evaluate(LINE):
            go_on(phone)
        assert lasting(phone, CARD_CUT) == []


def test_no_sentence_is_cut_on_a_phone_with_three_players(chromium: Browser, server: str, positions: Positions) -> None:
    with visitor(chromium, server, PHONE, touch=True) as phone:
        open_table(phone, positions, THREE, SLOW)
        do(phone, "dogma:oars")
        expect(stage(phone).get_by_role("heading")).to_have_text("You used Oars")
        told: list[str] = []
        while stage(phone).count() > 0:
            line = phone.evaluate(LINE)
            assert lasting(phone, NOT_WHOLE) == []
            told.append(line)
            go_on(phone)
            phone.wait_for_function(OTHER_LINE, arg=line)
        assert any("to prove" in line for line in told), told


def test_a_click_on_a_card_of_the_stage_opens_it(table: Open) -> None:
    page = table(SHARED, SLOW)
    do(page, "dogma:oars")
    stage(page).locator(".stage-card").click()
    expect(page.get_by_role("dialog", name="Oars")).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage(page).locator(".is")).to_contain_text("It hit nobody")


def test_what_reaches_somebody_in_vain_has_no_stage(table: Open, page: Page) -> None:
    page.clock.install()
    page = table(IN_VAIN, ', pace: "normal", confirm: "never"')
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    do(page, "dogma:oars")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    time = 0
    while page.get_by_role("button", name="Skip").count():
        assert stage(page).count() == 0
        page.clock.run_for(TICK_MS)
        time += TICK_MS
    assert time <= IN_VAIN_MS


def test_there_is_no_stage_at_the_pace_instant(table: Open) -> None:
    page = table(SHARED, INSTANT)
    do(page, "dogma:oars")
    expect(page.locator('[data-card="domestication"]:visible, [data-card="agriculture"]:visible').first).to_be_visible()
    expect(stage(page)).to_have_count(0)


def test_each_line_of_a_scene_stands_as_long_as_it_takes_to_read(table: Open, page: Page) -> None:
    page.clock.install()
    page = table(SHARED, ', pace: "normal", confirm: "never"')
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    do(page, "dogma:oars")
    expect(stage(page)).to_be_visible()
    times: dict[str, int] = {}
    while stage(page).count():
        line = page.evaluate(LINE)
        times[line] = times.get(line, 0) + TICK_MS
        page.clock.run_for(TICK_MS)
    *lines, _ = times.values()
    assert len(times) > len(lines) > 1
    assert all(LEAST_MS - TICK_MS <= time <= MOST_MS + 700 for time in times.values()), times


@pytest.mark.parametrize("settings", [SLOW, INSTANT], ids=["slow", "instant"])
def test_a_card_that_flies_is_seen_nowhere_else(table: Open, settings: str) -> None:
    page = table(SHARED, settings)
    page.evaluate(TWICE)
    do(page, "dogma:oars")
    while page.get_by_role("button", name="Go on").count():
        page.keyboard.press("Space")
        page.wait_for_function("() => document.querySelector('[data-flying]') === null")
    page.wait_for_function("() => window.flown.length > 0")
    page.wait_for_function("() => document.querySelector('[data-flying]') === null")
    do(page, "meld:sailing")
    page.wait_for_function("() => window.flown.includes('sailing')")
    page.wait_for_function("() => document.querySelector('[data-flying]') === null")
    assert page.evaluate("window.twice") == []


def test_with_reduced_motion_the_place_of_a_card_lights_up_instead(table: Open, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page = table(SHARED, SLOW)
    page.evaluate(TWICE)
    page.evaluate(LIT)
    do(page, "dogma:oars")
    page.keyboard.press("Space")
    expect(stage(page).locator(".is")).to_contain_text("drew a")
    page.wait_for_function("() => window.lit > 0")
    assert page.evaluate("window.flown") == []

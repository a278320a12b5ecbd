"""What changes in an event is seen to change: counters flash, piles open, achievements go to their places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.at_table import Open, asked
from tests.web.stories import play
from tests.web.visitors import table_at

INSTANT = ', pace: "instant", confirm: "never"'
FAST = ', pace: "fast", confirm: "never"'
SIZES: list[ViewportSize] = [{"width": 1366, "height": 768}, {"width": 360, "height": 740}]
ASKED_ANEW = "before => Number(document.querySelector('[data-asked]')?.dataset.asked) > before"
POSITION = """
turn: me, actions 2
me: red: Archery, Oars, Metalworking; blue: Pottery; purple: Philosophy; hand: Sailing; score: Machinery, Paper
you: green: The Wheel; hand: City States
supply 2: Calendar, Mapmaking
"""
"""Ann draws a 2, melds, splays by Philosophy, or achieves the 1 with her six points."""
WATCH = """() => {
    window.signs = [];
    window.moved = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof HTMLElement && node.dataset.change)
                window.signs.push(`${node.dataset.change} ${node.dataset.of}`);
    }).observe(document.body, { childList: true, subtree: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, times) {
        const of = new Set(frames.flatMap((frame) => Object.keys(frame)));
        of.delete("offset");
        const { delay = 0, duration } = times;
        if (this.dataset.change || "tabOfPile" in this.dataset)
            window.moved.push({ card: this.dataset.card ?? "", delay, duration, of: [...of].sort() });
        return animate.call(this, frames, times);
    };
}"""
"""Notes each sign that something has changed, and what moves how."""


def do(page: Page, action: str) -> None:
    """Gives an answer as the reader, and waits until the page knows what came of it."""
    before = int(asked(page).get_attribute("data-asked") or "0")
    play(page.context, table_at(page), 1, lambda keys: next(key for key in keys if action in key))
    page.wait_for_function(ASKED_ANEW, arg=before)


def seen(page: Page, sign: str) -> None:
    """Waits until a sign has been seen, and expects that it goes again."""
    page.wait_for_function("sign => window.signs.includes(sign)", arg=sign)
    expect(page.locator("[data-change]")).to_have_count(0)


def watched(table: Open, page: Page, size: ViewportSize, settings: str) -> Page:
    """The table in a window of a size; all signs are noted from now on."""
    page.set_viewport_size(size)
    opened = table(POSITION, settings)
    opened.evaluate(WATCH)
    return opened


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_counters_that_change_flash(table: Open, page: Page, size: ViewportSize) -> None:
    page = watched(table, page, size, INSTANT)
    do(page, "draw")
    seen(page, "flash cards.hand.0")
    supplies = {"flash cards.supply.base.2"} if size["width"] > 360 else set()  # a phone has them in a tray
    assert set(page.evaluate("window.signs")) == {"flash cards.hand.0"} | supplies


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_a_meld_flashes_the_icons_and_nothing_takes_more_room(table: Open, page: Page, size: ViewportSize) -> None:
    page = watched(table, page, size, FAST)
    do(page, "meld:sailing")
    seen(page, "flash icon.0.0")
    assert "flash icon.0.1" in page.evaluate("window.signs")
    assert {name for moved in page.evaluate("window.moved") for name in moved["of"]} == {"opacity", "transform"}


def test_with_reduced_motion_a_changed_counter_blinks_once(table: Open, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page = table(POSITION, INSTANT)
    page.evaluate(WATCH)
    do(page, "draw")
    seen(page, "flash cards.hand.0")
    assert {tuple(moved["of"]) for moved in page.evaluate("window.moved")} == {("opacity",)}


def test_a_splayed_pile_opens_from_the_nearest_card_on(table: Open, page: Page) -> None:
    page = table(POSITION, ', pace: "normal", confirm: "never"')
    page.evaluate(WATCH)
    do(page, "dogma:philosophy")
    do(page, "red")
    page.wait_for_function("() => window.moved.some(({ card }) => card)")
    tabs = [moved for moved in page.evaluate("window.moved") if moved["card"]]
    assert [(tab["card"], tab["delay"], tab["duration"]) for tab in tabs] == [
        ("oars", 0, 180),
        ("metalworking", 30, 180),
    ]
    assert {name for tab in tabs for name in tab["of"]} == {"opacity", "transform"}


def test_with_reduced_motion_the_cards_of_a_splayed_pile_are_just_there(table: Open, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page = table(POSITION, ', pace: "normal", confirm: "never"')
    page.evaluate(WATCH)
    do(page, "dogma:philosophy")
    do(page, "red")
    expect(page.locator('[data-lane="red"] [data-card="metalworking"]')).to_be_visible()
    assert not [moved for moved in page.evaluate("window.moved") if moved["card"]]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_ring_spreads_around_an_achievement_that_has_come_to_its_place(table: Open, page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page = table(POSITION, ', pace: "normal", confirm: "never"')
    page.evaluate(WATCH)
    do(page, "achieve")
    seen(page, "ring 1")
    assert "flash achieved.0" in page.evaluate("window.signs")
    rings = [moved for moved in page.evaluate("window.moved") if moved["delay"] or motion == "reduce"]
    assert {ring["delay"] for ring in rings} == ({700} if motion == "no-preference" else {0})

"""The three ways to play: by mouse, by keys alone, by a finger."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page

MOST_STEPS = 60
MOST_TAPS = 5
STEPS = 8
SECONDS = 1.0
"""A finger drags a card in so many steps, and rests before it is lifted: else it would be taken for one that flings."""
DOUBLE = 0.5
"""Two taps on one place within so many seconds are a double tap, which is meant for what was there at the first."""
IN_FOCUS = "one => one === document.activeElement"
NOTE_TAP = """thing => {
    window.clicked = new Promise(resolve => addEventListener("click", click => {
        const hits = thing.contains(click.target), isLink = click.target.closest("a") !== null;
        setTimeout(() => resolve(hits && (isLink || !click.defaultPrevented)));
    }, { capture: true, once: true }));
}"""
"""Notes whether the next finger clicks on a thing, and isn't taken for one that reads."""
CLICKED = "() => Promise.race([window.clicked, new Promise(resolve => setTimeout(resolve, 5000, false))])"
"""A finger that a busy machine is slow to lift reads, and one on what moves sideways yet stops it: neither clicks. A
click that comes late is waited for: a second one would take back what it chose.
"""
OPENED = "() => document.querySelectorAll('dialog[open]').length"
"""How many dialogs are open; a finger that reads opens one more."""


class Mouse:
    """Clicks and drags."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, thing: Locator) -> None:
        """Uses something that is offered."""
        thing.click()

    def put_first(self, card: Locator, first: Locator) -> None:
        """Brings a card of a row to the place of the first one."""
        card.hover()
        self.page.mouse.down()
        first.hover()
        self.page.mouse.up()


class Keys:
    """Arrows and Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, thing: Locator) -> None:
        """Goes by the arrows to something that is offered, and uses it."""
        thing.wait_for()
        for _ in range(MOST_STEPS):
            if thing.evaluate(IN_FOCUS):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows do not lead there")

    def put_first(self, card: Locator, first: Locator) -> None:
        """Brings the card by Tab into focus, and by the arrows to the first place."""
        for _ in range(MOST_STEPS):
            if card.evaluate(IN_FOCUS):
                break
            self.page.keyboard.press("Tab")
        while not first.evaluate(IN_FOCUS):
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.press("Tab")  # from here on the arrows move the focus again, not the card


class Finger:
    """Taps, and drags by touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tapped = 0.0

    def choose(self, thing: Locator) -> None:
        """Taps on something that is offered, once; again if that was no click."""
        for _ in range(MOST_TAPS):
            time.sleep(max(0.0, self.tapped + DOUBLE - time.monotonic()))
            thing.evaluate(NOTE_TAP)
            opened = self.page.evaluate(OPENED)
            thing.tap()
            self.tapped = time.monotonic()
            if self.page.evaluate(CLICKED):
                return
            if self.page.evaluate(OPENED) > opened:
                self.page.keyboard.press("Escape")

    def put_first(self, card: Locator, first: Locator) -> None:
        """Drags a card of a row by its handle to the place of the first one."""
        handle = card.locator("xpath=..").locator("[data-handle]")
        handle.scroll_into_view_if_needed()
        self.swipe(handle, first)

    def swipe(self, start_at: Locator, end_at: Locator) -> None:
        """Moves a finger from the middle of one element to that of another."""
        start, end = middle(start_at), middle(end_at)
        way = [
            {axis: start[axis] + (end[axis] - start[axis]) * step / STEPS for axis in start} for step in range(STEPS)
        ]
        touch, began = self.page.context.new_cdp_session(self.page), time.time() - SECONDS
        for step, place in enumerate([*way, end]):
            told = {"type": "touchMove" if step else "touchStart", "touchPoints": [place]}
            touch.send("Input.dispatchTouchEvent", {**told, "timestamp": began + step * SECONDS / STEPS / 2})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": began + SECONDS})
        touch.detach()


def middle(thing: Locator) -> dict[str, float]:
    """The middle of an element on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


Gestures = Mouse | Keys | Finger

"""How long it takes from a click that answers to the changed screen, and how far the pointer goes for a dogma."""

from __future__ import annotations

import math
import statistics

from benchmarks.browser.figures import Figure
from benchmarks.browser.machine import AFTER_PAINT, BETWEEN_MS, HD, Machine, asking_server
from playwright.sync_api import Page
from tests.web.at_table import does, told
from tests.web.playing import Thing, click, new_game, play
from tests.web.screens import LATE
from tests.web.visitors import be_guest

CLICKS = 100
"""How many clicks that answer are measured at least."""
GAME = 60
"""So many clicks are made in each game."""
TIMES = (
    AFTER_PAINT
    + """
window.times = [];
window.served = [];
const asked = () => document.querySelector("[data-prompt]")?.dataset.asked;
addEventListener("click", event => {
    const before = asked();
    if (before === undefined || !event.target.closest("[data-offered]")) return;
    const observer = new MutationObserver(() => {
        if (asked() === before) return;
        observer.disconnect();
        afterPaint(() => window.times.push(performance.now() - event.timeStamp));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}, true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    const began = performance.now();
    const heard = ({ data, timeStamp }) => {
        if (!data.includes('"answered":')) return;
        this.removeEventListener("message", heard);
        window.served.push(timeStamp - began);
    };
    if (text.includes('"answer"')) this.addEventListener("message", heard);
    send.call(this, text);
};
"""
)
"""Notes the milliseconds from each click that answers until the next question, or none, is painted; and of the answers
alone, from their sending over the WebSocket to the reply."""
NEAREST = """(button, [x, y]) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
}"""
"""The point of a button that is nearest to another point."""


def clicks(machine: Machine) -> list[Figure]:
    """Plays games by mouse, told at once; between them clicks on an empty page, as busy as the machine is then."""
    times: list[float] = []
    served: list[float] = []
    empty: list[float] = []
    while len(times) < CLICKS:
        empty += asking_server(machine)
        with machine.visitor(pace="instant") as page:
            page.add_init_script(TIMES)
            page.goto(f"/table/{new_game(page.context, 'me', 'rule')}")
            play(page, click_alone, GAME, seed=1 + len(times))
            times += page.evaluate("window.times")
            served += page.evaluate("window.served")
    empty += asking_server(machine)
    ratio = statistics.median(times) / statistics.median(empty)
    return [
        Figure(f"click to screen, median of {len(times)}", statistics.median(times), "ms"),
        Figure("so many times a click on an empty page with a word to the server and back", ratio, "", 1.3),
        Figure("click to screen, the longest", max(times), "ms"),
        Figure("of that, the server's answer, median", statistics.median(served), "ms"),
    ]


def click_alone(page: Page, thing: Thing) -> None:
    """Clicks, and leaves the page alone until what it does is painted, as an empty page is: to look what has come of it
    costs the page time in every frame.
    """
    click(page, thing)
    page.wait_for_timeout(BETWEEN_MS)


def pointer(machine: Machine) -> list[Figure]:
    """How far the pointer has to go from the middle of a card to the button that uses it."""
    with machine.visitor() as page:
        page.add_init_script(
            'localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false }))'
        )
        be_guest(page.context, "Ann")
        page.goto(f"/table/{machine.positions.table(page.context, LATE)}")
        page.wait_for_selector("[data-prompt][data-asked]")
        farthest = max(distances(page))
    return [Figure(f"between the two clicks of a dogma, the farthest, {HD['width']} px", farthest, "px", 200)]


def distances(page: Page) -> list[float]:
    """From the middle of each top card that can be used to its button."""
    found = []
    for top in page.locator('[data-place="own"] .board [data-offered]').all():
        box = top.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        page.mouse.click(*middle)
        told(page).and_(page.locator(':not([aria-busy="true"])')).wait_for()
        found.append(math.dist(middle, does(page).evaluate(NEAREST, middle)))
        page.keyboard.press("Escape")
        does(page).wait_for(state="detached")
    return found

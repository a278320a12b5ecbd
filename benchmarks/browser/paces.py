"""How long it takes in real time, at the normal pace, until all that others did is told."""

from __future__ import annotations

import statistics
from typing import Any

from benchmarks.browser.figures import Figure
from benchmarks.browser.machine import Machine
from playwright.sync_api import Page
from tests.web.playing import state_of
from tests.web.visitors import be_guest

TIMES = 3
OWN = "turn: me, actions 1\nme: red: Archery; hand: Sailing; score: Tools\n"
ONE = f"{OWN}you: hand: Mysticism"
THREE = f"{OWN}you: hand: Mysticism\nthird: hand: Clothing\nfourth: hand: Oars"
"""The computers' turns are plain draws and melds."""
SHARED = """
turn: me, actions 2
me: red: Oars; blue: Pottery; yellow: Masonry; hand: Sailing, Clothing, Mysticism; score: Tools
you: green: The Wheel; red: Archery; hand: City States, Code of Laws; score: Calendar
supply 1: Domestication, Agriculture, Metalworking, end
"""
"""The reader's Oars hits nobody; the computer shares its second effect, and the reader drew the bonus."""
NOTES = """
window.told = {};
window.lines = [];
let telling = false;
const look = () => {
    const now = performance.now();
    for (const { dataset } of document.querySelectorAll("[data-told]")) window.told[dataset.told] ??= now;
    const line = document.querySelector("[data-stage] .is")?.textContent ?? "";
    if (line !== "" && window.lines.at(-1)?.[0] !== line) window.lines.push([line, now]);
    const before = telling;
    telling = document.querySelector('[aria-keyshortcuts="Shift+Space"]') !== null;
    if (before && !telling) window.ended = now;
    requestAnimationFrame(look);
};
look();
"""
"""Notes when each line of the story and of the stage came, and when all was told last."""
ALL_TOLD = """() => window.ended !== undefined && performance.now() - window.ended > 500
    && Number(document.querySelector("[data-prompt]")?.dataset.asked) > window.before"""


def pace(machine: Machine) -> list[Figure]:
    """Medians of some times each."""
    turn, round, line = (
        statistics.median(measured(machine) for _ in range(TIMES)) for measured in (a_turn, a_round, a_line)
    )
    return [
        Figure("a computer's turn of two plain draws or melds", turn, "s", 1.2),
        Figure("a round of three computers whose turns don't touch you", round, "s", 5),
        Figure("a dogma that concerns you, for each of its lines", line, "s", 2.2),
    ]


def a_turn(machine: Machine) -> float:
    """Seconds that the turn of one computer takes."""
    return others(machine, ONE)


def a_round(machine: Machine) -> float:
    """Seconds that the turns of three computers take."""
    return others(machine, THREE)


def others(machine: Machine, position: str) -> float:
    """Seconds from the first line of another player's to the end of the story, after the reader's last action."""
    with machine.visitor() as page:
        table = laid(machine, page, position)
        act(page, '[data-option="draw"]')
        state = state_of(page.context, table)
        events: list[dict[str, Any]] = state["events"]
        theirs = [index for index, event in enumerate(events) if event["seat"] != state["seat"]]
        told = page.evaluate("window.told")
        first = min(told[str(index)] for index in theirs if str(index) in told)
        return float(page.evaluate("window.ended") - first) / 1000


def a_line(machine: Machine) -> float:
    """Seconds for each line that the stage shows of a dogma."""
    with machine.visitor() as page:
        laid(machine, page, SHARED)
        act(page, '[data-place="own"] [data-offered][data-card="oars"]')
        lines = page.evaluate("window.lines")
        return float(page.evaluate("window.ended") - lines[0][1]) / 1000 / len(lines)


def laid(machine: Machine, page: Page, position: str) -> str:
    """Opens a table in a position, which notes what it tells; the table."""
    page.add_init_script(NOTES)
    be_guest(page.context, "Ann")
    table = machine.positions.table(page.context, position)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-prompt][data-asked]")
    return table


def act(page: Page, what: str) -> None:
    """Does something by one click, and waits until all that followed is told."""
    page.evaluate("""() => { window.before = Number(document.querySelector("[data-prompt]").dataset.asked); }""")
    page.locator(f"{what}:visible").first.click()
    page.wait_for_function(ALL_TOLD)

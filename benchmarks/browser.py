"""How quick the page is in a real Chromium: `python -m benchmarks.browser`, in a checkout with the built page.

It prints the median and the longest time from a click that answers to the changed screen, over the clicks of a game at
this machine's own server, and the longest task of the page while a late game of four is played and told at the normal
pace: by the clock, and in processor time, which other work on the machine does not lengthen.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.server.e2e.servers import running
from tests.web.playing import answer, at_once, click, new_game, play, question_of

CLICKS = 100
"""How many clicks that answer are measured at least."""
GAME = 60
"""So many clicks are made in each game."""
LATE = 25
"""The number of answers after which a game of four, whose opponents play at random, is in its last third."""
TOLD = 10
"""So many things are then chosen on the page."""
TIMES = """
addEventListener("click", event => {
    const asked = document.querySelector("[data-prompt]")?.dataset.asked;
    if (asked === undefined || !event.target.closest("[data-offered]")) return;
    const begun = event.timeStamp;
    const observer = new MutationObserver(() => {
        if (document.querySelector("[data-prompt]")?.dataset.asked === asked) return;
        observer.disconnect();
        requestAnimationFrame(() => (window.times ??= []).push(performance.now() - begun));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}, true);
"""
LONG = 50
"""Milliseconds."""
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


class Task(NamedTuple):
    """What the page's main thread did in one go: milliseconds by the clock, and of processor time."""

    wall: float
    processor: float


def laptop(browser: Browser, address: str) -> BrowserContext:
    """Somebody new, with a laptop."""
    return browser.new_context(base_url=address, locale="en-US", viewport={"width": 1280, "height": 800})


def times_of_clicks(browser: Browser, address: str) -> list[float]:
    """Milliseconds from each click that answers to the next frame with the new question, or with none."""
    times: list[float] = []
    while len(times) < CLICKS:
        context = laptop(browser, address)
        page = context.new_page()
        at_once(page)
        page.add_init_script(TIMES)
        page.goto(f"/table/{new_game(context, 'me', 'rule')}")
        play(page, click, GAME)
        times += page.evaluate("window.times ?? []")
        context.close()
    return times


def late_game(browser: Browser, address: str) -> Page:
    """The page of a game of four that is in its last third; a game that ends earlier is played anew."""
    while True:
        context = laptop(browser, address)
        table = new_game(context, "me", "random", "random", "random")
        if has_come_far(context, table):
            page = context.new_page()
            page.goto(f"/table/{table}")
            page.wait_for_selector("[data-prompt]")
            return page
        context.close()


def has_come_far(context: BrowserContext, table: str) -> bool:
    """Answers past the page, with melds and dogmas when it can; False if the game ends before it is late."""
    chance = random.Random(1)
    for _ in range(LATE):
        question = question_of(context, table)
        if question is None:
            return False
        keys = [option["key"] for option in question["options"]]
        liked = [key for key in keys if key.startswith(("meld:", "dogma:"))]
        answer(context, table, question, chance.choice(liked or keys))
    return True


def tasks_of(browser: Browser, page: Page) -> list[Task]:
    """The tasks of the page's main thread while a late game is played on it and told at the normal pace."""
    browser.start_tracing(page=page, categories=TRACED)
    play(page, click, TOLD)
    page.wait_for_timeout(5_000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {(event["pid"], event["tid"]) for event in events if is_main_thread(event)}
    return [
        Task(event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) in threads
    ]


def is_main_thread(event: dict[str, Any]) -> bool:
    """Whether the trace names the main thread of a page here."""
    return bool(event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain")


def measure(browser: Browser, address: str) -> None:
    """Measures, and prints the figures."""
    times = times_of_clicks(browser, address)
    print(f"{len(times)} clicks: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms", flush=True)
    tasks = tasks_of(browser, late_game(browser, address))
    over = [task for task in tasks if task.wall > LONG]
    print(f"{len(tasks)} tasks, {len(over)} of them over {LONG} ms by the clock")
    print(f"the longest: {max(task.wall for task in tasks):.0f} ms by the clock")
    print(f"the most work: {max(task.processor for task in tasks):.0f} ms of processor time")


def main() -> None:
    """Starts a server and a browser, and measures."""
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("there is no chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), SPLAY_GUESTS_PER_ADDRESS="0") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        measure(browser, address)
        browser.close()


if __name__ == "__main__":
    main()

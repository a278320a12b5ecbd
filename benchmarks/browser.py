"""How quick the page is in a real Chromium: `python -m benchmarks.browser`, in a checkout with the built page.

It prints the median and the longest time from a click that answers to the changed screen, over the clicks of a game at
this machine's own server, and the long tasks (over 50 ms) while a game of four is told at the normal pace.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.server.e2e.servers import running
from tests.web.playing import answer, at_once, click, new_game, play, question_of

CLICKS = 100
"""At least so many clicks that answer are measured."""
GAME = 60
"""So many clicks are made in each game."""
LATE = 14
"""After so many answers a game of four is late."""
TOLD = 4
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
LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
}).observe({ type: "longtask" });
"""


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


def long_tasks(context: BrowserContext) -> list[float]:
    """Milliseconds of each long task while a late game of four is told at the normal pace."""
    table = new_game(context, "me", "rule", "rule", "rule")
    answer_some(context, table, LATE)
    page: Page = context.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-prompt]")
    page.evaluate(LONG_TASKS)
    answer_some(context, table, TOLD)
    page.wait_for_timeout(15_000)
    tasks: list[float] = page.evaluate("window.longTasks")
    return tasks


def answer_some(context: BrowserContext, table: str, number: int) -> None:
    """Answers past the page, with the first option each time until so many are given."""
    for _ in range(number):
        question = question_of(context, table)
        if question is None:
            raise SystemExit("the game of four was over before it was measured; measure again")
        answer(context, table, question, question["options"][0]["key"])


def measure(browser: Browser, address: str) -> None:
    """Measures, and prints the figures."""
    times = times_of_clicks(browser, address)
    print(f"{len(times)} clicks: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms", flush=True)
    tasks = long_tasks(laptop(browser, address))
    print(f"long tasks: {len(tasks)}" + (f", the longest {max(tasks):.0f} ms" if tasks else ""))


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

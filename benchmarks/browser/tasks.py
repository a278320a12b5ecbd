"""The tasks of the page's main thread while a late game of four is played on it, and told at the normal pace."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from benchmarks.browser.figures import Figure
from benchmarks.browser.machine import PHONE, Machine
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.web.playing import answer, click, new_game, play, question_of

LATE = 25
"""The number of answers after which a game of four, whose opponents play at random, is in its last third."""
TOLD = 10
"""So many things are then chosen on the page."""
TELLING_MS = 5_000
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
SETS = ["base", "artifacts", "relics", "echoes", "cities"]
LARGE = ViewportSize(width=1440, height=900)


class Task(NamedTuple):
    """What the page's main thread did in one go: milliseconds by the clock, and of processor time."""

    wall: float
    processor: float


class Table(NamedTuple):
    """How a game is looked at: at how large a window, with a processor how many times slower, with which sets."""

    name: str
    size: ViewportSize
    slower: int
    sets: list[str]
    most: int


TABLES = [
    Table("a late game of four", LARGE, 1, ["base"], 50),
    Table("the same, all sets", LARGE, 1, SETS, 50),
    Table("the same, processor four times slower", LARGE, 4, ["base"], 200),
    Table("the same on a phone, four times slower", PHONE, 4, ["base"], 200),
]


def tasks(machine: Machine) -> list[Figure]:
    """The longest tasks at every table."""
    return [figure for table in TABLES for figure in longest(machine, table)]


def longest(machine: Machine, table: Table) -> list[Figure]:
    """The longest task at one table, by the clock and in processor time, which other work does not lengthen."""
    with machine.visitor(table.size) as page:
        id = late_game(page.context, table.sets)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": table.slower})
        page.goto(f"/table/{id}")
        page.wait_for_selector("[data-prompt]")
        found = tasks_of(machine.browser, page)
    over = sum(task.processor > table.most for task in found)
    most = max(task.processor for task in found)
    return [
        Figure(f"{table.name}: longest of {len(found):,} tasks", max(task.wall for task in found), "ms"),
        Figure(f"{table.name}: most processor time of a task", most, "ms", table.most),
        Figure(f"{table.name}: tasks with more than {table.most} ms of it", over, ""),
    ]


def late_game(context: BrowserContext, sets: list[str]) -> str:
    """A game of four that is in its last third; a game that ends earlier is played anew."""
    while True:
        options = {"players": 4, "sets": sets}
        table = new_game(context, "me", "random", "random", "random", options=options)
        if has_come_far(context, table):
            return table


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
    """The tasks of the page's main thread while it is played on."""
    browser.start_tracing(page=page, categories=TRACED)
    play(page, click, TOLD)
    page.wait_for_timeout(TELLING_MS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {(event["pid"], event["tid"]) for event in events if is_main_thread(event)}
    return [
        Task(event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and event["ph"] == "X" and (event["pid"], event["tid"]) in threads
    ]


def is_main_thread(event: dict[str, Any]) -> bool:
    """Whether the trace names the main thread of a page here."""
    return bool(event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain")

"""Playing at a table, for tests: by what the page offers, or past the page through the server's protocol."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.patience import PATIENCE
from tests.strength import THOROUGH, amount
from tests.web.visitors import be_guest, send

MOST_ANSWERS = 1500
"""No game of a test is longer: one that does not end is found."""
SAMPLED_ANSWERS = 16
"""So many answers of a whole game are given on the page, without `--thorough`."""
HAS_FOCUS = "() => document.activeElement !== document.body"
"""If what had the focus goes, another thing gets it once that is painted."""
IS_ASKED = """() => {
    const prompt = document.querySelector("[data-prompt]");
    if (prompt === null || prompt.dataset.busy !== undefined) return false;
    if (document.querySelector('[data-sheet][aria-busy="true"]') !== null) return false;
    return (prompt.dataset.over !== undefined || prompt.querySelector("[data-offered]") !== null
        || (prompt.dataset.asked && document.querySelector("[data-offered]") !== null));
}"""
OFFERED = """() => {
    document.querySelectorAll("[data-thing]").forEach(one => delete one.dataset.thing);
    return [...document.querySelectorAll("[data-offered]")].map((one, place) => ({
        place: one.dataset.thing = `${place}`, // stays with it, whatever comes before it meanwhile
        seen: one.offsetParent !== null && (document.querySelector("dialog[open]")?.contains(one) ?? true)
            && !(one.closest(".board") !== null && document.querySelector("[data-tray]:not(.folded)") !== null),
        chosen: one.getAttribute("aria-pressed") === "true",
        confirms: one.classList.contains("primary") && one.getAttribute("aria-disabled") !== "true",
        closed: one.getAttribute("aria-disabled") === "true",
        in_hand: one.closest('[data-place="hand"]') !== null && one.dataset.option !== undefined,
        on_board: one.closest(".board") !== null,
        text: one.textContent.trim(),
        number: one.matches("[data-more]") ? "" : one.querySelector("kbd")?.textContent ?? "",
    }));
}"""
CHOSEN = """[...document.querySelectorAll("[data-offered]")]
    .map(one => `${one.dataset.option ?? one.textContent}: ${one.matches('[aria-pressed="true"], .primary')}`).join()"""
"""All that is offered, and which of it is chosen, or confirms what is."""
HAS_MOVED = f"""before => {{
    const prompt = document.querySelector("[data-prompt]");
    return prompt === null || prompt.dataset.over !== undefined || (prompt.dataset.asked ?? "") !== before.asked
        || {CHOSEN} !== before.chosen || document.querySelector("dialog[open]") !== null;
}}"""
OVERFLOWS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
"""The page scrolls sideways."""
NOT_BUSY = """() => document.querySelector("[data-prompt][data-busy]") === null"""
"""No answer is on its way to the server."""
STANDS = f"""() => ({{
    asked: document.querySelector("[data-prompt]").dataset.asked ?? "",
    chosen: {CHOSEN},
}})"""

Thing = dict[str, Any]
Use = Callable[[Page, Thing], None]


def new_game(context: BrowserContext, *seats: str, **more: object) -> str:
    """A running game of the context's person, who becomes a guest; its table."""
    be_guest(context, "Ann")
    table = {"seats": list(seats), "options": {"players": len(seats)}, **more}
    return str(send(context, "POST", "/api/tables", table)["id"])


def game_of_two(ann: BrowserContext, bob: BrowserContext, *seats: str, **more: object) -> str:
    """A running game of two people, who become the guests Ann and Bob, and of whoever sits in more seats; its table."""
    table = new_game(ann, "me", "open", *seats, **more)
    be_guest(bob, "Bob")
    send(bob, "POST", f"/api/tables/{table}/seats", {})
    return table


def at_once(page: Page) -> None:
    """From now on the page tells what happens at once."""
    page.add_init_script(
        """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false }))"""
    )


def is_over(page: Page) -> bool:
    """Whether the page says that the game is over."""
    return page.locator("[data-prompt][data-over]").count() > 0


def offered(page: Page) -> list[Thing]:
    """All that can be chosen now and is not chosen yet, and what confirms the choice."""
    things: list[Thing] = page.evaluate(OFFERED)
    return [thing for thing in things if thing["seen"] and not thing["chosen"] and not thing["closed"]]


def choice_of(things: list[Thing], chance: random.Random) -> Thing:
    """What a player in a hurry chooses: to confirm, an achievement, a meld, mostly a draw, else anything."""
    for likes in (
        [thing for thing in things if thing["confirms"]],
        [thing for thing in things if thing["text"].startswith("Achieve")],
        [thing for thing in things if thing["in_hand"]],
        [thing for thing in things if thing["text"].startswith("Draw") and chance.random() < 0.7],
    ):
        if likes:
            return likes[0]
    return chance.choice(things)


def play(page: Page, use: Use, answers: int = MOST_ANSWERS, seed: int = 1) -> int:
    """Uses what is offered until the game is over or so many things were used; how many they were."""
    chance = random.Random(seed)
    for used in range(answers):
        page.wait_for_function(IS_ASKED)
        if is_over(page):
            return used
        step(page, use, chance)
    return answers


def step(page: Page, use: Use, chance: random.Random) -> None:
    """Uses something of what is offered now, if anything is, and waits until it has had its effect."""
    before = page.evaluate(STANDS)
    things = offered(page)
    if things:
        thing = choice_of(things, chance)
        use(page, thing)
        moves_on(page, before, f"{thing}")
        page.wait_for_function(NOT_BUSY)


def moves_on(page: Page, before: object, used: str) -> None:
    """Waits until what was used has had its effect; if it has none, the failure says what it was, and what stands."""
    try:
        page.wait_for_function(HAS_MOVED, arg=before)
    except PlaywrightTimeout as error:
        error.add_note(f"{used} had no effect on {before}: {page.evaluate(STANDS)}")
        error.add_note(page.locator("[data-prompt]").evaluate("one => one.outerHTML"))
        raise


def play_together(pages: list[Page], table: str, use: Use, seed: int = 1) -> None:
    """Plays a game of people to its end, each on the page of their seat; without `--thorough` only its beginning, which
    is the end if somebody who leaves ends the game.
    """
    chance = random.Random(seed)
    for _ in range(amount(len(pages) * SAMPLED_ANSWERS, MOST_ANSWERS)):
        state = state_of(pages[0].context, table)
        if state["view"]["result"] is not None:
            return
        page = pages[state["questions"][0]["seat"]]
        page.wait_for_function(IS_ASKED)
        step(page, use, chance)
    assert not THOROUGH, "the game does not end"
    send(pages[0].context, "DELETE", f"/api/tables/{table}/seats")


def play_whole(page: Page, table: str, use: Use) -> int:
    """Plays a game against the computer to its end, without `--thorough` only its beginning, which is the end if
    somebody who leaves ends the game; how many things were used.
    """
    used = play(page, use, amount(SAMPLED_ANSWERS, MOST_ANSWERS))
    if not is_over(page):
        send(page.context, "DELETE", f"/api/tables/{table}/seats")
    page.locator("[data-prompt][data-over]").wait_for()
    return used


def element_of(page: Page, thing: Thing) -> Locator:
    """The element that was offered."""
    return page.locator(f'[data-offered][data-thing="{thing["place"]}"]')


def click(page: Page, thing: Thing) -> None:
    """Clicks on something that is offered."""
    element_of(page, thing).click()


def state_of(context: BrowserContext, table: str, seat: int | None = None) -> Any:  # noqa: ANN401 - JSON
    """The state of a table as the context's person sees it, from one of the seats."""
    return send(context, "GET", f"/api/tables/{table}/state" + ("" if seat is None else f"?seat={seat}"))


def answer(context: BrowserContext, table: str, question: Any, key: str) -> None:  # noqa: ANN401 - JSON
    """Answers a question of the context's person, past the page."""
    body = {"key": key, "sequence": question["sequence"], "seat": question["seat"]}
    send(context, "POST", f"/api/tables/{table}/answers", body)


def wait_for_large_cards(page: Page) -> None:
    """Waits until what shows a card large hears the mouse: it comes a moment after the table."""
    page.locator("div.changes").wait_for(state="attached")


def question_of(context: BrowserContext, table: str) -> Any:  # noqa: ANN401 - JSON
    """The question of the context's person, waited for; None if the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = state_of(context, table)
        if state["view"]["result"] is not None:
            return None
        for question in state["questions"]:
            if question["seat"] == state["seat"]:
                return question
    raise TimeoutError("nobody asks")


def answer_past(context: BrowserContext, table: str, chance: random.Random) -> bool:
    """Answers the next question of the context's person past the page, as a player in a hurry; not once all is over."""
    question = question_of(context, table)
    if question is not None:
        keys = [option["key"] for option in question["options"]]
        liked = [key for key in keys if key.startswith(("achieve:", "meld:"))]
        answer(context, table, question, liked[0] if liked else chance.choice(keys))
    return question is not None


def play_past(context: BrowserContext, table: str, until: Callable[[Any], bool], seed: int = 1) -> Any:  # noqa: ANN401
    """Answers past the page until a question is as a test needs it; that question."""
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        question = question_of(context, table)
        assert question is not None, "the game ended before there was such a question"
        if until(question):
            return question
        keys = [option["key"] for option in question["options"]]
        liked = [key for key in keys if key.startswith(("meld:", "dogma:"))]
        answer(context, table, question, chance.choice(liked or keys))
    raise AssertionError("there was no such question")

"""A language that nobody speaks: whatever is still English on a screen does not come from the catalogues."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from splay.locale.catalogue import FOLDER
from splay.server.catalogue.words import words_of
from tests.strength import amount, sample
from tests.web.playing import click, play
from tests.web.pseudo import pseudo, pseudo_cards, pseudo_messages, pseudo_words
from tests.web.said import said_on
from tests.web.visitors import be_guest, finished_game, send, visitor

PAGES = ["/", "/new", "/people", "/settings", "/games", "/cards", "/cards/oars", "/rules", "/about", "/nowhere"]
SIZES = [(1280, 800), (360, 740)]
ANSWERS = 12
SETTINGS = """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", textMode: TEXT }))"""
AUTHORS = json.decode((Path(__file__).parents[2] / "web" / "src" / "cards" / "picture_authors.json").read_bytes())
NOT_WORDS = [
    "Splay",
    "Enter",
    "Esc",
    "Shift",
    "Space",
    "Ann",
    "English",
    "game-icons.net",
    "CC BY 3.0",
    "Chrome",
    "Linux",
    *AUTHORS,
]
"""Names: of this program, of keys, of people, of languages, of licences, of browsers and systems."""
LETTERS = re.compile("[A-Za-z]{2,}")
TWO_FRAMES = "new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
TOO_WIDE = """() => {
    const found = [...document.querySelectorAll("body *")].filter(element => {
        const unseen = ".unseen, svg, [aria-hidden=true], [data-instead] .effects";
        if (!element.checkVisibility() || element.closest(unseen)) return false;
        const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        const style = getComputedStyle(element);
        if (!own || style.display === "inline") return false;
        if (style.overflowX !== "visible" || style.position === "absolute") return false;
        const finger = getComputedStyle(element, "::after"); // room to tap that stands out of what is seen
        const out = finger.position === "absolute" ? Math.max(0, -parseFloat(finger.right) || 0) : 0;
        return element.scrollWidth > element.clientWidth + 2 + out;
    }).map(element => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`);
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return found;
    const outside = [...document.querySelectorAll("body *")].filter(
        element => element.checkVisibility() && element.getBoundingClientRect().right > page.clientWidth + 1,
    );
    const told = element => element.parentElement.outerHTML.slice(0, 200);
    return [...found, ...outside.map(element => `too wide for the page: ${told(element)}`)];
}"""


def in_pseudo(page: Page, text_mode: bool = False) -> None:
    """From now on the page speaks the language that nobody speaks."""

    def translate(route: Route) -> None:
        route.fulfill(json=pseudo_words(route.fetch().json()))

    def translate_cards(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "cards": pseudo_cards(told["cards"])})

    def translate_rulings(route: Route) -> None:
        rulings = route.fetch().json()
        cards = {card: [pseudo(text) for text in texts] for card, texts in rulings["cards"].items()}
        route.fulfill(json={**rulings, "cards": cards})

    def translate_part(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "messages": pseudo_messages(told["messages"])})

    page.route(re.compile(r"/api/locale/[a-z-]+\?cards=base"), translate)
    page.route(re.compile(r"/api/locale/en/(parts/[a-z]+|rules)$"), translate_part)
    page.route("**/api/locale/en/cards", translate_cards)
    page.route("**/api/locale/en/rulings", translate_rulings)
    page.add_init_script(SETTINGS.replace("TEXT", "true" if text_mode else "false"))


def people(context: BrowserContext) -> list[str]:
    """The names of all who are to be seen in the lobby and the archive: other tests' people, too."""
    lists = send(context, "GET", "/api/tables")
    tables = [table for name in ("open", "watch", "mine") for table in lists[name]]
    tables += send(context, "GET", "/api/archive")["games"]
    return [seat["name"] for table in tables for seat in table["seats"] if seat["name"]]


def is_english(text: str, names: list[str]) -> bool:
    """Whether a text has more than names that is not in the language that nobody speaks."""
    for name in names:
        text = text.replace(name, "")
    return LETTERS.search(text) is not None


def problems(page: Page) -> list[str]:
    """What is English on the page, and what does not fit, at all sizes."""
    found: list[str] = []
    names = sorted([*NOT_WORDS, *people(page.context)], key=len, reverse=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)  # a table has another page for another size
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.evaluate(TWO_FRAMES)  # cards fit their texts to their size
        said = said_on(page, "time")
        found += [f"{width} English {where}: {text}" for where, text in said if is_english(text, names)]
        found += [f"{width} wide {text}" for text in page.evaluate(TOO_WIDE)]
    return found


def test_pseudo_texts_are_longer_and_keep_their_marks() -> None:
    assert pseudo("Draw a [3].") == "Ðŕâŵ â [3]. öööö"
    assert pseudo_messages("a = { $n ->\n    [one] One card\n   *[other] { $n } cards\n}\n") == (
        "a =\n    { $n ->\n        [one] Ôñé çâŕð ööö\n       *[other] { $n } çâŕðš öö\n    }\n"
    )


def test_pseudo_catalogues_have_every_text_of_english() -> None:
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        made = pseudo_messages(source)
        keys = [line.split(" =")[0] for line in source.splitlines() if line[:1].isalpha()]
        assert keys == [line.split(" =")[0] for line in made.splitlines() if line[:1].isalpha()]


def test_pseudo_cards_have_every_text_of_english() -> None:
    source: dict[str, Any] = json.decode(json.encode(words_of("en").cards))
    made = pseudo_cards(source)
    assert texts_of(made) == {place: pseudo(text) for place, text in texts_of(source).items()}
    assert ("tools", "answers", "dogma.yes") in texts_of(made)


def texts_of(words: Any, place: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], str]:  # noqa: ANN401 - JSON
    """All texts that there are in a tree of words, by where they stand in it."""
    if isinstance(words, str):
        return {place: words}
    parts = enumerate(words) if isinstance(words, list) else words.items()
    return {at: text for name, part in parts for at, text in texts_of(part, (*place, name)).items()}


def test_no_page_has_a_word_of_its_own_and_longer_words_fit(page: Page, context: BrowserContext) -> None:
    in_pseudo(page)
    be_guest(context, "Ann")
    finished = finished_game(context)
    waiting = send(context, "POST", "/api/tables", {"seats": ["me"], "settings": {"public": False}})["id"]
    found: list[str] = []
    for path in [*sample(PAGES, 2), f"/table/{waiting}", f"/table/{finished}", f"/replay/{finished}"]:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        found += [f"{path} {problem}" for problem in problems(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text_mode", [False, True], ids=["drawn", "text"])
def test_nor_has_a_table_in_play(chromium: Browser, server: str, text_mode: bool) -> None:
    with visitor(chromium, server) as page:
        in_pseudo(page, text_mode)
        be_guest(page.context, "Ann")
        table = send(page.context, "POST", "/api/tables", {"seats": ["me", "rule"]})["id"]
        page.goto(f"/table/{table}")
        found: list[str] = []
        for _ in range(amount(1, 3)):
            play(page, click, ANSWERS)
            found += problems(page)
            page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        assert not found, "\n".join(sorted(set(found)))

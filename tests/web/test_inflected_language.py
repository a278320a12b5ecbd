"""A language whose nouns have endings: no sentence on the page is glued from a noun as it stands by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.golden.arguments import arguments
from tests.strength import amount
from tests.web.playing import click, play
from tests.web.pseudo import BARE, ENDING, inflected_messages
from tests.web.said import said_on
from tests.web.test_pseudo_language import SETTINGS
from tests.web.visitors import be_guest, finished_game, send, visitor

PAGES = ["/", "/new", "/games", "/cards", "/cards/oars", "/rules"]
EVERY_SET = ["base", "artifacts", "relics", "echoes", "cities"]
ANSWERS = 12
ROLES = [*sorted({name for told in arguments().values() for name in told if re.fullmatch(r"[a-z]+", name)}), "in-text"]
ALONE = re.compile(rf"[^{ENDING}]*{ENDING}[^A-Za-z{ENDING}]*")
"""A noun by itself, perhaps with numbers and signs."""
LABEL = re.compile(rf"^[^{ENDING}:]*{ENDING}: ")
"""A noun that says what the rest is about."""
ROLE = re.compile(rf"{ENDING}[a-z-]+")
"""The ending for a role."""


def inflect(page: Page) -> None:
    """From now on the page speaks the language that inflects."""

    def translate(route: Route) -> None:
        words = route.fetch().json()
        route.fulfill(json={**words, "messages": inflected_messages(words["messages"], ROLES)})

    page.route(re.compile(r"/api/locale/[a-z-]+(\?cards=base|/parts/[a-z]+|/rules)$"), translate)


def texts_of(page: Page) -> list[str]:
    """All texts on the page, seen or read aloud."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return [text for _, text in said_on(page, unseen=True)]


def is_glued(text: str) -> bool:
    """Whether a noun stands in a text with other words as it stands by itself."""
    said = ROLE.sub("", LABEL.sub("", text))
    return BARE.search(said) is not None and ALONE.fullmatch(said) is None


def test_glued_texts_are_told_from_nouns_by_themselves() -> None:
    assert is_glued(f"You splayed red{ENDING} left.")
    assert is_glued(f"red{ENDING} and blue{ENDING}")
    assert not is_glued(f"You splayed red{ENDING}color left.")
    assert not is_glued(f"Score pile{ENDING}: 3")
    assert not is_glued(f"Forecast{ENDING}: no cards of red{ENDING}color")
    assert is_glued(f"Forecast{ENDING}: no red{ENDING} cards")
    assert not is_glued(f"an Echoes{ENDING}set [3]{ENDING}")
    assert not is_glued("You drew.")


def test_no_page_glues_nouns_into_sentences(page: Page, context: BrowserContext) -> None:
    inflect(page)
    be_guest(context, "Ann")
    finished = finished_game(context)
    found: list[tuple[str, str]] = []
    for path in [*PAGES, f"/table/{finished}", f"/replay/{finished}"]:
        page.goto(path)
        found += [(path, text) for text in texts_of(page) if ENDING in text]
    assert len(found) > 20
    assert [(path, text) for path, text in found if is_glued(text)] == []


@pytest.mark.parametrize("text_mode", [False, True], ids=["drawn", "text"])
def test_nor_does_a_table_in_play(chromium: Browser, server: str, text_mode: bool) -> None:
    with visitor(chromium, server) as page:
        inflect(page)
        page.add_init_script(SETTINGS.replace("TEXT", "true" if text_mode else "false"))
        be_guest(page.context, "Ann")
        options = {"players": 3, "sets": EVERY_SET}
        table = send(page.context, "POST", "/api/tables", {"seats": ["me", "rule", "rule"], "options": options})["id"]
        page.goto(f"/table/{table}")
        found: set[str] = set()
        for _ in range(amount(2, 5)):
            play(page, click, ANSWERS)
            found.update(texts_of(page))
        assert sum(ENDING in text for text in found) > 20
        assert sorted(filter(is_glued, found)) == []

"""A language whose nouns have endings: no sentence on the page is glued from a noun as it stands by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.golden.arguments import arguments
from tests.strength import amount
from tests.web.playing import click, play
from tests.web.pseudo import BARE, ENDING, inflected_messages
from tests.web.test_pseudo_language import SETTINGS
from tests.web.visitors import be_guest, finished_game, send, visitor

PAGES = ["/", "/new", "/games", "/cards", "/cards/oars", "/rules"]
EVERY_SET = ["base", "artifacts", "relics", "echoes", "cities"]
ANSWERS = 12
ROLES = sorted({name for told in arguments().values() for name in told if re.fullmatch(r"[a-z]+", name)})
ALONE = re.compile(rf"[^{ENDING}]*{ENDING}[^A-Za-z{ENDING}]*")
"""A noun by itself, perhaps with numbers and signs."""
TEXTS = """() => {
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode;
        if (!parentElement.closest("script, style")) found.push(data);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"])
            if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    return [...new Set(found.map(text => text.trim()))];
}"""


def inflect(page: Page) -> None:
    """From now on the page speaks the language that inflects."""

    def translate(route: Route) -> None:
        words = route.fetch().json()
        route.fulfill(json={**words, "messages": inflected_messages(words["messages"], ROLES)})

    page.route("**/api/locale/en*cards=base", translate)
    page.route("**/api/locale/en/parts/*", translate)
    page.route("**/api/locale/en/rules", translate)


def glued(page: Page) -> list[str]:
    """The texts in which a noun stands with other words as it stands by itself."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return [text for text in page.evaluate(TEXTS) if is_glued(text)]


def is_glued(text: str) -> bool:
    """Whether a noun stands in a text with other words as it stands by itself."""
    return BARE.search(text) is not None and ALONE.fullmatch(text) is None


def test_glued_texts_are_told_from_nouns_by_themselves() -> None:
    assert is_glued(f"You splayed red{ENDING} left.")
    assert is_glued(f"red{ENDING} and blue{ENDING}")
    assert not is_glued(f"You splayed red{ENDING}color left.")
    assert not is_glued(f"Score pile{ENDING}: 3")
    assert not is_glued("You drew.")


def test_no_page_glues_nouns_into_sentences(page: Page, context: BrowserContext) -> None:
    inflect(page)
    be_guest(context, "Ann")
    finished = finished_game(context)
    found: list[str] = []
    for path in [*PAGES, f"/table/{finished}", f"/replay/{finished}"]:
        page.goto(path)
        found += [f"{path} {text}" for text in glued(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text_mode", [False, True], ids=["drawn", "text"])
def test_nor_does_a_table_in_play(chromium: Browser, server: str, text_mode: bool) -> None:
    with visitor(chromium, server) as page:
        inflect(page)
        page.add_init_script(SETTINGS.replace("TEXT", "true" if text_mode else "false"))
        be_guest(page.context, "Ann")
        options = {"sets": EVERY_SET}
        table = send(page.context, "POST", "/api/tables", {"seats": ["me", "rule", "rule"], "options": options})["id"]
        page.goto(f"/table/{table}")
        found: set[str] = set()
        for _ in range(amount(2, 5)):
            play(page, click, ANSWERS)
            found |= set(glued(page))
        assert not found, "\n".join(sorted(found))

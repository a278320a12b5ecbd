"""In each language that Splay speaks: no screen says anything in English, and nothing there is too wide."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from splay.locale.catalogue import ORIGINAL, load
from splay.views.languages import offered
from tests.locale.english import english_beside
from tests.strength import amount, sample
from tests.web.playing import click, play
from tests.web.said import said_on
from tests.web.test_pseudo_language import PAGES, SETTINGS, SIZES, TOO_WIDE, TWO_FRAMES
from tests.web.visitors import be_guest, finished_game, send, visitor

LANGUAGES: Final = [language for language in offered() if language != ORIGINAL]
MOVES: Final = 10
LEARNING: Final = ["/learn", "/puzzles", "/deal", "/rules/dogma", "/rules/artifacts", "/rules/echoes", "/rules/cities"]


def problems(page: Page, language: str) -> list[str]:
    """What is English on the page, and what does not fit, at all sizes."""
    found: list[str] = []
    english = english_beside(language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)  # a table has another page for another size
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        page.evaluate(TWO_FRAMES)  # cards fit their texts to their size
        for where, text in said_on(page, "[lang=en]"):
            said = text.partition(" · ")[0] if where == "title" else text
            if english.is_in(said):
                found.append(f"{width} English {where}: {text}")
        found += [f"{width} wide {text}" for text in page.evaluate(TOO_WIDE)]
    return found


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_no_page_says_anything_in_english(chromium: Browser, server: str, language: str) -> None:
    with visitor(chromium, server) as page:
        page.goto(f"/?language={language}")
        be_guest(page.context, "Ann")
        finished = finished_game(page.context)
        waiting = send(page.context, "POST", "/api/tables", {"seats": ["me"], "settings": {"public": False}})["id"]
        found: list[str] = []
        paths = [*sample([*PAGES, *LEARNING], 3), f"/table/{waiting}", f"/table/{finished}", f"/replay/{finished}"]
        for path in paths:
            page.goto(path)
            expect(page.locator(f"html[lang={language}]")).to_be_attached()
            found += [f"{path} {problem}" for problem in problems(page, language)]
        assert not found, "\n".join(found)


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
@pytest.mark.parametrize("text_mode", sample([False, True], 1))
def test_nor_does_a_table_in_play(chromium: Browser, server: str, language: str, text_mode: bool) -> None:
    with visitor(chromium, server) as page:
        page.add_init_script(SETTINGS.replace("TEXT", "true" if text_mode else "false"))
        page.goto(f"/?language={language}")
        be_guest(page.context, "Ann")
        options = {"sets": ["base", "artifacts", "relics", "echoes", "cities"]}
        table = send(page.context, "POST", "/api/tables", {"seats": ["me", "rule"], "options": options})["id"]
        page.goto(f"/table/{table}")
        found: list[str] = []
        for _ in range(amount(1, 4)):
            play(page, click, MOVES)
            found += problems(page, language)
            page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        assert not found, "\n".join(sorted(set(found)))


def test_the_browsers_language_is_spoken_and_choosing_another_reloads_nothing(chromium: Browser, server: str) -> None:
    context = chromium.new_context(base_url=server, locale="pl-PL")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html[lang=pl]")).to_be_attached()
    page.goto("/settings")
    page.evaluate("window.stays = true")
    page.get_by_label(load("pl").text("settings-language")).select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    expect(page.get_by_label(load("de").text("settings-language"))).to_have_value("de")
    assert page.evaluate("window.stays") is True
    page.reload()
    expect(page.locator("html[lang=de]")).to_be_attached()
    context.close()

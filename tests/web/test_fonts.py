"""Our fonts draw all Latin letters of Europe; those English doesn't need come only with a letter of theirs."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.visitors import be_guest

pytestmark = pytest.mark.every_time

NAME: Final = "Łukasz Őze Şaş Đoković"
"""A name with letters of four languages, none of which English has."""
LOADED: Final = """() => [...new Set(performance.getEntriesByType("resource")
    .map(entry => new URL(entry.name).pathname.split("/").at(-1))
    .filter(file => file.endsWith(".woff2"))
    .map(file => file.replace(/-.{8}\\.woff2$/, "")))].sort()"""
"""The font files that the page has loaded, without the hash that the build adds to their names."""
OF_LANGUAGES: Final = "-languages"
"""Files with the letters of the languages there are end so."""
FIRST: Final = ["fraunces-latin", "open-sans-latin"]
"""What every page loads."""


def drawn_with(text: Locator) -> set[tuple[str, bool]]:
    """The fonts that the browser has drawn a text with, and whether each is a file of the page."""
    session = text.page.context.new_cdp_session(text.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    text.evaluate("element => element.setAttribute('data-drawn', '')")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "[data-drawn]"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"], font["isCustomFont"]) for font in fonts}


@pytest.mark.parametrize("path", ["/", "/cards", "/rules", "/about", "/settings"])
def test_a_page_in_english_loads_none_but_the_first(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("#main")).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LOADED) == FIRST


def wait_for(page: Page, *files: str) -> None:
    """Waits until just these have been loaded besides the first ones and those of languages, and drawn with."""
    wanted = sorted([*FIRST, *files])
    loaded = f"({LOADED})().filter(file => !file.endsWith('{OF_LANGUAGES}'))"
    page.wait_for_function(f"wanted => JSON.stringify({loaded}) === JSON.stringify(wanted)", arg=wanted)
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def test_a_name_of_other_languages_is_drawn_in_our_font_which_comes_then(page: Page) -> None:
    be_guest(page.context, NAME)
    page.goto("/people")
    name = page.get_by_text(NAME).first
    expect(name).to_be_visible()
    wait_for(page, "open-sans-latin-ext-late")
    assert drawn_with(name) == {("Open Sans", True)}


def test_a_card_with_such_letters_and_signs_is_drawn_in_its_own_font(page: Page) -> None:
    page.goto("/cards")
    name = page.locator(".name").first
    expect(name).to_be_visible()
    name.evaluate("(element, text) => { element.textContent = text; }", f"{NAME} €™")
    wait_for(page, "fraunces-latin-ext-late", "fraunces-latin-late")
    assert drawn_with(name) == {("Fraunces", True)}


WIDTHS: Final = """async () => {
    const words = "You may return one of the cards in your hand. If you do, draw a card one higher in value.";
    const faces = [["--font", "400", "100%"], ["--font", "400", "84%"], ["--font", "400", "75%"],
        ["--face-display", "650", "100%"]];
    const widthOf = (fontFamily, fontWeight, fontStretch) => {
        const line = document.body.appendChild(document.createElement("span"));
        Object.assign(line.style, { fontFamily, fontWeight, fontStretch, position: "absolute", whiteSpace: "nowrap" });
        line.style.fontSize = "100px"; // small letters are as wide as whole pixels allow
        line.textContent = words;
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;
    };
    const lists = faces.map(([list]) => getComputedStyle(document.documentElement).getPropertyValue(list).split(","));
    for (const [at, [, weight]] of faces.entries())
        for (const family of lists[at].slice(0, 3))
            await document.fonts.load(`${weight} 1em ${family}`, words).catch(() => undefined);
    return faces.map(([, weight, stretch], at) => {
        const [own, ...others] = lists[at];
        return widthOf(others.join(), weight, stretch) / widthOf(own, weight, stretch);
    });
}"""
"""How many times as wide a sentence is in the letters that stand in for ours, in each face of cards."""


def test_letters_that_stand_in_for_ours_are_about_as_wide(page: Page) -> None:
    page.goto("/")
    expect(page.locator("#main")).not_to_be_empty()
    assert page.evaluate(WIDTHS) == pytest.approx([1, 1, 1, 1], abs=0.05)

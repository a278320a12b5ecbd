"""Everything a player needs is in the window, whatever happens: seeded games, looked at after each action."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from splay.core.options import Options
from splay.locale.catalogue import languages, load
from tests.seeds import words_of
from tests.strength import THOROUGH, amount, sample
from tests.web.at_table import Open, does
from tests.web.gestures import Finger, Mouse
from tests.web.lasting import lasting
from tests.web.playing import IS_ASKED, STANDS, at_once, choice_of, element_of, is_over, moves_on, new_game, offered
from tests.web.positions import Positions
from tests.web.texts_shown import PLACES, count_texts
from tests.web.visitors import PHONE, be_guest, visitor

pytestmark = pytest.mark.every_time

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TOUCHED = {
    "phone": (PHONE, 2),
    "small phone": (SMALL_PHONE, 4),
    "phone, five": (PHONE, 5),
    "sideways": (SIDEWAYS, 5),
    "tablet": (TABLET, 3),
    "small phone, two": (SMALL_PHONE, 2),
    "sideways, two": (SIDEWAYS, 2),
    "small phone, five": (SMALL_PHONE, 5),
    "sideways, three": (SIDEWAYS, 3),
}
"""Sizes of windows with a finger on them, and how many players are at the table."""
WIDE: list[tuple[ViewportSize, int]] = [
    ({"width": 1366, "height": 768}, 2),
    ({"width": 1366, "height": 768}, 4),
    ({"width": 1440, "height": 900}, 4),
    ({"width": 1920, "height": 1080}, 5),
]
"""Sizes of windows with a mouse in them, and how many players are at the table."""
TEAMS: dict[str, tuple[ViewportSize, bool]] = {
    "1366": ({"width": 1366, "height": 768}, False),
    "phone": (PHONE, True),
    "sideways": (SIDEWAYS, True),
}
"""Sizes of windows in which two teams of two play, and whether a finger is on them."""
IN_GERMAN: dict[str, tuple[ViewportSize, int, bool]] = {
    "1366, two": ({"width": 1366, "height": 768}, 2, False),
    "phone, two": (PHONE, 2, True),
    "1366, four": ({"width": 1366, "height": 768}, 4, False),
    "small phone, four": (SMALL_PHONE, 4, True),
}
"""Sizes of windows in which German is played, how many play, and whether a finger is on them. Its card texts are the
longest of all whole languages: a fifth longer than English.
"""
SETS = {"base": ["base"], "all sets": ["base", "artifacts", "relics", "echoes", "cities"]}
FINGERS = [(name, sets) for number, name in enumerate(TOUCHED) for sets in sorted(SETS, reverse=number % 2 == 0)]
"""Every size with every choice of sets; a sample of one in three has all kinds of windows, and both choices."""
ACTIONS = amount(12, 1500)
PLATES_AND_BAR = (Path(__file__).parent / "plates_and_bar.js").read_text(encoding="utf-8").rstrip().removesuffix(";")
ON_A_PHONE = (Path(__file__).parent / "on_a_phone.js").read_text(encoding="utf-8")
MISFITS = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // texts are fitted before a paint
    const found = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
    const seen = (what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        if (box === undefined) return found.push(`${what} is not there`);
        if (box.top < -0.5 || box.bottom > innerHeight + 0.5) found.push(`${what}: ${box.top} to ${box.bottom}`);
    };
    seen("[data-prompt] .asked, [data-prompt] .still");
    const heaps = innerHeight < 480 && document.querySelector("[data-tray]:not(.folded)") !== null;
    const aside = heaps && document.querySelector('[data-place="hand"] [data-offered]') === null;
    if (!aside) seen('[data-place="hand"]'); // a phone held sideways has its place for what is chosen from heaps
    for (const lane of document.querySelectorAll("[data-lane]")) {
        const { top, bottom, right } = lane.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight || right > innerWidth) found.push(`a lane: ${[top, bottom, right]}`);
    }
    const rows = [...document.querySelectorAll(".player:not(.chips) > .board > li:not([data-lane])")];
    for (const row of rows) {
        const { top, bottom, height } = row.getBoundingClientRect();
        if (height < 24 || top < 0 || bottom > innerHeight) found.push(`a row: ${top} to ${bottom}`);
    }
    if (rows.length % 5 !== 0) found.push(`there are ${rows.length} rows`);
    const bar = document.querySelector("[data-foot]").getBoundingClientRect();
    for (const offered of document.querySelectorAll("[data-place] .board [data-offered]")) {
        const { top, bottom } = offered.getBoundingClientRect();
        if (bottom > bar.top + 1 && top < bar.bottom - 1) found.push(`covered: ${offered.outerHTML.slice(0, 80)}`);
    }
    for (const line of document.querySelectorAll("[data-lane] .under")) {
        if (line.scrollWidth > line.clientWidth + 1) found.push(`runs out of its lane: ${line.innerText}`);
    }
    for (const { scrollHeight, clientHeight, innerText } of document.querySelectorAll(".ways")) {
        if (scrollHeight > clientHeight + 1) found.push(`cut: ${innerText}`);
    }
    for (const plate of document.querySelectorAll(".plate")) {
        const [right, down] = [plate.scrollWidth - plate.clientWidth, plate.scrollHeight - plate.clientHeight];
        if (right > 1 || down > 1) found.push(`${right} and ${down} px cut: ${plate.innerText}`);
    }
    for (const cut of document.querySelectorAll("[data-offered] [data-cut]")) {
        if (cut.clientWidth > 0) found.push(`without room for its lines: ${cut.getAttribute("aria-label")}`);
    }
    for (const text of document.querySelectorAll("[data-offered] [data-form] .text")) {
        const lines = text.querySelector(".lines");
        const short = lines !== null && lines.clientHeight + lines.offsetHeight > 0;
        const size = parseFloat(getComputedStyle(short ? lines : text).fontSize);
        const name = text.closest("[data-form]").getAttribute("aria-label");
        const { form } = text.closest("[data-form]").dataset;
        const tight = '.brief[data-runs], .row[data-tight="alone"]';
        const runs = (text.closest(".hand[data-runs]") && 10) || (text.closest(tight) && 9);
        const low = short ? (["slim", "line"].includes(form) && 9) || runs : text.dataset.narrow !== undefined && 10;
        const least = low || 11.5;
        if (text.clientWidth > 0 && size < least) found.push(`${name} in letters of ${size} px`);
        if (text.clientHeight > 0 && text.scrollHeight > text.clientHeight + 2) found.push(`cut: ${name}`);
    }
    for (const name of document.querySelectorAll("[data-form] .name")) {
        if (name.clientWidth > 0 && name.scrollWidth > name.clientWidth + 1) found.push(`cut name: ${name.innerText}`);
        const line = name.closest(".row:not([data-tight]) > .head");
        const beyond = line !== null && name.scrollHeight > line.clientHeight + 1;
        if (beyond) found.push(`a name beyond its line: ${name.innerText}`);
    }
    found.push(...(PLATES_AND_BAR)());
    return found;
}""".replace("PLATES_AND_BAR", PLATES_AND_BAR)
LANES = """() => [...document.querySelectorAll("[data-lane]")].map(lane => {
    const { left, width } = lane.getBoundingClientRect();
    const whose = document.querySelector("[data-phone]") === null ? lane.closest("[data-seat]").dataset.seat : "";
    return [whose, lane.dataset.lane, left, width].join(" ");
})"""
"""Where the columns of a wide table are; a phone shows one board at a time, whose columns are where the others' are."""

TWO_SPLAYS = """
turn: me, actions 1, number 9
me: purple: Emancipation, Lighting, Societies, Enterprise, Monotheism, Code of Laws, Mysticism; \
    red: Industrialization, Coal, Gunpowder, Colonialism, Engineering, Archery, Optics
you: blue: Tools
supply 6: Atomic Theory, Classification, end
"""
FOUR_SPLAYS = """
turn: me, actions 1, number 9
me: red up: Flight, Oars; purple: Emancipation, Philosophy, Monotheism, Code of Laws; \
    blue: Atomic Theory, Translation, Alchemy, Pottery; yellow: Canning, Anatomy, Fermenting, Masonry; \
    green: Bicycle, Navigation, Paper, Sailing
you: blue: Tools
"""
DRAWN_ON_TOP = """
turn: me, actions 1, number 9
me: green up: Sailing, Navigation, Mapmaking, Currency; purple up: Enterprise, Code of Laws; blue up: Translation, Tools
you: yellow: Masonry
"""
"""Sailing draws and melds a 1: there are more crowns than ten, or more still."""
SHARED_BY_FOUR = """
turn: me, actions 2, number 9
me: yellow up: Fermenting, Masonry, Canning; red: Oars
you: yellow up: Sanitation, Agriculture, Statistics; purple: Services
third: yellow up: Antibiotics, Anatomy, Vaccination; purple: Socialism
fourth: yellow up: Stem Cells, Medicine, Machinery; purple: Reformation; blue: Pottery
fifth: yellow up: Suburbia, Refrigeration; green: Clothing; blue: Calendar; purple: Lighting
"""
"""Four players would share Fermenting, most of them with two digits of leaves."""
FOUR_ACHIEVEMENTS = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
me: purple: Moonlight Sonata; green: Measurement; blue: Ruler; red: Coal; yellow: Agriculture; \
    display: Stamp Act; relics: Ching Shih
you: purple: Feudalism, Mysticism; red: Metalworking
available: Refrigeration, Canning, Globalization, Composites
"""
CUT_ONCE_REACH_IS = """async height => {
    for (const reach of document.querySelectorAll(".row > .reach")) reach.style.minHeight = height;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const texts = [...document.querySelectorAll(".row > .text")];
    return texts.filter(text => text.scrollHeight > text.clientHeight + 2).map(text => text.innerText);
}"""
"""The texts in rows that are cut when the places for whom a card reaches are so high."""

SHORT_IN_HAND = """async columns => {
    if (columns > 0) document.querySelector('[data-place="hand"]').style.setProperty("--columns", columns);
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const cards = [...document.querySelectorAll('[data-place="hand"] [data-form]')];
    return cards.filter(card => card.dataset.instead !== undefined).map(card => card.getAttribute("aria-label"));
}"""
"""The cards of the hand that have less than their texts, as wide as if they were so many; 0: as they are."""
MARKED_SHORT = """() => [...document.querySelectorAll('[data-instead="lines"]')]
    .map(card => [...card.querySelectorAll(".line")].some(line => line.textContent.trim().endsWith("…")))"""
"""Of each card with lines whether one of them says that there is more to read."""
THREE_LINES = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
me: yellow: Stove, Agriculture, Masonry; blue: Experimentation; red: Gunpowder, Oars, Archery; green: Seed Drill; \
    purple: Emancipation; hand: Machine Tools; display: Puffing Billy; relics: Ching Shih
you: yellow: Statistics
third: yellow: Antibiotics
fourth: yellow: Stem Cells
"""
"""Stove has three effects, and on a small phone its row about as much height as two lines."""
ENDORSED = """
options: sets base artifacts relics echoes cities
turn: me, actions 1, number 9
me: green: Sailing; yellow: Damascus, Agriculture; purple: Flute; hand: Babylon; display: Priest-King
you: red: Archery
third: yellow: Antibiotics
fourth: yellow: Stem Cells
"""
"""Flute has three effects, and the button that endorses it takes a part of its row."""
ENDORSED_BESIDE_FOUR = """
options: sets base artifacts relics echoes cities
turn: me, actions 1, number 9
me: blue: Tools; yellow: Damascus, Agriculture; green: Compass; hand: Babylon; display: Priest-King
you: red: Archery
third: yellow: Antibiotics
fourth: yellow: Stem Cells
fifth: yellow: Statistics
"""
"""Compass would hit four players, and the button that endorses it takes a part of its row."""
LONG_NAMES_BESIDE_FOUR = ENDORSED_BESIDE_FOUR.replace(
    "blue: Tools;", "blue: Dunhuang Star Chart; red: Liquid Fire, Oars; purple: Luoyang;"
).replace("hand: Babylon", "hand: Babylon, Baghdad")
ALL_ZONES = """
options: sets base artifacts relics echoes cities, teams 13-24
turn: me, actions 2, number 9
me: blue: Tools; display: Priest-King
you: red: Archery
third: yellow: Antibiotics
fourth: yellow: Stem Cells; score: Oars; hand: Sailing, Clothing; display: Pavlovian Tusk; \
    relics: Timbuktu; forecast: Deodorant
"""
"""A low plate of a team with a score pile, a hand, an artifact on display, a relic, and a forecast."""
LONG_ANSWERS = """
options: sets base artifacts relics echoes cities, teams 13-24
turn: me, actions 2, number 9
me: red: East India Company Charter; yellow: Masonry
you: purple: Monotheism; score: Toothbrush
third: yellow: Machinery; score: Currency
fourth: yellow: Agriculture; score: Watermill
"""
"""Ann's East India Company Charter returns a card from each computer's score pile, two of them under one supply."""
LONG_TEXTS = (
    "turn: me, actions 2, number 9\nme: blue: Tools; hand: Astronomy, Invention, Coal, Alchemy\nyou: red: Archery\n"
)

HAND_TEXTS = """() => [...document.querySelectorAll('[data-place="hand"] .text')].map(text => text.style.fontSize)"""


def plays_and_fits(page: Page, game: str, hand: Finger | Mouse) -> None:
    """Plays on and looks after each action whether all is in the window, and every column where it was."""
    chance = random.Random(words_of(game))
    page.wait_for_function(IS_ASKED)
    lanes = page.evaluate(LANES)
    for action in range(ACTIONS):
        page.wait_for_function(IS_ASKED)
        if is_over(page):
            sees_boards(page)
        misfits = lasting(page, MISFITS) or lasting(page, ON_A_PHONE)
        assert misfits == [], f"{game}, action {action}, {page.locator('[data-prompt]').inner_text()!r}: {misfits}"
        there = page.evaluate(LANES)
        lanes = lanes or there  # on a phone held sideways they step back for answers
        assert there in (lanes, []), f"{game}, action {action}: a column has moved"
        if is_over(page):
            return
        things = offered(page)
        if things:
            before = page.evaluate(STANDS)
            thing = choice_of(things, chance)
            hand.choose(element_of(page, thing))
            moves_on(page, before, f"{game}, action {action}: {thing}")
    assert not THOROUGH, (
        f"{game}: the game does not end, {page.locator('[data-prompt]').inner_text()!r}: {offered(page)}"
    )


def sees_boards(page: Page) -> None:
    """On a phone the result has the whole window: all that leads on from it is in sight. Back to the boards."""
    words = [load(language).text("end-boards") for language in languages()]
    boards = page.locator("[data-prompt]").get_by_role("button", name=re.compile("|".join(words)))
    if page.locator("[data-phone] [data-end]").count() == 0 or boards.count() == 0:
        return
    for button in page.locator("[data-prompt]").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    boards.click()
    expect(page.locator('[data-place="hand"]')).to_be_visible()


def open_game(page: Page, players: int, sets: str, teams: str = "none") -> None:
    """Opens a new game of the page's person with computers, which is told at once."""
    at_once(page)
    options = {"players": players, "sets": SETS[sets], "teams": teams}
    table = new_game(page.context, "me", *["rule"] * (players - 1), options=options)
    page.goto(f"/table/{table}")


@pytest.mark.parametrize(("window", "sets"), sample(FINGERS, 3))
def test_all_fits_in_a_window_that_is_touched(chromium: Browser, server: str, window: str, sets: str) -> None:
    size, players = TOUCHED[window]
    with visitor(chromium, server, size, touch=True) as page:
        open_game(page, players, sets)
        plays_and_fits(page, f"{size} {sets}", Finger(page))


@pytest.mark.parametrize("sets", list(SETS))
@pytest.mark.parametrize(("size", "players"), WIDE, ids=["1366, two", "1366, four", "1440, four", "1920, five"])
def test_all_fits_in_a_wide_window(chromium: Browser, server: str, size: ViewportSize, players: int, sets: str) -> None:
    with visitor(chromium, server, size) as page:
        open_game(page, players, sets)
        plays_and_fits(page, f"{size} {sets} {players}", Mouse(page))


@pytest.mark.parametrize("window", sample(list(TEAMS), 3))
def test_all_fits_where_teams_play(chromium: Browser, server: str, window: str) -> None:
    size, touch = TEAMS[window]
    with visitor(chromium, server, size, touch=touch) as page:
        open_game(page, 4, "all sets", teams="13-24")
        plays_and_fits(page, f"{size} teams", Finger(page) if touch else Mouse(page))


@pytest.mark.parametrize("window", sample(list(IN_GERMAN), 2))
def test_all_fits_in_the_longest_language(chromium: Browser, server: str, window: str) -> None:
    size, players, touch = IN_GERMAN[window]
    with visitor(chromium, server, size, touch=touch) as page:
        page.goto("/?language=de")
        open_game(page, players, "all sets")
        expect(page.locator("html[lang=de]")).to_be_attached()
        plays_and_fits(page, f"{size} German {players}", Finger(page) if touch else Mouse(page))


LONG_NAMES = """options: players 4, sets base artifacts echoes
turn: me, actions 2, number 9
me: red: Oars
you: blue: Magnifying Glass; red: Machine Tools; green: Clothing; yellow: Agriculture; purple: Mysticism
third: red: Battleship Bismarck; yellow: Along the River during the Qingming Festival
fourth: red: Metalworking; blue: Kilogram of the Archives
"""
"""Names of several words, and Magnifying Glass, which is one of eighteen letters in German."""


@pytest.mark.parametrize("size", [SIDEWAYS, {"width": 1366, "height": 768}], ids=["sideways", "1366"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_are_whole_in_a_low_row(table: Open, page: Page, size: ViewportSize, language: str) -> None:
    page.set_viewport_size(size)
    page.goto(f"/?language={language}")
    table(LONG_NAMES)
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    assert lasting(page, MISFITS) == []


ONE_LONG_NAME = """options: sets base artifacts relics
turn: me, actions 2, number 9
me: red: Oars
you: blue: Tools; display: Along the River during the Qingming Festival; relics: Timbuktu
%s"""
"""The artifact on display has the longest name of all, and the relic a short one."""
NAMES_ON_PLATE = """() => [...document.querySelectorAll('[data-mark="1"].plate .tile > .name')].map(name => {
    const { left, right, width } = name.getBoundingClientRect();
    const plate = name.closest(".plate").getBoundingClientRect();
    return width > 20 && left >= plate.left && right <= plate.right ? name.innerText : "";
})"""


@pytest.mark.parametrize("others", ["", "third: yellow: Agriculture\n"], ids=["one opponent", "two"])
def test_a_long_name_is_shortened_before_others_are_left_out(table: Open, page: Page, others: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(ONE_LONG_NAME % others)
    expect(page.locator('[data-mark="1"].plate .tile')).to_have_count(2)
    assert lasting(page, MISFITS) == []
    names = page.evaluate(NAMES_ON_PLATE)
    assert names == ["Along the River during the Qingming Festival", "Timbuktu"]
    assert page.locator('[data-mark="1"].plate .tile').first.get_attribute("title") == names[0]


FIRST_TURN = """options: players 4, sets base artifacts relics echoes cities
turn: me, actions 1, number 1
me: red: Oars; hand: Perfume, Clothing
you: blue: Tools; hand: Pottery, Writing
third: yellow: Agriculture
fourth: red: Archery
"""


def test_english_titles_of_the_first_turn_leave_low_rows_their_lines(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("/?language=de")
    table(FIRST_TURN)
    expect(page.locator('[data-place="own"] .english, [data-lane] .english').first).to_be_visible()
    expect(page.locator("[data-form=slim]")).to_have_count(3)
    expect(page.locator("[data-form=slim] .english")).to_have_count(0)
    assert lasting(page, MISFITS) == []


LONGEST_LINES = """options: players 4, sets base echoes
turn: me, actions 2, number 9
me: yellow: Vaccination; purple: Novel; hand: %s
you: red: Kobukson; green: Scissors; yellow: Barometer; blue: Photography; purple: Toilet
third: red: Machine Gun; blue: Lightning Rod; green: Palampore; purple: Ice Cream; yellow: ATM
fourth: red: Loom; yellow: Toothbrush; purple: Karaoke; green: Email; blue: Bifocals
"""
HELD = ["Kobukson", "Scissors", "Barometer", "Photography", "Toilet", "Morphine"]
MORE_HELD = ["Coal", "Astronomy", "Invention", "Clothing"]
LONGEST = [
    LONGEST_LINES % "Morphine",
    "\n".join([*LONGEST_LINES.splitlines()[:2], f"me: red: Oars; hand: {', '.join(HELD)}", ""]),
]
"""The cards whose German lines are the longest, on boards of four and in a full hand."""
LEAST_ROOM = [SMALL_PHONE, SIDEWAYS, {"width": 1366, "height": 768}]


@pytest.mark.parametrize("position", LONGEST, ids=["boards", "hand"])
@pytest.mark.parametrize("size", LEAST_ROOM, ids=["phone", "sideways", "1366"])
def test_the_longest_lines_of_the_longest_language_are_whole(
    table: Open, page: Page, size: ViewportSize, position: str
) -> None:
    page.set_viewport_size(size)
    page.goto("/?language=de")
    table(position)
    expect(page.locator("html[lang=de]")).to_be_attached()
    assert lasting(page, MISFITS) == []


def test_a_row_is_fitted_anew_once_whom_its_card_reaches_takes_more_room(table: Open, page: Page) -> None:
    page.set_viewport_size(PHONE)
    table("turn: me, actions 2, number 9\nme: red: Oars; blue: Tools\nyou: red: Archery\n")
    texts = page.locator('[data-place="own"] .row .text')
    expect(texts).to_have_count(2)
    assert page.evaluate(CUT_ONCE_REACH_IS, "0px") == []
    assert page.evaluate(CUT_ONCE_REACH_IS, "40px") == []


def test_within_a_turn_no_card_that_lies_still_changes_between_text_and_lines(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(LONG_TEXTS)
    narrow, wide, own = 9, 4, 0
    assert page.evaluate(SHORT_IN_HAND, wide) == []
    assert page.evaluate(SHORT_IN_HAND, narrow) == []
    assert lasting(page, MISFITS) == []
    page.set_viewport_size({"width": 1366, "height": 767})
    less = set(page.evaluate(SHORT_IN_HAND, narrow))
    assert less
    assert set(page.evaluate(SHORT_IN_HAND, wide)) == less
    assert page.evaluate(MARKED_SHORT) == [True] * len(less)
    page.keyboard.press("d")
    expect(page.locator('[data-place="hand"] [data-form]')).to_have_count(5)
    assert less <= set(page.evaluate(SHORT_IN_HAND, own))
    page.keyboard.press("d")
    expect(page.get_by_text("Turn 11", exact=True)).to_be_visible()
    assert not less & set(page.evaluate(SHORT_IN_HAND, own))


def test_a_hand_that_has_the_room_of_the_board_shows_the_texts_of_its_cards(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table("turn: me, actions 2\nme: yellow: Masonry; hand: Feudalism, Machinery, Engineering\nyou: red: Oars\n")
    hand = page.locator('[data-place="hand"]')
    expect(hand.locator("[data-instead]")).not_to_have_count(0)
    page.locator('[data-place="own"] [data-card="masonry"]').click()
    does(page).click()
    expect(page.get_by_text("choose cards")).to_be_visible()
    expect(hand.locator("[data-instead]")).to_have_count(0)


@pytest.mark.parametrize(("sets", "least"), [("base", 0.95), ("all sets", 0.8)], ids=["base", "all sets"])
def test_cards_have_their_texts_where_two_play(page: Page, positions: Positions, sets: str, least: float) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    at_once(page)
    be_guest(page.context, "Ann")
    seeds = [f"texts {number}" for number in range(amount(1, 20))]
    counted = count_texts(page, positions, Options(sets=SETS[sets]), seeds, every=amount(9, 4))
    for place in PLACES:
        assert counted.share(place) >= least, (
            f"{place}: {counted.short[place].most_common()} of {counted.number[place]}"
        )


@pytest.mark.parametrize("size", ["large", "medium"])
def test_texts_are_fitted_anew_when_cards_become_larger_or_smaller(table: Open, page: Page, size: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    other = "medium" if size == "large" else "large"
    table("turn: me, actions 2, number 9\nme: hand: Sailing, Writing, The Wheel, Domestication\nyou: red: Archery\n")
    sizes = []
    for one in (other, size):
        page.evaluate("size => document.documentElement.dataset.cards = size", one)
        assert lasting(page, MISFITS) == []
        sizes.append(page.evaluate(HAND_TEXTS))
    assert sizes[0] != sizes[1]


def test_lines_of_several_effects_have_room_in_a_low_hand(table: Open, page: Page) -> None:
    page.set_viewport_size(SMALL_PHONE)
    table("turn: me, actions 2, number 9\nme: hand: Coal, Astronomy, Clothing, Invention\nyou: red: Archery\n")
    expect(page.locator('[data-place="hand"] [data-form]')).to_have_count(4)
    assert lasting(page, MISFITS) == []


@pytest.mark.parametrize(
    ("card", "position"), [("industrialization", TWO_SPLAYS), ("flight", FOUR_SPLAYS)], ids=["two", "four"]
)
def test_splays_that_change_many_icons_cover_no_card(table: Open, page: Page, card: str, position: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(position)
    page.locator(f'[data-place="own"] [data-card="{card}"]').click()
    does(page).click()
    expect(page.locator("[data-prompt] .changes").first).to_be_visible()
    assert lasting(page, MISFITS) == []


def test_a_range_of_two_digits_has_room_in_its_cell(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(DRAWN_ON_TOP)
    page.locator('[data-place="own"] [data-card="sailing"]').click()
    expect(page.locator(".plate.own .then", has_text=re.compile(r"\d\d\W\d\d"))).to_be_visible()
    assert lasting(page, MISFITS) == []


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=["small phone", "phone"])
@pytest.mark.parametrize(
    ("position", "rows"),
    [(SHARED_BY_FOUR, 2), (ENDORSED_BESIDE_FOUR, 3), (LONG_NAMES_BESIDE_FOUR, 5)],
    ids=["shared", "endorsed", "long"],
)
def test_a_name_is_whole_beside_the_marks_of_four_players(
    table: Open, page: Page, size: ViewportSize, position: str, rows: int
) -> None:
    page.set_viewport_size(size)
    table(position)
    expect(page.locator('[data-place="own"] .pill')).to_have_count(4 * rows)
    assert lasting(page, MISFITS) == []


def test_a_low_plate_has_room_for_all_zones(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(ALL_ZONES)
    expect(page.locator(".plate.line")).to_have_count(3)
    assert lasting(page, MISFITS) == []


@pytest.mark.parametrize(
    ("card", "position", "height"), [("Stove", THREE_LINES, 640), ("Flute", ENDORSED, 614)], ids=["low", "narrow"]
)
def test_three_effects_have_their_lines_in_a_row_with_little_room(
    table: Open, page: Page, card: str, position: str, height: int
) -> None:
    page.set_viewport_size({"width": 360, "height": height})
    table(position)
    row = page.locator(f'[data-place="own"] .row[aria-label="{card}"]')
    expect(row).to_have_attribute("data-instead", "lines")
    assert row.evaluate("row => row.clientHeight") < 52
    assert lasting(page, MISFITS) == []


FOUR_LINES = """
options: sets base artifacts relics echoes cities
turn: me, actions 1, number 9
me: red: Coal, Oars; yellow: Morphine, Agriculture; blue: Tools; green: Sailing; purple: Flute; \
    hand: Steam Engine, Clothing; display: Priest-King; relics: Timbuktu
you: red: Flight
third: yellow: Antibiotics
fourth: green: Satellites
"""


def test_four_lines_are_small_before_they_would_be_left_out(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 580})
    table(FOUR_LINES)
    row = page.locator('[data-place="own"] .row[aria-label="Morphine"]')
    expect(row).to_have_attribute("data-instead", "lines")
    assert row.evaluate("row => row.clientHeight") < 40
    assert lasting(page, MISFITS) == []


ENDORSED_COAL = """
options: sets base artifacts relics echoes cities
turn: me, actions 1, number 9
me: red: Coal, Archery, Oars; green: Marseille, Sailing; yellow: Machinery, Agriculture; \
    purple right: Gdansk, Mysticism; hand: Tuning Fork, Steam Engine; relics: Timbuktu
you: red: Flight
third: green: Satellites
fourth: red: Combustion; blue: Publications
"""


def test_the_longest_word_for_endorsing_leaves_three_effects_their_lines(table: Open, page: Page) -> None:
    page.set_viewport_size(SMALL_PHONE)
    page.goto("/?language=de")
    table(ENDORSED_COAL)
    row = page.locator('[data-place="own"] .row[aria-label="Kohle"]')
    expect(row).to_be_visible()
    expect(page.locator('[data-place="own"] .action').first).to_be_visible()
    assert lasting(page, MISFITS) == []


FACE_UP = """
options: players 4, sets base artifacts relics echoes cities
turn: me, actions 2, number 9
me: red: Loom, Oars; blue: Tools, Writing; yellow: Masonry; green: Sailing; purple: Mysticism; \
    hand: Pottery, Clothing, Uruk; score: Currency, Mapmaking, Philosophy; display: Priest-King; relics: %s
you: red: Archery
third: yellow: Agriculture
fourth: blue: Calendar
"""
"""Loom and Tools have long lines in German; an artifact, relics and two achievements take room around them."""


@pytest.mark.parametrize("relics", ["Timbuktu", "Timbuktu, Ching Shih, Newton-Wickins Telescope"], ids=["one", "three"])
def test_what_lies_face_up_beside_a_low_board_leaves_its_rows_their_lines(table: Open, page: Page, relics: str) -> None:
    page.set_viewport_size(SMALL_PHONE)
    page.goto("/?language=de")
    table(FACE_UP % relics)
    expect(page.locator("[data-prompt] .answers > button")).to_have_count(3)
    assert lasting(page, MISFITS) == []
    assert lasting(page, ON_A_PHONE) == []


FOUR_WAYS_ON = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
free action: yes
me: yellow: Refrigeration; hand: Clothing; score: Fission, Computers, Software, The Internet; display: Priest-King
you: red: Archery
available: Canning, Publications
"""
"""Once Priest-King was left where it is, Ann draws, achieves one of two cards, or takes that back."""


def test_what_takes_the_last_answer_back_is_wide_enough_for_a_finger(table: Open, page: Page) -> None:
    page.set_viewport_size(SMALL_PHONE)
    table(FOUR_WAYS_ON)
    page.locator("[data-prompt]").get_by_role("button", name="Skip: keep it on display").click()
    expect(page.locator("[data-prompt] .answers > button")).to_have_count(3)
    expect(page.locator("[data-prompt] [data-undo]")).to_be_visible()
    assert lasting(page, MISFITS) == []
    assert lasting(page, ON_A_PHONE) == []


BETWEEN_TWO = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
me: green right: Banking, Paper, Sailing, The Wheel, Currency; yellow: Masonry; purple: Enterprise; blue: Translation
you: green up: Compass, Clothing; purple: Lighting
third: green up: Navigation, Measurement, Mapmaking; purple up: Societies, Code of Laws, Philosophy; \
    yellow up: Canal Building, Medicine, Fermenting; red up: Colonialism, Construction
"""
"""Banking would hit one of two others, and another would share it."""


def test_two_whom_a_card_reaches_otherwise_have_room_beneath_it(table: Open, page: Page) -> None:
    page.set_viewport_size(SIDEWAYS)
    table(BETWEEN_TWO)
    under = page.locator('[data-place="own"] [data-lane="green"] .under')
    expect(under.locator(".shares")).to_be_visible()
    expect(under.locator(".hit")).to_be_visible()
    assert lasting(page, MISFITS) == []


def test_a_hand_moves_sideways_before_its_cards_are_too_narrow_for_their_lines(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto("/?language=de")
    table(
        "\n".join([*LONGEST_LINES.splitlines()[:2], f"me: green: Sailing; hand: {', '.join([*HELD, *MORE_HELD])}", ""])
    )
    expect(page.locator('[data-place="hand"] [data-form]')).to_have_count(10)
    expect(page.locator('[data-place="hand"] .arrow')).to_have_count(2)
    assert lasting(page, MISFITS) == []


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_the_board_steps_back_from_long_answers_that_would_leave_it_too_little_room(
    table: Open, page: Page, pace: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 690})
    table(FOUR_ACHIEVEMENTS, f", pace: {pace!r}")
    page.locator('[data-place="own"] [data-card="moonlight-sonata"]').click()
    does(page).click()
    answers = page.locator("[data-prompt] [data-offered]")
    expect(answers).to_have_count(4)
    assert lasting(page, MISFITS) == []
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)


NAMES_IN_THREE_LINES = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
free action: yes
me: red: Machine Tools; yellow: Refrigeration; blue: Experimentation; green: Measurement; purple: Emancipation; \
    display: Priest-King; hand: Clothing
you: red: Archery
"""
BENEATH_THEIR_LINES = """board => [13, 12.5, 12, 11.5, 11, 10.5, 10].flatMap(size => {
    board.style.setProperty("--name", `${size}px`);
    const chips = [...board.querySelectorAll("button")];
    return chips.map(({ scrollHeight, clientHeight, innerText }) => [size, innerText, scrollHeight - clientHeight]);
}).filter(([, , below]) => below > 0)"""
"""The names that are cut, at each of the sizes that they can have, and by how many px."""


def test_names_beneath_their_ages_are_whole_in_every_size(table: Open, page: Page) -> None:
    page.set_viewport_size(SMALL_PHONE)
    table(NAMES_IN_THREE_LINES)
    board = page.locator('[data-place="own"].chips .board')
    expect(board.locator("button")).to_have_count(5)
    assert board.evaluate(BENEATH_THEIR_LINES) == []


FOUR_TO_RETURN = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
supply 4: Gunpowder, Enterprise, Navigation, Colonialism
me: green: Sailing; yellow: Masonry; purple: Luoyang; blue: Tools; red: Oars; hand: Calicut, Clothing; \
    display: Priest-King; relics: Timbuktu
you: red: Archery; display: Pavlovian Tusk
third: yellow: Agriculture
"""
"""Calicut draws cards and keeps those with its icon: the others are returned in an order."""


def test_cards_in_an_order_leave_the_boards_of_a_tablet_their_rows(table: Open, page: Page) -> None:
    page.set_viewport_size(TABLET)
    table(FOUR_TO_RETURN, ', confirm: "never"')
    story = page.get_by_role("tab", name="Story")
    expect(story).to_be_visible()
    page.locator('[data-place="hand"] [data-card="calicut"]').click()
    done = page.get_by_role("button", name="In this order")
    expect(done).to_be_visible()
    expect(story).to_be_hidden()
    assert lasting(page, MISFITS) == []
    done.click()
    expect(story).to_be_visible()


def test_long_answers_leave_a_long_question_the_room_for_its_words(table: Open, page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    table(LONG_ANSWERS)
    page.locator('[data-place="own"] [data-card="east-india-company-charter"]').click()
    does(page).click()
    page.locator('[data-prompt] [data-option="value:2"]').click()
    expect(page.locator("[data-prompt] .question")).to_contain_text("The other one goes under another supply.")
    assert lasting(page, MISFITS) == []

"""The table on a phone: what stands above the board, what stays in its place, what a tap or a long press tells."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.at_table import ON_TURN, asked, does, more, open_table, told
from tests.web.lasting import at_rest, lasting
from tests.web.playing import at_once, game_of_two
from tests.web.positions import Positions
from tests.web.signs import UNEXPLAINED
from tests.web.test_fits import MISFITS
from tests.web.visitors import PHONE, visitor

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
ACHIEVABLE = "me: red: Oars; score: Calendar, Mapmaking, Sailing\nyou: green: The Wheel"
"""Ann can achieve the 1."""

THREATENED = "me: red: Oars; score: Tools\nyou: green: The Wheel; red: Archery; blue: Writing\nthird: red: Metalworking"
"""Archery would hit Ann, who has 1 of the 5 points for the 1."""
THREATENED_BY_ALL = """
me: blue: Writing; score: Tools
you: red: Archery; yellow: Medicine
third: red: Oars; purple: Monotheism
fourth: purple: City States; yellow: Machinery
fifth: yellow: Statistics; green: Banking
"""
"""Four computers with long names have two demands each that would hit Ann."""
HIDDEN_QUESTION = """() => [...document.querySelectorAll("[data-prompt] .question")].map(one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 100 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight ? "" : one.innerText;
}).filter(Boolean)"""
"""What is asked and not in sight."""
WITH_ICONS = "me: red left: Archery, Oars; blue: Writing\nyou: green: Sailing"
"""The lines of Ann's top cards are so short that their icons have room beside them."""
FACE_UP = """
options: sets base artifacts relics echoes cities
turn: me, actions 1
me: red: Oars; blue: Tools; hand: Sailing, Clothing; display: Stamp Act; relics: Ching Shih
you: green: The Wheel
"""
DIG = """
options: sets base artifacts
turn: me, actions 2, number 12
me: green: The Wheel; hand: Clothing, Archery, Metalworking, Tools, Oars
you: yellow: Masonry
supply artifacts 1: Dancing Girl
"""
TO_SPLAY = """
options: sets base artifacts echoes
turn: me, actions 2, number 12
free action: yes
me: blue: Tools; red: Oars, Archery; display: Charter of Liberties; hand: Pottery
you: yellow left: Toothbrush, Masonry; red: Metalworking
"""
"""Ann's Charter of Liberties tucks Pottery, and executes Toothbrush for her, which may splay her red."""
BESIDE_HAND = """
options: sets base artifacts relics echoes cities
turn: me, actions 1, number 9
me: red: Gunpowder; green: Globe; yellow: Machinery; purple: Puppet; blue: Cordoba; %s
you: yellow: Masonry
"""
FREE_ACTION = BESIDE_HAND.replace("actions 1, number 9", "actions 2, number 9\nfree action: yes") % (
    "forecast: Morphine; hand: Clock, Perspective; display: Hunt-Lenox Globe"
)
HIGH_PILE = """
turn: me, actions 2
me: red: Oars, Coal, Archery, Metalworking, Construction, Road Building, Engineering, Gunpowder, Colonialism, Flight
you: green: Sailing
third: green: The Wheel; purple: Mysticism
"""
"""Oars on ten cards hits one computer, and the other one shares it."""
WORDS_UNDER_HINT = """() => {
    const hint = document.querySelector(".hinting .line").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("[data-prompt] .question"));
    return [...words.getClientRects()].filter(({ left, right, top, bottom }) =>
        right > hint.left && left < hint.right && top < hint.bottom && bottom > hint.top
    ).map(({ left, right }) => `${left} to ${right} px`);
}"""
HINT_IN_SIGHT = """() => {
    const hint = document.querySelector(".hinting .line");
    const { left, right, top, bottom } = hint.getBoundingClientRect();
    const card = document.querySelector("[data-prompt] .card")?.getBoundingClientRect();
    const covered = card && card.top < bottom - 1 && card.right > left && card.left < right;
    const [first, last] = [hint.firstElementChild, hint.lastElementChild].map(part => part.getBoundingClientRect());
    const framed = parseFloat(getComputedStyle(hint).borderTopWidth) > 0 && first.left >= left && last.right <= right;
    return [covered && "covered", !framed && "without its frame"].filter(Boolean);
}"""
THREE_ACHIEVEMENTS = "me: yellow: Machinery; score: Databases, Computers\nyou: green: Sailing"
"""Ann can achieve the 1, the 2, and the 3."""
SPLAYED = "me: red left: Oars, Archery; blue: Tools\nyou: green: Sailing"
"""Beneath Oars Archery's right icon is seen: a castle."""
OF_THREE = """
turn: me, actions 1
me: red: Oars; green: The Wheel; hand: Clothing
you: red: Archery; hand: Tools
third: blue: Pottery; hand: Sailing
"""
"""Once Ann has acted, both computers have their turns."""
SCORING = """
turn: me, actions 2
me: red: Metalworking
you: green: Sailing
supply 1: Archery, Tools, Oars, end
"""
"""Ann's Metalworking scores a castle, and then finds Tools."""
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map(what => document.querySelector(what).getBoundingClientRect());
    return a.bottom > b.top + 1 && a.top < b.bottom - 1;
}"""
A_CARD_TO_RETURN = "me: yellow: Agriculture; red: Oars; hand: Sailing, Clothing\nyou: red: Archery"
A_TOP_CARD_OF_OTHERS = """
turn: me, actions 2
me: red: Fission; hand: Tools
you: yellow: Agriculture; blue: Pottery
supply 10: Databases, Self Service, end
"""
"""Ann's Fission returns a top card of the other board."""
SCORED = """
options: sets base artifacts
turn: me, actions 1
me: blue: Delft Pocket Telescope; score: Currency, Calendar, Canal Building, Fermenting, Mapmaking, Monotheism
you: green: Sailing
"""
"""Ann's Delft Pocket Telescope reveals a card of her score pile."""
FORESEEN = """
options: sets base echoes
turn: me, actions 2
me: blue: Telescope; forecast: Almanac, Noodles
you: green: Sailing
"""
"""Ann's Telescope asks for a card of her forecast, which lies beside her hand."""
SCROLL_AT_ONCE = """() => {
    const frame = () => new Promise(requestAnimationFrame);
    const [FAR, SETTLES] = [120, 45];
    const scrolls = tray => tray !== null && tray.scrollHeight > tray.clientHeight + FAR;
    window.scrolled = (async () => {
        while (!scrolls(document.querySelector("[data-tray]"))) await frame();
        for (let one = 0; one < 3; one++) await frame();
        document.querySelector("[data-tray]").scrollTop = FAR;
        for (let one = 0; one < SETTLES; one++) await frame();
        return document.querySelector("[data-tray]").scrollTop === FAR;
    })();
}"""
"""Scrolls a tray as soon as it is there; whether it has stayed so is in `scrolled`."""
ROWS = """() => [...document.querySelectorAll(".player:not(.chips) > .board > li")].map(row => {
    const { top, height } = row.getBoundingClientRect();
    return [top, height].map(Math.round).join(" ");
})"""
"""Where the rows of the board are, and how high."""
ROWS_COVERED = """() => {
    const foot = document.querySelector("[data-foot]").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".player:not(.chips) > .board > li")];
    return rows.filter(row => row.getBoundingClientRect().bottom > foot.top + 1).length;
}"""
"""How many rows of the board the question reaches over."""
NAMES = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 9
me: yellow: Agriculture; %s; hand: Sailing, Clothing, Oars, Tools, Writing, Pottery
you: yellow: Masonry
"""
"""What Agriculture returns is chosen from a hand that has the room of the rows."""
FAR_HAND = "City States, Mysticism, Archery, Tools, Pottery, Sailing"
LAST_OF_HAND = f"""
turn: me, actions 2
me: green: Clothing; red: Oars; blue: Writing; yellow: Agriculture; hand: {FAR_HAND}
you: yellow: Masonry
"""
"""Clothing melds a color that Ann's board lacks: the last cards of her hand alone are purple."""
LONG_NAMES = [
    "blue: Stethoscope; red: Industrialization; green: Classification; purple: Reformation",
    "blue: Experimentation; red: Metalworking; green: Amsterdam; purple: Philosophy",
    "blue: Complex Numbers; red: Machine Tools; green: Rio De Janeiro; purple: Emancipation",
]
BROKEN_WORDS = """() => [...document.querySelectorAll(".chip button")].flatMap(name => {
    const text = name.lastChild;
    return [...text.textContent.matchAll(/\\S+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map(word => word[0]);
})"""
CUT_NAMES = """() => [...document.querySelectorAll(".chip button")]
    .filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.innerText)"""
CLICK = "thing => thing.click()"
OUT_OF_SIGHT = """async () => {
    await new Promise(then => setTimeout(then, 500)); // a strip that snaps does so once its cards lie still
    const { scrollLeft } = document.querySelector('[data-place="hand"] .strip');
    return scrollLeft > 1 ? [`the hand stands at ${scrollLeft}`] : [];
}"""
IN_ITS_LINE = """line => {
    const words = line.querySelectorAll("button > span:not(.unseen)");
    const [outer, ...inner] = [line, ...words].map(one => one.getBoundingClientRect());
    return inner.every(({ top, bottom, left, right }) =>
        top >= outer.top - 0.5 && bottom <= outer.bottom + 0.5 && left >= outer.left && right <= outer.right + 0.5);
}"""


COVERED_BY_MARKS = """() => [...document.querySelectorAll(".card > .place")].flatMap(mark => {
    const over = mark.getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }) => width > 1
        && left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1;
    const words = document.createTreeWalker(mark.parentElement, NodeFilter.SHOW_TEXT);
    const icons = [...mark.parentElement.querySelectorAll("svg")].map(icon => icon.getBoundingClientRect());
    const covered = icons.filter(meets).map(() => "an icon");
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
        if (mark.contains(text) || text.parentElement.closest(".unseen") !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(meets)) covered.push(text.textContent);
    }
    return covered;
})"""
"""What the marks of picked cards lie over that is read."""
PICKED = (
    "turn: me, actions 2\nme: blue: Pottery; hand: Clothing, Oars, Tools, Sailing, Domestication\nyou: red: Archery"
)


@pytest.fixture
def phone(chromium: Browser, server: str) -> Iterator[Page]:
    """A phone."""
    with visitor(chromium, server, PHONE, touch=True) as page:
        yield page


def test_a_threat_and_the_next_achievement_are_both_in_sight(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, THREATENED)
    line = phone.locator(".coming")
    expect(line.locator(".threat")).to_contain_text("can hit you")
    expect(line.locator(".brief")).to_have_text("1 ★ 1/5")
    expect(line.locator(".brief")).to_be_in_viewport(ratio=1)
    assert line.evaluate(IN_ITS_LINE)
    line.get_by_role("button", name="For 1 you need 4 more points.").tap()
    expect(phone.get_by_role("region", name="Achievements", exact=True)).to_be_visible()


def test_a_threat_by_many_is_whole_in_fewer_words(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, THREATENED_BY_ALL)
    line = phone.locator(".coming")
    expect(line.get_by_role("button", name=re.compile("and .+ can hit you with 8 cards"))).to_be_visible()
    expect(line.locator(".ways > :visible")).to_have_text("8 cards would hit you")
    expect(line.locator(".brief")).to_have_text("1 ★ 1/5")
    assert line.evaluate(IN_ITS_LINE)
    assert line.locator(".ways").evaluate("({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1")


def test_a_threat_by_several_cards_leads_to_the_board_that_they_lie_on(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, "me: blue: Writing\nyou: red: Archery; yellow: Medicine")
    threat = phone.locator(".coming .threat")
    expect(threat.locator(".ways > :visible")).to_have_text(re.compile("^.+ can hit you with 2 cards$"))
    threat.click()
    expect(phone.locator("[data-tab='1']")).to_have_attribute("aria-current", "true")
    expect(phone.locator("[data-card='archery']:visible")).to_have_count(1)


def test_numbers_above_the_board_have_their_signs_and_a_tap_explains_the_icons(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, THREATENED)
    for seat in range(3):
        expect(phone.locator(f'[data-tab="{seat}"] .star')).to_be_visible()
    phone.locator(".everybody").tap()
    phone.get_by_role("table", name="Visible icons").get_by_role("button", name="castle").tap()
    expect(phone.get_by_text("How many each player shows.")).to_be_visible()


def test_the_icons_of_the_only_other_player_have_the_color_of_their_tab(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    number = phone.locator(".icons small").first
    badge = phone.locator('[data-tab="1"] .mark')
    color = "one => getComputedStyle(one).backgroundColor"
    assert number.evaluate(color) == badge.evaluate(color)


def test_the_board_stays_where_it_is_while_a_card_of_a_small_hand_is_chosen(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, A_CARD_TO_RETURN)
    rows = at_rest(lambda: phone.evaluate(ROWS))
    assert len(rows) == 5
    phone.locator('[data-place="own"] [data-card="agriculture"]').first.tap()
    phone.get_by_role("button", name="Use Agriculture").tap()
    expect(asked(phone)).to_contain_text("from your hand")
    assert phone.evaluate(ROWS) == rows
    expect(phone.locator('[data-place="hand"] [data-offered]')).to_have_count(2)


def test_after_a_question_about_another_board_the_next_one_finds_the_reader_at_their_own(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, A_TOP_CARD_OF_OTHERS)
    phone.locator('[data-place="own"] [data-card="fission"]').first.tap()
    phone.get_by_role("button", name="Use Fission").tap()
    theirs = phone.locator('section[data-seat="1"] [data-offered]').first
    expect(theirs).to_be_visible()
    theirs.tap()
    phone.locator("[data-prompt] .primary[data-offered]").tap()
    expect(asked(phone)).to_contain_text(ON_TURN)
    expect(phone.locator('section[data-seat="0"] .board')).to_be_visible()


def test_a_splay_says_how_many_icons_it_adds(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    pile = phone.locator('[data-place="own"] [data-color="red"]')
    expect(pile.locator("[data-splayed]:visible")).to_have_attribute("data-splayed", "left")
    expect(pile.locator(".sum:visible")).to_have_text(["+1"])
    expect(pile.locator(".sum:visible svg")).to_have_attribute("aria-label", "castle")


def test_a_long_press_on_draw_tells_why_of_that_age_before_it_draws(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, "me: red: Oars; blue: Calendar\nyou: green: Sailing")
    draw = asked(phone).get_by_role("button", name="Draw a")
    draw.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(told(phone)).to_contain_text("You draw the age of your highest top card.")
    draw.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True})
    draw.dispatch_event("click")
    expect(phone.get_by_text("2 actions left")).to_have_count(1)
    phone.get_by_role("region", name="What it would do").get_by_role("button", name="Draw a").tap()
    expect(asked(phone)).to_contain_text("1 action left")


def test_the_story_says_what_the_others_did_until_you_act(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, OF_THREE)
    rows = at_rest(lambda: phone.evaluate(ROWS))
    draw = asked(phone).get_by_role("button", name="Draw a")
    draw.tap()
    expect(asked(phone)).to_contain_text(ON_TURN)
    story = phone.get_by_role("button", name="Story, log, and chat").filter(has_text="new")
    expect(story).to_be_visible()
    assert phone.evaluate(ROWS) == rows
    story.tap()
    since = phone.get_by_role("region", name="Since your turn")
    expect(since).to_contain_text("Medium computer 2")
    assert 1 <= since.get_by_role("listitem").count() <= 3
    assert since.evaluate("({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1")
    turn = phone.locator("[data-turn-line]")
    expect(turn).to_contain_text("Your turn: 2 actions")
    expect(phone.locator('[data-place="hand"]')).to_be_hidden()
    turn.get_by_role("button", name="Play").tap()
    expect(story).to_have_count(0)
    assert phone.evaluate(ROWS) == rows
    draw.tap()
    phone.get_by_role("button", name="Story, log, and chat").tap()
    expect(phone.get_by_role("tab", name="Story")).to_be_visible()
    expect(since).to_have_count(0)


def test_the_next_achievement_is_as_near_as_an_action_brings_it_while_that_is_told(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, SCORING, ', pace: "slow"')
    goal = phone.locator(".coming .goal")
    before = goal.inner_text()
    phone.locator('[data-place="own"] [data-card="metalworking"]').first.tap()
    phone.get_by_role("button", name="Use Metalworking").tap()
    skip = phone.get_by_role("button", name="Skip")
    skip.wait_for()
    expect(goal).not_to_have_text(before)
    nearer = goal.inner_text()
    skip.tap()
    expect(asked(phone)).to_contain_text("1 action left")
    expect(goal).to_have_text(nearer)


@pytest.mark.parametrize("height", [740, 640])
def test_a_hint_is_a_button_until_it_is_opened_and_no_row_moves_nor_loses_its_icons(
    phone: Page, positions: Positions, height: int
) -> None:
    phone.set_viewport_size({"width": 360, "height": height})
    open_table(phone, positions, WITH_ICONS, ", hints: true")
    closed = phone.get_by_role("status").get_by_role("button", name="Hint")
    expect(closed).to_be_in_viewport(ratio=1)
    rows = at_rest(lambda: phone.evaluate(ROWS))
    expect(phone.locator('[data-place="own"] .pile .icons')).to_have_count(2)
    for icons in phone.locator('[data-place="own"] .pile .icons').all():
        expect(icons).to_be_visible()
    closed.press("Enter")
    hint = phone.locator(".hint")
    expect(hint).to_be_in_viewport(ratio=1)
    expect(hint.get_by_role("button", name="Got it")).to_be_focused()
    assert not phone.evaluate(OVERLAP, [".hint", "[data-prompt]"])
    hint.get_by_role("button", name="Got it").tap()
    expect(hint).to_have_count(0)
    assert phone.evaluate(ROWS) == rows
    assert phone.evaluate(ROWS_COVERED) == 0


def test_an_open_card_that_cannot_be_chosen_says_what_can(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, A_CARD_TO_RETURN)
    phone.locator('[data-place="own"] [data-card="agriculture"]').tap()
    does(phone).tap()
    question = asked(phone).locator(".question")
    expect(question).to_contain_text("from your hand to return")
    phone.locator('[data-place="own"] [data-card="oars"]').tap()
    opened = phone.get_by_role("dialog", name="Oars")
    expect(opened).to_contain_text("You can't choose this card now.")
    expect(opened).to_contain_text("from your hand to return")


def test_an_empty_hand_is_a_line_and_one_card_has_all_its_width(phone: Page, positions: Positions) -> None:
    hand = phone.locator('[data-place="hand"]')
    open_table(phone, positions, "turn: me, actions 2\nme: red: Oars\nyou: green: Sailing")
    empty = hand.bounding_box()
    assert empty is not None
    assert empty["height"] < 40
    asked(phone).get_by_role("button", name="Draw a").tap()
    card = hand.locator("[data-form]")
    expect(card).to_have_count(1)
    held, drawn = hand.bounding_box(), card.bounding_box()
    assert held is not None
    assert drawn is not None
    assert drawn["width"] > 300
    asked(phone).get_by_role("button", name="Draw a").tap()
    expect(card).to_have_count(2)
    assert hand.bounding_box() == held


@pytest.mark.parametrize("piles", LONG_NAMES)
def test_names_beside_each_other_are_whole(phone: Page, positions: Positions, piles: str) -> None:
    open_table(phone, positions, NAMES % piles)
    phone.locator('[data-place="own"] [data-card="agriculture"]').tap()
    does(phone).tap()
    names = phone.locator(".chip button")
    expect(names).to_have_count(5)
    assert lasting(phone, BROKEN_WORDS) == []
    assert lasting(phone, CUT_NAMES) == []
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=0.99)


def test_an_open_card_says_what_its_button_does_with_it_and_nothing_before_it_is_asked(
    phone: Page, positions: Positions
) -> None:
    open_table(phone, positions, A_CARD_TO_RETURN)
    phone.locator('[data-place="own"] [data-card="agriculture"]').first.tap()
    phone.get_by_role("button", name="Use Agriculture").tap()
    expect(asked(phone)).to_contain_text("from your hand")
    phone.locator('[data-place="hand"] [data-card="sailing"]').click(button="right")
    expect(phone.get_by_role("dialog").get_by_role("button", name="Return Sailing")).to_be_visible()


@pytest.mark.parametrize("position", [THREATENED, SPLAYED], ids=["of three", "of two"])
def test_every_sign_on_a_phone_says_what_it_is(phone: Page, positions: Positions, position: str) -> None:
    open_table(phone, positions, position)
    assert phone.evaluate(UNEXPLAINED) == []
    phone.locator('[data-tab="1"]').tap()
    assert phone.evaluate(UNEXPLAINED) == []
    phone.locator('[data-opens="middle"]').tap()
    assert phone.evaluate(UNEXPLAINED) == []


def test_a_sign_that_is_held_says_what_it_is(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    count = phone.locator('[data-place="own"] [data-color="red"] .count:visible')
    count.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(phone.locator(".held-title")).to_have_text("red, splayed left, 2 cards")
    count.dispatch_event("pointerup", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_a_name_on_a_tab_is_told_whole_while_it_is_held(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SPLAYED)
    name = phone.locator('[data-tab="1"] .name')
    expect(name).to_have_text("computer")
    name.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
    expect(phone.locator(".held-title")).to_have_text("Medium computer")


@pytest.mark.parametrize("size", [PHONE, ViewportSize(width=740, height=360)], ids=["upright", "sideways"])
def test_a_mark_on_a_picked_card_covers_nothing_that_is_read(
    phone: Page, positions: Positions, size: ViewportSize
) -> None:
    phone.set_viewport_size(size)
    open_table(phone, positions, PICKED)
    phone.locator('[data-place="own"] [data-card="pottery"]').tap()
    does(phone).tap()
    hand = phone.locator('[data-place="hand"]')
    for number, card in enumerate(("domestication", "oars", "tools"), start=1):
        hand.locator(f'[data-card="{card}"]').first.tap()
        expect(hand.locator(".card > .place")).to_have_count(number)
    assert lasting(phone, COVERED_BY_MARKS) == []


def test_chat_has_the_height_of_the_phone_and_its_field_lies_above_the_keyboard(
    phone: Page, context: BrowserContext
) -> None:
    at_once(phone)
    phone.goto(f"/table/{game_of_two(phone.context, context)}")
    expect(asked(phone)).to_be_visible()
    phone.get_by_role("button", name="Story, log, and chat").tap()
    phone.get_by_role("tab", name="Chat").tap()
    panel, turn = phone.locator("[data-panel]"), phone.locator("[data-turn-line]")
    expect(turn).to_be_in_viewport(ratio=1)
    whole = panel.bounding_box()
    assert whole is not None
    assert whole["height"] > PHONE["height"] - 3 * 56
    field = phone.get_by_role("textbox", name="Say something")
    field.tap()
    phone.set_viewport_size({"width": 360, "height": 300})  # as a keyboard leaves it
    expect(turn).to_be_hidden()
    for seen in (field, phone.get_by_role("tab", name="Chat"), phone.get_by_role("log")):
        expect(seen).to_be_in_viewport(ratio=1)
    expect(phone.locator("[data-tab]").first).to_be_hidden()
    phone.set_viewport_size(PHONE)
    expect(turn).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
def test_what_is_written_is_sent_by_the_first_press(phone: Page, context: BrowserContext, size: ViewportSize) -> None:
    phone.set_viewport_size(size)
    at_once(phone)
    phone.goto(f"/table/{game_of_two(phone.context, context)}")
    expect(asked(phone)).to_be_visible()
    phone.get_by_role("button", name="Story, log, and chat").tap()
    phone.get_by_role("tab", name="Chat").tap()
    field, send = phone.get_by_role("textbox", name="Say something"), phone.get_by_role("button", name="Send")
    for words, slow in (("hello", False), ("there", True)):
        field.tap()
        field.fill(words)
        if slow:
            send.click(delay=100)
        else:
            send.tap()
        expect(phone.get_by_role("log")).to_contain_text(words)
        expect(field).to_be_focused()
        expect(field).to_have_value("")


def test_who_chooses_in_what_lies_open_confirms_it_beside_the_boards(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, ACHIEVABLE)
    phone.locator('[data-opens="middle"]').tap()
    phone.locator('[data-place="middle"] [data-option="achieve:1"]').tap()
    expect(phone.locator("[data-panel]")).to_have_count(0)
    expect(does(phone)).to_be_in_viewport(ratio=1)


def test_a_phone_held_sideways_has_five_lanes_and_all_that_is_asked_in_one_line(
    phone: Page, positions: Positions
) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, SPLAYED)
    lanes = phone.locator("[data-lane]")
    expect(lanes).to_have_count(5)
    boxes = [box for lane in lanes.all() if (box := lane.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes)
    for seen in (phone.locator(".icons"), phone.locator("[data-prompt] .question"), asked(phone).get_by_role("button")):
        expect(seen.first).to_be_in_viewport(ratio=1)
    line = phone.locator("[data-foot]").bounding_box()
    assert line is not None
    assert line["height"] < 64
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_held_sideways_what_lies_face_up_lies_beside_the_hand(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, FACE_UP)
    hand = phone.locator('[data-place="hand"]')
    for card in ("stamp-act", "ching-shih"):
        expect(hand.locator(f'[data-card="{card}"]')).to_be_in_viewport(ratio=1)
        expect(phone.locator(f'[data-card="{card}"]')).to_have_count(1)
    lane = phone.locator("[data-lane]").first.bounding_box()
    assert lane is not None
    assert lane["y"] < 8


def test_held_sideways_what_is_dug_up_is_in_sight_at_once(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, DIG)
    hand = phone.locator('[data-place="hand"]')
    hand.locator('[data-card="clothing"]').evaluate(CLICK)  # a tap of the browser's driver scrolls
    does(phone).evaluate(CLICK)
    expect(hand.locator('[data-card="dancing-girl"]')).to_be_in_viewport(ratio=1)
    assert lasting(phone, OUT_OF_SIGHT) == []


def test_held_sideways_the_question_keeps_its_line_however_much_answers_it(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, THREE_ACHIEVEMENTS)
    line = phone.locator("[data-foot]").bounding_box()
    assert line is not None
    assert line["height"] < 64
    for button in asked(phone).get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    more(phone).tap()
    for value in (1, 2, 3):
        expect(asked(phone).locator(f'[data-option="achieve:{value}"]')).to_be_in_viewport(ratio=1)
    asked(phone).locator('[data-option="achieve:3"]').tap()
    does(phone).tap()
    expect(phone.locator('[data-tab="0"]')).to_contain_text("1/")


def test_whoever_scrolls_cards_to_choose_from_at_once_stays_there(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SCORED)
    phone.evaluate(SCROLL_AT_ONCE)
    phone.locator('[data-place="own"] [data-card="delft-pocket-telescope"]').tap()
    does(phone).tap()
    assert phone.evaluate("window.scrolled")


def test_what_lies_open_has_room_before_cards_to_choose_from(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, SCORED)
    phone.locator('[data-place="own"] [data-card="delft-pocket-telescope"]').tap()
    does(phone).tap()
    expect(phone.locator("[data-tray]")).to_be_visible()
    phone.locator('[data-opens="middle"]').tap()
    expect(phone.locator("[data-panel]")).to_be_visible()
    expect(phone.locator("[data-tray]")).to_be_hidden()
    phone.locator("[data-panel]").get_by_role("button", name="Close").tap()
    expect(phone.locator("[data-tray]")).to_be_visible()


def test_a_forecast_is_chosen_from_beside_the_hand_and_covers_no_board(phone: Page, positions: Positions) -> None:
    open_table(phone, positions, FORESEEN)
    phone.locator('[data-place="own"] [data-card="telescope"]').tap()
    does(phone).tap()
    expect(asked(phone)).to_contain_text("choose a card from your forecast")
    expect(phone.locator('[data-card="noodles"][data-offered]')).to_be_in_viewport(ratio=0.9)
    expect(phone.locator("[data-tray]")).to_have_count(0)
    phone.locator('[data-card="noodles"][data-offered]').tap()
    asked(phone).get_by_role("button", name="Choose Noodles").tap()
    expect(asked(phone)).not_to_contain_text("choose a card from your forecast to put back")


def test_what_an_effect_asks_after_a_look_at_another_board_is_answered_on_ones_own(
    phone: Page, positions: Positions
) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, TO_SPLAY)
    asked(phone).get_by_role("button", name="Use Charter of Liberties").tap()
    does(phone).tap()
    expect(asked(phone)).to_contain_text("choose a card to use")
    phone.locator('[data-tab="1"]').tap()
    phone.locator('section[data-seat="1"] [data-card="toothbrush"]').first.tap()
    does(phone).tap()
    expect(asked(phone)).to_contain_text("splay a color left?")
    for answer in (asked(phone).locator('[data-option="color:red"]'), asked(phone).get_by_text("Don't splay")):
        expect(answer).to_be_in_viewport(ratio=1)
    expect(phone.locator('section[data-seat="0"] .board')).to_be_visible()


@pytest.mark.parametrize("size", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
def test_an_empty_hand_leaves_its_room_to_what_lies_beside_it(
    phone: Page, positions: Positions, size: ViewportSize
) -> None:
    phone.set_viewport_size(size)
    open_table(phone, positions, BESIDE_HAND % "forecast: Morphine")
    card = phone.locator('[data-place="hand"] [data-card="morphine"]')
    expect(card).to_be_in_viewport(ratio=1)
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > 240


@pytest.mark.parametrize("hand", ["Tools", "Tools, Clock", "Tools; display: Charter of Liberties"])
def test_held_sideways_a_small_hand_and_a_forecast_are_whole(phone: Page, positions: Positions, hand: str) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, BESIDE_HAND % f"forecast: Morphine, Almanac; hand: {hand}")
    cards = phone.locator('[data-place="hand"] [data-form]')
    expect(cards).to_have_count(hand.count(",") + 3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    assert lasting(phone, MISFITS) == []


def test_held_sideways_a_forecast_out_of_sight_says_how_many_it_has(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    hand = "Tools, Clock, Perspective, Experimentation, Oars"
    open_table(phone, positions, BESIDE_HAND % f"forecast: Morphine, Almanac; hand: {hand}")
    expect(phone.locator('[data-place="hand"] [data-card="morphine"]')).not_to_be_in_viewport()
    sign = phone.locator('[data-place="hand"] .number')
    expect(sign).to_have_text("Forecast: 2 cards")
    expect(sign).to_be_in_viewport(ratio=1)
    assert sign.evaluate("sign => sign.getBoundingClientRect().right >= innerWidth"), (
        "no card of the hand lies beyond it"
    )


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_hand_shows_what_can_be_chosen_once_and_is_then_the_reader_s(
    phone: Page, positions: Positions, size: ViewportSize
) -> None:
    phone.set_viewport_size(size)
    open_table(phone, positions, LAST_OF_HAND)
    phone.locator('[data-place="own"] [data-card="clothing"]').first.tap()
    does(phone).tap()
    offered = phone.locator('[data-place="hand"] [data-offered]')
    expect(offered).to_have_count(2)
    expect(offered.first).to_be_in_viewport(ratio=0.99)
    phone.locator('[data-place="hand"] .strip').evaluate("strip => strip.scrollLeft = 0")
    assert lasting(phone, OUT_OF_SIGHT) == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_another_board_can_be_looked_at_while_a_free_action_is_asked(
    chromium: Browser, server: str, positions: Positions, size: ViewportSize
) -> None:
    with visitor(chromium, server, size, touch=True) as page:
        open_table(page, positions, TO_SPLAY)
        expect(page.get_by_role("button", name="Use Charter of Liberties")).to_be_visible()
        page.locator("[data-tab='1']").tap()
        expect(page.locator("[data-card='toothbrush']:visible")).to_have_count(1)
        expect(page.locator("[data-card='toothbrush'] :is(.text, .lines)").first).to_be_in_viewport()
        line = page.locator("[data-turn-line]")
        expect(line).to_contain_text("Take a free action, or skip it.")
        line.get_by_role("button", name="Play").tap()
        expect(page.get_by_role("button", name="Use Charter of Liberties")).to_be_in_viewport()


def test_held_sideways_the_names_of_the_board_stay_beside_a_free_action(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, FREE_ACTION)
    expect(phone.locator(".chip button")).to_have_count(5)
    for seen in [*phone.locator(".chip button").all(), *asked(phone).get_by_role("button").all()]:
        expect(seen).to_be_in_viewport(ratio=0.99)
    assert lasting(phone, MISFITS) == []


@pytest.mark.parametrize("size", [SIDEWAYS, PHONE], ids=["sideways", "upright"])
@pytest.mark.parametrize(
    "position", [BESIDE_HAND % "hand: Clock; score: Tools, Currency", FREE_ACTION], ids=["action", "free action"]
)
def test_a_closed_hint_lies_on_no_words_and_under_no_card(
    phone: Page, positions: Positions, position: str, size: ViewportSize
) -> None:
    phone.set_viewport_size(size)
    open_table(phone, positions, position, ", hints: true")
    expect(phone.get_by_role("status").get_by_role("button", name="Hint")).to_be_in_viewport(ratio=1)
    assert lasting(phone, WORDS_UNDER_HINT) == []
    assert lasting(phone, HINT_IN_SIGHT) == []


def test_held_sideways_the_line_under_a_high_pile_has_room(phone: Page, positions: Positions) -> None:
    phone.set_viewport_size(SIDEWAYS)
    open_table(phone, positions, HIGH_PILE)
    under = phone.locator('[data-lane="red"] .under')
    expect(under.locator(".group")).to_have_count(2)
    assert lasting(phone, MISFITS) == []


def test_held_sideways_the_first_question_is_in_sight_without_its_hint(chromium: Browser, server: str) -> None:
    with visitor(chromium, server, SIDEWAYS, touch=True) as page, visitor(chromium, server) as bob:
        page.goto(f"/table/{game_of_two(page.context, bob.context)}")
        page.get_by_role("button", name=re.compile("^Hint")).tap()
        page.get_by_role("button", name="Got it").tap()
        expect(page.get_by_role("button", name="Got it")).to_have_count(0)
        assert lasting(page, HIDDEN_QUESTION) == []
        page.locator('[data-place="hand"] [data-offered]').first.tap()
        expect(asked(page).get_by_role("button", name=re.compile("^Meld"))).to_be_in_viewport(ratio=1)
        assert lasting(page, HIDDEN_QUESTION) == []

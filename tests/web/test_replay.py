"""Replays and the end of a game: every moment from every side, playing on from one, and how it all went."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.web.at_table import CONFIRM, Open, asked, does, own_board
from tests.web.played import Played
from tests.web.visitors import send, table_at, table_told, visitor

MOMENT = ".moment"
SLIDER = "[data-moments]"
USED = re.compile("used (?!an action)")
STEPS = ("Previous turn", "Previous move", "Play", "Next move", "Next turn")
STUDIED_FIRST = ("Costly moves", "Score piles and hands")
"""What the end of a game has below the chart, in this order."""
BOARDS = ".table > section"
"""What the analysis changes nothing of while it grows."""
ROWS = "() => [...document.querySelectorAll('[data-table] .board > li')].map(row => row.clientHeight)"
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
SLOWLY = "if (location.host) localStorage.setItem('splay.settings', JSON.stringify({pace: 'slow'}))"
COVERED = """() => [...document.querySelectorAll("[data-foot] :is(button, input)")].filter(control => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return width > 0 && !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(control => control.ariaLabel)"""
"""Which controls of a replay something lies over."""
AT_ONCE = "if (location.host) localStorage.setItem('splay.settings', JSON.stringify({pace: 'instant'}))"

CUT_IN_TITLE = """all => all.filter(one => {
    const title = one.closest(".title").getBoundingClientRect();
    const { right, bottom } = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || right > title.right + 1 || bottom > title.bottom + 1;
}).map(one => one.innerText)"""
"""What is cut of whose turn is told and by which card."""


@pytest.fixture
def ann(page: Page, context: BrowserContext, played: Played) -> Page:
    """The page of the one who played it; everything is shown at once."""
    played.lend(context)
    context.add_init_script(AT_ONCE)
    return page


def place(page: Page, number: int) -> None:
    """Waits until the replay shows a place."""
    expect(page.locator(SLIDER)).to_have_value(str(number))


def test_keys_go_by_steps_and_turns_and_to_the_ends(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    expect(ann.locator(MOMENT)).to_have_text("Deal")
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(MOMENT)).to_have_text(re.compile("^turn 1 of"))
    place(ann, 1)
    ann.keyboard.press("Shift+ArrowRight")
    expect(ann.locator(MOMENT)).to_have_text(re.compile("^after turn 1 of"))
    expect(ann.locator(SLIDER)).to_have_attribute("aria-valuetext", re.compile("^Turn 2:"))
    ann.keyboard.press("Shift+ArrowLeft")
    place(ann, 1)
    ann.keyboard.press("ArrowLeft")
    place(ann, 0)
    ann.keyboard.press("End")
    place(ann, played.last)
    ann.keyboard.press("Home")
    place(ann, 0)


def test_it_plays_by_itself_until_it_is_told_to_pause(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    place(ann, 0)
    ann.keyboard.press("Space")
    ann.wait_for_function(f"() => document.querySelector('{SLIDER}').value === '2'")
    ann.get_by_role("button", name="Pause").click()
    expect(ann.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_pause_tells_nothing_more(page: Page, context: BrowserContext, played: Played) -> None:
    played.lend(context)
    context.add_init_script(SLOWLY)
    page.goto(played.path)
    place(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on").first).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)


def test_its_controls_stay_where_they_are_from_turn_to_turn(ann: Page, played: Played) -> None:
    ann.set_viewport_size({"width": 1366, "height": 768})
    ann.goto(played.path)
    place(ann, 0)
    play = ann.get_by_role("button", name="Play", exact=True)
    held, tops = set[int](), set[float]()
    for key in ["Shift+ArrowRight"] * 4 + ["End"]:
        ann.keyboard.press(key)
        expect(ann.locator(MOMENT)).to_contain_text("turn")
        ann.wait_for_timeout(200)
        box = play.bounding_box()
        assert box is not None
        tops.add(box["y"])
        held.add(ann.locator('[data-place="hand"] [data-form]').count())
    assert min(held) <= 3 < 6 < max(held)
    assert len(tops) == 1


def test_on_a_laptop_what_is_told_has_seven_lines_and_the_list_of_moves_five(ann: Page, played: Played) -> None:
    ann.set_viewport_size({"width": 1366, "height": 768})
    ann.goto(played.path)
    place(ann, 0)
    ann.keyboard.press("End")
    place(ann, played.last)
    body = ann.get_by_role("region", name="What happens").locator(".body")
    assert body.evaluate("body => body.clientHeight / parseFloat(getComputedStyle(body).lineHeight)") >= 7
    assert ann.get_by_role("list", name="Moves").evaluate("list => list.clientHeight") >= 5 * 30


def test_the_list_of_moves_shows_the_moment_after_each(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    moves = ann.get_by_role("list", name="Moves").get_by_role("button")
    moves.last.click()
    place(ann, played.last)
    expect(moves.last).to_have_attribute("aria-current", "step")
    ann.get_by_role("slider").press("ArrowLeft")
    place(ann, played.last - 1)


def test_the_list_of_moves_draws_signs(table: Open) -> None:
    page = table("turn: me, actions 2\nme: red: Archery\nyou: red: Metalworking", CONFIRM)
    own_board(page).locator('[data-card="archery"]').click()
    before = asked(page).get_attribute("data-asked")
    does(page).click()
    expect(page.locator(f'[data-asked="{before}"]')).to_have_count(0)
    game = table_at(page)
    send(page.context, "POST", f"/api/tables/{game}/resignation", {})
    page.goto(f"/replay/{game}")
    moves = page.get_by_role("list", name="Moves")
    expect(moves).to_contain_text("It hit nobody")
    expect(moves.get_by_role("img", name="castle")).to_be_visible()
    expect(moves).not_to_contain_text("[")
    signed = moves.locator("button:has(svg)")
    assert signed.locator("> span").count() == signed.count()  # one run of words
    expect(page.get_by_text("Your hand is empty.")).to_be_visible()
    page.get_by_label("View").select_option("1")
    expect(page.get_by_text(re.compile(r"\w's hand is empty\.$"))).to_be_visible()
    expect(page.get_by_text("Your hand is empty.")).to_have_count(0)


def test_a_move_is_told_before_the_moment_after_it_is_shown(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    told = ann.get_by_role("region", name="What happens")
    told.get_by_label("Pace").select_option("Slow")
    move = ann.get_by_role("list", name="Moves").get_by_role("button", name=USED).last
    move.click()
    expect(move).to_have_attribute("aria-current", "step")
    expect(told).to_contain_text(move.inner_text().partition(".")[0])  # after it may stand signs, which are drawn there
    assert told.locator(".when, .title .card").evaluate_all(CUT_IN_TITLE) == []
    told.get_by_role("button", name="Skip").click()
    expect(told).to_contain_text("Last action")


def test_a_link_leads_to_the_same_moment_seen_by_the_same_eyes(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    ann.get_by_label("View").select_option("1")
    expect(ann).to_have_url(re.compile("seat=1"))
    hidden = played.replay["start"]["players"][0]["hand"][0]["card"]
    expect(ann.locator(f"main [data-card={hidden}]")).to_have_count(0)  # the eyes have come, not only their address
    for _ in range(4):
        ann.keyboard.press("ArrowDown")
    ann.keyboard.press("ArrowRight")
    place(ann, at := int(ann.get_by_role("slider").input_value()))
    entry = played.replay["steps"][at - 1]["entry"]
    expect(ann).to_have_url(re.compile(rf"at={entry}&seat=1$"))
    shown = ann.locator(BOARDS).all_inner_texts()
    other = ann.context.new_page()
    other.goto(ann.url)
    place(other, at)
    expect(other.locator(BOARDS)).to_have_text(shown, use_inner_text=True)
    assert other.locator(BOARDS).all_inner_texts() == shown


def test_who_reads_tables_as_text_reads_replays_so(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    ann.get_by_role("button", name="Show the table as text").press("Enter")
    expect(ann.get_by_role("heading", name="Supplies", exact=True)).to_be_visible()
    expect(ann.get_by_role("heading", name="Moves", exact=True)).to_be_visible()
    expect(ann.get_by_role("table", name="Board:")).to_have_count(0)
    ann.keyboard.press("End")
    expect(ann.get_by_role("table", name="Board:").first).to_be_visible()
    ann.get_by_role("button", name="Show the table as drawn cards").click()
    expect(ann.get_by_role("list", name="Moves")).to_be_visible()


def test_other_eyes_see_other_cards(ann: Page, played: Played) -> None:
    hands = [{card["card"] for card in player["hand"]} for player in played.replay["start"]["players"]]
    ann.goto(played.path)
    place(ann, 0)
    assert cards_shown(ann) == hands[0] | hands[1]
    ann.get_by_label("View").focus()
    for eyes, seen in (("0", hands[0]), ("1", hands[1]), ("-1", set())):
        ann.get_by_label("View").select_option(eyes)
        expect(ann).to_have_url(re.compile(f"seat={eyes}$"))
        for card in seen:
            expect(ann.locator(f"main [data-card={card}]").first).to_be_visible()
        for card in (hands[0] | hands[1]) - seen:
            expect(ann.locator(f"main [data-card={card}]")).to_have_count(0)
        assert cards_shown(ann) == seen
        expect(ann.get_by_label("View")).to_be_focused()
    ann.get_by_label("View").select_option("-2")
    expect(ann).to_have_url(re.compile(r"at=0$"))
    button, theirs = ann.get_by_role("button", name="Hands"), ann.locator(f"main [data-card={min(hands[0])}]")
    button.click()  # back to the eyes chosen last
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(theirs).to_have_count(0)
    button.press("h")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(theirs.first).to_be_visible()


def cards_shown(page: Page) -> set[str]:
    """The cards whose faces are on the page."""
    return set(page.locator("main [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))


def test_on_a_phone_held_sideways_the_curve_has_the_width_beside_the_steps(ann: Page, played: Played) -> None:
    ann.set_viewport_size({"width": 740, "height": 360})
    ann.goto(played.path)
    foot = ann.locator("[data-table] [data-foot]")
    for name in STEPS:
        expect(foot.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(foot.get_by_role("slider")).to_be_in_viewport(ratio=1)
    box = foot.get_by_role("slider").bounding_box()
    assert box is not None
    assert box["width"] > 240


@pytest.mark.parametrize("height", [740, 640])
def test_on_a_phone_a_replay_is_the_phone_s_table_with_the_controls_at_its_foot(
    ann: Page, played: Played, height: int
) -> None:
    ann.set_viewport_size({"width": 360, "height": height})
    ann.goto(played.path)
    foot = ann.locator("[data-table] [data-foot]")
    steps = [foot.get_by_role("button", name=name, exact=True) for name in STEPS]
    for step in steps:
        expect(step).to_be_in_viewport(ratio=1)
    sizes = {tuple(round(box[side]) for side in ("width", "height")) for step in steps if (box := step.bounding_box())}
    assert len(sizes) == 1, "no step is easier to hit than another"
    expect(foot.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(ann.locator("[data-table] .board > li")).to_have_count(5)
    hands = [[card["card"] for card in player["hand"]] for player in played.replay["start"]["players"]]
    tabs = ann.get_by_role("navigation", name="Boards").locator("[data-tab]")
    for seat in (0, 1):  # all cards are open: the hand of the board in sight lies beneath it
        tabs.nth(seat).click()
        for card in hands[seat]:
            expect(ann.get_by_role("region", name="Hand").locator(f"[data-card={card}]")).to_be_visible()
    heights = ann.evaluate(ROWS)
    for number in range(1, 6):
        foot.get_by_role("button", name="Next move").click()
        place(ann, number)
        expect(foot.locator("[data-near=now]")).to_be_in_viewport(ratio=1)
    assert ann.evaluate(ROWS) == heights, "no row moves, whatever is told"


def test_on_a_phone_a_replay_can_do_what_it_can_elsewhere(ann: Page, played: Played) -> None:
    ann.set_viewport_size({"width": 360, "height": 740})
    ann.goto(played.path)
    now = ann.locator("[data-table] [data-foot] [data-near=now]")
    expect(now).to_have_text("Deal")
    now.click()
    ann.get_by_role("tabpanel", name="Moves").get_by_role("button").last.click()
    place(ann, played.last)
    ann.get_by_role("tab", name="View").click()
    ann.get_by_role("combobox", name="View").select_option("0")
    expect(ann).to_have_url(re.compile("seat=0$"))
    expect(ann.get_by_role("navigation", name="Boards")).to_contain_text("You")  # the eyes have come, too
    hand = ann.get_by_role("region", name="Your hand")
    expect(hand).to_have_count(0)  # what is open has all the height
    ann.get_by_label("Pace").select_option("Fast")
    ann.get_by_role("button", name="Copy link").click()
    expect(ann.get_by_text(re.compile(r"Link copied|/replay/.*&seat=0$"))).to_be_visible()
    expect(ann.get_by_role("button", name="Play on from here")).to_be_visible()
    ann.get_by_role("tab", name="Result").click()
    expect(ann.get_by_text("The shuffle was fair")).to_be_visible()
    ann.get_by_role("region", name="Moves, view, and link").get_by_role("button", name="Close").click()
    expect(hand).to_be_visible()
    ann.keyboard.press("ArrowLeft")
    place(ann, played.last - 1)
    ann.locator("[data-table] .board .side").first.click()
    ann.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    ann.get_by_role("button", name="Table menu").click()
    expect(ann.get_by_role("dialog").get_by_role("link", name="Games")).to_be_visible()


def test_one_plays_on_from_a_moment_against_the_computer(ann: Page, played: Played) -> None:
    entry = played.replay["steps"][5]["entry"]
    ann.goto(f"{played.path}?at={entry}")
    ann.get_by_role("button", name="Play on from here").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_label("Easy").check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    ann.wait_for_url("**/table/*")
    table = table_told(ann)
    assert (table["status"], table["origin"]) == ("running", {"table": played.table, "entry": entry})
    assert [seat.get("agent") for seat in table["seats"]] == ["random", None]
    expect(ann.locator(".prompt")).to_be_visible()


def test_the_end_tells_who_won_and_how_it_went(ann: Page, played: Played) -> None:
    ann.goto(f"/table/{played.table}")
    end = ann.get_by_role("region", name="The end of the game")
    expect(end.get_by_role("heading", level=2)).to_contain_text(
        re.compile("with the most points|after a tie on points")
    )
    expect(end.get_by_role("img")).to_have_accessible_name(re.compile("Chance to win in percent over"))
    end.get_by_label("Turn by turn").select_option("achievements")
    expect(end.get_by_role("img")).to_have_accessible_name(re.compile("Achievements over"))
    end.get_by_text("As numbers").click()
    turns = end.get_by_role("region", name="Achievements", exact=True)
    expect(turns.get_by_role("row")).to_have_count(len(played.replay["curves"]) + 1)
    expect(end.get_by_text("The shuffle was fair")).to_be_visible()
    parts = [end.get_by_role("img").first, *(end.get_by_role("region", name=name) for name in STUDIED_FIRST)]
    tops = [box["y"] for part in parts if (box := part.bounding_box())]
    assert (len(tops), tops) == (3, sorted(tops))
    end.get_by_role("region", name="Score piles and hands").locator("[data-card]").first.click()
    ann.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    show = ann.get_by_role("button", name="Show the result")
    expect(show).to_have_count(0)  # it is in sight
    end.get_by_role("button", name="See boards").click()
    expect(end).to_have_count(0)
    show.click()
    expect(end.get_by_role("heading", level=2)).to_be_focused()
    expect(end.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    end.get_by_role("link", name="Replay").click()
    ann.wait_for_url(f"**{played.path}*")


def test_the_result_over_a_replay_stays_until_it_is_put_away(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    place(ann, 0)
    ann.keyboard.press("Space")
    expect(ann.get_by_role("button", name="Pause")).to_be_visible()
    end = ann.get_by_role("region", name="The end of the game")
    result = ann.get_by_role("button", name="Result", exact=True)
    result.click()
    expect(end).to_be_visible()
    expect(ann.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(ann.locator("[data-change]")).to_have_count(0)
    ann.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(result).to_be_focused()
    result.click()
    ann.get_by_role("button", name="Close").click()
    expect(end).to_have_count(0)


def test_the_cross_of_a_dialog_opened_from_the_rail_stands_at_its_right_edge(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    for name in ("Play on from here", "Keys"):
        ann.get_by_role("button", name=name).click()
        dialog = ann.get_by_role("dialog")
        around, cross = dialog.bounding_box(), dialog.get_by_role("button", name="Close").bounding_box()
        assert around is not None
        assert cross is not None
        assert around["x"] + around["width"] - cross["x"] - cross["width"] < 4
        assert cross["width"] <= 60
        ann.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_replay_says_whose_chance_to_win_it_shows(ann: Page, played: Played) -> None:
    ann.goto(played.path)
    expect(ann.locator(MOMENT)).to_have_text("Deal")
    ann.keyboard.press("End")
    now = ann.get_by_role("region", name="Playback")
    expect(now).to_contain_text("Ann 2's chance to win")
    expect(now.locator("[data-mark='1']")).to_be_visible()


def test_on_a_phone_the_result_has_all_the_height_and_a_rematch_is_one_tap_away(ann: Page, played: Played) -> None:
    ann.set_viewport_size({"width": 360, "height": 740})
    ann.goto(f"/table/{played.table}")
    end, hand = ann.get_by_role("region", name="The end of the game"), ann.locator('[data-place="hand"]')
    rematch = ann.get_by_role("button", name="Rematch")
    for button in (rematch, ann.get_by_role("link", name="Replay"), ann.get_by_role("button", name="Share")):
        expect(button).to_be_in_viewport(ratio=1)
    expect(hand).to_have_count(0)
    ann.get_by_role("button", name="See boards").click()
    expect(hand).to_be_visible()
    expect(end).to_have_count(0)
    ann.get_by_role("button", name="Show the result").click()
    expect(end.get_by_role("heading", level=2)).to_be_focused()
    rematch.click()
    expect(ann).not_to_have_url(re.compile(played.table))
    assert send(ann.context, "GET", f"/api/tables/{played.table}")["rematch"] == table_at(ann)


def test_a_game_that_is_not_over_has_no_replay_and_says_so(context: BrowserContext) -> None:
    page = context.new_page()  # which may complain of the refused request
    page.goto("/")
    send(context, "POST", "/api/guests", {"name": "Bob"})
    table = send(context, "POST", "/api/tables", {"seats": ["me", "me"]})["id"]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("isn't over")


def test_held_sideways_what_is_told_covers_no_control(chromium: Browser, server: str, played: Played) -> None:
    with visitor(chromium, server, SIDEWAYS, touch=True) as phone:
        played.lend(phone.context)
        phone.context.add_init_script(SLOWLY)
        phone.goto(played.path)
        expect(phone.locator("[data-table]")).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollHeight") == SIDEWAYS["height"]
        phone.get_by_role("button", name="Play", exact=True).tap()
        phone.locator("[data-stage]").wait_for()
        assert phone.evaluate(COVERED) == []
        place = int(phone.locator(SLIDER).input_value())
        phone.get_by_role("button", name="Next turn").tap()
        expect(phone.locator(SLIDER)).not_to_have_value(str(place))

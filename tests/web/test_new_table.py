"""Making a table with every option; mistakes are told at their fields."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.e2e.servers import running
from tests.web.visitors import TABLE, table_told, visitor

USUAL_SETTINGS = {
    "public": True,
    "clock": {},
    "spectators": "live",
    "delay": 0,
    "spectator_chat": True,
    "leavers": "stand_in",
    "stand_in": "rule",
    "archive": True,
    "memory": True,
    "advice": False,
}
"""What the protocol leaves out if it is so."""


def made(page: Page, context: BrowserContext) -> Any:  # noqa: ANN401 - JSON
    """The table that the form has made."""
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(TABLE)
    return table_told(page)


def test_the_short_form_makes_a_public_table_for_two(page: Page, context: BrowserContext) -> None:
    page.goto("/new")
    expect(page.get_by_text("If someone leaves")).to_be_hidden()
    table = made(page, context)
    assert table["status"] == "open"
    assert table["options"]["players"] == 2
    clock = {"bank": 20 * 60_000, "increment": 30_000}
    assert USUAL_SETTINGS | table["settings"] == USUAL_SETTINGS | {"clock": clock}


def test_every_option_reaches_the_table(page: Page, context: BrowserContext) -> None:
    page.goto("/new")
    page.get_by_label("4", exact=True).check()
    page.get_by_label("Seat 2").select_option(label="Strong computer")
    page.get_by_label("Only with the link").check()
    page.get_by_label("Clock", exact=True).select_option(label="Custom ...")
    page.get_by_role("radio", name="Time per answer").check()
    page.get_by_role("spinbutton", name="Time per answer").fill("2")
    page.get_by_label("Time per answer: unit").select_option(label="days")
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("First", exact=True).check()
    page.get_by_label("1 and 3 against 2 and 4").check()
    page.get_by_label("after each effect").check()
    page.get_by_label("One more achievement to win").check()
    page.get_by_label("Strong", exact=True).check()
    page.get_by_label("Delay for spectators").fill("12")
    page.get_by_label("Spectators can read the chat").uncheck()
    page.get_by_label("Remember the cards you've seen").uncheck()
    page.get_by_label("Let players ask the computer for advice").check()
    page.get_by_label("Anyone can see the finished game").uncheck()
    table = made(page, context)
    assert table["options"] == {
        "sets": ["base"],
        "players": 4,
        "edition": "first",
        "teams": "13-24",
        "special_achievements": "after_each_effect",
        "extra_achievement": True,
    }
    assert USUAL_SETTINGS | table["settings"] == USUAL_SETTINGS | {
        "public": False,
        "clock": {"move": 2 * 24 * 60 * 60_000},
        "delay": 12,
        "spectator_chat": False,
        "stand_in": "greedy",
        "archive": False,
        "memory": False,
        "advice": True,
    }
    assert [seat.get("agent") for seat in table["seats"]] == [None, "greedy", None, None]


def test_a_master_that_has_not_learned_for_the_table_says_so(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Seat 2").select_option(label="Master computer")
    hint = page.get_by_text("Here it plays like the Expert.")
    expect(page.get_by_text('Choose "You" for several seats')).to_be_visible()
    expect(hint).to_be_hidden()
    page.get_by_role("group", name="Sets").get_by_label("Echoes").check()
    expect(hint).to_be_visible()


def test_an_expansion_and_its_part_are_chosen_and_told_at_the_table(page: Page, context: BrowserContext) -> None:
    """CO058."""
    page.goto("/new")
    sets = page.get_by_role("group", name="Sets")
    expect(sets.get_by_role("listitem")).to_have_count(5)
    sets.get_by_label("with Relics").check()
    expect(sets.get_by_label("Artifacts")).to_be_checked()
    assert made(page, context)["options"]["sets"] == ["base", "artifacts", "relics"]
    expect(page.get_by_text("with Artifacts and Relics")).to_be_visible()


def test_each_set_says_how_much_longer_games_get(page: Page) -> None:
    page.goto("/new")
    sets = page.get_by_role("group", name="Sets")
    expect(sets.get_by_text(re.compile(r"^\d+\s% longer$")).first).to_be_visible()
    length = sets.get_by_text(re.compile(r"^About \d+ minutes\. Complexity \d/5, ages 12\+\.$"))
    before = length.text_content()
    sets.get_by_label("Echoes").check()
    expect(length).not_to_have_text(str(before))


def test_presets_fill_in_the_form(page: Page, context: BrowserContext) -> None:
    page.goto("/new")
    presets = page.get_by_role("group", name="What to play")
    expect(presets.get_by_label("Classic")).to_be_checked()
    presets.get_by_label("First game").check()
    expect(page.get_by_label("Seat 2")).to_have_value("random")
    presets.get_by_label("Everything").check()
    expect(page.get_by_label("Seat 2")).to_have_value("open")
    expect(presets).to_contain_text("Not for a first game.")
    assert made(page, context)["options"]["sets"] == ["base", "artifacts", "relics", "echoes", "cities"]


def test_who_sits_at_the_table_stays_when_sets_are_chosen(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="All options").click()
    presets = page.get_by_role("group", name="What to play")
    expect(presets.get_by_label("First game")).to_be_checked()
    for preset in ("Everything", "Classic"):
        presets.get_by_label(preset).check()
        expect(presets.get_by_label(preset)).to_be_checked()
        expect(page.get_by_label("Seat 2")).to_have_value("random")


def test_the_first_edition_is_refused_with_an_expansion_at_the_expansions(page: Page) -> None:
    page.goto("/new")
    artifacts = page.get_by_role("group", name="Sets").get_by_label("Artifacts")
    artifacts.check()
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("First", exact=True).check()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Expansions need the third edition.")).to_be_visible()
    expect(artifacts).to_be_focused()


def test_two_people_on_one_device_start_at_once(page: Page, context: BrowserContext) -> None:
    page.goto("/new")
    page.get_by_label("Seat 2").select_option(label="You, on this device")
    expect(page.get_by_text("You share this device")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    other = page.get_by_label("Name of player 2")
    expect(other).to_be_focused()
    expect(page.get_by_text("Enter a name for everyone on this device.")).to_be_visible()
    other.fill("Ben")
    table = made(page, context)
    assert table["status"] == "running"
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert table["seats"][1]["name"] == "Ben"


def test_a_mistake_is_told_at_its_field_which_gets_the_focus(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Seat 1").select_option(label="Easy computer")
    page.get_by_label("Seat 2").select_option(label="Easy computer")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Make at least one seat")).to_be_visible()
    expect(page.get_by_label("Seat 1")).to_be_focused()
    page.get_by_label("Seat 1").select_option(label="You, on this device")
    page.get_by_text("More options", exact=True).click()
    delay = page.get_by_label("Delay for spectators")
    delay.fill("900")
    page.get_by_text("More options", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    expect(delay).to_be_focused()
    expect(delay).to_have_attribute("aria-invalid", "true")


def test_a_server_that_lists_no_tables_offers_none_to_be_listed(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path, SPLAY_PUBLIC_LOBBY="no") as address, visitor(chromium, address) as page:
        page.goto("/new")
        expect(page.get_by_label("Your name")).not_to_have_value("")
        expect(page.get_by_role("radio", name="Only with the link")).to_have_count(0)
        assert made(page, page.context)["settings"]["public"] is False

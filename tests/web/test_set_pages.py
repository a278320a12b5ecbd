"""What the pages besides the table know of Artifacts of History and relics: rules, cards, new tables, lists."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from splay.records.record import from_data
from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.visitors import be_guest, send, visitors

SETS = ["base", "artifacts", "relics"]
NAMED = "with Artifacts and Relics"
PLAYED = """
options: sets base artifacts relics
turn: me, actions 2, number 12
me: blue: Alchemy; red: Archery; hand: Tools
you: purple: Mysticism; red: Construction; hand: Sibidu Needle
"""


def found(page: Page) -> Locator:
    """The links to the cards that are found."""
    return page.locator("main").get_by_role("link", name=re.compile(r": age \d"))


def sections(page: Page) -> list[str]:
    """The headings of the open topic's sections, without the sign of their links."""
    texts = page.locator("main section").get_by_role("heading", level=2).all_inner_texts()
    return [text.removesuffix("#").strip() for text in texts]


def test_the_rules_explain_artifacts_and_relics_each_by_themselves(page: Page) -> None:  # AR122, CO062
    page.goto("/rules/artifacts")
    expect(page.get_by_role("heading", level=1, name="Artifacts of History")).to_be_visible()
    assert sections(page) == [
        "What it adds",
        "Setup",
        "Digging",
        "On display",
        "The free action",
        "Compel effects",
        "As if they were on this card",
    ]
    page.goto("/rules/relics")
    expect(page.get_by_role("heading", level=1, name="Relics")).to_be_visible()
    assert sections(page) == ["The museum", "Seizing one"]


def test_a_figure_shows_what_digs_and_what_does_not(page: Page) -> None:  # CO062
    page.goto("/rules/artifacts")
    lower, picture, neither = (
        page.get_by_role("figure").filter(has_text=re.compile(text))
        for text in ("and isn't higher", "in the same place", "You dig nothing")
    )
    for figure, over, under in (
        (lower, "Masonry", "Canal Building"),
        (picture, "Fermenting", "Domestication"),
        (neither, "Canal Building", "Domestication"),
    ):
        expect(figure.get_by_role("article")).to_have_count(2)
        expect(figure.get_by_role("article").first).to_have_accessible_name(over)
        expect(figure.get_by_role("article").last).to_have_accessible_name(under)
    expect(lower.locator("figcaption")).to_contain_text("You dig up a 2.")
    expect(picture.locator("figcaption")).to_contain_text("You dig up a 1.")


def test_the_rules_list_the_disputed_rulings_of_each_set_by_themselves(page: Page) -> None:  # AR122: value 11
    page.goto("/rules/options#disputed")
    yamato = page.get_by_text("Battleship Yamato counts as 11 on a board")
    expect(yamato).to_be_visible()
    lists = page.locator(".figure").filter(has_text="With Artifacts:").get_by_role("list")
    expect(lists).to_have_count(6)
    expect(lists.nth(0)).not_to_contain_text("Yamato")
    expect(lists.nth(1)).to_contain_text("Expansions need the third edition")
    expect(lists.nth(2)).to_contain_text("Battleship Yamato counts as 11 on a board")
    expect(lists.nth(5)).to_contain_text("You don't choose a city to endorse with")
    expect(lists.filter(has_text="The museum is our word")).to_have_count(1)
    expect(lists.filter(has_text="Bangle foreshadows a 3; Saxophone's notes must be visible")).to_have_count(1)
    expect(page.get_by_text("the tied players share the win, which is called a draw")).to_be_visible()


def test_the_glossary_explains_the_words_of_the_sets(page: Page) -> None:  # AR122
    page.goto("/rules/glossary")
    words = "Artifact, I compel, Dig, On display, Museum, Relic, Remove, Echo effect, Promote, Endorse"
    for word in words.split(", "):
        expect(page.locator("main").get_by_text(word, exact=True).first).to_be_visible()


def test_cards_are_counted_and_found_by_set(page: Page) -> None:  # CO063
    page.goto("/cards")
    counts = {}
    for name in ("", "Base", "Artifacts", "Echoes", "Cities", "Relics"):
        page.get_by_label("Set", exact=True).select_option(label=name) if name else None
        expect(found(page)).not_to_have_count(0)
        counts[name] = found(page).count()
    sets = {"Base": 105 + 1, "Artifacts": 105 + 1, "Echoes": 105 + 1, "Cities": 105 + 1}
    assert counts == {"": 4 * 105 + 5, **sets, "Relics": 5}  # a relic for the back of each set, Ching Shih for none
    said = page.get_by_role("status").filter(has_text="relic")
    with_relic = "105 cards and 1 relic"
    for name, words in (
        ("Base", with_relic),
        ("Artifacts", with_relic),
        ("Echoes", with_relic),
        ("Cities", with_relic),
        ("Relics", "5 relics"),
    ):
        page.get_by_label("Set", exact=True).select_option(label=name)
        expect(said).to_have_text(words)
    page.get_by_label("Set", exact=True).select_option(label="Artifacts")
    page.get_by_label("Search", exact=True).fill("pottery")
    expect(page.get_by_text("No cards match.")).to_be_visible()


def test_the_browser_says_how_rulings_resolve_an_artifact(page: Page) -> None:  # AR122: value 11
    page.goto("/cards/battleship-yamato")
    card = page.get_by_role("dialog", name="Battleship Yamato")
    expect(card.get_by_text("On a board its value is 11")).to_be_visible()


def test_the_form_says_what_each_expansion_adds(page: Page) -> None:
    page.goto("/new")
    sets = page.get_by_role("group", name="Sets")
    expect(sets).to_contain_text("Adds 105 cards:")
    expect(sets).to_contain_text("Adds 5 relics:")


def test_a_relic_says_which_set_brings_it_and_which_its_back_shows(page: Page) -> None:
    page.goto("/cards/complex-numbers")
    expect(page.get_by_role("dialog")).to_contain_text("Relics (back of Base), age 4")
    page.goto("/cards/ching-shih")
    expect(page.get_by_role("dialog")).to_contain_text("Relics, age 6")


def test_a_newcomer_is_told_that_many_players_and_expansions_are_no_first_game(page: Page) -> None:  # CO007
    page.goto("/new")
    players = page.get_by_role("group", name="How many players")
    few = players.get_by_text("Start with two or three players.")
    page.get_by_role("group", name="Sets").get_by_label("Artifacts", exact=True).check()
    expect(page.get_by_role("group", name="What to play").get_by_text("For a first game, leave")).to_be_visible()
    for number, told in (("2", False), ("3", False), ("4", True), ("5", True)):
        players.get_by_label(number, exact=True).check()
        expect(few).to_be_visible(visible=told)


def test_the_lists_and_the_invitation_say_which_sets_a_table_has(chromium: Browser, server: str) -> None:  # CO058
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann of the museum")
        be_guest(bob.context, "Bob")
        table = send(ann.context, "POST", "/api/tables", {"options": {"sets": SETS}})["id"]
        bob.goto("/")
        entry = bob.get_by_role("listitem").filter(has=bob.get_by_text("Ann of the museum", exact=True))
        expect(entry.get_by_text(NAMED).first).to_be_visible()
        bob.goto(f"/table/{table}")  # the link that Ann sends
        expect(bob.get_by_text(NAMED)).to_be_visible()


def test_the_address_of_a_moment_and_the_record_know_the_sets(page: Page, context: BrowserContext) -> None:  # CO058
    be_guest(context, "Ann")
    body = {"seats": ["me", "rule"], "options": {"sets": SETS}, "settings": {"leavers": "end"}}
    table = send(context, "POST", "/api/tables", body)["id"]
    send(context, "DELETE", f"/api/tables/{table}/seats")
    record = from_data(send(context, "GET", f"/api/tables/{table}/record"))
    assert record.session().game.options.sets == tuple(SETS)
    page.goto(f"/replay/{table}?at=0&seat=0")
    expect(page.get_by_text(NAMED)).to_be_visible()
    expect(page.locator("main").get_by_text("Newton-Wickins Telescope").first).to_be_visible()  # in the museum


@pytest.mark.parametrize(("top", "age"), [("Alchemy", 3), ("Tools", 1)])
def test_the_supplies_of_both_sets_are_shown_and_the_one_that_the_next_draw_takes(
    page: Page, context: BrowserContext, positions: Positions, top: str, age: int
) -> None:  # CO059
    be_guest(context, "Ann")
    at_once(page)
    position = PLAYED.replace("blue: Alchemy", f"blue: {top}").replace("hand: Tools", "hand: Pottery")
    page.goto(f"/table/{positions.table(context, position)}")
    supplies = page.get_by_role("region", name="Supplies")
    expect(supplies.locator("ol")).to_have_count(2)
    base, artifacts = supplies.locator("ol").first, supplies.locator("ol").last
    expect(base.locator("> li")).to_have_count(10)
    expect(artifacts).to_have_accessible_name("Artifacts")
    expect(artifacts.locator("> li")).to_have_count(10)
    expect(artifacts.locator("> li").first).to_contain_text("14")  # Sibidu Needle is in a hand
    expect(supplies.locator("li.next")).to_have_count(1)
    expect(base.locator("li.next b")).to_have_text(str(age))
    expect(supplies.get_by_text(f"Your next draw: a {age}")).to_be_visible()

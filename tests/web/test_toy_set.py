"""The page draws what a set brings as the server tells it: with the page as it is, and with the set's own page."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from splay.server.web.page import page_folder
from tests.server.e2e.servers import running
from tests.toy.built import built_wheel
from tests.toy.checkout import ROOT, toy_sources
from tests.toy.work_out import worked_out
from tests.web.at_table import ON_TURN, does
from tests.web.playing import at_once, click, is_over, new_game, play_whole
from tests.web.positions import Positions
from tests.web.visitors import be_guest, visitor

SETS = ["base", "toys"]
ACTIONS = """
options: sets base toys
turn: me, actions 2, number 12
me: blue left: Jigsaw, Tools; purple right: Mysticism, Carousel; hand: Pottery, Kite; toybox: Oars
you: green left: Navigation, Whistle; hand: Calendar, Rattle; toybox: Mapmaking
"""
TAKING = """
options: sets base toys
turn: me, actions 2, number 12
me: blue: Writing; hand: Pottery
you: yellow: Masonry
window: Musical Chairs
"""
FREE = TAKING.replace("hand: Pottery", "toybox: Oars, Jigsaw") + "free action: yes\n"
Open = Callable[[str], Page]


class ToyServer:
    """A server with the toy set: its address, what it runs, and its tables."""

    def __init__(self, address: str, path: Path, positions: Positions) -> None:
        self.address = address
        self.path = path
        self.positions = positions


def served(folder: Path, path: Path) -> Iterator[ToyServer]:
    """A server that runs what lies on a path."""
    environment = {"SPLAY_GUESTS_PER_ADDRESS": "0", "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    with (
        running(folder / "data", **environment) as address,
        closing(Positions(folder / "data" / "splay.db")) as positions,
    ):
        yield ToyServer(address, path, positions)


@pytest.fixture(
    scope="module", params=["the page as it is", pytest.param("a wheel with the set", marks=pytest.mark.thorough)]
)
def toys(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ToyServer]:
    """Servers with the toy set: from interpreted sources with the page that everybody gets, and from a wheel."""
    folder = tmp_path_factory.mktemp("toys")
    if request.param == "a wheel with the set":
        assert request.config.cache is not None
        yield from served(folder, built_wheel(request.config.cache.mkdir("toys")))
        return
    built = page_folder()
    assert built is not None, "the page has not been built"
    sources = toy_sources(folder)
    shutil.copytree(built, folder / "web" / "dist")
    yield from served(folder, sources)


@pytest.fixture
def player(chromium: Browser, toys: ToyServer) -> Iterator[Page]:
    """Somebody at that server, on whose page nothing may go wrong."""
    with visitor(chromium, toys.address) as page:
        at_once(page)
        yield page


@pytest.fixture
def table(player: Page, toys: ToyServer) -> Open:
    """Opens a table in a position; its page."""

    def opened(position: str) -> Page:
        be_guest(player.context, "Ann")
        laid = worked_out(toys.path, position)
        player.goto(f"/table/{toys.positions.lay(player.context, **laid)}")
        expect(player.locator("[data-prompt][data-asked]")).to_be_visible()
        return player

    return opened


def toy_box(page: Page) -> Locator:
    """The viewer's toy box, beside the hand, with faces."""
    return page.get_by_role("group", name="Toy box")


def test_zones_supplies_and_goals_of_the_set_are_there(table: Open) -> None:
    page = table(ACTIONS)
    expect(toy_box(page).get_by_role("button")).to_have_text(re.compile("1 Oars"))
    expect(page.locator('section[data-seat="1"]').get_by_text("Toy box: 1 card")).to_be_visible()
    expect(page.locator('section[data-seat="1"] > header')).to_contain_text(re.compile("Hand +Toys 1"))
    expect(page.locator('section[data-seat="1"] > header .back[data-set="toys"]').first).to_be_visible()
    window = page.get_by_role("region", name="Shop window")
    expect(window).to_contain_text("Nothing here.")
    supplies = page.get_by_role("region", name="Supplies")
    expect(supplies.get_by_role("list", name="Toys").get_by_role("listitem")).to_have_count(1)
    expect(
        page.get_by_role("region", name="Achievements").get_by_role("listitem").filter(has_text="Collection")
    ).to_contain_text("1/3")


def test_six_places_echo_effects_and_bonuses_are_drawn(table: Open) -> None:
    page = table(ACTIONS)
    hand = page.locator('[data-place="hand"]')
    expect(hand.get_by_role("button").filter(has_text="Kite")).to_contain_text("Echo: Draw a 1 and tuck it.")
    expect(hand.get_by_role("img", name="echo")).to_have_count(1)
    strips = page.locator('section[data-seat="1"] .strip[data-card="whistle"] svg')
    assert strips.evaluate_all("all => all.map(one => one.classList[1])") == ["hex", "crown"]
    beneath = page.locator('section[data-seat="0"] .strip[data-card="carousel"] svg')
    assert beneath.evaluate_all("all => all.map(one => one.classList[1])") == ["crown", "bonus-2"]
    expect(page.locator('section[data-seat="0"] > header')).to_contain_text("2 points")


def test_a_card_is_taken_from_the_window_into_the_box(table: Open) -> None:
    page = table(TAKING)
    window = page.get_by_role("region", name="Shop window")
    expect(window.get_by_role("button")).to_have_text(re.compile("2 Musical Chairs"))
    page.get_by_role("button", name="Take Musical Chairs").dblclick()
    expect(toy_box(page).get_by_role("button")).to_have_text(re.compile("2 Musical Chairs"))
    expect(window).to_contain_text("Nothing here.")
    expect(page.get_by_text("You took Musical Chairs from the shop window.").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("region", name="Log", exact=True)
    expect(log.get_by_text("You took Musical Chairs from the shop window.")).to_be_visible()


def test_the_free_action_takes_a_card_from_the_box(table: Open) -> None:
    page = table(FREE)
    expect(page.locator("[data-prompt]")).to_contain_text("Take a free action, or skip it.")
    toy_box(page).get_by_role("button", name="Jigsaw").dblclick()
    expect(
        page.locator('section[data-seat="0"] .board').get_by_role("button").filter(has_text="Jigsaw").first
    ).to_be_visible()
    expect(toy_box(page).get_by_role("button")).to_have_count(1)
    expect(page.locator("[data-prompt]")).to_contain_text(ON_TURN)


def test_its_special_achievement_is_claimed(table: Open) -> None:
    page = table(ACTIONS)
    board = page.locator('section[data-seat="0"] .board')
    board.get_by_role("button").filter(has_text="Jigsaw").first.click()
    prompt = page.locator("[data-prompt]")
    does(page).click()
    expect(prompt).to_contain_text("Jigsaw: choose a card from your hand to transfer")
    page.locator('[data-place="hand"] [data-offered]').filter(has_text="Pottery").dblclick()
    expect(page.locator('section[data-seat="0"] > header')).to_contain_text("Collection")
    expect(page.get_by_role("region", name="Achievements")).not_to_contain_text("Collection")


def test_the_table_as_text_says_the_same(table: Open, player: Page) -> None:
    player.add_init_script(
        """localStorage.setItem("splay.settings", JSON.stringify({ pace: "instant", hints: false, textMode: true }))"""
    )
    page = table(TAKING.replace("hand: Pottery", "toybox: Oars"))
    expect(page.get_by_text("Toy box: 1 card: Oars.")).to_be_visible()
    expect(page.get_by_text("Shop window: 1 card: Musical Chairs.")).to_be_visible()
    expect(page.get_by_role("heading", name="Toys")).to_be_visible()


def test_a_game_is_played_with_it(player: Page) -> None:
    table = new_game(player.context, "me", "rule", options={"players": 2, "sets": SETS}, settings={"leavers": "end"})
    player.goto(f"/table/{table}")
    play_whole(player, table, click)
    assert is_over(player)


def test_the_page_that_people_get_has_no_toys() -> None:
    page = page_folder()
    assert page is not None, "the page has not been built"
    assets = [file.read_text(encoding="utf-8") for file in page.rglob("*") if file.suffix in (".js", ".css", ".html")]
    assert any("castle" in asset for asset in assets)
    assert [asset for asset in assets if "toys" in asset or "Collection" in asset] == []

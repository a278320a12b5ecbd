"""Splays: what covered cards show, when a splay is possible, and which icons and cards are visible (rulings 38-43)."""

from __future__ import annotations

import pytest

from splay.core.symbols import COLOR_NAMES
from splay.playing import play
from tests.core.rules.reports import icons

COVERED = [
    # top-left, bottom-left, bottom-middle, bottom-right
    ("green", "The Wheel", "Currency", {"left": "crown", "right": "crown leaf", "up": "crown crown"}),
    ("blue", "Tools", "Chemistry", {"left": "", "right": "bulb factory", "up": "bulb factory"}),
    ("blue", "Tools", "Mathematics", {"left": "bulb", "right": "bulb", "up": "bulb bulb crown"}),
    ("yellow", "Masonry", "Medicine", {"left": "", "right": "crown leaf", "up": "leaf leaf"}),
    ("purple", "Mysticism", "Lighting", {"left": "leaf", "right": "leaf", "up": "clock leaf leaf"}),
]


def words(counts: dict[str, int]) -> str:
    return " ".join(sorted(name for name, count in counts.items() for _ in range(count)))


@pytest.mark.parametrize(("color", "top", "covered", "shown"), COVERED)
@pytest.mark.parametrize("splay", ["left", "right", "up"])
def test_a_covered_card_shows_the_places_of_the_splay(
    color: str, top: str, covered: str, shown: dict[str, str], splay: str
) -> None:  # ruling 38
    alone = words(icons(play(me=f"{color}: {top}").me))
    both = words(icons(play(me=f"{color} {splay}: {top}, {covered}").me))
    assert both == " ".join(sorted((alone + " " + shown[splay]).split()))


@pytest.mark.parametrize(("color", "top", "covered", "shown"), COVERED)
def test_a_covered_card_in_an_unsplayed_pile_shows_nothing(
    color: str, top: str, covered: str, shown: dict[str, str]
) -> None:  # ruling 38
    assert icons(play(me=f"{color}: {top}, {covered}").me) == icons(play(me=f"{color}: {top}").me)


def test_the_picture_is_no_icon() -> None:
    assert icons(play(me="blue: Pottery").me) == {"leaf": 3}


def test_a_splay_goes_down_the_whole_pile() -> None:
    table = play(me="green up: Sailing, The Wheel, Navigation, Databases")
    assert icons(table.me) == {"crown": 5, "leaf": 1, "castle": 3, "clock": 3}


def test_icons_of_all_piles_add_up() -> None:
    table = play(me="red: Archery; blue: Writing; green: The Wheel")
    assert icons(table.me) == {"castle": 5, "bulb": 3, "crown": 1}


def test_one_card_cannot_be_splayed() -> None:  # ruling 39
    table = play(me="purple: Philosophy; red: Archery; blue: Tools, Writing")
    table.dogma("Philosophy", me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.me.splay("blue") == "left"


def test_a_splay_in_the_present_direction_is_not_offered() -> None:  # ruling 39, hard case 28
    table = play(me="purple: Philosophy; red left: Archery, Oars; blue right: Tools, Writing; green: Sailing, Paper")
    table.dogma("Philosophy", me=["green"])
    assert table.asked == [("me", "splay", ["color:blue", "color:green", "pass"])]


def test_where_no_splay_is_possible_nothing_is_asked() -> None:  # ruling 39, hard case 28
    table = play(me="purple: Philosophy; red left: Archery, Oars; blue: Tools")
    table.dogma("Philosophy")
    assert table.asked == []


def test_a_splay_may_be_declined() -> None:
    table = play(me="purple: Philosophy; blue: Tools, Writing")
    table.dogma("Philosophy", me=["pass"])
    assert table.me.splay("blue") == "none"


def test_a_splay_that_must_be_chosen_may_change_nothing() -> None:  # hard case 28
    table = play(
        me="green: Measurement; blue right: Tools, Writing; hand: Oars", edition="first", supply={2: "Mapmaking"}
    )
    table.dogma("Measurement", me=["Oars", "blue"])
    assert table.asked[1] == ("me", "color", [f"color:{color}" for color in COLOR_NAMES])
    assert table.me.splay("blue") == "right"
    assert table.me.hand == ["Mapmaking"]


def test_a_new_direction_replaces_the_old_one() -> None:
    table = play(me="blue left: Printing Press, Mathematics")
    assert icons(table.me) == {"bulb": 3, "crown": 1}
    table.dogma("Printing Press", me=["blue"])
    assert table.me.splay("blue") == "right"
    assert icons(table.me) == {"bulb": 3, "crown": 1}


def test_a_pile_of_one_forgets_its_splay() -> None:  # ruling 14
    table = play(
        me="red: Robotics; green left: Sailing, Clothing; hand: The Wheel", supply={10: "Bioengineering, Stem Cells"}
    )
    table.dogma("Robotics")  # scores the top green card
    assert (table.me.pile("green"), table.me.splay("green")) == (["Clothing"], "none")
    table.meld("The Wheel")
    assert (table.me.pile("green"), table.me.splay("green")) == (["The Wheel", "Clothing"], "none")


def test_a_pile_of_two_keeps_its_splay() -> None:  # ruling 14, near miss
    table = play(me="red: Robotics; green left: Sailing, Clothing, The Wheel", supply={10: "Bioengineering"})
    table.dogma("Robotics")
    assert (table.me.pile("green"), table.me.splay("green")) == (["Clothing", "The Wheel"], "left")
    assert table.me.player.count(3) == 1  # the castle that The Wheel shows


def test_visible_are_the_top_card_or_all_cards_of_a_splayed_pile() -> None:  # ruling 40
    table = play(me="red: Archery, Oars, Optics; blue left: Tools, Writing; green up: Sailing, Paper, Clothing")
    counts = [len(table.me.player.pile(color).visible()) for color in range(5)]
    assert counts == [2, 1, 3, 0, 0]


def test_a_color_has_an_icon_wherever_it_is_visible() -> None:  # ruling 42
    table = play(
        me="yellow: Fermenting; green left: The Wheel, Clothing; blue: Tools, Pottery",
        supply={2: "Mapmaking, Calendar"},
    )
    table.dogma("Fermenting")  # yellow and green show a leaf; blue covers its leaves
    assert table.me.hand == ["Calendar", "Mapmaking"]


def test_having_an_icon_asks_for_the_whole_face() -> None:
    table = play(me="red: Gunpowder", you="yellow: Fermenting")  # its castle stands last
    table.dogma("Gunpowder")
    assert table.me.score.count("Fermenting") == 1


def test_a_new_order_that_is_the_old_one_is_no_change() -> None:  # ruling 43
    table = play(me="blue: Publications, Writing", you="green: Paper; blue: Mathematics, Tools")
    table.dogma("Publications", you=["yes", "Mathematics", "pass"], me=["no", "pass"])
    assert table.you.pile("blue") == ["Mathematics", "Tools"]
    assert not table.bonus

"""Toothbrush (2, yellow): EC133; rulings 39, 99, 190."""

from splay.core.question import ASK_MAY, ASK_ORDER, ASK_SPLAY, ASK_VALUE
from splay.playing import PlayedTable
from tests.sets.echoes.tables import echoes


def available(table: PlayedTable) -> list[str]:
    """The available standard achievements, by name."""
    return sorted([card.name for card in table.game.available.cards])


def test_tucks_all_cards_of_a_value_then_may_splay_and_make_the_bottom_2_available() -> None:
    table = echoes(
        "yellow: Toothbrush; hand: Oars, Archery, Tools, Bell, Paper", "",
        supply={2: "Calendar, Currency, end"}, available="Optics",
    )  # fmt: skip
    table.dogma("Toothbrush", me=[1, "Archery", "red", "yes"])
    assert table.asked == [
        ("me", ASK_VALUE, ["value:1", "value:3"]),
        ("me", ASK_ORDER, ["archery", "oars"]),
        ("me", ASK_SPLAY, ["color:red", "pass"]),
        ("me", ASK_MAY, ["yes", "no"]),
    ]
    assert table.me.pile("red") == ["Archery", "Oars"]
    assert table.me.splay("red") == "left"
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.pile("purple") == ["Bell"]
    assert table.me.tucked == 4
    assert table.me.hand == ["Paper"]
    assert table.supply(2) == ["Calendar"]
    assert available(table) == ["Currency", "Optics"]
    assert not table.bonus


def test_the_only_value_goes_unasked() -> None:  # ruling 190: the values are those in hand
    table = echoes("yellow: Toothbrush; hand: Paper, Optics; score: Tools", "", supply={2: "end"})
    table.dogma("Toothbrush")
    assert table.asked == []
    assert table.me.pile("green") == ["Paper"]
    assert table.me.pile("red") == ["Optics"]
    assert table.me.hand == []
    assert table.me.score == ["Tools"]


def test_an_empty_hand_tucks_nothing() -> None:
    table = echoes("yellow: Toothbrush", "", supply={2: "Calendar, end"}, available="Optics")
    table.dogma("Toothbrush", me=["no"])
    assert table.asked == [("me", ASK_MAY, ["yes", "no"])]
    assert table.me.tucked == 0
    assert table.supply(2) == ["Calendar"]
    assert available(table) == ["Optics"]


def test_splaying_may_be_declined_and_offers_only_what_changes_something() -> None:  # ruling 39
    table = echoes(
        "yellow: Toothbrush, Masonry; blue left: Tools, Writing; red up: Oars, Archery; green: Sailing", "",
        supply={2: "end"},
    )  # fmt: skip
    table.dogma("Toothbrush", me=["pass"])
    assert table.asked == [("me", ASK_SPLAY, ["color:red", "color:yellow", "pass"])]
    assert table.me.splay("red") == "up"
    assert table.me.splay("yellow") == "none"


def test_the_echoes_supply_is_not_meant() -> None:  # ruling 99
    table = echoes("yellow: Toothbrush", "", supply={2: "end", "echoes 2": "Lever, Pagoda, end"}, available="Optics")
    table.dogma("Toothbrush")
    assert table.asked == []
    assert available(table) == ["Optics"]
    table = echoes(
        "yellow: Toothbrush", "", supply={2: "Calendar, end", "echoes 2": "Lever, Pagoda, end"}, available="Optics"
    )
    table.dogma("Toothbrush", me=["yes"])
    assert available(table) == ["Calendar", "Optics"]
    assert table.supply(2) == []
    assert len(table.game.supply("echoes", 2).cards) == 2


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("yellow right: Agriculture, Toothbrush; hand: Oars", "")
    table.dogma("Agriculture")
    assert table.me.pile("red") == ["Oars"]
    assert table.me.hand == []


def test_a_sharer_with_a_leaf_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Toothbrush", "green: Clothing; hand: Compass, Sailing, Tools",
        supply={2: "Calendar, Currency, Philosophy, end"}, available="Optics",
    )  # fmt: skip
    table.dogma("Toothbrush", you=[1, "green", "yes"], me=["no"])
    assert table.you.pile("green") == ["Clothing", "Sailing"]
    assert table.you.splay("green") == "left"
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.hand == ["Compass"]
    assert available(table) == ["Optics", "Philosophy"]
    assert table.bonus
    assert table.me.hand == ["Calendar"]


def test_no_leaf_does_not_share() -> None:
    table = echoes("yellow: Toothbrush", "red: Oars; hand: Compass", supply={2: "end"})
    table.dogma("Toothbrush")
    assert table.you.hand == ["Compass"]
    assert not table.bonus

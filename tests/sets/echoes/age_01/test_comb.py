"""Comb (1, green): EC118; rulings 71, 95."""

import pytest

from splay.core.question import ASK_COLOR, ASK_ORDER
from splay.core.symbols import COLOR_NAMES
from splay.playing import OffScript
from tests.sets.echoes.tables import echoes


def test_draws_five_keeps_those_of_the_color_and_returns_the_others_in_the_chosen_order() -> None:
    table = echoes(
        "green: Comb; hand: Bell", "", supply={1: "Oars, Tools, Archery, Sailing, Metalworking, Writing"}
    )  # fmt: skip
    table.dogma("Comb", me=["red", "Sailing"])
    assert table.asked == [
        ("me", ASK_COLOR, [f"color:{color}" for color in COLOR_NAMES]),
        ("me", ASK_ORDER, ["tools", "sailing"]),
    ]
    assert table.shown == ["Oars", "Tools", "Archery", "Sailing", "Metalworking"]
    assert table.me.hand == ["Archery", "Bell", "Metalworking", "Oars"]
    assert table.supply(1)[0] == "Writing"
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert not table.bonus


def test_the_color_is_chosen_before_any_card_is_drawn() -> None:
    table = echoes("green: Comb; hand: Bell", "", supply={1: "Oars, Tools, Archery, Sailing, Metalworking"})
    with pytest.raises(OffScript, match="no answer left for me"):
        table.dogma("Comb")
    assert table.me.hand == ["Bell"]
    assert table.shown == []


def test_other_cards_in_hand_are_neither_shown_nor_returned() -> None:
    table = echoes("green: Comb; hand: Bell, Pottery", "", supply={1: "Oars, Tools, Archery, Sailing, Metalworking"})
    table.dogma("Comb", me=["red", "Tools"])
    assert "Pottery" not in table.shown
    assert table.me.hand == ["Archery", "Bell", "Metalworking", "Oars", "Pottery"]


def test_a_color_that_none_has_returns_all_five() -> None:
    table = echoes("green: Comb; hand: Bell", "", supply={1: "Oars, Tools, Archery, Sailing, Metalworking"})
    table.dogma("Comb", me=["purple", "Oars", "Tools", "Archery", "Sailing"])
    assert table.me.hand == ["Bell"]
    assert table.supply(1)[-5:] == ["Oars", "Tools", "Archery", "Sailing", "Metalworking"]


def test_the_echoes_rule_holds_for_each_draw_and_each_goes_back_to_its_own_supply() -> None:  # rulings 71, 95
    table = echoes("green: Comb", "", supply={1: "Oars, Archery, Metalworking, Tools", "echoes 1": "Bell"})
    table.dogma("Comb", me=["red"])
    assert table.asked[1:] == []
    assert table.shown == ["Oars", "Bell", "Archery", "Metalworking", "Tools"]
    assert table.me.hand == ["Archery", "Metalworking", "Oars"]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.game.supply("echoes", 1).cards[0].name == "Bell"


def test_a_higher_card_drawn_counts_by_its_color() -> None:
    table = echoes(
        "green: Comb; hand: Bell", "", supply={1: "Oars, Archery, end", 2: "Construction, Calendar, Road Building"}
    )
    table.dogma("Comb", me=["red"])
    assert table.me.hand == ["Archery", "Bell", "Construction", "Oars", "Road Building"]
    assert table.bottom_of_supply(2) == "Calendar"


def test_a_sharer_chooses_another_color_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Comb; hand: Bell",
        "purple: Mysticism; hand: Flute",
        supply={1: "Oars, Tools, Archery, Sailing, Metalworking, Writing, Pottery, Clothing, Masonry, Domestication"},
    )
    table.dogma("Comb", you=["green", "Oars", "Tools", "Archery"], me=["yellow", "Writing", "Pottery"])
    assert table.you.hand == ["Flute", "Sailing"]
    assert table.bonus
    assert [name for name in table.me.hand if name in ("Bell", "Masonry", "Domestication")] == [
        "Bell", "Domestication", "Masonry",
    ]  # fmt: skip
    assert len(table.me.hand) == 4  # with the sharing draw


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes(
        "green: Comb; hand: Bell", "blue: Tools", supply={1: "Oars, Archery, Metalworking, Sailing, Clothing"}
    )
    table.dogma("Comb", me=["red", "Sailing"])
    assert table.changes == "me hand +Archery +Metalworking +Oars; supply 1 -Sailing +Sailing -Clothing +Clothing"
    assert not table.bonus

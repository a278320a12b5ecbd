"""Executing other cards inside a dogma (rulings 57-64): unshared, no demands, and back to where it was."""

from __future__ import annotations

from splay.playing import play
from tests.core.rules.reports import effects


def test_only_the_shared_effects_are_executed_and_by_one_player() -> None:  # ruling 58
    table = play(
        me="green: Self Service; red: Gunpowder",
        you="red: Coal, Oars; yellow: Masonry",  # would share, and has a castle that the demand would take
    )
    table.dogma("Self Service")
    assert effects(table) == [
        ("me", "Self Service", "dogma"),
        ("me", "Gunpowder", "dogma"),
        ("me", "Self Service", "dogma_2"),
    ]
    assert (table.me.score, table.you.top("yellow")) == ([], "Masonry")


def test_a_card_with_demands_alone_may_be_chosen_and_does_nothing() -> None:  # rulings 58, 64
    table = play(me="green: Self Service; red: Archery", you="hand: Oars")
    table.dogma("Self Service")
    assert [card for _, card, _ in effects(table)] == ["Self Service", "Self Service"]
    assert table.you.hand == ["Oars"]


def test_all_shared_effects_are_executed_in_order() -> None:  # ruling 58
    table = play(me="green: Self Service; red: Coal", supply={5: "Banking"})
    table.dogma("Self Service", me=["pass"])
    assert [effect for _, card, effect in effects(table) if card == "Coal"] == ["dogma", "dogma_2", "dogma_3"]
    assert table.me.pile("green") == ["Self Service", "Banking"]


def test_the_outer_card_goes_on_after_the_inner_one() -> None:  # hard case 5
    table = play(
        me="green: Satellites; hand: Tools",
        supply={8: "Antibiotics, Flight, Mobility", 2: "Mapmaking"},
    )
    table.dogma("Satellites", me=["Antibiotics", "pass"])  # Tools goes back; the drawn Antibiotics is melded
    assert [(card, effect) for _, card, effect in effects(table)] == [
        ("Satellites", "dogma"),
        ("Satellites", "dogma_2"),
        ("Satellites", "dogma_3"),
        ("Antibiotics", "dogma"),
    ]
    assert table.me.hand == ["Flight", "Mobility"]


def test_nested_cards_nest_further_and_return_to_each() -> None:  # hard case 5
    table = play(
        me="green: Self Service, Sailing; red: Robotics; yellow: Globalization",
        supply={10: "Software, A.I., Stem Cells, Miniaturization"},
    )
    table.dogma("Self Service", me=["Robotics"])  # scores Self Service and melds Software, which goes on
    assert [(card, effect) for _, card, effect in effects(table)] == [
        ("Self Service", "dogma"),
        ("Robotics", "dogma"),
        ("Software", "dogma"),
        ("Software", "dogma_2"),
        ("Miniaturization", "dogma"),
        ("Self Service", "dogma_2"),
    ]
    assert table.me.score == ["A.I.", "Self Service"]


def test_each_player_finishes_the_inner_card_before_the_next_player() -> None:  # hard case 5
    table = play(
        me="green: Self Service; blue: Writing",
        you="purple: Enterprise; blue: Pottery; red: Optics",
        supply={1: "Oars", 2: "Mapmaking"},
    )
    table.dogma("Self Service", you=["Pottery"])
    assert effects(table) == [
        ("you", "Self Service", "dogma"),
        ("you", "Pottery", "dogma"),
        ("you", "Pottery", "dogma_2"),
        ("me", "Self Service", "dogma"),
        ("me", "Writing", "dogma"),
        ("you", "Self Service", "dogma_2"),
        ("me", "Self Service", "dogma_2"),
    ]
    assert table.you.hand == ["Oars"]


def test_what_an_opponent_changes_in_a_nested_card_brings_the_bonus() -> None:  # CO036, ruling 57, hard case 4
    table = play(me="green: Self Service; blue: Tools", you="purple: Enterprise; red: Metalworking")
    table.dogma("Self Service", you=["Metalworking"])  # Self Service itself moves nothing
    assert table.bonus


def test_what_the_launcher_changes_in_a_nested_card_brings_none() -> None:  # ruling 57, hard case 4
    table = play(me="green: Self Service; blue: Writing", you="purple: Enterprise; blue: Tools; red: Optics")
    table.dogma("Self Service", you=["Tools"])
    assert len(table.me.hand) == 1
    assert not table.bonus


def test_who_is_acting_is_known_again_after_a_nested_card() -> None:  # hard case 4
    table = play(
        me="green: Self Service; blue: Tools",
        you="purple: Enterprise; yellow: Masonry",
        third="blue: Translation; red: Metalworking",
    )
    table.dogma("Self Service", you=["Masonry"], third=["Metalworking"])  # you change nothing, third does
    assert table.you.hand == []
    assert table.bonus


def test_no_demand_memory_reaches_into_a_nested_card() -> None:  # rulings 51, 58
    table = play(me="green: Self Service; red: Gunpowder", you="red: Oars")
    table.dogma("Self Service")
    assert table.me.score == []  # "if the demand transferred any card": it was not executed


def test_this_card_is_the_card_that_is_executed() -> None:  # ruling 60, hard case 6
    table = play(me="green: Self Service; blue: Writing", supply={2: "Mapmaking"})
    table.dogma("Self Service")
    assert table.asked == []  # Self Service is no choice
    assert table.me.hand == ["Mapmaking"]


def test_without_another_top_card_nothing_is_executed() -> None:  # hard case 6
    table = play(me="green: Self Service, Sailing")
    table.dogma("Self Service")
    assert [card for _, card, _ in effects(table)] == ["Self Service", "Self Service"]


def test_a_nested_card_is_executed_to_its_end_wherever_it_goes() -> None:  # ruling 62
    table = play(me="green: Self Service; red: Coal", supply={5: "Banking"})
    table.dogma("Self Service", me=["Coal"])  # its third effect scores Coal itself
    assert table.me.score == ["Coal"]
    assert ("me", "Self Service", "dogma_2") in effects(table)


def test_nested_effects_ask_for_no_icons() -> None:  # ruling 58
    table = play(me="green: Self Service; blue: Writing", you="blue: Tools, Pottery", supply={2: "Mapmaking"})
    table.dogma("Self Service")  # you have more bulbs than me, but Writing is not shared
    assert (table.me.hand, table.you.hand) == (["Mapmaking"], [])

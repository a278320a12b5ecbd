"""Sibidu Needle (1, blue): AR124."""

from tests.sets.artifacts.tables import artifacts


def test_scores_cards_that_match_a_top_card_in_color_and_value_until_one_does_not() -> None:
    table = artifacts("blue: Sibidu Needle; red: Oars", "", supply={1: "Writing, Archery, Sailing"})
    table.dogma("Sibidu Needle")
    assert table.shown == ["Writing", "Archery", "Sailing"]
    assert table.me.score == ["Archery", "Writing"]
    assert table.me.hand == ["Sailing"]


def test_a_top_card_of_the_color_with_another_value_does_not_match() -> None:
    table = artifacts("blue: Sibidu Needle; red: Construction", "", supply={1: "Archery"})
    table.dogma("Sibidu Needle")
    assert table.me.score == []
    assert table.me.hand == ["Archery"]


def test_a_higher_card_drawn_is_compared_with_its_own_value() -> None:
    table = artifacts("blue: Sibidu Needle; red: Construction", "", supply={1: "end", 2: "Road Building, Philosophy"})
    table.dogma("Sibidu Needle")
    assert table.me.score == ["Road Building"]
    assert table.me.hand == ["Philosophy"]


def test_values_of_top_cards_are_those_on_the_board() -> None:  # ruling 140: Battleship Yamato is an 11 there
    supply = dict.fromkeys(range(1, 8), "end") | {8: "Mobility"}
    table = artifacts("blue: Sibidu Needle; red: Battleship Yamato", "", supply=supply)
    table.dogma("Sibidu Needle")
    assert table.me.score == []
    assert table.me.hand == ["Mobility"]


def test_a_sharer_compares_with_their_own_top_cards_and_brings_the_bonus() -> None:
    table = artifacts("blue: Sibidu Needle", "red: Metalworking", supply={1: "Oars, Tools, Sailing, Writing"})
    table.dogma("Sibidu Needle")
    assert table.you.score == ["Oars"]
    assert table.you.scored == 1
    assert table.you.hand == ["Tools"]
    assert table.bonus
    assert table.me.hand == ["Sailing", "Writing"]


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("blue: Sibidu Needle", "yellow: Domestication", supply={1: "Sailing"})
    table.dogma("Sibidu Needle")
    assert table.you.hand == []
    assert table.me.hand == ["Sailing"]
    assert not table.bonus

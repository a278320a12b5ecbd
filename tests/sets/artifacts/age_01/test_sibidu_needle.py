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

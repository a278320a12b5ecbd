"""Treaty of Kadesh (1, blue): AR123."""

from tests.sets.artifacts.tables import artifacts


def test_compels_an_equal_number_of_castles_to_return_top_cards_with_demands() -> None:
    table = artifacts("blue: Treaty of Kadesh", "red: Archery; green: Sailing")
    table.dogma("Treaty of Kadesh")
    assert table.you.pile("red") == []
    assert table.bottom_of_supply(1) == "Archery"
    assert table.you.pile("green") == ["Sailing"]  # a near miss: it demands nothing


def test_one_castle_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("blue: Treaty of Kadesh; yellow: Masonry", "red: Archery")
    table.dogma("Treaty of Kadesh")
    assert table.you.pile("red") == ["Archery"]


def test_compel_effects_are_demand_effects() -> None:  # ruling 79
    table = artifacts("blue: Treaty of Kadesh; red: Archery; green: Sailing", "")
    tops = table.game.players[0].tops()
    assert [card.name for card in tops.with_demand()] == ["Treaty of Kadesh", "Archery"]


def test_only_the_top_cards_of_that_moment_are_returned() -> None:  # ruling 250
    table = artifacts("blue: Treaty of Kadesh", "red: Archery, Oars")
    table.dogma("Treaty of Kadesh")
    assert table.bottom_of_supply(1) == "Archery"
    assert table.you.score == ["Oars"]  # a demand too, but uncovered only then: there to be scored


def test_scores_a_top_card_with_a_demand_that_is_not_blue() -> None:
    table = artifacts("blue: Treaty of Kadesh; red: Oars; green: Sailing", "")
    table.dogma("Treaty of Kadesh")
    assert table.me.score == ["Oars"]
    assert table.me.pile("blue") == ["Treaty of Kadesh"]  # a near miss: it compels, and is blue

"""Treaty of Kadesh (1, blue): AR123."""

from tests.sets.artifacts.tables import artifacts


def test_compels_an_equal_number_of_castles_to_return_top_cards_with_demands() -> None:
    table = artifacts("blue: Treaty of Kadesh", "red: Archery; green: Sailing")
    table.dogma("Treaty of Kadesh")
    assert table.you.pile("red") == []
    assert table.bottom_of_supply(1) == "Archery"
    assert table.you.pile("green") == ["Sailing"]  # a near miss: it demands nothing


def test_one_castle_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("blue: Treaty of Kadesh", "purple: City States")
    table.dogma("Treaty of Kadesh")
    assert table.you.pile("purple") == ["City States"]
    assert table.you.score == []


def test_compel_effects_are_demand_effects() -> None:  # ruling 79
    table = artifacts("blue: Treaty of Kadesh; red: Holmegaard Bows", "green: Jiskairumoko Necklace; yellow: Masonry")
    table.dogma("Treaty of Kadesh")
    assert table.changes == "me red -Holmegaard Bows; me score +Holmegaard Bows; you green -Jiskairumoko Necklace"


def test_only_the_top_cards_of_that_moment_are_returned() -> None:  # ruling 250
    table = artifacts("blue: Treaty of Kadesh", "red: Archery, Oars", supply={1: "Domestication"})
    table.dogma("Treaty of Kadesh")
    assert table.bottom_of_supply(1) == "Archery"
    assert table.changes == (  # Oars demands too, but is uncovered only then: there to be scored
        "me hand +Domestication; you red -Archery -Oars; you score +Oars"
    )
    assert table.bonus


def test_scores_a_top_card_with_a_demand_that_is_not_blue() -> None:
    table = artifacts("blue: Treaty of Kadesh; red: Oars; green: Sailing", "")
    table.dogma("Treaty of Kadesh")
    assert table.changes == "me red -Oars; me score +Oars"  # a near miss: the Treaty itself, which is blue
    assert table.me.scored == 1


def test_the_player_chooses_the_card_to_score() -> None:
    table = artifacts("blue: Treaty of Kadesh; red: Oars; purple: City States", "")
    table.dogma("Treaty of Kadesh", me=["City States"])
    assert table.asked == [("me", "card", ["oars", "city-states"])]
    assert table.changes == "me purple -City States; me score +City States"


def test_without_a_demand_nothing_is_returned_or_scored() -> None:
    table = artifacts("blue: Treaty of Kadesh; green: Sailing", "yellow: Masonry; red: Metalworking, Archery")
    table.dogma("Treaty of Kadesh")
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.pile("red") == ["Metalworking", "Archery"]
    assert table.me.score == []
    assert not table.bonus


def test_the_compelled_player_chooses_the_order() -> None:  # decision 9, ruling 49
    table = artifacts("blue: Treaty of Kadesh", "red: Archery; purple: City States")
    table.dogma("Treaty of Kadesh", you=["City States"])
    assert table.supply(1)[-2:] == ["City States", "Archery"]
    assert table.changes == "you red -Archery; you purple -City States"

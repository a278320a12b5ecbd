"""Petition of Right (4, blue): AR158."""

from tests.sets.artifacts.tables import artifacts


def test_takes_a_scored_card_for_each_top_card_with_a_castle() -> None:
    table = artifacts(
        "blue: Petition of Right",
        "blue: Tools; red: Archery; green: Sailing; score: Oars, Clothing, Currency",
    )
    table.dogma("Petition of Right", you=["Oars", "Currency"])
    assert table.me.score == ["Currency", "Oars"]
    assert table.you.score == ["Clothing"]
    assert table.me.scored == 0  # decision 10
    assert not table.bonus


def test_castles_are_not_counted_and_covered_cards_neither() -> None:
    table = artifacts(
        "blue: Petition of Right",
        "purple: Philosophy; red left: Metalworking, Archery; yellow: Agriculture, Masonry; score: Oars, Clothing",
    )
    table.dogma("Petition of Right", you=["Oars"])
    assert table.changes == "me score +Oars; you score -Oars"


def test_all_go_unasked_if_there_are_no_more() -> None:
    table = artifacts("blue: Petition of Right", "blue: Tools; red: Archery; yellow: Masonry; score: Oars, Clothing")
    table.dogma("Petition of Right")
    assert table.asked == []
    assert table.changes == "me score +Clothing +Oars; you score -Clothing -Oars"


def test_takes_nothing_without_castles() -> None:
    table = artifacts("blue: Petition of Right", "purple: Philosophy; score: Oars")
    table.dogma("Petition of Right")
    assert table.asked == []
    assert table.you.score == ["Oars"]


def test_an_empty_score_pile_gives_nothing() -> None:
    table = artifacts("blue: Petition of Right", "blue: Tools; hand: Oars")
    table.dogma("Petition of Right")
    assert table.you.hand == ["Oars"]
    assert table.me.score == []


def test_an_equal_number_of_bulbs_is_compelled() -> None:
    table = artifacts("blue: Petition of Right", "blue: Tools; score: Oars")
    table.dogma("Petition of Right")
    assert table.changes == "me score +Oars; you score -Oars"


def test_one_bulb_fewer_is_not_compelled() -> None:
    table = artifacts("blue: Petition of Right", "red: Archery; score: Oars")
    table.dogma("Petition of Right")
    assert table.you.score == ["Oars"]

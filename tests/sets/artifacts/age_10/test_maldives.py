"""Maldives (10, red): AR221."""

from tests.sets.artifacts.tables import artifacts


def test_compels_as_many_clocks_to_keep_two_cards_in_hand_and_two_scored() -> None:
    table = artifacts(
        "red: Maldives",
        "blue: Rocketry; hand: Tools, Oars, Paper, Ecology; score: Fission, Archery, Optics",
    )
    table.dogma("Maldives", you=["Oars", "Ecology", "Optics"])
    assert table.you.hand == ["Paper", "Tools"]
    assert table.you.score == ["Archery", "Fission"]
    assert table.bottom_of_supply(1) == "Oars"
    assert (table.bottom_of_supply(9), table.bottom_of_supply(3)) == ("Ecology", "Optics")
    assert not table.bonus


def test_the_order_of_return_is_the_order_of_choice() -> None:  # decision 9
    table = artifacts("red: Maldives", "blue: Rocketry; hand: Tools, Oars, Archery, Sailing")
    table.dogma("Maldives", you=["Sailing", "Tools"])
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert table.changes == "you hand -Sailing -Tools"


def test_two_cards_are_left_alone() -> None:
    table = artifacts("red: Maldives", "blue: Rocketry; hand: Tools, Oars; score: Fission, Archery")
    table.dogma("Maldives")
    assert table.asked == []
    assert table.you.hand == ["Oars", "Tools"]
    assert table.you.score == ["Archery", "Fission"]


def test_one_clock_fewer_is_not_compelled() -> None:
    table = artifacts("red: Maldives", "blue: Computers; hand: Tools, Oars, Archery").dogma("Maldives")
    assert len(table.you.hand) == 3


def test_leaves_four_cards_in_the_score_pile_of_whoever_compels() -> None:
    table = artifacts("red: Maldives; hand: Tools, Oars, Paper; score: Fission, Archery, Optics, Coal, Flight, Ecology")
    table.dogma("Maldives", me=["Archery", "Coal"])
    assert table.me.score == ["Ecology", "Fission", "Flight", "Optics"]
    assert (table.bottom_of_supply(1), table.bottom_of_supply(5)) == ("Archery", "Coal")
    assert len(table.me.hand) == 3


def test_four_cards_are_left_alone() -> None:
    table = artifacts("red: Maldives; score: Fission, Archery, Optics, Coal").dogma("Maldives")
    assert table.asked == []
    assert len(table.me.score) == 4

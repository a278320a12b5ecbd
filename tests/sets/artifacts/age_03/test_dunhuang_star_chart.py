"""Dunhuang Star Chart (3, blue): AR148."""

from tests.sets.artifacts.tables import artifacts


def test_returns_the_hand_in_the_chosen_order_and_draws_a_card_of_that_number() -> None:
    table = artifacts("blue: Dunhuang Star Chart; hand: Oars, Archery, Alchemy", "", supply={3: "Paper"})
    table.dogma("Dunhuang Star Chart", me=["Archery"])
    assert table.supply(1)[-2:] == ["Archery", "Oars"]
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.me.hand == ["Paper"]


def test_an_artifact_in_hand_counts_as_any_card() -> None:  # AR018
    table = artifacts("blue: Dunhuang Star Chart; hand: Excalibur, Oars", "", supply={2: "Currency"})
    table.dogma("Dunhuang Star Chart")
    assert table.me.hand == ["Currency"]


def test_draws_a_1_if_there_was_nothing_to_return() -> None:  # ruling 248
    table = artifacts("blue: Dunhuang Star Chart; score: Alchemy", "", supply={1: "Tools"})
    table.dogma("Dunhuang Star Chart")
    assert table.me.hand == ["Tools"]
    assert table.me.score == ["Alchemy"]
    assert table.asked == []


def test_a_sharer_with_as_many_bulbs_brings_the_bonus() -> None:
    table = artifacts(
        "blue: Dunhuang Star Chart", "purple: Philosophy; hand: Alchemy", supply={1: "Tools, Oars", 3: "Paper"}
    )
    table.dogma("Dunhuang Star Chart")
    assert table.you.hand == ["Tools"]
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.bonus
    assert table.me.hand == ["Oars", "Paper"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Dunhuang Star Chart", "blue: Tools; hand: Alchemy", supply={1: "Domestication"})
    table.dogma("Dunhuang Star Chart")
    assert table.changes == "me hand +Domestication"
    assert not table.bonus

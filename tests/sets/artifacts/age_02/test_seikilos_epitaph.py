"""Seikilos Epitaph (2, blue): AR138."""

from tests.sets.artifacts.tables import artifacts


def test_melds_a_3_and_the_bottom_card_of_its_color_and_executes_that_one() -> None:
    table = artifacts(
        "blue: Seikilos Epitaph; red: Archery, Metalworking", "hand: Tools", supply={1: "Writing", 3: "Engineering"}
    )
    table.dogma("Seikilos Epitaph")
    assert table.me.pile("red") == ["Metalworking", "Engineering", "Archery"]
    assert table.shown == ["Writing"]
    assert table.me.hand == ["Writing"]


def test_a_demand_of_the_bottom_card_is_not_executed() -> None:
    table = artifacts("blue: Seikilos Epitaph; red: Archery", "hand: Tools", supply={3: "Engineering"})
    table.dogma("Seikilos Epitaph")
    assert table.me.pile("red") == ["Archery", "Engineering"]
    assert table.you.hand == ["Tools"]


def test_the_card_drawn_may_itself_be_the_bottom_card() -> None:  # ruling 253
    table = artifacts("blue: Seikilos Epitaph, Tools", "", supply={3: "Paper", 4: "Anatomy"})
    table.dogma("Seikilos Epitaph", me=["blue"])
    assert table.me.pile("green") == ["Paper"]
    assert table.me.splay("blue") == "left"
    assert table.me.hand == ["Anatomy"]


def test_it_may_execute_itself_again() -> None:
    table = artifacts("blue: Seikilos Epitaph", "", supply={3: "Alchemy, Compass"})
    table.dogma("Seikilos Epitaph")
    assert table.me.pile("blue") == ["Seikilos Epitaph", "Alchemy"]
    assert table.me.pile("green") == ["Compass"]


def test_the_nested_effects_are_not_shared() -> None:
    table = artifacts(
        "blue: Seikilos Epitaph; green: The Wheel", "red: Metalworking, Construction; purple: Mysticism",
        supply={1: "Tools, Oars", 3: "Compass"},
    )  # fmt: skip
    table.dogma("Seikilos Epitaph")
    assert table.changes == "me green +Compass tucked; me hand +Oars +Tools"


def test_a_sharer_goes_first_and_brings_the_bonus() -> None:
    table = artifacts("blue: Seikilos Epitaph", "blue: Pottery", supply={3: "Compass, Engineering, Paper"})
    table.dogma("Seikilos Epitaph")
    assert table.you.pile("green") == ["Compass"]
    assert table.me.pile("red") == ["Engineering"]
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("blue: Seikilos Epitaph", "blue: Calendar", supply={3: "Compass"})
    table.dogma("Seikilos Epitaph")
    assert table.me.pile("green") == ["Compass"]
    assert not table.bonus

"""Corvette Challenger (7, blue): AR189."""

from tests.sets.artifacts.tables import artifacts


def test_tucks_splays_and_scores_a_card_as_high_as_the_color_shows_cards() -> None:
    table = artifacts("blue: Corvette Challenger; red: Combustion, Coal", "", supply={8: "Flight", 3: "Optics"})
    table.dogma("Corvette Challenger")
    assert table.me.pile("red") == ["Combustion", "Coal", "Flight"]
    assert table.me.splay("red") == "up"
    assert table.me.score == ["Optics"]
    assert (table.me.tucked, table.me.scored) == (1, 1)
    assert table.asked == []


def test_a_splay_in_another_direction_is_changed() -> None:
    table = artifacts("blue: Corvette Challenger; red left: Combustion, Coal", "", supply={8: "Flight", 3: "Optics"})
    table.dogma("Corvette Challenger")
    assert table.changes == "me red +Flight tucked; me red splayed up; me score +Optics"


def test_a_card_of_a_new_color_cannot_be_splayed_and_shows_one() -> None:
    table = artifacts("blue: Corvette Challenger", "", supply={8: "Flight", 1: "Oars"})
    table.dogma("Corvette Challenger")
    assert table.me.pile("red") == ["Flight"]
    assert table.me.splay("red") == "none"
    assert table.me.score == ["Oars"]


def test_counts_that_color_alone() -> None:
    table = artifacts(
        "blue: Corvette Challenger; green up: Banking, Paper, Sailing", "", supply={8: "Rocketry", 2: "Currency"}
    )
    table.dogma("Corvette Challenger")
    assert table.changes == "me blue +Rocketry tucked; me blue splayed up; me score +Currency"


def test_eleven_visible_cards_end_the_game() -> None:
    reds = "Archery, Oars, Metalworking, Construction, Road Building, Optics, Engineering, Coal, Gunpowder, Colonialism"
    table = artifacts(f"blue: Corvette Challenger; red: {reds}", "score: Tools", supply={8: "Flight"})
    table.dogma("Corvette Challenger")
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.result.winners == ["you"]


def test_as_many_leaves_share() -> None:
    table = artifacts(
        "blue: Corvette Challenger", "green: Clothing", supply={8: "Flight, Mobility, Corporations", 1: "Oars, Archery"}
    )
    table.dogma("Corvette Challenger")
    assert table.changes == (
        "me red +Mobility; me hand +Corporations; me score +Archery; you red +Flight; you score +Oars"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("blue: Corvette Challenger", "green: Sailing", supply={8: "Rocketry", 2: "Philosophy"})
    table.dogma("Corvette Challenger")
    assert table.changes == "me blue +Rocketry tucked; me blue splayed up; me score +Philosophy"
    assert not table.bonus

"""Meiji-Mura Stamp Vending Machine (8, green): AR203."""

from tests.sets.artifacts.tables import artifacts

MACHINE = "Meiji-Mura Stamp Vending Machine"


def test_returns_a_card_and_scores_three_of_its_value() -> None:
    table = artifacts(f"green: {MACHINE}; hand: Optics, Tools", "", supply={3: "Paper, Medicine, Education"})
    table.dogma(MACHINE, me=["Optics"])
    assert table.me.hand == ["Tools"]
    assert table.bottom_of_supply(3) == "Optics"
    assert table.me.score == ["Education", "Medicine", "Paper"]
    assert table.me.scored == 3


def test_an_empty_hand_scores_three_ones() -> None:  # ruling 248
    table = artifacts(f"green: {MACHINE}", "", supply={1: "Oars, Tools, Archery"})
    table.dogma(MACHINE)
    assert table.me.score == ["Archery", "Oars", "Tools"]


def test_yamato_is_an_eight_in_hand() -> None:  # ruling 81
    table = artifacts(f"green: {MACHINE}; hand: Battleship Yamato", "", supply={8: "Flight, Mobility, Rocketry"})
    table.dogma(MACHINE)
    assert table.changes == "me hand -Battleship Yamato; me score +Flight +Mobility +Rocketry"
    assert table.game.supply("artifacts", 8).cards[0].name == "Battleship Yamato"


def test_as_many_crowns_share() -> None:
    table = artifacts(
        f"green: {MACHINE}; hand: Tools",
        "purple: Code of Laws; hand: Optics",
        supply={3: "Paper, Medicine, Education", 1: "Oars, Archery, Masonry", 8: "Socialism"},
    )
    table.dogma(MACHINE)
    assert table.changes == (
        "me hand -Tools +Socialism; me score +Archery +Masonry +Oars; you hand -Optics; "
        "you score +Education +Medicine +Paper"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(
        f"green: {MACHINE}", "blue: Writing; hand: Optics", supply={1: "Domestication, Archery, Mysticism"}
    )
    table.dogma(MACHINE)
    assert table.changes == "me score +Archery +Domestication +Mysticism"
    assert not table.bonus

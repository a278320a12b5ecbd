"""Battleship Bismarck (8, red): AR200."""

from tests.sets.artifacts.tables import artifacts


def test_returns_every_card_of_the_color_of_a_drawn_eight_which_is_kept() -> None:  # ruling 151
    table = artifacts("red: Battleship Bismarck", "red left: Coal, Oars; blue: Tools", supply={8: "Flight"})
    table.dogma("Battleship Bismarck")
    assert table.shown == ["Flight"]
    assert table.changes == "you red -Coal -Oars; you red unsplayed; you hand +Flight"
    assert (table.bottom_of_supply(5), table.bottom_of_supply(1)) == ("Coal", "Oars")
    assert not table.bonus


def test_a_color_that_is_not_on_the_board_costs_nothing() -> None:
    table = artifacts("red: Battleship Bismarck", "red: Coal, Oars", supply={8: "Rocketry"})
    table.dogma("Battleship Bismarck")
    assert table.you.pile("red") == ["Coal", "Oars"]
    assert table.you.hand == ["Rocketry"]


def test_the_compelled_player_chooses_the_order() -> None:
    table = artifacts("red: Battleship Bismarck", "red: Coal, Oars, Archery", supply={8: "Flight"})
    table.dogma("Battleship Bismarck", you=["Archery"])
    assert table.supply(1)[-2:] == ["Archery", "Oars"]
    assert table.changes == "you red -Coal -Oars -Archery; you hand +Flight"


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts("red: Battleship Bismarck", "red: Gunpowder", supply={8: "Flight"})
    table.dogma("Battleship Bismarck")
    assert table.you.pile("red") == ["Gunpowder"]
    assert table.you.hand == []

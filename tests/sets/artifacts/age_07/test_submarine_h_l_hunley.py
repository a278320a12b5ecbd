"""Submarine H. L. Hunley (7, red): AR190."""

from tests.sets.artifacts.tables import artifacts


def test_returns_the_color_of_the_melded_card_if_a_one_lies_at_its_bottom() -> None:
    table = artifacts("red: Submarine H. L. Hunley", "red left: Coal, Oars; blue: Tools", supply={7: "Explosives"})
    table.dogma("Submarine H. L. Hunley")
    assert table.shown == ["Oars"]
    assert table.changes == "you red -Coal -Oars; you red unsplayed; supply 7 -Explosives +Explosives"
    assert [table.bottom_of_supply(age) for age in (1, 5, 7)] == ["Oars", "Coal", "Explosives"]
    assert table.asked == []
    assert not table.bonus


def test_a_higher_bottom_card_is_only_revealed_and_stays_at_the_bottom() -> None:  # ruling 168
    table = artifacts("red: Submarine H. L. Hunley", "red: Coal, Archery, Construction", supply={7: "Explosives"})
    table.dogma("Submarine H. L. Hunley")
    assert table.shown == ["Construction"]
    assert table.you.pile("red") == ["Explosives", "Coal", "Archery", "Construction"]


def test_a_card_melded_as_the_first_of_its_color_is_the_bottom_card_itself() -> None:
    table = artifacts("red: Submarine H. L. Hunley", "red: Coal, Oars", supply={7: "Lighting"})
    table.dogma("Submarine H. L. Hunley")
    assert table.shown == ["Lighting"]
    assert table.you.pile("purple") == ["Lighting"]
    assert table.you.pile("red") == ["Coal", "Oars"]


def test_the_compelled_player_chooses_the_order_of_the_return() -> None:
    table = artifacts("red: Submarine H. L. Hunley", "red: Coal, Archery, Oars", supply={7: "Explosives"})
    table.dogma("Submarine H. L. Hunley", you=["Oars"])
    assert table.supply(1)[-2:] == ["Oars", "Archery"]
    assert table.changes == "you red -Coal -Archery -Oars; supply 7 -Explosives +Explosives"


def test_more_factories_are_compelled_too() -> None:
    table = artifacts("red: Submarine H. L. Hunley", "red up: Coal, Oars, Gunpowder", supply={7: "Lighting"})
    table.dogma("Submarine H. L. Hunley")
    assert table.you.pile("purple") == ["Lighting"]


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts("red: Submarine H. L. Hunley", "red: Gunpowder, Oars", supply={7: "Explosives"})
    table.dogma("Submarine H. L. Hunley")
    assert table.you.pile("red") == ["Gunpowder", "Oars"]
    assert table.shown == []
    assert table.me.pile("red") == ["Submarine H. L. Hunley"]

"""Puffing Billy (6, blue): AR179."""

from tests.sets.artifacts.tables import artifacts


def test_draws_as_high_as_the_most_frequent_icon_of_its_color_and_splays_it_right() -> None:
    table = artifacts(
        "blue: Puffing Billy; green left: Currency, Navigation, The Wheel; hand: Clothing, Oars",
        "",
        supply={3: "Optics", 4: "Colonialism"},
    )
    table.dogma("Puffing Billy", me=["Clothing"])
    assert table.shown == ["Clothing"]  # decision 46
    assert table.bottom_of_supply(1) == "Clothing"
    assert table.me.hand == ["Oars", "Optics"]  # three crowns, a leaf and a castle
    assert table.me.splay("green") == "right"


def test_counts_before_it_splays() -> None:  # ruling 161
    table = artifacts("blue: Puffing Billy; red: Archery, Metalworking; hand: Oars", "", supply={2: "Currency"})
    table.dogma("Puffing Billy")
    assert table.me.hand == ["Currency"]
    assert table.me.splay("red") == "right"


def test_icons_of_one_kind_are_not_added_to_those_of_another() -> None:
    table = artifacts("blue: Puffing Billy; red: Archery; hand: Oars", "", supply={2: "Currency", 3: "Optics"})
    table.dogma("Puffing Billy")
    assert table.me.hand == ["Currency"]  # two castles, and a bulb


def test_icons_of_other_colors_do_not_count() -> None:
    table = artifacts("blue: Puffing Billy; red: Archery; hand: Sailing", "", supply={1: "Tools"})
    table.dogma("Puffing Billy")
    assert table.me.hand == ["Tools"]  # a color without cards counts 0 (ruling 12)
    assert table.me.splay("blue") == "none"


def test_does_nothing_with_an_empty_hand() -> None:  # ruling 161
    table = artifacts("blue: Puffing Billy, Tools", "")
    table.dogma("Puffing Billy")
    assert table.me.hand == []
    assert table.me.splay("blue") == "none"
    assert table.asked == []


def test_as_many_factories_share() -> None:
    table = artifacts("blue: Puffing Billy", "red: Coal, Oars; hand: Archery", supply={3: "Optics", 6: "Vaccination"})
    table.dogma("Puffing Billy")
    assert table.changes == "me hand +Vaccination; you red splayed right; you hand -Archery +Optics"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts("blue: Puffing Billy", "red: Gunpowder; hand: Archery")
    table.dogma("Puffing Billy")
    assert table.you.hand == ["Archery"]
    assert not table.bonus

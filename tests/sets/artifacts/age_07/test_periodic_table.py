"""Periodic Table (7, blue): AR188."""

from tests.sets.artifacts.tables import artifacts


def test_melds_a_card_one_above_two_top_cards_of_the_same_value() -> None:
    table = artifacts("blue: Periodic Table; red: Combustion", "", supply={8: "Corporations, Flight"})
    table.dogma("Periodic Table")
    assert table.me.pile("green") == ["Corporations"]  # it covers neither, so once is all
    assert table.me.pile("red") == ["Combustion"]
    assert table.asked == []


def test_repeats_as_long_as_it_covers_one_of_the_two() -> None:
    table = artifacts(
        "blue: Periodic Table; red: Combustion; green: Electricity",
        "",
        supply={8: "Flight, Corporations, Mobility", 9: "Genetics"},
    )
    table.dogma("Periodic Table", me=["Combustion", "Periodic Table"])
    assert table.me.pile("red") == ["Flight", "Combustion"]
    assert table.me.pile("green") == ["Corporations", "Electricity"]
    assert table.me.pile("blue") == ["Genetics", "Periodic Table"]
    assert len(table.asked) == 2  # later there were never more than two of one value


def test_covering_a_third_card_of_the_value_does_not_repeat() -> None:
    table = artifacts(
        "blue: Periodic Table; red: Combustion; green: Electricity", "", supply={8: "Flight, Corporations"}
    )
    table.dogma("Periodic Table", me=["Periodic Table", "Electricity"])
    assert table.me.pile("red") == ["Flight", "Combustion"]
    assert table.me.pile("green") == ["Electricity"]


def test_stops_after_covering_one_if_no_two_are_left() -> None:  # ruling 167
    table = artifacts("blue: Periodic Table; red: Combustion", "", supply={8: "Flight, Corporations"})
    table.dogma("Periodic Table")
    assert table.me.pile("red") == ["Flight", "Combustion"]
    assert table.me.pile("green") == []


def test_chooses_among_values_of_which_there_are_two() -> None:
    table = artifacts(
        "blue: Periodic Table; red: Combustion; green: Corporations; yellow: Antibiotics; purple: Astronomy",
        "",
        supply={9: "Genetics"},
    )
    table.dogma("Periodic Table", me=[8])
    assert table.asked == [("me", "value", ["value:7", "value:8"])]
    assert table.me.pile("blue") == ["Genetics", "Periodic Table"]


def test_does_nothing_without_two_of_one_value() -> None:
    table = artifacts("blue: Periodic Table; red: Flight, Combustion; green: Banking", "")
    table.dogma("Periodic Table")
    assert table.me.hand == []
    assert table.me.pile("red") == ["Flight", "Combustion"]
    assert table.asked == []


def test_two_tens_end_the_game() -> None:
    table = artifacts("blue: Periodic Table; red: Robotics; green: Databases", "score: Oars")
    table.dogma("Periodic Table")
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.result.winners == ["you"]


def test_as_many_bulbs_share() -> None:
    table = artifacts(
        "blue: Periodic Table", "red: Colonialism; green: Invention", supply={5: "Statistics, Coal", 7: "Railroad"}
    )
    table.dogma("Periodic Table")
    assert table.changes == "me hand +Railroad; you yellow +Statistics"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Periodic Table", "blue: Tools; yellow: Masonry")
    table.dogma("Periodic Table")
    assert table.you.pile("blue") == ["Tools"]
    assert not table.bonus


def test_a_sharer_without_two_of_one_value_brings_no_bonus() -> None:
    table = artifacts("blue: Periodic Table; red: Combustion", "blue: Evolution", supply={8: "Corporations"})
    table.dogma("Periodic Table")
    assert table.me.pile("green") == ["Corporations"]
    assert not table.bonus


def test_yamato_is_no_eight() -> None:  # rulings 81, 120
    table = artifacts("blue: Periodic Table; red: Battleship Yamato; green: Corporations", "")
    table.dogma("Periodic Table")
    assert table.me.pile("green") == ["Corporations"]
    assert table.asked == []

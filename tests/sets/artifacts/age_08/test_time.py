"""Time (8, yellow): AR205."""

from tests.sets.artifacts.tables import artifacts


def test_takes_top_cards_with_a_clock_as_long_as_there_are_any() -> None:
    table = artifacts("yellow: Time; purple: Mysticism", "purple: Railroad, Lighting, Philosophy; red: Coal")
    table.dogma("Time")
    assert table.me.pile("purple") == ["Lighting", "Railroad", "Mysticism"]
    assert table.you.pile("purple") == ["Philosophy"]
    assert table.you.pile("red") == ["Coal"]
    assert table.asked == []
    assert not table.bonus


def test_a_covered_clock_stays() -> None:
    table = artifacts("yellow: Time", "purple: Railroad; green: Sailing, Bicycle")
    table.dogma("Time")
    assert table.changes == "me purple +Railroad; you purple -Railroad"


def test_yellow_cards_stay() -> None:
    table = artifacts("yellow: Time", "yellow: Singer Model 27; green: Bicycle")
    table.dogma("Time")
    assert table.changes == "me green +Bicycle; you green -Bicycle"


def test_the_compelled_player_chooses_the_order() -> None:
    table = artifacts("yellow: Time", "purple: Railroad; green: Bicycle; yellow: Masonry")
    table.dogma("Time", you=["Bicycle"])
    assert table.asked == [("you", "card", ["bicycle", "railroad"])]
    assert table.changes == "me green +Bicycle; me purple +Railroad; you green -Bicycle; you purple -Railroad"


def test_one_clock_fewer_is_not_compelled() -> None:
    table = artifacts("yellow: Time", "green: Bicycle")
    table.dogma("Time")
    assert table.you.pile("green") == ["Bicycle"]


def test_does_nothing_without_a_top_card_that_fits() -> None:
    table = artifacts("yellow: Time", "yellow: Singer Model 27")
    table.dogma("Time")
    assert table.me.pile("yellow") == ["Time"]

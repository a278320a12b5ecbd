"""Hunt-Lenox Globe (4, green): AR163."""

from tests.sets.artifacts.tables import artifacts

GLOBE = "Hunt-Lenox Globe"


def test_returns_top_cards_that_are_not_green_draws_as_many_and_melds_one() -> None:
    table = artifacts(
        f"green: {GLOBE}; blue: Tools, Writing; red: Oars; yellow: Machinery; hand: Sailing, Paper, Compass",
        "",
        supply={5: "Coal, Physics, Banking, Astronomy"},
    )
    table.dogma(GLOBE, me=["Oars", "Coal"])
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.bottom_of_supply(3) == "Machinery"
    assert table.changes == (  # ruling 250
        "me blue -Tools; me red -Oars +Coal; me yellow -Machinery; me hand +Banking +Physics"
    )


def test_four_cards_in_hand_guard_the_board_but_one_is_melded() -> None:  # ruling 156
    table = artifacts(
        f"green: {GLOBE}; red: Oars; blue: Writing; hand: Sailing, Paper, Compass, Tools", "", supply={5: "Coal"}
    )
    table.dogma(GLOBE, me=["Tools"])
    assert table.me.pile("red") == ["Oars"]
    assert table.me.pile("blue") == ["Tools", "Writing"]
    assert table.me.hand == ["Compass", "Paper", "Sailing"]


def test_with_green_alone_nothing_is_returned_or_drawn() -> None:
    table = artifacts(f"green: {GLOBE}, Sailing; hand: Tools", "")
    table.dogma(GLOBE)
    assert table.me.pile("green") == [GLOBE, "Sailing"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == []


def test_without_cards_in_hand_and_on_the_board_nothing_happens() -> None:
    table = artifacts(f"green: {GLOBE}; score: Tools", "")
    table.dogma(GLOBE)
    assert table.asked == []
    assert table.me.score == ["Tools"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(f"green: {GLOBE}", "purple: Philosophy", supply={4: "Anatomy", 5: "Coal"})
    table.dogma(GLOBE)
    assert table.bottom_of_supply(2) == "Philosophy"
    assert table.changes == "me hand +Anatomy; you red +Coal; you purple -Philosophy"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"green: {GLOBE}", "blue: Tools; hand: Oars")
    table.dogma(GLOBE)
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.hand == ["Oars"]

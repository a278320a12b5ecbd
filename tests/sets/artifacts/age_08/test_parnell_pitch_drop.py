"""Parnell Pitch Drop (8, blue): AR198."""

from tests.sets.artifacts.tables import artifacts


def test_wins_with_a_card_of_three_clocks_one_above_the_highest_top_card() -> None:
    table = artifacts("blue: Parnell Pitch Drop; green: Sailing", "", supply={9: "Fission"})
    table.dogma("Parnell Pitch Drop")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("card", ["me"])
    assert table.result.card == "Parnell Pitch Drop"


def test_two_clocks_do_not_win() -> None:  # ruling 180
    table = artifacts("blue: Parnell Pitch Drop; green: Satellites", "", supply={10: "Bioengineering"})
    table.dogma("Parnell Pitch Drop")
    assert table.result is None
    assert table.me.pile("blue") == ["Bioengineering", "Parnell Pitch Drop"]


def test_clocks_of_other_cards_do_not_count() -> None:
    table = artifacts("blue: Parnell Pitch Drop; green: Bicycle; purple: Railroad", "", supply={9: "Genetics"})
    table.dogma("Parnell Pitch Drop")
    assert table.result is None
    assert table.me.pile("blue") == ["Genetics", "Parnell Pitch Drop"]


def test_a_ten_on_top_ends_the_game() -> None:
    table = artifacts("blue: Parnell Pitch Drop; red: Robotics", "score: Tools")
    table.dogma("Parnell Pitch Drop")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_yamato_on_top_ends_the_game() -> None:  # decision 22
    table = artifacts("blue: Parnell Pitch Drop; red: Battleship Yamato", "score: Tools")
    table.dogma("Parnell Pitch Drop")
    assert table.result is not None
    assert table.result.reason == "score"


def test_as_many_bulbs_share_from_their_own_top_cards_and_may_win() -> None:
    table = artifacts("blue: Parnell Pitch Drop", "blue: Evolution", supply={8: "Rocketry"})
    table.dogma("Parnell Pitch Drop")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharer_who_does_not_win_brings_the_bonus() -> None:
    table = artifacts("blue: Parnell Pitch Drop", "blue: Evolution", supply={8: "Flight", 9: "Genetics, Collaboration"})
    table.dogma("Parnell Pitch Drop")
    assert table.changes == "me blue +Genetics; me hand +Collaboration; you red +Flight"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Parnell Pitch Drop", "blue: Tools", supply={9: "Genetics"})
    table.dogma("Parnell Pitch Drop")
    assert table.changes == "me blue +Genetics"
    assert not table.bonus

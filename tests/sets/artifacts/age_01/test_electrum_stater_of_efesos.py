"""Electrum Stater of Efesos (1, green): AR130."""

from tests.sets.artifacts.tables import artifacts


def test_melds_3s_of_new_colors_until_one_is_not_new() -> None:
    table = artifacts("green: Electrum Stater of Efesos; hand: Tools", "", supply={3: "Education, Optics, Paper"})
    table.dogma("Electrum Stater of Efesos")
    assert table.shown == ["Education", "Optics", "Paper"]
    assert table.me.pile("purple") == ["Education"]
    assert table.me.pile("red") == ["Optics"]
    assert table.me.pile("green") == ["Electrum Stater of Efesos"]
    assert table.me.hand == ["Paper", "Tools"]
    assert table.me.tucked == 0


def test_a_color_melded_by_it_is_no_longer_new() -> None:
    table = artifacts("green: Electrum Stater of Efesos", "", supply={3: "Education, Feudalism"})
    table.dogma("Electrum Stater of Efesos")
    assert table.me.pile("purple") == ["Education"]
    assert table.me.hand == ["Feudalism"]


def test_a_color_there_already_keeps_the_first_card() -> None:
    table = artifacts("green: Electrum Stater of Efesos; blue: Tools", "", supply={3: "Alchemy"})
    table.dogma("Electrum Stater of Efesos")
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == ["Alchemy"]


def test_a_sharer_looks_at_their_own_board_and_brings_the_bonus() -> None:
    table = artifacts(
        "green: Electrum Stater of Efesos; blue: Tools", "green: Sailing",
        supply={1: "Oars", 3: "Alchemy, Compass, Translation"},
    )  # fmt: skip
    table.dogma("Electrum Stater of Efesos")
    assert table.you.pile("blue") == ["Alchemy"]
    assert table.you.hand == ["Compass"]
    assert table.bonus
    assert table.me.hand == ["Oars", "Translation"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Electrum Stater of Efesos", "red: Oars", supply={3: "Compass"})
    table.dogma("Electrum Stater of Efesos")
    assert table.you.hand == []
    assert table.me.hand == ["Compass"]

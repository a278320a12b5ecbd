"""Sandpaper (3, yellow): EC144; rulings 95, 267."""

from tests.sets.echoes.tables import echoes


def test_returns_some_cards_for_as_many_3s_and_melds_one() -> None:
    table = echoes(
        "yellow: Sandpaper; green: Sailing; hand: Tools, Oars, Novel", "", supply={3: "Paper, Compass, Optics"}
    )
    table.dogma("Sandpaper", me=["Oars", "Tools", "pass", "Compass"])
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.me.pile("green") == ["Compass", "Sailing"]
    assert table.me.hand == ["Novel", "Paper"]
    assert table.supply(3)[0] == "Optics"


def test_a_card_is_melded_though_none_was_returned() -> None:  # ruling 267
    table = echoes("yellow: Sandpaper; hand: Tools, Novel", "", supply={3: "Paper"})
    table.dogma("Sandpaper", me=["pass", "Tools"])
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == ["Novel"]
    assert table.supply(3)[0] == "Paper"


def test_the_whole_hand_can_be_returned() -> None:  # ruling 95: the second draw is of the set
    table = echoes("yellow: Sandpaper; hand: Tools, Oars", "", supply={3: "Paper, Compass", "echoes 3": "Novel"})
    table.dogma("Sandpaper", me=["Oars", "Tools", "Novel"])
    assert table.me.pile("purple") == ["Novel"]
    assert table.me.hand == ["Paper"]
    assert table.supply(3)[0] == "Compass"


def test_an_empty_hand_does_nothing() -> None:
    table = echoes("yellow: Sandpaper", "", supply={3: "Paper"})
    table.dogma("Sandpaper")
    assert table.asked == []
    assert table.me.hand == []
    assert table.me.pile("green") == []


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes("yellow: Sandpaper", "purple: Code of Laws; hand: Tools", supply={3: "Paper, Compass"})
    table.dogma("Sandpaper", you=["Tools"])
    assert table.bottom_of_supply(1) == "Tools"
    assert table.you.pile("green") == ["Paper"]
    assert table.you.hand == []
    assert table.bonus
    assert table.me.hand == ["Compass"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("yellow: Sandpaper", "red: Oars; hand: Tools", supply={3: "Paper"})
    table.dogma("Sandpaper")
    assert table.you.hand == ["Tools"]
    assert not table.bonus

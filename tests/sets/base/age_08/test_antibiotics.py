"""Antibiotics (8, yellow)."""

from splay.playing import play

EIGHTS = {8: "Flight, Mobility, Socialism, Rocketry, Mass Media, Corporations"}


def test_two_values_bring_four_8s() -> None:  # hard case 26
    table = play(me="yellow: Antibiotics; hand: Tools, Writing, Alchemy", supply=EIGHTS)
    table.dogma("Antibiotics", me=["Writing", "Alchemy", "Tools"])
    assert table.me.hand == ["Flight", "Mobility", "Rocketry", "Socialism"]
    assert table.supply(1)[-2:] == ["Writing", "Tools"]
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.me.tucked == 0


def test_one_card_brings_two_8s() -> None:
    table = play(me="yellow: Antibiotics; hand: Tools, Alchemy", supply=EIGHTS)
    table.dogma("Antibiotics", me=["Tools", "pass"])
    assert table.me.hand == ["Alchemy", "Flight", "Mobility"]


def test_returns_no_more_than_three() -> None:
    table = play(me="yellow: Antibiotics; hand: Tools, Mathematics, Alchemy, Physics", supply=EIGHTS)
    table.dogma("Antibiotics", me=["Tools", "Mathematics", "Alchemy"])
    assert len(table.me.hand) == 7
    assert "Physics" in table.me.hand


def test_antibiotics_can_be_declined() -> None:  # hard case 26
    table = play(me="yellow: Antibiotics; hand: Tools")
    table.dogma("Antibiotics", me=["pass"])
    assert table.me.hand == ["Tools"]


def test_asks_nothing_of_an_empty_hand() -> None:
    table = play(me="yellow: Antibiotics")
    table.dogma("Antibiotics")
    assert table.asked == []
    assert table.me.hand == []

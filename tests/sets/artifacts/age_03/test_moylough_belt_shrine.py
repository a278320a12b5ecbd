"""Moylough Belt Shrine (3, yellow): AR154."""

from tests.sets.artifacts.tables import artifacts


def test_the_compeller_chooses_from_the_revealed_hand() -> None:  # AR073, ruling 49
    table = artifacts(
        "yellow: Moylough Belt Shrine; green left: Clothing, Currency", "red: Archery; hand: Tools, Sailing, Paper"
    )
    table.dogma("Moylough Belt Shrine", me=["Sailing"])
    assert sorted(table.shown) == ["Paper", "Sailing", "Tools"]
    assert [(seat, sorted(options)) for seat, _, options in table.asked] == [("me", ["paper", "sailing", "tools"])]
    assert table.me.pile("green") == ["Sailing", "Clothing", "Currency"]
    assert table.me.splay("green") == "left"
    assert table.you.hand == ["Paper", "Tools"]


def test_the_only_card_is_shown_and_goes_unasked() -> None:
    table = artifacts("yellow: Moylough Belt Shrine", "red: Archery; hand: Tools")
    table.dogma("Moylough Belt Shrine")
    assert table.asked == []
    assert table.shown == ["Tools"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.you.hand == []


def test_nothing_comes_out_of_an_empty_hand() -> None:
    table = artifacts("yellow: Moylough Belt Shrine", "red: Archery; score: Tools")
    table.dogma("Moylough Belt Shrine")
    assert table.shown == []
    assert table.you.score == ["Tools"]
    assert table.me.pile("blue") == []


def test_each_compelled_player_gives_a_card() -> None:
    table = artifacts(
        "yellow: Moylough Belt Shrine", "red: Archery; hand: Tools, Writing", "yellow: Masonry; hand: Oars, Sailing"
    )
    table.dogma("Moylough Belt Shrine", me=["Writing", "Oars"])
    assert table.changes == "me blue +Writing; me red +Oars; you hand -Writing; third hand -Oars"
    assert not table.bonus


def test_one_castle_fewer_is_not_compelled() -> None:
    table = artifacts("yellow: Moylough Belt Shrine", "green: Mapmaking; hand: Tools")
    table.dogma("Moylough Belt Shrine")
    assert table.you.hand == ["Tools"]
    assert table.shown == []

"""Mysticism."""

from splay.playing import play


def test_melds_a_card_of_a_present_color_and_draws() -> None:
    table = play(me="purple: Mysticism; red: Oars", supply={1: "Archery, Tools, Pottery"})
    table.dogma("Mysticism")
    assert table.me.pile("red") == ["Archery", "Oars"]
    assert table.me.hand == ["Tools"]
    assert table.shown == ["Archery"]


def test_its_own_color_counts() -> None:
    table = play(me="purple: Mysticism", supply={1: "City States, Tools"})
    table.dogma("Mysticism")
    assert table.me.pile("purple") == ["City States", "Mysticism"]
    assert table.me.hand == ["Tools"]


def test_a_card_of_a_new_color_is_kept() -> None:  # ruling 109
    table = play(me="purple: Mysticism; red: Oars", supply={1: "Pottery, Tools"})
    table.dogma("Mysticism")
    assert table.me.hand == ["Pottery"]
    assert table.me.pile("blue") == []
    assert table.shown == ["Pottery"]
    assert table.supply(1)[0] == "Tools"


def test_the_opponents_colors_do_not_count() -> None:
    table = play(me="purple: Mysticism", you="red: Oars", supply={1: "Archery"})
    table.dogma("Mysticism")
    assert table.me.hand == ["Archery"]
    assert table.me.pile("red") == []


def test_an_opponent_with_as_many_castles_shares() -> None:
    table = play(me="purple: Mysticism", you="red: Metalworking", supply={1: "Oars, Tools, Pottery, Sailing"})
    table.dogma("Mysticism")
    assert table.you.pile("red") == ["Oars", "Metalworking"]
    assert table.you.hand == ["Tools"]
    assert table.me.hand == ["Pottery", "Sailing"]
    assert table.bonus

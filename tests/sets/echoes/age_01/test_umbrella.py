"""Umbrella (1, green): EC120; ruling 65."""

from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes


def test_melds_a_card_then_scores_two_for_the_one_returned() -> None:
    table = echoes("green: Umbrella; purple: Mysticism; hand: Bell, Oars, Paper, Tools, Writing", "")
    table.dogma("Umbrella", me=["Bell", "Oars", "pass", "Paper", "Tools"])
    assert table.asked == [
        ("me", ASK_CARD, ["writing", "tools", "paper", "oars", "bell", "pass"]),
        ("me", ASK_CARD, ["writing", "tools", "paper", "oars", "pass"]),
        ("me", ASK_CARD, ["writing", "tools", "paper", "pass"]),
        ("me", ASK_CARD, ["writing", "tools", "paper"]),
        ("me", ASK_CARD, ["writing", "tools"]),
    ]
    assert table.me.pile("purple") == ["Bell", "Mysticism"]
    assert table.bottom_of_supply(1) == "Oars"
    assert table.me.score == ["Paper", "Tools"]
    assert table.me.scored == 2
    assert table.me.hand == ["Writing"]
    assert not table.bonus


def test_two_returned_score_four() -> None:
    table = echoes("green: Umbrella; hand: Oars, Archery, Paper, Tools, Writing, Bell, Sailing", "")
    table.dogma("Umbrella", me=["pass", "Oars", "Archery", "pass", "Paper", "Tools", "Writing", "Bell"])
    assert table.supply(1)[-2:] == ["Oars", "Archery"]
    assert table.me.score == ["Bell", "Paper", "Tools", "Writing"]
    assert table.me.hand == ["Sailing"]


def test_with_fewer_left_all_are_scored() -> None:  # ruling 65
    table = echoes("green: Umbrella; hand: Oars, Archery, Paper", "")
    table.dogma("Umbrella", me=["pass", "Oars", "Archery", "pass"])
    assert table.me.score == ["Paper"]
    assert table.me.hand == []


def test_all_may_be_returned_so_that_none_is_scored() -> None:
    table = echoes("green: Umbrella; hand: Oars, Archery", "")
    table.dogma("Umbrella", me=["pass", "Oars", "Archery"])
    assert table.me.score == []
    assert table.me.hand == []
    assert table.supply(1)[-2:] == ["Oars", "Archery"]


def test_who_declines_both_keeps_the_hand() -> None:
    table = echoes("green: Umbrella; hand: Oars, Archery", "")
    table.dogma("Umbrella", me=["pass", "pass"])
    assert table.me.hand == ["Archery", "Oars"]
    assert table.me.score == []
    assert table.me.pile("green") == ["Umbrella"]


def test_an_empty_hand_does_nothing() -> None:
    table = echoes("green: Umbrella; score: Tools", "")
    table.dogma("Umbrella")
    assert table.asked == []
    assert table.me.score == ["Tools"]


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("green left: Sailing, Umbrella; hand: Oars", "", supply={1: "Tools"})
    table.dogma("Sailing", me=["Oars"])
    assert table.changes == "me blue +Tools; me red +Oars; me hand -Oars"


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes("green: Umbrella", "blue: Pottery; hand: Oars, Tools, Paper", supply={1: "Writing"})
    table.dogma("Umbrella", you=["Oars", "Tools", "pass"])
    assert table.changes == "me hand +Writing; you red +Oars; you hand -Oars -Paper -Tools; you score +Paper"
    assert table.bottom_of_supply(1) == "Tools"
    assert table.bonus


def test_a_sharer_who_declines_brings_no_bonus() -> None:
    table = echoes("green: Umbrella", "blue: Pottery; hand: Oars")
    table.dogma("Umbrella", you=["pass", "pass"])
    assert table.you.hand == ["Oars"]
    assert not table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("green: Umbrella", "purple: Code of Laws; hand: Oars")
    table.dogma("Umbrella")
    assert table.you.hand == ["Oars"]
    assert not table.bonus

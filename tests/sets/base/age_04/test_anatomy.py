"""Anatomy (yellow, 4)."""

from splay.playing import play


def test_returns_a_card_and_a_top_card_of_the_same_value() -> None:
    table = play(me="yellow: Anatomy", you="red: Archery; green: Mapmaking; purple: Mysticism; score: Tools, Currency")
    table.dogma("Anatomy", you=["Tools", "Mysticism"])
    assert table.asked == [("you", "card", ["currency", "tools"]), ("you", "card", ["archery", "mysticism"])]
    assert table.you.score == ["Currency"]
    assert table.you.pile("purple") == []
    assert table.supply(1)[-2:] == ["Tools", "Mysticism"]
    assert table.you.top("red") == "Archery"


def test_a_covered_card_of_the_same_value_stays() -> None:
    table = play(me="yellow: Anatomy", you="green: Mapmaking, The Wheel; score: Tools").dogma("Anatomy")
    assert table.you.score == []
    assert table.you.pile("green") == ["Mapmaking", "The Wheel"]


def test_an_empty_score_pile_costs_no_top_card() -> None:
    table = play(me="yellow: Anatomy; score: Tools", you="red: Archery; green: Sailing").dogma("Anatomy")
    assert table.asked == []
    assert table.you.pile("red") == ["Archery"]
    assert table.you.pile("green") == ["Sailing"]
    assert table.me.score == ["Tools"]


def test_an_opponent_with_as_many_leaves_keeps_everything() -> None:
    table = play(me="yellow: Anatomy", you="blue: Pottery; score: Tools").dogma("Anatomy")
    assert table.you.score == ["Tools"]
    assert table.you.pile("blue") == ["Pottery"]

"""Databases: half of the score pile goes back, rounded up."""

from splay.playing import play


def test_half_is_rounded_up_and_chosen_in_order() -> None:
    table = play(me="green: Databases", you="score: Tools, Sailing, Coal, Machinery, Robotics")
    table.dogma("Databases", you=["Sailing", "Tools", "Robotics"])
    assert (table.you.score, table.you.points) == (["Coal", "Machinery"], 8)
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert table.bottom_of_supply(10) == "Robotics"


def test_half_of_four_is_two() -> None:
    table = play(me="green: Databases", you="score: Tools, Sailing, Coal, Machinery")
    table.dogma("Databases", you=["Tools", "Coal"])
    assert table.you.score == ["Machinery", "Sailing"]


def test_a_single_card_goes_without_a_question() -> None:
    table = play(me="green: Databases", you="score: Tools").dogma("Databases")
    assert table.you.score == []
    assert table.bottom_of_supply(1) == "Tools"


def test_an_empty_score_pile_loses_nothing() -> None:
    table = play(me="green: Databases; score: Coal", you="hand: Tools").dogma("Databases")
    assert (table.you.score, table.you.hand, table.me.score) == ([], ["Tools"], ["Coal"])


def test_an_opponent_with_as_many_clocks_is_spared() -> None:
    table = play(me="green: Databases", you="blue: Rocketry; score: Tools, Coal").dogma("Databases")
    assert table.you.score == ["Coal", "Tools"]


def test_every_victim_returns_half() -> None:
    table = play(me="green: Databases", you="score: Tools", third="score: Sailing, Oars")
    table.dogma("Databases", third=["Oars"])
    assert (table.you.score, table.third.score) == ([], ["Sailing"])

"""Rocketry (8, blue)."""

from splay.playing import play


def test_three_clocks_return_one_card_picked_by_its_value() -> None:
    table = play(me="blue: Rocketry", you="score: Flight, Tools")
    table.dogma("Rocketry", me=[8])
    assert table.asked == [("me", "card", ["unseen:score.1:1", "unseen:score.1:8"])]
    assert table.bottom_of_supply(8) == "Flight"
    assert table.you.score == ["Tools"]


def test_five_clocks_return_two_cards() -> None:
    table = play(me="blue: Rocketry; purple: Railroad", you="score: Tools, Alchemy, Flight")
    table.dogma("Rocketry", me=[1, 8])
    assert table.bottom_of_supply(1) == "Tools"
    assert table.bottom_of_supply(8) == "Flight"
    assert table.you.score == ["Alchemy"]


def test_the_cards_may_come_from_different_opponents() -> None:
    table = play(me="blue: Rocketry; purple: Railroad", you="score: Flight, Tools", third="score: Mobility, Writing")
    table.dogma("Rocketry", me=["score.third 8", "score.you 8"])
    assert table.supply(8)[-2:] == ["Mobility", "Flight"]
    assert table.you.score == ["Tools"]
    assert table.third.score == ["Writing"]


def test_equal_cards_of_one_opponent_are_taken_by_chance() -> None:
    table = play(me="blue: Rocketry", you="score: Tools, Oars")
    table.dogma("Rocketry")
    assert table.asked == []
    assert sorted([*table.you.score, table.bottom_of_supply(1)]) == ["Oars", "Tools"]


def test_returns_all_there_are_if_there_are_fewer() -> None:
    table = play(me="blue: Rocketry; purple: Railroad", you="score: Flight")
    table.dogma("Rocketry")
    assert table.you.score == []
    assert table.bottom_of_supply(8) == "Flight"


def test_leaves_ones_own_score_pile_alone() -> None:
    table = play(me="blue: Rocketry; score: Tools", you="hand: Oars")
    table.dogma("Rocketry")
    assert table.me.score == ["Tools"]
    assert table.asked == []


def test_leaves_a_partners_score_pile_alone() -> None:  # ruling 105
    table = play(
        me="blue: Rocketry; purple: Railroad",
        you="score: Tools",
        third="score: Writing",
        fourth="",
        teams="13-24",
    )
    table.dogma("Rocketry")
    assert table.you.score == []
    assert table.third.score == ["Writing"]


def test_a_sharer_returns_the_launchers_card() -> None:
    table = play(me="blue: Rocketry; score: Tools", you="green: Databases", supply={8: "Corporations"})
    table.dogma("Rocketry")
    assert table.changes == "me hand +Corporations; me score -Tools"
    assert table.bonus

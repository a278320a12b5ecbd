"""Xianrendong Shards (1, yellow): AR134."""

from tests.sets.artifacts.tables import artifacts

ONES = {1: "Writing, Clothing, Mysticism"}


def test_two_scored_cards_of_one_color_draw_three_1s() -> None:
    table = artifacts("yellow: Xianrendong Shards; hand: Oars, Archery, Tools, Sailing", "", supply=ONES)
    table.dogma("Xianrendong Shards", me=["Oars", "Archery", "Tools", "Oars", "Archery"])
    assert sorted(table.shown) == ["Archery", "Oars", "Tools"]
    assert table.me.score == ["Archery", "Oars"]
    assert table.me.scored == 2
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.tucked == 1
    assert table.me.hand == ["Clothing", "Mysticism", "Sailing", "Writing"]


def test_two_scored_cards_of_different_colors_draw_nothing() -> None:
    table = artifacts("yellow: Xianrendong Shards; red: Metalworking; hand: Oars, Archery, Tools", "", supply=ONES)
    table.dogma("Xianrendong Shards", me=["Oars", "Tools"])
    assert table.me.score == ["Oars", "Tools"]
    assert table.me.pile("red") == ["Metalworking", "Archery"]
    assert table.me.hand == []


def test_two_cards_in_hand_are_both_scored() -> None:  # ruling 142
    table = artifacts("yellow: Xianrendong Shards; hand: Oars, Archery", "", supply=ONES)
    table.dogma("Xianrendong Shards")
    assert table.asked == []
    assert sorted(table.shown) == ["Archery", "Oars"]
    assert table.me.score == ["Archery", "Oars"]
    assert table.me.tucked == 0
    assert table.me.hand == ["Clothing", "Mysticism", "Writing"]


def test_one_card_in_hand_is_scored_and_draws_nothing() -> None:  # ruling 142
    table = artifacts("yellow: Xianrendong Shards; hand: Oars", "", supply=ONES)
    table.dogma("Xianrendong Shards")
    assert table.shown == ["Oars"]
    assert table.me.score == ["Oars"]
    assert table.me.hand == []


def test_an_empty_hand_does_nothing() -> None:
    table = artifacts("yellow: Xianrendong Shards", "", supply=ONES)
    table.dogma("Xianrendong Shards")
    assert table.shown == []
    assert table.me.hand == []


def test_a_sharer_goes_first_and_brings_the_bonus() -> None:
    table = artifacts("yellow: Xianrendong Shards", "blue: Pottery; hand: Oars", supply=ONES)
    table.dogma("Xianrendong Shards")
    assert table.changes == "me hand +Writing; you hand -Oars; you score +Oars"
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("yellow: Xianrendong Shards", "blue: Calendar; hand: Oars")
    table.dogma("Xianrendong Shards")
    assert table.you.hand == ["Oars"]
    assert not table.bonus

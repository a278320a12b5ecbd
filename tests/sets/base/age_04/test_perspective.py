"""Perspective (yellow, 4)."""

from splay.playing import play


def test_scores_a_card_for_every_two_bulbs() -> None:
    table = play(me="yellow: Perspective; purple: Education; hand: Sailing, Archery, Oars, Compass")
    table.dogma("Perspective", me=["Sailing", "Compass", "Archery"])
    assert table.bottom_of_supply(1) == "Sailing"
    assert table.me.score == ["Archery", "Compass"]  # five bulbs are two cards
    assert table.me.hand == ["Oars"]


def test_nothing_is_scored_by_a_player_who_returns_nothing() -> None:
    table = play(me="yellow: Perspective; hand: Sailing, Archery").dogma("Perspective", me=["pass"])
    assert table.me.hand == ["Archery", "Sailing"]
    assert table.me.score == []


def test_a_smaller_hand_is_scored_as_a_whole() -> None:
    table = play(me="yellow: Perspective; purple: Education; hand: Sailing, Archery")
    table.dogma("Perspective", me=["Sailing"])
    assert table.me.score == ["Archery"]
    assert table.me.hand == []


def test_the_last_card_may_be_returned_for_nothing() -> None:
    table = play(me="yellow: Perspective; hand: Sailing").dogma("Perspective", me=["Sailing"])
    assert table.bottom_of_supply(1) == "Sailing"
    assert table.me.hand == table.me.score == []


def test_does_nothing_with_an_empty_hand() -> None:
    table = play(me="yellow: Perspective; score: Tools").dogma("Perspective")
    assert table.asked == []
    assert table.me.score == ["Tools"]


def test_an_opponent_who_shares_counts_their_own_bulbs() -> None:
    table = play(
        me="yellow: Perspective",
        you="purple: Education; blue: Experimentation; hand: Sailing, Archery, Oars, Compass",
        supply={4: "Anatomy"},
    )
    table.dogma("Perspective", you=["Sailing"])
    assert table.changes == (
        "me hand +Anatomy; you hand -Archery -Compass -Oars -Sailing; you score +Archery +Compass +Oars"
    )
    assert table.bonus

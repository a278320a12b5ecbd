"""Printing Press (blue, 4)."""

from splay.playing import play

FOUR = "; red: Archery, Oars; green: Sailing, Paper; yellow: Masonry, Anatomy; purple: Mysticism, Education"


def test_a_returned_card_draws_two_above_the_top_purple_card() -> None:
    table = play(me="blue: Printing Press; purple: City States, Enterprise; score: Tools, Compass", supply={3: "Paper"})
    table.dogma("Printing Press", me=["Tools"])
    assert table.me.score == ["Compass"]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.hand == ["Paper"]


def test_without_a_purple_card_it_draws_a_two() -> None:
    table = play(me="blue: Printing Press; green: Navigation; score: Compass", supply={2: "Currency"})
    table.dogma("Printing Press", me=["Compass"])
    assert table.changes == "me hand +Currency; me score -Compass"


def test_nothing_is_drawn_by_a_player_who_returns_nothing() -> None:
    table = play(me="blue: Printing Press; purple: Enterprise; score: Tools")
    table.dogma("Printing Press", me=["pass"])
    assert table.me.score == ["Tools"]
    assert table.me.hand == []


def test_does_nothing_with_an_empty_score_pile_and_a_single_blue_card() -> None:
    table = play(me="blue: Printing Press; purple: Enterprise, Mysticism; hand: Tools").dogma("Printing Press")
    assert table.asked == []
    assert table.me.hand == ["Tools"]


def test_blue_may_be_splayed_right() -> None:
    table = play(me="blue left: Printing Press, Tools" + FOUR).dogma("Printing Press", me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.me.splay("blue") == "right"
    assert table.me.splay("red") == "none"


def test_blue_may_stay_as_it_is() -> None:
    table = play(me="blue left: Printing Press, Tools").dogma("Printing Press", me=["pass"])
    assert table.me.splay("blue") == "left"


def test_an_opponent_who_shares_looks_at_their_own_purple_card() -> None:
    table = play(
        me="blue: Printing Press; purple: Mysticism",
        you="purple: Education; score: Tools",
        supply={4: "Anatomy", 5: "Coal"},
    )
    table.dogma("Printing Press", you=["Tools"])
    assert table.changes == "me hand +Anatomy; you hand +Coal; you score -Tools"
    assert table.bonus

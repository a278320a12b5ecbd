"""Education (purple, 3)."""

from splay.playing import play


def test_returns_the_highest_card_and_draws_two_above_the_next() -> None:
    table = play(me="purple: Education; score: Tools, Currency, Compass", supply={4: "Anatomy"})
    table.dogma("Education", me=["Compass"])
    assert table.me.score == ["Currency", "Tools"]
    assert table.bottom_of_supply(3) == "Compass"
    assert table.me.hand == ["Anatomy"]


# ruling 119
def test_an_empty_score_pile_afterwards_counts_as_zero() -> None:
    table = play(me="purple: Education; score: Compass", supply={2: "Mapmaking"})
    table.dogma("Education", me=["Compass"])
    assert table.me.score == []
    assert table.me.hand == ["Mapmaking"]


def test_only_the_highest_cards_are_offered() -> None:
    table = play(me="purple: Education; score: Paper, Tools, Compass", supply={5: "Coal"})
    table.dogma("Education", me=["Paper"])
    assert table.asked == [("me", "card", ["compass", "paper", "pass"])]
    assert table.me.score == ["Compass", "Tools"]
    assert table.me.hand == ["Coal"]


def test_nothing_is_drawn_by_a_player_who_returns_nothing() -> None:
    table = play(me="purple: Education; score: Tools, Compass").dogma("Education", me=["pass"])
    assert table.me.score == ["Compass", "Tools"]
    assert table.me.hand == []


def test_does_nothing_with_an_empty_score_pile() -> None:
    table = play(me="purple: Education; hand: Compass").dogma("Education")
    assert table.asked == []
    assert table.me.hand == ["Compass"]


# hard case 14
def test_a_draw_above_ten_ends_the_game() -> None:
    table = play(me="purple: Education; score: Robotics, Software", you="score: Rocketry, Coal")
    table.dogma("Education", me=["Robotics"])
    assert table.me.points == 10
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])

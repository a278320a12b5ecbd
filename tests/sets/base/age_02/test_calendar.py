"""Calendar."""

from splay.playing import play


def test_more_cards_in_the_score_pile_draw_two_threes() -> None:
    table = play(me="blue: Calendar; score: Tools, Oars; hand: Mobility", supply={3: "Optics, Paper"})
    table.dogma("Calendar")
    assert table.me.hand == ["Mobility", "Optics", "Paper"]
    assert table.me.score == ["Oars", "Tools"]


def test_as_many_cards_draw_nothing() -> None:
    table = play(me="blue: Calendar; score: Mobility; hand: Oars")
    table.dogma("Calendar")
    assert table.me.hand == ["Oars"]


def test_cards_count_not_points() -> None:
    table = play(me="blue: Calendar; score: Mobility; hand: Oars, Tools")
    table.dogma("Calendar")
    assert table.me.hand == ["Oars", "Tools"]


def test_two_empty_places_draw_nothing() -> None:
    table = play(me="blue: Calendar")
    table.dogma("Calendar")
    assert table.me.hand == []


def test_an_opponent_with_as_many_leaves_counts_their_own_cards() -> None:
    table = play(
        me="blue: Calendar",
        you="green: Clothing; score: Oars",
        supply={2: "Currency", 3: "Optics, Paper, Medicine"},
    )
    table.dogma("Calendar")
    assert table.you.hand == ["Optics", "Paper"]
    assert table.me.hand == ["Currency"]
    assert table.bonus

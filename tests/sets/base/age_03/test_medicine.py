"""Medicine (yellow, 3)."""

from splay.playing import play


def test_the_highest_card_is_exchanged_for_the_lowest() -> None:
    table = play(me="yellow: Medicine; score: Tools, Compass", you="score: Currency, Paper").dogma("Medicine")
    assert table.me.score == ["Compass", "Paper"]
    assert table.you.score == ["Currency", "Tools"]
    assert (table.me.points, table.you.points) == (6, 3)
    assert table.me.scored == table.you.scored == 0


# ruling 69
def test_both_cards_are_fixed_before_either_moves() -> None:
    table = play(me="yellow: Medicine; score: Anatomy", you="score: Tools").dogma("Medicine")
    assert table.me.score == ["Tools"]
    assert table.you.score == ["Anatomy"]


def test_the_demanded_player_chooses_among_equals() -> None:
    table = play(me="yellow: Medicine; score: Tools", you="score: Paper, Currency, Optics")
    table.dogma("Medicine", you=["Optics"])
    assert table.asked == [("you", "card", ["optics", "paper"])]
    assert table.me.score == ["Optics"]
    assert table.you.score == ["Currency", "Paper", "Tools"]


def test_equal_lowest_cards_are_taken_unseen() -> None:
    table = play(me="yellow: Medicine; score: Tools, Writing, Compass", you="score: Currency").dogma("Medicine")
    assert table.asked == []
    assert len(table.you.score) == 1
    assert sorted(table.me.score + table.you.score) == ["Compass", "Currency", "Tools", "Writing"]
    assert table.you.points == 1


# ruling 68
def test_an_empty_score_pile_gives_nothing_and_still_receives() -> None:
    table = play(me="yellow: Medicine; score: Tools, Compass").dogma("Medicine")
    assert table.me.score == ["Compass"]
    assert table.you.score == ["Tools"]
    table = play(me="yellow: Medicine", you="score: Tools, Compass").dogma("Medicine")
    assert table.me.score == ["Compass"]
    assert table.you.score == ["Tools"]


def test_an_opponent_with_as_many_leaves_is_not_touched() -> None:
    table = play(me="yellow: Medicine; score: Tools", you="yellow: Agriculture; score: Paper").dogma("Medicine")
    assert table.me.score == ["Tools"]
    assert table.you.score == ["Paper"]

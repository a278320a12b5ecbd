"""Navigation (green, 4)."""

from splay.playing import play


def test_takes_a_two_or_a_three() -> None:
    table = play(me="green: Navigation", you="score: Tools, Currency, Compass, Anatomy")
    table.dogma("Navigation", you=["Compass"])
    assert table.asked == [("you", "card", ["currency", "compass"])]
    assert table.me.score == ["Compass"]
    assert table.you.score == ["Anatomy", "Currency", "Tools"]
    assert table.me.scored == 0


def test_the_only_fitting_card_goes_unasked() -> None:
    table = play(me="green: Navigation", you="score: Tools, Currency").dogma("Navigation")
    assert table.asked == []
    assert table.changes == "me score +Currency; you score -Currency"


def test_ones_and_fours_stay() -> None:
    table = play(me="green: Navigation; score: Mapmaking", you="score: Tools, Anatomy; hand: Currency")
    table.dogma("Navigation")
    assert table.me.score == ["Mapmaking"]
    assert table.you.score == ["Anatomy", "Tools"]
    assert table.shown == []


def test_an_opponent_with_as_many_crowns_keeps_everything() -> None:
    table = play(me="green: Navigation", you="blue: Translation; score: Currency").dogma("Navigation")
    assert table.me.score == []
    assert table.you.score == ["Currency"]

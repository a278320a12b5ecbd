"""Skyscrapers (8, yellow). No yellow base card has a clock, so its words "not yellow" cannot be tried out."""

from splay.playing import play


def test_takes_a_card_scores_the_next_and_returns_the_rest() -> None:  # ruling 131
    table = play(
        me="yellow: Skyscrapers; purple: Philosophy",
        you="purple: Railroad, Mysticism, Monotheism, City States, Code of Laws",
    )
    table.dogma("Skyscrapers", you=["City States"])
    assert table.me.pile("purple") == ["Railroad", "Philosophy"]
    assert table.you.score == ["Mysticism"]
    assert table.you.scored == 1
    assert table.you.pile("purple") == []
    assert table.supply(1)[-2:] == ["City States", "Code of Laws"]
    assert table.bottom_of_supply(2) == "Monotheism"


def test_scores_the_last_card_if_there_is_no_rest() -> None:
    table = play(me="yellow: Skyscrapers", you="purple: Railroad, Mysticism; blue: Tools, Writing")
    table.dogma("Skyscrapers")
    assert table.changes == "me purple +Railroad; you purple -Railroad -Mysticism; you score +Mysticism"


def test_scores_nothing_if_nothing_lay_beneath() -> None:
    table = play(me="yellow: Skyscrapers", you="purple: Railroad")
    table.dogma("Skyscrapers")
    assert table.changes == "me purple +Railroad; you purple -Railroad"


def test_the_opponent_chooses_among_cards_with_a_clock() -> None:
    table = play(me="yellow: Skyscrapers", you="blue: Rocketry, Tools; purple: Railroad, Mysticism; red: Coal")
    table.dogma("Skyscrapers", you=["Rocketry"])
    assert table.asked == [("you", "card", ["rocketry", "railroad"])]
    assert table.changes == "me blue +Rocketry; you blue -Rocketry -Tools; you score +Tools"


def test_a_clock_further_down_does_not_count() -> None:
    table = play(me="yellow: Skyscrapers", you="blue up: Tools, Rocketry, Writing")
    table.dogma("Skyscrapers")
    assert table.you.pile("blue") == ["Tools", "Rocketry", "Writing"]
    assert table.you.score == []

"""Miniaturization: a [10] back for a [10] for each value in the score pile."""

from splay.playing import play


def test_a_ten_gives_a_ten_for_each_value_scored() -> None:
    table = play(
        me="red: Miniaturization; hand: Robotics, Tools; score: Sailing, Oars, Machinery, Coal",
        supply={10: "A.I., Databases, Software, Stem Cells"},
    ).dogma("Miniaturization", me=["Robotics"])
    assert table.bottom_of_supply(10) == "Robotics"
    assert table.me.hand == ["A.I.", "Databases", "Software", "Tools"]


def test_another_value_gives_nothing() -> None:  # hard case 26
    table = play(me="red: Miniaturization; hand: Robotics, Genetics; score: Sailing, Machinery")
    table.dogma("Miniaturization", me=["Genetics"])
    assert table.me.hand == ["Robotics"]
    assert table.bottom_of_supply(9) == "Genetics"


def test_miniaturization_can_be_declined() -> None:  # hard case 26
    table = play(me="red: Miniaturization; hand: Robotics; score: Sailing").dogma("Miniaturization", me=["pass"])
    assert table.me.hand == ["Robotics"]


def test_an_empty_score_pile_gives_nothing() -> None:
    table = play(me="red: Miniaturization; hand: Robotics").dogma("Miniaturization", me=["Robotics"])
    assert table.me.hand == []
    assert table.bottom_of_supply(10) == "Robotics"


def test_an_empty_hand_has_no_choice() -> None:
    table = play(me="red: Miniaturization; score: Sailing").dogma("Miniaturization")
    assert (table.me.hand, table.asked) == ([], [])


def test_the_returned_card_can_be_drawn_again() -> None:
    table = play(me="red: Miniaturization; hand: Robotics; score: Sailing, Coal", supply={10: "A.I., end"})
    table.dogma("Miniaturization", me=["Robotics"])
    assert table.me.hand == ["A.I.", "Robotics"]
    assert table.result is None


def test_too_many_values_end_the_game() -> None:  # hard case 14
    table = play(me="red: Miniaturization; hand: Robotics; score: Sailing, Coal, Machinery", supply={10: "A.I., end"})
    table.dogma("Miniaturization", me=["Robotics"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])

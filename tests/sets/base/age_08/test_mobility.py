"""Mobility (8, red)."""

from splay.playing import play


def test_takes_the_two_highest_that_are_not_red_and_have_no_factory() -> None:
    table = play(
        me="red: Mobility",
        you="red: Flight; purple: Railroad; green: Classification; yellow: Anatomy; blue: Alchemy",
        supply={8: "Socialism"},
    )
    table.dogma("Mobility")
    assert table.me.score == ["Anatomy", "Classification"]
    assert table.me.scored == 0
    assert table.you.hand == ["Socialism"]
    assert table.you.pile("red") == ["Flight"]
    assert table.you.pile("purple") == ["Railroad"]
    assert table.you.pile("blue") == ["Alchemy"]


def test_the_owner_chooses_among_equal_cards() -> None:  # hard case 18
    table = play(me="red: Mobility", you="blue: Atomic Theory; green: Classification; purple: Democracy")
    table.dogma("Mobility", you=["Democracy", "Atomic Theory"])
    assert table.asked[0] == ("you", "card", ["atomic-theory", "classification", "democracy"])
    assert table.me.score == ["Atomic Theory", "Democracy"]
    assert table.you.pile("green") == ["Classification"]
    assert len(table.you.hand) == 1


def test_the_owner_chooses_the_second_among_equal_cards() -> None:  # hard case 18
    table = play(me="red: Mobility", you="blue: Evolution; green: Classification; purple: Democracy")
    table.dogma("Mobility", you=["Democracy"])
    assert table.asked == [("you", "card", ["classification", "democracy"])]
    assert table.me.score == ["Democracy", "Evolution"]


def test_the_second_card_has_another_color() -> None:  # ruling 129, hard case 18
    table = play(me="red: Mobility", you="blue: Evolution, Atomic Theory; green: Sailing")
    table.dogma("Mobility")
    assert table.me.score == ["Evolution", "Sailing"]
    assert table.you.pile("blue") == ["Atomic Theory"]


def test_the_order_of_equal_cards_can_decide_a_special_achievement() -> None:  # hard case 18
    board = "blue: Genetics, Software; green up: Satellites, Databases; red up: Fission, Flight, Miniaturization"
    table = play(me="red: Mobility", you=board)
    table.dogma("Mobility", you=["Genetics"])
    assert table.me.score == ["Genetics", "Satellites"]
    assert table.you.achievements == ["World"]
    table = play(me="red: Mobility", you=board)
    table.dogma("Mobility", you=["Satellites"])
    assert table.me.score == ["Genetics", "Satellites"]
    assert table.you.achievements == []


def test_a_single_fitting_card_goes_and_brings_one_8() -> None:
    table = play(me="red: Mobility", you="blue: Tools, Writing", supply={8: "Socialism"})
    table.dogma("Mobility")
    assert table.me.score == ["Tools"]
    assert table.you.pile("blue") == ["Writing"]
    assert table.you.hand == ["Socialism"]


def test_draws_nothing_if_no_card_fits() -> None:
    table = play(me="red: Mobility", you="red: Optics; purple: Railroad, Mysticism")
    table.dogma("Mobility")
    assert table.me.score == []
    assert table.you.hand == []

"""Mobility (8, red)."""

from splay.playing import play


def test_takes_the_two_highest_that_are_not_red_and_have_no_factory() -> None:
    table = play(
        me="red: Mobility",
        you="red: Flight; purple: Railroad; green: Classification; yellow: Anatomy; blue: Alchemy",
        supply={8: "Socialism"},
    )
    table.dogma("Mobility")
    assert table.changes == (
        "me score +Anatomy +Classification; you green -Classification; you yellow -Anatomy; you hand +Socialism"
    )
    assert table.me.scored == 0


def test_the_owner_chooses_among_equal_cards() -> None:  # hard case 18
    table = play(
        me="red: Mobility",
        you="blue: Atomic Theory; green: Classification; purple: Democracy",
        supply={8: "Antibiotics"},
    )
    table.dogma("Mobility", you=["Democracy", "Atomic Theory"])
    assert table.asked[0] == ("you", "card", ["atomic-theory", "classification", "democracy"])
    assert table.changes == (
        "me score +Atomic Theory +Democracy; you blue -Atomic Theory; you purple -Democracy; you hand +Antibiotics"
    )


def test_the_owner_chooses_the_second_among_equal_cards() -> None:  # hard case 18
    table = play(
        me="red: Mobility", you="blue: Evolution; green: Classification; purple: Democracy", supply={8: "Antibiotics"}
    )
    table.dogma("Mobility", you=["Democracy"])
    assert table.asked == [("you", "card", ["classification", "democracy"])]
    assert table.changes == (
        "me score +Democracy +Evolution; you blue -Evolution; you purple -Democracy; you hand +Antibiotics"
    )


def test_the_second_card_has_another_color() -> None:  # ruling 129, hard case 18
    table = play(me="red: Mobility", you="blue: Evolution, Atomic Theory; green: Sailing", supply={8: "Antibiotics"})
    table.dogma("Mobility")
    assert table.changes == (
        "me score +Evolution +Sailing; you blue -Evolution; you green -Sailing; you hand +Antibiotics"
    )


def test_the_order_of_equal_cards_can_decide_a_special_achievement() -> None:  # hard case 18
    board = "blue: Genetics, Software; green up: Satellites, Databases; red up: Fission, Flight, Miniaturization"
    moved = "me score +Genetics +Satellites; you blue -Genetics; you green -Satellites; you green unsplayed; "
    table = play(me="red: Mobility", you=board, supply={8: "Mass Media"})
    table.dogma("Mobility", you=["Genetics"])
    assert table.changes == moved + "you hand +Mass Media; you achievements +World; available -World"
    table = play(me="red: Mobility", you=board, supply={8: "Mass Media"})
    table.dogma("Mobility", you=["Satellites"])
    assert table.changes == moved + "you hand +Mass Media"


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

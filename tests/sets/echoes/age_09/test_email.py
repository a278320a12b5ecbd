"""Email (9, green): EC202."""

from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes, forecast


def test_foreshadows_a_10_and_a_9_and_uses_the_lowest_top_card_that_is_not_green() -> None:
    table = echoes(
        "green: Email; blue: Writing; red: Coal",
        supply={10: "Robotics, Databases", 9: "Computers", 2: "Calendar"},
    )
    table.dogma("Email")
    assert forecast(table) == ["Computers", "Robotics"]
    assert table.me.hand == ["Calendar"]
    assert table.me.pile("red") == ["Coal"]
    assert table.asked == []


def test_the_lowest_of_several_is_chosen() -> None:
    table = echoes(
        "green: Email, Sailing; blue: Writing; red: Archery, Oars; purple: Astronomy",
        supply={2: "Calendar", 10: "Globalization", 9: "Collaboration"},
    )
    table.dogma("Email", me=["Writing"])
    assert table.asked == [("me", "card", ["writing", "archery"])]
    assert table.changes == "me hand +Calendar; me forecast +Collaboration +Globalization"


def test_its_demand_is_not_executed() -> None:
    table = echoes("green: Email; red: Archery", "hand: Oars").dogma("Email")
    assert (table.me.hand, table.you.hand) == ([], ["Oars"])
    assert len(forecast(table)) == 2


def test_its_echo_effect_is_not_executed_either() -> None:  # EC040
    table = echoes("green: Email; purple: Karaoke; red: Fission; blue: Laser", supply={10: "A.I.", 9: "Specialization"})
    table.dogma("Email", me=["Karaoke", "pass"])
    assert table.changes == "me forecast +A.I. +Specialization"
    assert table.asked[1:] == [("me", "card", ["laser", "fission", "email", "karaoke", "pass"])]


def test_without_a_top_card_that_is_not_green_nothing_is_executed() -> None:
    table = echoes("green: Email, Clothing").dogma("Email")
    assert len(forecast(table)) == 2
    assert table.me.hand == []


def test_yamato_is_as_high_as_on_a_board() -> None:
    table = echoes(
        "green: Email; red: Battleship Yamato; blue: Software",
        sets=[*SETS, ARTIFACTS],
        supply={10: "The Internet, Bioengineering, Self Service, Databases", 9: "Services"},
    )
    table.dogma("Email")
    assert table.changes == (
        "me green +Databases +Self Service; me score +Bioengineering; me forecast +Services +The Internet"
    )


def test_as_many_clocks_share_all_of_it_and_what_it_executes_is_for_one_alone() -> None:
    table = echoes(
        "green: Email; blue: Writing",
        "green: Satellites; yellow: Agriculture; hand: Oars",
        supply={
            10: "Robotics, Databases",
            9: "Computers, Ecology",
            "echoes 10": "Sudoku",
            "echoes 9": "Laser, Rock",
            2: "Monotheism, Construction",
        },
    )
    table.dogma("Email", you=["Oars"])
    assert table.changes == (
        "me hand +Construction +Rock; me forecast +Computers +Robotics; you hand -Oars; you score +Monotheism; "
        "you forecast +Laser +Sudoku"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes("green: Email", "green: Bicycle", supply={10: "A.I.", 9: "Services"}).dogma("Email")
    assert not table.bonus
    assert table.changes == "me forecast +A.I. +Services"

"""The Internet: splay green up, score a [10], meld a [10] for every two clocks."""

import pytest

from splay.core.symbols import CLOCK
from splay.playing import play


def test_scores_one_ten_and_melds_one_for_two_clocks() -> None:
    table = play(me="purple: The Internet", supply={10: "Stem Cells, Databases, A.I."}).dogma("The Internet")
    assert table.me.score == ["Stem Cells"]
    assert table.me.pile("green") == ["Databases"]
    assert table.supply(10)[0] == "A.I."


def test_the_melded_cards_are_not_executed() -> None:
    table = play(me="purple: The Internet", supply={10: "Stem Cells, A.I., Databases"}).dogma("The Internet")
    assert table.me.pile("purple") == ["A.I.", "The Internet"]
    assert table.me.score == ["Stem Cells"]


def test_an_odd_clock_counts_for_nothing() -> None:
    table = play(me="purple: The Internet; blue: Publications", supply={10: "Stem Cells, Databases, A.I."})
    table.dogma("The Internet")
    assert table.supply(10)[0] == "A.I."
    assert table.changes == "me green +Databases; me score +Stem Cells"


def test_a_splay_comes_before_the_count() -> None:
    table = play(
        me="purple: The Internet; green: Satellites, Databases",
        supply={10: "Stem Cells, Globalization, Robotics, Miniaturization, A.I., Software"},
    ).dogma("The Internet", me=["green"])
    assert table.changes == (
        "me red +Miniaturization +Robotics; me green splayed up; me yellow +Globalization; me purple +A.I.; "
        "me score +Stem Cells"
    )
    assert table.supply(10)[0] == "Software"


def test_the_splay_can_be_declined() -> None:
    table = play(
        me="purple: The Internet; green: Satellites, Databases",
        supply={10: "Stem Cells, Globalization, Robotics, Miniaturization"},
    ).dogma("The Internet", me=["pass"])
    assert table.changes == "me red +Robotics; me yellow +Globalization; me score +Stem Cells"
    assert table.supply(10)[0] == "Miniaturization"


def test_a_splay_that_changes_nothing_is_not_offered() -> None:
    table = play(
        me="purple: The Internet, Mysticism; green up: Sailing, Clothing; red: Oars, Coal",
        supply={10: "Globalization, Databases"},
    )
    table.dogma("The Internet")
    assert table.asked == []
    assert table.changes == "me green +Databases; me score +Globalization"


def test_a_sharing_opponent_melds_for_his_own_clocks() -> None:
    table = play(
        me="purple: The Internet",
        you="blue: Rocketry; red: Flight",
        supply={10: "Stem Cells, Databases, A.I., Globalization, Robotics, Software"},
    ).dogma("The Internet")
    assert (table.you.score, table.me.score) == (["Stem Cells"], ["Databases"])
    assert (table.you.pile("purple"), table.you.pile("yellow")) == (["A.I."], ["Globalization"])
    assert table.me.pile("red") == ["Robotics"]
    assert table.bonus
    assert table.me.hand == ["Software"]


def test_the_melds_can_end_the_game() -> None:  # hard case 14
    table = play(me="purple: The Internet; green: Satellites", you="score: Coal", supply={10: "A.I., Robotics, end"})
    table.dogma("The Internet")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert (table.me.score, table.me.pile("red")) == (["A.I."], ["Robotics"])


@pytest.mark.parametrize(
    ("moment", "achieved"),
    [("after_each_change", "; me achievements +World; available -World"), ("after_each_effect", "")],
)
def test_twelve_clocks_between_two_melds_are_a_world(moment: str, achieved: str) -> None:  # hard case 8
    table = play(
        me="purple up: The Internet, Railroad; blue: Computers; red: Fission",
        supply={10: "Stem Cells, Databases, Software, Robotics, A.I."},
        special_achievements=moment,
    ).dogma("The Internet")
    assert table.me.player.count(CLOCK) == 11
    assert table.changes == (
        f"me blue +Software; me red +Robotics; me green +Databases; me purple +A.I.; me score +Stem Cells{achieved}"
    )

"""A.I.: score a [10]; with Robotics and Software on top the lowest score wins."""

import pytest

from splay.playing import play


def test_scores_a_ten() -> None:
    table = play(me="purple: A.I.", supply={10: "Stem Cells"}).dogma("A.I.")
    assert (table.me.score, table.me.scored) == (["Stem Cells"], 1)
    assert table.result is None


def test_the_lowest_score_wins() -> None:
    table = play(me="purple: A.I.; red: Robotics", you="blue: Software").dogma("A.I.")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["you"], "A.I.")


def test_the_lowest_score_can_be_the_own_one() -> None:
    table = play(me="purple: A.I.", you="blue: Software; red: Robotics; score: Computers, Fission").dogma("A.I.")
    assert table.result is not None
    assert table.result.winners == ["me"]


@pytest.mark.parametrize("mine", ["red: Robotics", "blue: Software", "red: Coal, Robotics; blue: Software"])
def test_both_cards_must_be_on_top(mine: str) -> None:
    table = play(me=f"purple: A.I.; {mine}", supply={10: "Globalization"}).dogma("A.I.")
    assert table.result is None
    assert table.changes == "me score +Globalization"


def test_a_tie_for_the_lowest_score_goes_on() -> None:  # ruling 24
    table = play(
        me="purple: A.I.; red: Robotics; blue: Software",
        you="score: Tools",
        third="score: Oars",
        supply={10: "Databases"},
    )
    table.dogma("A.I.")
    assert table.result is None
    assert table.changes == "me score +Databases"


def test_a_sharing_opponent_scores_too() -> None:
    table = play(me="purple: A.I.", you="blue: Experimentation", supply={10: "Stem Cells, Databases, Robotics"})
    table.dogma("A.I.")
    assert table.changes == "me hand +Robotics; me score +Databases; you score +Stem Cells"
    assert table.bonus


def test_single_players_are_compared_in_a_team_game() -> None:  # ruling 106
    table = play(
        me="purple: A.I.; red: Robotics; blue: Software",
        you="score: Machinery",
        third="score: Tools",
        fourth="score: Calendar",
        teams="13-24",
    ).dogma("A.I.")
    assert table.result is not None
    assert table.result.winners == ["me", "third"]


def test_partners_who_tie_do_not_win() -> None:  # ruling 106
    table = play(
        me="purple: A.I.; red: Robotics; blue: Software",
        you="score: Tools",
        third="score: Coal",
        fourth="score: Oars",
        teams="13-24",
        supply={10: "The Internet"},
    ).dogma("A.I.")
    assert table.result is None
    assert table.changes == "me score +The Internet"


def test_without_a_ten_the_highest_score_wins_instead() -> None:  # hard case 14
    table = play(me="purple: A.I.; red: Robotics; blue: Software", you="score: Tools", supply={10: "end"})
    table.dogma("A.I.")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])

"""Globalization: a top leaf goes back; if no leaves outnumber factories the most points win."""

import pytest

from splay.playing import play


def test_the_victim_returns_a_top_card_with_a_leaf() -> None:
    table = play(
        me="yellow: Globalization",
        you="yellow: Agriculture; green: Sailing; red: Oars",
        supply={6: "Canning"},
    )
    table.dogma("Globalization", you=["Sailing"])
    assert table.asked == [("you", "card", ["sailing", "agriculture"])]
    assert (table.you.pile("green"), table.you.pile("yellow")) == ([], ["Agriculture"])
    assert table.bottom_of_supply(1) == "Sailing"
    assert table.me.score == ["Canning"]
    assert table.result is None


def test_without_a_leaf_on_top_nothing_is_returned() -> None:
    table = play(me="yellow: Globalization", you="red: Oars; green: The Wheel, Sailing").dogma("Globalization")
    assert (table.you.pile("red"), table.you.pile("green")) == (["Oars"], ["The Wheel", "Sailing"])


def test_the_most_points_win_if_no_leaves_outnumber_factories() -> None:
    table = play(me="yellow: Globalization", you="score: Coal").dogma("Globalization")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Globalization")
    assert table.me.points == 6


def test_the_most_points_can_be_an_opponents() -> None:
    table = play(me="yellow: Globalization", you="score: Bicycle").dogma("Globalization")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_tie_for_the_most_points_goes_on() -> None:  # ruling 24
    table = play(me="yellow: Globalization", you="score: Vaccination").dogma("Globalization")
    assert table.me.points == table.you.points == 6
    assert table.result is None


def test_the_tie_may_be_with_the_third_player() -> None:
    table = play(me="yellow: Globalization", third="score: Vaccination", supply={6: "Canning"}).dogma("Globalization")
    assert table.result is None
    assert table.changes == "me score +Canning"


@pytest.mark.parametrize(("more", "wins"), [("", True), ("; green: Sailing", False)])
def test_as_many_leaves_as_factories_are_not_more(more: str, wins: bool) -> None:
    table = play(me=f"yellow: Globalization; purple: Services{more}", supply={6: "Canning"}).dogma("Globalization")
    assert table.changes == "me score +Canning"
    assert (table.result is not None) == wins


def test_the_leaves_of_any_player_count() -> None:
    table = play(
        me="yellow: Globalization", you="", third="green: Sailing; blue: Pottery", supply={6: "Classification"}
    )
    table.dogma("Globalization", third=["Sailing"])
    assert table.result is None
    assert table.changes == "me score +Classification; third green -Sailing"


def test_a_sharing_opponent_scores_and_compares_first() -> None:
    table = play(me="yellow: Globalization", you="red: Coal", supply={6: "Canning"}).dogma("Globalization")
    assert (table.you.score, table.me.score) == (["Canning"], [])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_partners_add_up_their_points() -> None:  # ruling 106
    table = play(me="yellow: Globalization", you="score: Anatomy", third="", fourth="score: Invention", teams="13-24")
    table.dogma("Globalization")
    assert table.result is not None
    assert table.result.winners == ["you", "fourth"]


def test_partners_with_as_many_points_as_each_other_win() -> None:  # ruling 106
    table = play(me="yellow: Globalization", you="", third="score: Canning", fourth="score: Coal", teams="13-24")
    table.dogma("Globalization")
    assert table.result is not None
    assert table.result.winners == ["me", "third"]


def test_teams_with_as_many_points_as_each_other_go_on() -> None:
    table = play(
        me="yellow: Globalization",
        you="score: Machinery",
        third="",
        fourth="score: Medicine",
        teams="13-24",
        supply={6: "Classification"},
    )
    table.dogma("Globalization")
    assert table.result is None
    assert table.changes == "me score +Classification"

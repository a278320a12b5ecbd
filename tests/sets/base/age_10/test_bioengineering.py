"""Bioengineering: take an opponent's top card with a leaf; the most leaves may win."""

import pytest

from splay.playing import play


def test_takes_a_leaf_of_an_opponent_into_the_score_pile() -> None:
    table = play(
        me="blue: Bioengineering; purple: Code of Laws", you="yellow: Agriculture; green: Sailing; red: Oars"
    ).dogma("Bioengineering", me=["Agriculture"])
    assert table.asked == [("me", "card", ["sailing", "agriculture"])]
    assert table.me.scored == 0
    assert table.changes == "me score +Agriculture; you yellow -Agriculture"
    assert table.result is None


def test_takes_nothing_if_no_opponent_shows_a_leaf_on_top() -> None:
    table = play(me="blue: Bioengineering", you="red: Oars; green: The Wheel, Sailing").dogma("Bioengineering")
    assert table.me.score == []
    assert (table.you.pile("red"), table.you.pile("green")) == (["Oars"], ["The Wheel", "Sailing"])


def test_takes_from_any_of_several_opponents() -> None:
    table = play(me="blue: Bioengineering", you="green: Sailing", third="green: Clothing; purple: Code of Laws")
    table.dogma("Bioengineering", me=["Clothing"])
    assert table.asked == [("me", "card", ["sailing", "clothing", "code-of-laws"])]
    assert (table.me.score, table.third.pile("green")) == (["Clothing"], [])
    assert table.result is None


def test_the_single_player_with_the_most_leaves_wins() -> None:
    table = play(me="blue: Bioengineering; yellow: Agriculture", you="purple: Lighting; red: Oars")
    table.dogma("Bioengineering")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == (
        "card",
        ["me"],
        "Bioengineering",
    )


def test_the_most_leaves_can_be_an_opponents() -> None:
    table = play(me="blue: Bioengineering; green: Clothing", you="yellow: Agriculture; purple: Code of Laws")
    table.dogma("Bioengineering", me=["Code of Laws"])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_tie_for_the_most_leaves_goes_on() -> None:  # ruling 24
    table = play(me="blue: Bioengineering; green: Clothing", you="purple left: Services, Code of Laws; green: Sailing")
    table.dogma("Bioengineering", me=["Services"])
    assert table.changes == "me score +Services; you purple -Services; you purple unsplayed"
    assert table.result is None


@pytest.mark.parametrize(("purple", "wins"), [("Reformation", False), ("Lighting", True)])
def test_somebody_must_have_fewer_than_three_leaves(purple: str, wins: bool) -> None:
    table = play(
        me="blue: Bioengineering; yellow: Agriculture; green: Clothing",
        you=f"purple: {purple}; green: Sailing",
    ).dogma("Bioengineering", me=["Sailing"])
    assert table.changes == "me score +Sailing; you green -Sailing"
    assert (table.result is not None) == wins


def test_partners_who_tie_do_not_win() -> None:  # ruling 106
    table = play(
        me="blue: Bioengineering; yellow: Agriculture",
        third="purple: Services",
        fourth="",
        teams="13-24",
    ).dogma("Bioengineering")
    assert table.result is None
    assert table.third.pile("purple") == ["Services"]


def test_the_single_best_player_wins_for_his_team() -> None:  # ruling 106
    table = play(
        me="blue: Bioengineering; yellow: Agriculture; green: Sailing",
        you="purple: Services; yellow: Perspective",
        third="",
        fourth="green: Clothing",
        teams="13-24",
    ).dogma("Bioengineering", me=["Perspective"])
    assert table.result is not None
    assert table.result.winners == ["me", "third"]


def test_a_sharing_opponent_takes_a_leaf_as_well() -> None:
    table = play(
        me="blue: Bioengineering; green: Sailing",
        you="blue: Rocketry; purple: Code of Laws",
        supply={10: "The Internet"},
    )
    table.dogma("Bioengineering")
    assert table.changes == (
        "me green -Sailing; me hand +The Internet; me score +Code of Laws; you purple -Code of Laws; you score +Sailing"
    )
    assert table.bonus

"""Achieving: five points a value, a top card high enough, and an achievement still there (rulings 17, 19)."""

from __future__ import annotations

from splay.core.session import Session
from splay.playing import play
from splay.sets.scenario import scenario


def offered(me: str, you: str = "", available: str | None = None) -> list[str]:
    """The values that `me` could achieve now."""
    keys = Session(scenario(me, you, available=available)).questions[0].keys()
    return [key.removeprefix("achieve:") for key in keys if key.startswith("achieve:")]


def test_five_points_and_a_top_card_are_enough_for_a_1() -> None:
    assert offered("red: Oars; score: Coal") == ["1"]


def test_four_points_are_too_few() -> None:  # near miss
    assert offered("red: Oars; score: Gunpowder") == []


def test_points_without_a_top_card_are_not_enough() -> None:
    assert offered("score: Coal, Banking, Physics") == []


def test_the_top_card_bounds_the_value() -> None:
    assert offered("red: Construction; score: Coal, Banking, Physics") == ["1", "2"]  # 15 points, highest top card 2


def test_the_points_bound_the_value() -> None:
    assert offered("red: Coal; score: Banking, Gunpowder, Physics") == ["1", "2"]  # 14 points


def test_exactly_five_times_the_value_is_enough() -> None:
    assert offered("red: Optics; score: Banking, Coal, Physics") == ["1", "2", "3"]


def test_a_high_card_that_is_covered_does_not_help() -> None:
    assert offered("red up: Oars, Coal; score: Banking, Physics") == ["1"]


def test_nine_is_the_highest_achievement() -> None:
    score = "A.I., Databases, Globalization, Software, Robotics, Stem Cells"
    assert offered(f"red: Miniaturization; score: {score}") == [str(value) for value in range(1, 10)]


def test_what_another_player_has_is_not_available() -> None:
    assert offered("red: Construction; score: Coal, Banking", you="achievements: 1") == ["2"]


def test_what_one_has_is_not_available() -> None:
    assert offered("red: Construction; score: Coal, Banking; achievements: 1") == ["2"]


def test_another_of_the_same_value_costs_as_much_again() -> None:  # ruling 17
    assert offered("red: Oars; score: Coal; achievements: 1", available="1") == []
    assert offered("red: Oars; score: Coal, Gunpowder; achievements: 1", available="1") == []
    assert offered("red: Oars; score: Coal, Banking; achievements: 1", available="1") == ["1"]
    assert offered("red: Oars; score: Coal, Banking; achievements: 1, 1", available="1") == []
    assert offered("red: Oars; score: Coal, Banking, Physics; achievements: 1, 1", available="1") == ["1"]


def test_an_achievement_of_another_value_does_not_raise_the_cost() -> None:  # ruling 17
    assert offered("red: Oars; score: Coal; achievements: 2, Empire", available="1") == ["1"]


def test_points_are_kept_and_the_card_lies_face_down() -> None:
    table = play(me="red: Construction; score: Coal, Banking")
    table.achieve(2)
    assert table.me.achievements == ["2"]
    assert (table.me.points, table.me.score) == (10, ["Banking", "Coal"])
    assert sorted(card.age for card in table.game.available.cards) == [1, 3, 4, 5, 6, 7, 8, 9]
    assert [event.seen for event in table.events if event.kind == "achieve"] == [0]


def test_a_higher_achievement_may_be_taken_first_and_a_lower_next() -> None:
    table = play(me="red: Construction; score: Coal, Banking")
    table.achieve(2).achieve(1)
    assert table.me.achievements == ["1", "2"]
    assert table.game.turn_seat == 1


def test_special_achievements_are_no_action() -> None:  # ruling 19
    assert offered("red: Construction; score: Coal, Banking", available="Empire, Monument") == []


def test_a_verb_achieves_nothing_if_no_achievement_has_the_value() -> None:
    player = scenario("red: Oars", available="2, 3").players[0]
    assert player.achieve(1) is None
    assert player.achieve(2) is not None

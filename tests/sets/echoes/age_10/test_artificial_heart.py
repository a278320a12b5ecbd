"""Artificial Heart (10, blue): EC207; ruling 217."""

import pytest

from tests.sets.echoes.tables import echoes

HEART = "Artificial Heart"


def test_claims_an_achievement_for_half_the_points() -> None:
    table = echoes(f"blue: {HEART}; score: Flight", available="1, 7, 8, Empire")  # 8 points, and 11 for its bonus
    table.dogma(HEART, me=[7])
    assert [len(keys) for _, _, keys in table.asked] == [2]
    assert table.me.achievements == ["7"]
    assert sorted(card.age for card in table.game.available) == [1, 8]
    assert table.me.points == 19


@pytest.mark.parametrize(("score", "claimed"), [("Writing", []), ("Oars, Sailing, Tools, Calendar", ["6"])])
def test_a_point_too_few_claims_nothing(score: str, claimed: list[str]) -> None:
    table = echoes(f"blue: {HEART}; score: {score}; achievements: 1, 2", "", available="6").dogma(HEART)
    assert table.me.points in (12, 16)  # 24 and 32, of 30
    assert table.me.achievements == sorted(["1", "2", *claimed])


def test_the_top_card_must_be_high_enough_as_ever() -> None:  # ruling 217
    table = echoes("red: Coal; score: Robotics, Software, Databases", available="5, 6")
    table.game.players[0].use(table.card(HEART))
    assert table.me.achievements == ["5"]


def test_another_one_of_a_value_costs_more() -> None:
    table = echoes(f"blue: {HEART}; score: Coal; achievements: 4", available="4")  # 32 of 40
    table.dogma(HEART)
    assert table.me.achievements == ["4"]
    table = echoes(f"blue: {HEART}; score: Robotics; achievements: 4", available="4").dogma(HEART)  # 42
    assert table.me.achievements == ["4", "4"]


def test_without_an_available_one_nothing_happens() -> None:
    table = echoes(f"blue: {HEART}", available="Empire, World").dogma(HEART)
    assert (table.asked, table.me.achievements) == ([], [])


def test_as_many_leaves_share_and_claim_first() -> None:
    table = echoes(
        f"blue: {HEART}", "yellow: Fermenting; score: Oars, Coal", available="1, 2", supply={10: "Miniaturization"}
    )
    table.dogma(HEART, you=[2])
    assert table.changes == "me hand +Miniaturization; me achievements +1; you achievements +2; available -1 -2"
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes(f"blue: {HEART}", "green: Sailing; score: Oars, Coal", available="1").dogma(HEART)
    assert (table.you.achievements, table.me.achievements) == ([], ["1"])
    assert not table.bonus

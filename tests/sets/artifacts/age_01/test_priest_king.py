"""Priest-King (1, green): AR129."""

from tests.sets.artifacts.tables import artifacts


def test_scores_a_card_and_executes_the_top_card_of_its_color_alone() -> None:
    table = artifacts("green: Priest-King; red: Metalworking, Archery; hand: Oars, Tools", "", supply={1: "Writing"})
    table.dogma("Priest-King", me=["Oars"])
    assert table.me.score == ["Oars"]
    assert table.me.scored == 1
    assert table.shown == ["Writing"]  # decision 46 does not name the scored card
    assert table.me.hand == ["Tools", "Writing"]


def test_nested_effects_are_not_shared() -> None:
    table = artifacts(
        "green: Priest-King; blue: Writing; hand: Tools", "blue: Pottery, Calendar", supply={2: "Mathematics"}
    )
    table.dogma("Priest-King")
    assert table.changes == "me hand -Tools +Mathematics; me score +Tools"


def test_a_demand_is_not_executed() -> None:
    table = artifacts("green: Priest-King; red: Archery; hand: Oars", "hand: Calendar")
    table.dogma("Priest-King")
    assert table.changes == "me hand -Oars; me score +Oars"


def test_without_a_top_card_of_its_color_nothing_is_executed() -> None:
    table = artifacts("green: Priest-King; red: Metalworking; hand: Tools", "")
    table.dogma("Priest-King")
    assert table.changes == "me hand -Tools; me score +Tools"
    assert table.shown == []


def test_a_green_card_executes_the_card_itself_again() -> None:
    table = artifacts("green: Priest-King; hand: Sailing, Tools", "")
    table.dogma("Priest-King", me=["Sailing"])
    assert table.changes == "me hand -Sailing -Tools; me score +Sailing +Tools"


def test_an_empty_hand_still_claims_an_achievement() -> None:
    table = artifacts("green: Priest-King; score: Education, Calendar", "")
    table.dogma("Priest-King")
    assert table.asked == []
    assert table.me.achievements == ["1"]


def test_too_few_points_claim_nothing() -> None:
    table = artifacts("green: Priest-King; score: Education, Tools", "")
    table.dogma("Priest-King")
    assert table.me.achievements == []


def test_too_low_a_top_card_leaves_higher_achievements() -> None:
    table = artifacts("green: Priest-King; score: Robotics", "", available="2, 3")
    table.dogma("Priest-King")
    assert table.me.achievements == []


def test_the_card_just_scored_counts_for_eligibility() -> None:
    table = artifacts("green: Priest-King; score: Education, Tools; hand: Archery", "")
    table.dogma("Priest-King")
    assert table.changes == "me hand -Archery; me score +Archery; me achievements +1; available -1"


def test_must_claim_one_of_several() -> None:
    table = artifacts("green: Priest-King; blue: Calendar; score: Robotics", "")
    table.dogma("Priest-King", me=[2])
    assert table.me.achievements == ["2"]
    assert "pass" not in table.asked[0][2]


def test_a_sharer_scores_first_and_brings_the_bonus() -> None:
    table = artifacts("green: Priest-King", "red: Metalworking; hand: Tools", supply={1: "Writing"})
    table.dogma("Priest-King")
    assert table.changes == "me hand +Writing; you hand -Tools; you score +Tools"
    assert table.bonus


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("green: Priest-King", "red: Oars; hand: Tools")
    table.dogma("Priest-King")
    assert table.you.score == []
    assert not table.bonus

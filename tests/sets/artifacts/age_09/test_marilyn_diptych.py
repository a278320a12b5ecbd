"""Marilyn Diptych (9, purple): AR217."""

import pytest

from tests.sets.artifacts.tables import SETS, artifacts


def test_scoring_a_card_for_exactly_25_points_wins() -> None:
    table = artifacts("purple: Marilyn Diptych; hand: Computers, Tools; score: Rocketry, Flight")
    table.dogma("Marilyn Diptych", me=["Computers", "pass"])
    assert table.me.points == 25
    assert table.me.hand == ["Tools"]
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Marilyn Diptych")


def test_transferring_a_card_to_the_hand_for_exactly_25_points_wins() -> None:
    table = artifacts("purple: Marilyn Diptych; score: Computers, Rocketry, Flight, Tools")
    table.dogma("Marilyn Diptych", me=["Tools"])
    assert table.me.hand == ["Tools"]
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_both_can_be_declined() -> None:
    table = artifacts("purple: Marilyn Diptych; hand: Tools; score: Computers")
    table.dogma("Marilyn Diptych", me=["pass", "pass"])
    assert (table.me.hand, table.me.score) == (["Tools"], ["Computers"])
    assert table.result is None


def test_the_scored_card_can_be_taken_back() -> None:
    table = artifacts("purple: Marilyn Diptych; hand: Tools").dogma("Marilyn Diptych", me=["Tools", "Tools"])
    assert (table.me.hand, table.me.score) == (["Tools"], [])
    assert table.me.scored == 1


@pytest.mark.parametrize(
    ("score", "wins"),
    [
        ("Computers, Rocketry, Flight", True),
        ("Computers, Rocketry, Bicycle", False),
        ("Software, Rocketry, Flight", False),
    ],
)
def test_only_exactly_25_points_win(score: str, wins: bool) -> None:
    table = artifacts(f"purple: Marilyn Diptych; score: {score}").dogma("Marilyn Diptych", me=["pass"])
    assert (table.result is not None) == wins


@pytest.mark.parametrize(
    ("score", "wins"), [("Rocketry, Flight, Bicycle", True), ("Rocketry, Flight, Computers", False)]
)
def test_points_for_bonuses_count(score: str, wins: bool) -> None:  # ruling 16
    table = artifacts(f"purple: Marilyn Diptych; red: Plumbing; score: {score}", sets=[*SETS, "echoes"])
    table.dogma("Marilyn Diptych", me=["pass"])  # Plumbing has a bonus of 2
    assert (table.result is not None) == wins


def test_with_no_cards_nothing_is_asked() -> None:
    table = artifacts("purple: Marilyn Diptych").dogma("Marilyn Diptych")
    assert table.asked == []
    assert table.result is None


def test_a_sharer_comes_first() -> None:
    table = artifacts("purple: Marilyn Diptych; score: Computers, Rocketry, Flight", "blue: Translation; hand: Tools")
    table.dogma("Marilyn Diptych", you=["Tools", "pass"], me=["pass"])
    assert table.you.score == ["Tools"]
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_a_sharer_with_25_points_wins() -> None:
    table = artifacts("purple: Marilyn Diptych", "blue: Translation; score: Computers, Rocketry, Flight")
    table.dogma("Marilyn Diptych", you=["pass"])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharer_who_changes_something_brings_the_bonus() -> None:
    table = artifacts("purple: Marilyn Diptych", "blue: Translation; hand: Tools", supply={9: "Specialization"})
    table.dogma("Marilyn Diptych", you=["Tools", "pass"])
    assert table.bonus
    assert table.changes == "me hand +Specialization; you hand -Tools; you score +Tools"


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("purple: Marilyn Diptych", "green: Currency; hand: Tools").dogma("Marilyn Diptych")
    assert table.asked == []
    assert not table.bonus

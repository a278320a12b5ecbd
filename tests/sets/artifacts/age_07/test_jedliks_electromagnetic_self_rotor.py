"""Jedlik's Electromagnetic Self-Rotor (7, red): AR191."""

from tests.sets.artifacts.tables import artifacts

ROTOR = "Jedlik's Electromagnetic Self-Rotor"


def test_scores_one_melds_one_and_claims_the_achievement_although_not_eligible() -> None:
    table = artifacts(f"red: {ROTOR}", "", supply={8: "Flight, Mobility"})
    table.dogma(ROTOR)
    assert table.me.score == ["Flight"]
    assert table.me.pile("red") == ["Mobility", ROTOR]
    assert table.me.achievements == ["8"]
    assert table.me.points == 8
    assert table.asked == []


def test_claims_no_achievement_of_another_value() -> None:
    table = artifacts(f"red: {ROTOR}", "", available="7, 9", supply={8: "Flight, Mobility"})
    table.dogma(ROTOR)
    assert table.changes == "me red +Mobility; me score +Flight"


def test_claims_one_of_several_of_value_8() -> None:  # ruling 169
    table = artifacts(f"red: {ROTOR}", "", available="Rocketry, Empiricism, 9", supply={8: "Flight, Mobility"})
    table.dogma(ROTOR)
    assert table.changes == "me red +Mobility; me score +Flight; me achievements +8; available -8"


def test_may_win_by_it() -> None:
    table = artifacts(f"red: {ROTOR}; achievements: 1, 2, 3, 4, 5, 6", "", supply={8: "Flight, Mobility"})
    table.dogma(ROTOR)
    assert table.result is not None
    assert table.result.reason == "achievements"


def test_as_many_bulbs_share_and_claim_first() -> None:
    table = artifacts(f"red: {ROTOR}", "blue: Tools", supply={8: "Flight, Mobility, Rocketry, Empiricism, Antibiotics"})
    table.dogma(ROTOR)
    assert table.changes == (
        "me purple +Empiricism; me hand +Antibiotics; me score +Rocketry; you red +Mobility; you score +Flight; "
        "you achievements +8; available -8"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"red: {ROTOR}", "red: Archery", supply={8: "Flight, Mobility"})
    table.dogma(ROTOR)
    assert table.changes == "me red +Mobility; me score +Flight; me achievements +8; available -8"
    assert not table.bonus

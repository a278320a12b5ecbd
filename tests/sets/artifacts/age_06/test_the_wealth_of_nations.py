"""The Wealth of Nations (6, green): AR182."""

import pytest

from tests.sets.artifacts.tables import artifacts

WEALTH = "The Wealth of Nations"


@pytest.mark.parametrize(
    ("score", "drawn"),
    [
        ("", "Sailing"),
        ("Colonialism", "Sailing"),  # 5 exactly
        ("Coal", "Calendar"),
        ("Canning", "Calendar"),
        ("Coal, Canning", "Alchemy"),
        ("Physics, Coal, Canning", "Gunpowder"),
    ],
)
def test_scores_a_fifth_of_the_cards_scored_rounded_up(score: str, drawn: str) -> None:  # ruling 223
    supply = {1: "Oars, Sailing", 2: "Calendar", 3: "Alchemy", 4: "Gunpowder"}
    table = artifacts(f"green: {WEALTH}; score: {score}", "", supply=supply)
    table.dogma(WEALTH)
    assert sorted(table.me.score) == sorted([*score.split(", "), "Oars", drawn] if score else ["Oars", drawn])


def test_both_cards_are_scored_for_monument() -> None:
    table = artifacts(f"green: {WEALTH}", "", supply={1: "Sailing, Agriculture"})
    table.dogma(WEALTH)
    assert table.me.scored == 2
    assert table.changes == "me score +Agriculture +Sailing"


def test_a_sharer_scores_too() -> None:
    table = artifacts(
        f"green: {WEALTH}", "green: Sailing", supply={1: "Domestication, Writing, Mysticism, Tools", 6: "Emancipation"}
    )
    table.dogma(WEALTH)
    assert table.bonus
    assert table.changes == "me hand +Emancipation; me score +Mysticism +Tools; you score +Domestication +Writing"


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"green: {WEALTH}", "red: Oars", supply={1: "Domestication, Writing"})
    table.dogma(WEALTH)
    assert table.changes == "me score +Domestication +Writing"
    assert not table.bonus

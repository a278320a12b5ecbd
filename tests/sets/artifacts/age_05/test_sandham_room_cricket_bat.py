"""Sandham Room Cricket Bat (5, purple): AR176."""

import pytest

from tests.sets.artifacts.tables import artifacts

BAT = "Sandham Room Cricket Bat"


def test_a_red_six_claims_any_achievement_whether_eligible_or_not() -> None:
    table = artifacts(f"purple: {BAT}", "", available="3, 8, Empire", supply={6: "Industrialization"})
    table.dogma(BAT, me=[8])
    assert table.shown == ["Industrialization"]
    assert [len(keys) for _, _, keys in table.asked] == [2]
    assert table.me.achievements == ["8"]
    assert table.me.hand == ["Industrialization"]


@pytest.mark.parametrize("card", ["Atomic Theory", "Metric System", "Canning", "Emancipation"])
def test_a_card_of_another_color_is_kept_and_claims_nothing(card: str) -> None:  # ruling 151
    table = artifacts(f"purple: {BAT}", "", supply={6: card})
    table.dogma(BAT)
    assert table.shown == [card]
    assert table.me.hand == [card]
    assert table.me.achievements == []


def test_a_higher_red_card_is_as_good() -> None:
    table = artifacts(f"purple: {BAT}", "", available="1", supply={6: "end", 7: "Combustion"})
    table.dogma(BAT)
    assert table.changes == "me hand +Combustion; me achievements +1; available -1"


def test_without_an_available_standard_achievement_nothing_is_claimed() -> None:
    table = artifacts(f"purple: {BAT}", "", available="Empire, World", supply={6: "Industrialization"})
    table.dogma(BAT)
    assert table.me.achievements == []
    assert table.me.hand == ["Industrialization"]


def test_may_win_by_it() -> None:
    table = artifacts(
        f"purple: {BAT}; achievements: 1, 2, 3, 4, 5, 6", "", available="9", supply={6: "Industrialization"}
    )
    table.dogma(BAT)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_as_many_leaves_share_and_claim_first() -> None:
    table = artifacts(
        f"purple: {BAT}",
        "green: Clothing",
        available="1",
        supply={6: "Machine Tools, Industrialization", 5: "Statistics"},
    )
    table.dogma(BAT)
    assert table.changes == (
        "me hand +Industrialization +Statistics; you hand +Machine Tools; you achievements +1; available -1"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {BAT}", "green: Sailing", supply={6: "Canning"})
    table.dogma(BAT)
    assert table.changes == "me hand +Canning"
    assert not table.bonus

"""Syncom 3 (9, green): AR213."""

import pytest

from tests.sets.artifacts.tables import artifacts

FOUR_COLORS = "Computers, Fission, Satellites, Ecology"


def test_five_colors_win() -> None:
    table = artifacts("green: Syncom 3; hand: Tools", supply={9: f"{FOUR_COLORS}, Services"}).dogma("Syncom 3")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Syncom 3")
    assert table.shown == ["Computers", "Fission", "Satellites", "Ecology", "Services"]
    assert table.bottom_of_supply(1) == "Tools"


def test_four_colors_are_kept() -> None:  # ruling 179
    table = artifacts(
        "green: Syncom 3; hand: Code of Laws, Mysticism",  # purple, but returned first
        supply={9: f"{FOUR_COLORS}, Suburbia"},
    )
    table.dogma("Syncom 3", me=["Mysticism"])
    assert table.result is None
    assert table.me.hand == ["Computers", "Ecology", "Fission", "Satellites", "Suburbia"]
    assert table.supply(1)[-2:] == ["Mysticism", "Code of Laws"]


def test_cards_of_10_count_if_there_are_no_9s_left() -> None:
    table = artifacts(
        "green: Syncom 3",
        supply={9: "Computers, Fission, end", 10: "Databases, Stem Cells, The Internet"},
    )
    table.dogma("Syncom 3")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_too_few_cards_end_the_game() -> None:
    table = artifacts("green: Syncom 3", "score: Tools", supply={9: f"{FOUR_COLORS}, end", 10: "end"})
    table.dogma("Syncom 3")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_a_sharer_draws_first_and_can_win() -> None:
    table = artifacts("green: Syncom 3", "blue: Rocketry; hand: Tools", supply={9: f"{FOUR_COLORS}, Services"})
    table.dogma("Syncom 3")
    assert table.result is not None
    assert table.result.winners == ["you"]


@pytest.mark.parametrize(("board", "shares"), [("blue: Rocketry", True), ("blue: Computers", False)])
def test_a_sharer_needs_as_many_clocks(board: str, shares: bool) -> None:
    table = artifacts("green: Syncom 3", board, supply={10: "Software"}).dogma("Syncom 3")
    assert (len(table.you.hand), len(table.me.hand)) == ((5, 6) if shares else (0, 5))
    assert table.bonus == shares

"""Where's Waldo? (10, yellow): AR225."""

import pytest

from tests.sets.artifacts.tables import artifacts


@pytest.mark.parametrize(("board", "winner"), [("", "me"), ("purple: Code of Laws", "me"), ("yellow: Anatomy", "you")])
def test_whoever_executes_it_first_wins(board: str, winner: str) -> None:
    table = artifacts("yellow: Where's Waldo?", board).dogma("Where's Waldo?")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", [winner], "Where's Waldo?")


def test_partners_win_together() -> None:
    table = artifacts("yellow: Where's Waldo?", "", "", "", teams="13-24").dogma("Where's Waldo?")
    assert table.result is not None
    assert table.result.winners == ["me", "third"]

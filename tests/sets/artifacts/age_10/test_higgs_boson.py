"""Higgs Boson (10, blue): AR219."""

import pytest

from splay.playing import Answer
from tests.sets.artifacts.tables import artifacts

TOPS = ["Higgs Boson", "Oars", "Sailing", "Mysticism"]
BENEATH = ["Rocketry", "Fission", "Satellites", "DeLorean DMC-12"]
TWELVE_CLOCKS_BENEATH = (
    "blue: Higgs Boson, Rocketry; red: Oars, Fission; green: Sailing, Satellites; purple: Mysticism, DeLorean DMC-12"
)


def test_transfers_the_whole_board_to_the_score_pile() -> None:  # ruling 181
    table = artifacts("blue: Higgs Boson, Tools; red left: Oars, Archery; hand: Sailing; score: Pottery")
    table.dogma("Higgs Boson")
    assert table.me.score == ["Archery", "Higgs Boson", "Oars", "Pottery", "Tools"]
    assert table.me.scored == 0
    assert table.me.hand == ["Sailing"]
    assert table.me.pile("blue") == table.me.pile("red") == []
    assert table.me.splay("red") == "none"
    assert table.asked == []


@pytest.mark.parametrize(("order", "claimed"), [(TOPS + BENEATH, ["World"]), (BENEATH + TOPS, [])])
def test_the_order_is_asked_for_if_it_can_decide(order: list[Answer], claimed: list[str]) -> None:  # decision 32
    table = artifacts(TWELVE_CLOCKS_BENEATH).dogma("Higgs Boson", me=order[:-1])
    assert table.me.achievements == claimed
    assert len(table.me.score) == 8


def test_the_order_is_not_asked_for_if_it_cannot() -> None:
    table = artifacts(TWELVE_CLOCKS_BENEATH.replace("DeLorean DMC-12", "The Internet")).dogma("Higgs Boson")
    assert table.asked == []
    assert table.me.achievements == []


def test_battleship_yamato_scores_8() -> None:  # AR080
    table = artifacts("blue: Higgs Boson; red: Battleship Yamato").dogma("Higgs Boson")
    assert table.me.points == 18


def test_a_sharer_transfers_a_board_of_its_own() -> None:
    table = artifacts("blue: Higgs Boson", "purple: Philosophy; red: Oars", supply={1: "Sailing"})
    table.dogma("Higgs Boson")
    assert table.you.score == ["Oars", "Philosophy"]
    assert table.me.score == ["Higgs Boson"]
    assert table.bonus
    assert table.me.hand == ["Sailing"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Higgs Boson", "blue: Tools").dogma("Higgs Boson")
    assert table.you.pile("blue") == ["Tools"]
    assert not table.bonus

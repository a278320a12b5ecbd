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


@pytest.mark.parametrize(
    ("order", "claimed"), [(TOPS + BENEATH, "; me achievements +World; available -World"), (BENEATH + TOPS, "")]
)
def test_the_order_is_asked_for_if_it_can_decide(order: list[Answer], claimed: str) -> None:  # decision 32
    table = artifacts(TWELVE_CLOCKS_BENEATH).dogma("Higgs Boson", me=order[:-1])
    assert table.changes == (
        "me blue -Higgs Boson -Rocketry; me red -Oars -Fission; me green -Sailing -Satellites; "
        "me purple -Mysticism -DeLorean DMC-12; "
        f"me score +DeLorean DMC-12 +Fission +Higgs Boson +Mysticism +Oars +Rocketry +Sailing +Satellites{claimed}"
    )


def test_the_order_is_not_asked_for_if_it_cannot() -> None:
    table = artifacts(TWELVE_CLOCKS_BENEATH.replace("DeLorean DMC-12", "The Internet")).dogma("Higgs Boson")
    assert table.asked == []
    assert table.changes == (
        "me blue -Higgs Boson -Rocketry; me red -Oars -Fission; me green -Sailing -Satellites; "
        "me purple -Mysticism -The Internet; "
        "me score +Fission +Higgs Boson +Mysticism +Oars +Rocketry +Sailing +Satellites +The Internet"
    )


def test_battleship_yamato_scores_8() -> None:  # AR080
    table = artifacts("blue: Higgs Boson; red: Battleship Yamato").dogma("Higgs Boson")
    assert table.changes == "me blue -Higgs Boson; me red -Battleship Yamato; me score +Battleship Yamato +Higgs Boson"


def test_a_sharer_transfers_a_board_of_its_own() -> None:
    table = artifacts("blue: Higgs Boson", "purple: Philosophy; red: Oars", supply={1: "Sailing"})
    table.dogma("Higgs Boson")
    assert table.changes == (
        "me blue -Higgs Boson; me hand +Sailing; me score +Higgs Boson; you red -Oars; you purple -Philosophy; "
        "you score +Oars +Philosophy"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Higgs Boson", "blue: Tools").dogma("Higgs Boson")
    assert table.changes == "me blue -Higgs Boson; me score +Higgs Boson"
    assert not table.bonus

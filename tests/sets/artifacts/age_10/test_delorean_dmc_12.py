"""DeLorean DMC-12 (10, purple): AR226."""

from splay.core.symbols import CLOCK
from tests.sets.artifacts.tables import artifacts


def test_removes_all_top_cards_and_all_hands() -> None:  # ruling 185
    table = artifacts(
        "purple: DeLorean DMC-12; red left: Oars, Archery; hand: Tools; score: Writing; achievements: Coal",
        "blue: Pottery; green up: Sailing, Clothing, The Wheel; hand: Paper, Optics; score: Anatomy",
    )
    table.dogma("DeLorean DMC-12")
    assert table.removed == sorted(["DeLorean DMC-12", "Oars", "Tools", "Pottery", "Sailing", "Paper", "Optics"])
    assert table.me.pile("purple") == table.me.hand == table.you.hand == table.you.pile("blue") == []
    assert table.me.pile("red") == ["Archery"]
    assert table.me.splay("red") == "none"
    assert table.you.pile("green") == ["Clothing", "The Wheel"]
    assert table.you.splay("green") == "up"
    assert (table.me.score, table.you.score, table.me.achievements) == (["Writing"], ["Anatomy"], ["5"])


def test_removing_is_one_step() -> None:  # decision 39
    table = artifacts(
        "blue: Tools, Rocketry; red: Oars, Fission; green: Satellites; yellow: Rock Around the Clock; "
        "purple: DeLorean DMC-12"
    )
    table.dogma("DeLorean DMC-12")
    assert table.game.players[0].count(CLOCK) == 6
    assert table.changes == (  # World would be mine if Tools and Oars left first
        "me blue -Tools; me red -Oars; me green -Satellites; me yellow -Rock Around the Clock; "
        "me purple -DeLorean DMC-12; removed +DeLorean DMC-12 +Oars +Rock Around the Clock +Satellites +Tools"
    )


def test_not_on_top_of_any_board_it_does_nothing() -> None:
    table = artifacts("blue: Computers; hand: Tools", "purple: Mysticism, DeLorean DMC-12; hand: Oars")
    table.game.players[0].use(table.card("DeLorean DMC-12"))
    assert table.removed == []
    assert (table.me.hand, table.you.hand) == (["Tools"], ["Oars"])


def test_on_display_it_is_no_top_card() -> None:  # decision 33
    table = artifacts("display: DeLorean DMC-12; hand: Tools; red: Oars", "hand: Sailing", free_action=True)
    table.free("dogma:delorean-dmc-12")
    assert table.changes == "me display -DeLorean DMC-12"


def test_the_card_on_display_stays() -> None:  # AR040
    table = artifacts("purple: DeLorean DMC-12", "display: Luna 3; blue: Tools").dogma("DeLorean DMC-12")
    assert table.changes == "me purple -DeLorean DMC-12; you blue -Tools; removed +DeLorean DMC-12 +Tools"


def test_on_top_of_somebody_elses_board_is_enough() -> None:
    table = artifacts("hand: Tools; red: Oars", "purple: DeLorean DMC-12; hand: Sailing")
    table.game.players[0].use(table.card("DeLorean DMC-12"))
    assert table.removed == ["DeLorean DMC-12", "Oars", "Sailing", "Tools"]


def test_after_a_sharer_it_is_gone_and_nothing_more_happens() -> None:
    table = artifacts("purple: DeLorean DMC-12; red: Oars, Archery", "blue: Rocketry", supply={1: "Sailing"})
    table.dogma("DeLorean DMC-12")
    assert table.changes == (
        "me red -Oars; me purple -DeLorean DMC-12; me hand +Sailing; you blue -Rocketry; "
        "removed +DeLorean DMC-12 +Oars +Rocketry"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("purple: DeLorean DMC-12", "blue: Computers").dogma("DeLorean DMC-12")
    assert not table.bonus
    assert table.changes == "me purple -DeLorean DMC-12; you blue -Computers; removed +Computers +DeLorean DMC-12"

"""Puzzle Cube (10, purple): EC215; rulings 220, 231, 241."""

import pytest

from splay.core.result import GameOver
from splay.playing import Script
from tests.sets.echoes.tables import echoes

CUBE = "Puzzle Cube"


def test_scoring_one_bottom_card_can_win() -> None:
    table = echoes(f"purple: {CUBE}; red left: Oars, Archery, Coal; blue left: Tools, Writing").dogma(
        CUBE, me=["Coal", "pass"]
    )
    assert table.asked == [
        ("me", "card", ["writing", "coal", "puzzle-cube", "pass"]),
        ("me", "card", ["archery", "pass"]),
    ]
    assert (table.me.score, table.me.scored) == (["Coal"], 1)
    assert table.result is None  # 1, 2 and 2
    assert table.changes == "me red -Coal +Miniaturization; me score +Coal"
    table = echoes(f"purple: {CUBE}; red left: Oars, Archery").dogma(CUBE, me=["Archery", "pass"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], CUBE)
    assert table.changes == "me red -Archery; me red unsplayed; me score +Archery"


def test_two_bottom_cards_of_one_color_can_be_scored() -> None:
    table = echoes(f"purple: {CUBE}; red left: Oars, Archery, Coal").dogma(CUBE, me=["Coal", "Archery"])
    assert (table.me.score, table.me.scored) == (["Archery", "Coal"], 2)
    assert table.result is not None


def test_no_third_one_and_none_of_another_color() -> None:
    table = echoes(f"purple: {CUBE}; red left: Oars, Archery, Coal, Fission; blue: Tools", supply={10: "Software"})
    table.dogma(CUBE, me=["Fission", "Coal"])
    assert len(table.asked) == 2
    assert table.changes == "me blue +Software; me red -Coal -Fission; me score +Coal +Fission"  # nobody has won
    assert table.result is None


def test_the_only_card_of_a_color_can_be_scored_and_no_second_one() -> None:
    table = echoes(f"purple left: {CUBE}, Mysticism; red: Oars").dogma(CUBE, me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "mysticism", "pass"])]
    assert table.me.pile("red") == []
    assert table.result is not None  # purple alone: empty colors do not count (ruling 220)


@pytest.mark.parametrize(
    ("board", "won"),
    [
        (f"purple: {CUBE}, Mysticism; red: Oars, Archery, Coal", True),  # one each, unsplayed
        (f"purple left: {CUBE}, Mysticism; red up: Oars, Archery; blue right: Tools, Writing", True),
        (f"purple left: {CUBE}, Mysticism; red: Oars, Archery", False),
        (f"purple left: {CUBE}, Mysticism; red left: Oars, Archery, Coal", False),
        (f"purple: {CUBE}", True),
    ],
)
def test_the_test_is_made_although_nothing_is_scored(board: str, won: bool) -> None:  # rulings 220, 241
    table = echoes(board, supply={10: "Miniaturization"}).dogma(CUBE, me=["pass"])
    assert (table.result is not None) == won
    assert len(table.asked) == 1
    assert table.changes == ("" if won else "me red +Miniaturization")


def test_an_empty_board_wins_nothing() -> None:  # ruling 231
    table = echoes("", "")
    table.game.decider = Script({})
    table.game.players[0].use(table.card(CUBE))
    assert [len(player.tops()) for player in table.game.players] == [1, 1]
    assert all(card.age == 10 for player in table.game.players for card in player.tops())


def test_scoring_the_last_card_of_the_board_wins_nothing() -> None:  # ruling 231
    table = echoes(f"purple: {CUBE}", supply={10: "Software"}).dogma(CUBE, me=[CUBE])
    assert table.changes == "me blue +Software; me purple -Puzzle Cube; me score +Puzzle Cube"
    assert table.result is None


def test_a_sharer_wins_first() -> None:
    table = echoes(f"purple left: {CUBE}, Mysticism; red: Oars", "purple: Philosophy; red: Archery")
    script = Script({"you": ["pass"]})
    table.game.decider = script
    with pytest.raises(GameOver) as ended:
        table.game.players[0].use(table.card(CUBE))
    assert ended.value.result.winners == [1]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"purple left: {CUBE}, Mysticism; red: Oars", "green: Paper", supply={10: "Software"})
    table.dogma(CUBE, me=["pass"])
    assert table.result is None
    assert table.me.pile("blue") == ["Software"]
    assert not table.bonus

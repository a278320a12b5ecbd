"""Human Genome (10, blue): EC208; ruling 218."""

from __future__ import annotations

import pytest

from splay.core.result import GameOver
from splay.playing import Script
from tests.sets.echoes.tables import SETS, echoes

GENOME = "Human Genome"


def test_scores_a_card_and_takes_a_bottom_card() -> None:
    table = echoes(f"blue: {GENOME}, Tools; red: Oars", supply={4: "Enterprise"})
    table.dogma(GENOME, me=["yes", 4, "Tools"])
    assert table.asked == [
        ("me", "may", ["yes", "no"]),
        ("me", "value", [f"value:{value}" for value in range(1, 11)]),
        ("me", "card", ["tools", "oars"]),
    ]
    assert table.me.scored == 1
    assert table.result is None
    assert table.changes == "me blue -Tools; me hand +Tools; me score +Enterprise"


def test_the_same_values_in_hand_and_score_pile_win() -> None:
    table = echoes(f"blue: {GENOME}; red: Coal, Oars; hand: Calendar, Currency; score: Mapmaking, Archery")
    table.dogma(GENOME, me=["yes", 2, "Oars"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], GENOME)


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        ("Calendar", "Archery, Sailing, Mapmaking"),
        ("Calendar, Currency", "Archery, Mapmaking"),
        ("Calendar", "Archery, Coal"),
        ("", ""),
    ],
)
def test_other_values_or_other_numbers_of_them_do_not_win(hand: str, score: str) -> None:
    table = echoes(f"blue: {GENOME}, Tools; hand: {hand}; score: {score}").dogma(GENOME, me=["no"])
    assert table.result is None
    assert table.changes == "me blue -Tools; me hand +Tools"


@pytest.mark.parametrize(
    ("hand", "score"), [("Battleship Yamato", "Flight, Oars"), ("Flight", "Oars, Battleship Yamato")]
)
def test_battleship_yamato_is_an_eight_in_both(hand: str, score: str) -> None:  # ruling 81
    table = echoes(f"blue: {GENOME}, Tools; hand: {hand}; score: {score}", sets=[*SETS, "artifacts"])
    table.dogma(GENOME, me=["no"])
    assert table.result is not None


def test_declining_to_score_can_win() -> None:
    table = echoes(f"blue: {GENOME}, Tools; score: Oars").dogma(GENOME, me=["no"])
    assert table.asked == [("me", "may", ["yes", "no"])]  # the only bottom card is taken unasked
    assert table.result is not None


def test_it_can_take_itself() -> None:
    table = echoes(f"blue: {GENOME}; score: Robotics").dogma(GENOME, me=["no"])
    assert table.me.hand == [GENOME]
    assert table.result is not None


def test_no_cards_in_either_place_match() -> None:  # ruling 218
    table = echoes("", "red: Oars")
    script = Script({"me": ["no"], "you": ["no"]})
    table.game.decider = script
    with pytest.raises(GameOver) as ended:
        table.game.players[0].use(table.card(GENOME))
    assert ended.value.result.winners == [0]


def test_a_sharer_wins_first() -> None:
    table = echoes(f"blue: {GENOME}; score: Software", "purple: Philosophy; score: Calendar")
    table.dogma(GENOME, you=["no"])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharers_part_brings_the_bonus() -> None:
    table = echoes(f"blue: {GENOME}", "purple: Philosophy", supply={1: "Oars, Domestication"}).dogma(
        GENOME, you=["yes", 1], me=["no"]
    )
    assert table.changes == (
        "me blue -Human Genome; me hand +Domestication +Human Genome; you purple -Philosophy; you hand +Philosophy; "
        "you score +Oars"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"blue: {GENOME}", "red: Archery").dogma(GENOME, me=["no"])
    assert table.changes == "me blue -Human Genome; me hand +Human Genome"
    assert not table.bonus

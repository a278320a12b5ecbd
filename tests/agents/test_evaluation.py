"""The evaluation: each part counts in the right direction."""

from __future__ import annotations

import pytest

from splay.agents.evaluation import Weights, evaluate
from splay.core.game import Game
from splay.core.result import BY_SCORE, Result
from splay.sets.scenario import scenario

WEIGHTS = Weights()
BOARD = "red: Oars; blue: Writing; hand: Sailing"
EMPTY = dict.fromkeys(range(1, 11), "end")


def worth(me: str, you: str = "green: Clothing", supply: dict[int, str] | None = None) -> float:
    return evaluate(scenario(me=me, you=you, supply=supply), 0, WEIGHTS)


@pytest.mark.parametrize(
    "better",
    [
        f"{BOARD}; achievements: 1",
        f"{BOARD}; achievements: Empire",
        f"{BOARD}; score: Metalworking",
        "red: Oars; blue: Alchemy; hand: Sailing",
        "red: Oars; blue: Writing; yellow: Agriculture; hand: Sailing",
        "red: Oars; blue left: Writing, Pottery; hand: Sailing",
        "red: Oars; blue: Writing; hand: Sailing, The Wheel",
        "red: Oars; blue: Writing; hand: Coal",
    ],
    ids=["achievement", "special", "score", "top", "color", "splay", "hand", "high hand"],
)
def test_having_more_is_better(better: str) -> None:
    assert worth(better) > worth(BOARD)


def test_points_count_more_if_they_can_be_claimed_for() -> None:
    claimable = worth("red: Oars; score: Coal")
    not_yet = worth("red: Oars; score: Gunpowder")
    assert claimable - not_yet > WEIGHTS.claimable - WEIGHTS.progress


def test_leading_in_an_icon_counts_though_the_icons_are_the_same() -> None:
    ahead = worth("red: Metalworking", you="red: Oars")
    level = worth("red: Metalworking", you="yellow: Masonry")
    assert ahead > level


@pytest.mark.parametrize("you", ["", "green: Compass; score: Tools", "purple: Mysticism; hand: Coal; achievements: 2"])
def test_what_one_of_two_players_gains_the_other_loses(you: str) -> None:
    game = scenario(me=BOARD, you=you)
    assert evaluate(game, 0, WEIGHTS) == pytest.approx(-evaluate(game, 1, WEIGHTS))


def test_the_lead_in_points_counts_more_when_few_draws_are_left() -> None:
    def lead(supply: dict[int, str]) -> float:
        return worth("red: Oars; score: Archery", "", supply) - worth("red: Oars", "score: Archery", supply)

    assert lead(EMPTY) > lead({})


def test_a_stronger_third_player_counts_most() -> None:
    def three(third: str) -> float:
        return evaluate(scenario("red: Oars", "green: Sailing", third), 0, WEIGHTS)

    assert three("blue: Computers") < three("blue: Tools")


def test_partners_count_together() -> None:
    def four(third: str) -> float:
        return evaluate(scenario("red: Oars", "", third, "", teams="13-24"), 0, WEIGHTS)

    assert four("blue: Computers; score: Coal") > four("")


@pytest.mark.parametrize(("winners", "expected"), [([0], WEIGHTS.win), ([1], -WEIGHTS.win), ([0, 1], 0.0)])
def test_the_end_of_the_game_outweighs_everything(winners: list[int], expected: float) -> None:
    game = ended(scenario(me="red: Oars", you="blue: Computers; achievements: 1, 2, 3, 4, 5"), winners)
    assert evaluate(game, 0, WEIGHTS) == expected


def test_a_win_with_a_partner_is_not_a_shared_one() -> None:
    game = ended(scenario("", "", "", "", teams="13-24"), [0, 2])
    assert [evaluate(game, seat, WEIGHTS) for seat in range(4)] == [WEIGHTS.win, -WEIGHTS.win] * 2


def ended(game: Game, winners: list[int]) -> Game:
    game.result = Result(BY_SCORE, winners, [])
    return game

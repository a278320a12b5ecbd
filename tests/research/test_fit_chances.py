"""Weights of chances: found again where they are known, told of whole games that were left out, shared wins shared."""

from __future__ import annotations

import numpy as np
import pytest

from splay.agents.chances import FEATURES
from splay.core.options import Options
from splay.research.fit_chances import Positions, fitted, foretold, gathered, positions_of, shares, table_of
from splay.research.self_play import Processes, SelfPlay

WEIGHTS = np.array([2.0, 1.0, -1.0, 0.5, 0.0, 3.0])
GAMES = 400
TEAMS = 2
DEVIATIONS = 4
"""By chance the share that came true is less than so many standard deviations from what was foretold."""


@pytest.fixture(scope="module")
def known() -> Positions:
    """Games of ten positions that are won as often as WEIGHTS say."""
    chance = np.random.default_rng(7)
    features = chance.normal(size=(GAMES * 10, TEAMS, FEATURES))
    winners = [chance.choice(TEAMS, p=one) for one in shares(features, WEIGHTS)]
    return Positions(features, np.eye(TEAMS)[winners], np.repeat(np.arange(GAMES), 10))


def test_known_weights_are_found_again(known: Positions) -> None:
    assert fitted(known) == pytest.approx(WEIGHTS, abs=0.25)


def test_what_is_foretold_of_games_left_out_comes_true(known: Positions) -> None:
    chance = foretold(known)
    assert chance.sum(axis=1) == pytest.approx(np.ones(len(chance)))
    for line in table_of(chance, known.won):
        told, _, came, _, _, positions, _ = line.split()
        assert float(came) == pytest.approx(float(told), abs=DEVIATIONS * 50 / int(positions) ** 0.5)


def test_positions_are_those_with_a_choice_of_an_action_and_a_shared_win_is_shared() -> None:
    with Processes(1) as processes:
        [game] = processes.play(SelfPlay(["random"], Options(3), 5, observations=False), range(1))
    game.rewards = [1.0, 1.0, -2.0]
    positions = list(positions_of(game))
    assert len(positions) == game.kinds.count("action")
    assert all(won == [0.5, 0.5, 0.0] and np.shape(features) == (3, FEATURES) for features, won in positions)
    assert gathered(iter([game, game])).games.tolist() == [0] * len(positions) + [1] * len(positions)

"""Playing on in a world."""

from __future__ import annotations

import pytest

from splay.agents.continuation import Effort, play_on
from splay.agents.evaluation import Weights
from splay.agents.playout_policy import PlayoutPolicy
from splay.core.game import Game
from tests.sets.together.tables import together


def played_on(game: Game, actions: int) -> Game:
    return play_on(game.copy(), actions, Weights(), PlayoutPolicy(), Effort(1000))


@pytest.mark.parametrize("due", [True, False], ids=["free_action_due", "free_action_over"])
def test_free_actions_are_not_counted(due: bool) -> None:
    game = together("display: Barque-Longue La Belle; red: Oars", "red: Coal", free_action=due, actions_left=2).game
    assert played_on(game, 1).actions_left == 1
    assert played_on(game, 2).turn_number == game.turn_number + 1


def test_it_ends_with_the_game() -> None:
    game = together("blue: Tools; achievements: 1, 2, 3, 4, 5; score: Coal, Railroad", available="6").game
    assert played_on(game, 400).result is not None

"""What a position is worth by what a network has learned."""

from typing import Final

from splay.agents.evaluation import Valuer, Weights
from splay.agents.learned.inputs import inputs_of
from splay.agents.learned.network import Network
from splay.core.game import Game

CERTAIN: Final = 100.0
"""What a game won is worth; a game lost is worth nothing."""


class LearnedValue(Valuer):
    """Says a position's worth by the chance to win it, for two players."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.weights = Weights()

    def worth(self, game: Game, seat: int) -> float:
        if game.result is not None:
            winners = game.result.winners
            return CERTAIN / len(winners) if seat in winners else 0.0
        return CERTAIN * self.network.chance(inputs_of(game, seat, self.weights))

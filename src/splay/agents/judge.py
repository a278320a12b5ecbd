"""How likely a seat is to win a position, as the strongest computer for its table sees it."""

from functools import cache

from splay.agents.chances import chances
from splay.agents.evaluation import Weights
from splay.agents.learned.inputs import inputs_of
from splay.agents.learned.master_agent import has_learned, learned_network
from splay.agents.learned.network import Network, NoNumPy
from splay.core.game import Game
from splay.core.options import Options


class Judge:
    """Says how likely a seat is to win a position that lies open.

    `name` is the strongest computer for the table: "master", by its network, or "planner", by the chances that were
    fitted to games (`agents/chances.py`).
    """

    __slots__ = ("name", "network", "weights")

    def __init__(self, name: str, network: Network | None = None) -> None:
        self.name = name
        self.network = network
        self.weights = Weights()

    def chance(self, game: Game, seat: int) -> float:
        """A seat's chance to win a position between two actions, between 0 and 1; its share of a game that is over."""
        if game.result is None and self.network is not None:
            return self.network.chance(inputs_of(game, seat, self.weights))
        return chances(game)[seat]


def judge_for(options: Options) -> Judge:
    """The judge for a table: `master` if it has learned such tables and there is NumPy, else `planner`."""
    return learned_judge() if has_learned(options) else Judge("planner")


@cache
def learned_judge() -> Judge:
    """The judge for tables that `master` has learned: `planner`, too, if there is no NumPy."""
    try:
        return Judge("master", learned_network())
    except NoNumPy:
        return Judge("planner")

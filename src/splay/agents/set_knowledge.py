"""What agents may know of a set besides the base set."""

from mypy_extensions import mypyc_attr

from splay.core.action import Action
from splay.core.option import Option
from splay.core.player import Player
from splay.views.model import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SetKnowledge:
    """What playing with a set asks for besides the habits of the base set; a subclass for each set, in its folder.

    Nothing in it knows a card by name, or sees what the agent may not see. `asks` are the kinds of questions of which
    it knows what the answers are worth.
    """

    def __init__(self, asks: list[str]) -> None:
        self.asks = asks

    def extra_worth(self, action: Action, view: View) -> float:
        """What an action is worth through the set, besides what it is worth by itself."""
        return 0.0

    def answer_worth(self, option: Option, view: View) -> float:
        """What an answer to such a question is worth; passing is worth 0."""
        return 0.0

    def strength(self, player: Player) -> float:
        """What a player has through the set in a position between two actions, in points of evaluation."""
        return 0.0

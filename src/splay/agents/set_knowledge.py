"""What agents may know of a set besides the base set."""

from mypy_extensions import mypyc_attr

from splay.core.action import Action
from splay.core.option import Option
from splay.core.player import Player
from splay.views.model import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SetKnowledge:
    """What playing with a set asks for besides the habits of the base set; a subclass for each set, in its folder.

    Nothing in it knows a card by name, or sees what the agent may not see.
    """

    def extra_worth(self, action: Action, view: View) -> float:
        """What an action is worth through the set, besides what it is worth by itself."""
        return 0.0

    def free_action_worth(self, option: Option, view: View) -> float:
        """What an action before those of the turn is worth; passing, and what the set knows nothing of, is worth 0."""
        return 0.0

    def strength(self, player: Player) -> float:
        """What a player has through the set in a position between two actions, in points of evaluation."""
        return 0.0

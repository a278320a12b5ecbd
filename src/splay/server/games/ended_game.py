"""The position of a finished game, also of one that was ended from outside, as somebody left or ran out of time."""

from typing import Any

from splay.core.game import Game
from splay.core.result import Result, Standing


def result_from(data: dict[str, Any]) -> Result:
    """The result that the table's row holds (`views.model.ResultView`)."""
    standings = [
        Standing(seat, team, points, achievements, seat in data["winners"])
        for seat, team, points, achievements in data["standings"]
    ]
    return Result(data["reason"], data["winners"], standings, data["card"])


def ended(game: Game, result: dict[str, Any]) -> Game:
    """A copy of a game that is over with this result: no effect goes on, nothing is shown for one, and nobody has an
    action left. Raises ReleasedGame for a game that has been released.
    """
    over = game.copy()
    over.result = result_from(result)
    over.actions_left = 0
    return over

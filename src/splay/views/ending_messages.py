"""Messages about the ways in which an action could end the game: what the viewer reads of each."""

from collections import Counter
from collections.abc import Sequence

from splay.core.result import BY_SCORE
from splay.views.messages import Argument, Message, PlayersArgument

DRAW = "draw"
WIN = "win"
LOSE = "lose"
OTHER = "other"


def ending_message(
    reason: str, winners: Sequence[int], points: Sequence[int], teams: Sequence[int], viewer: int
) -> Message:
    """How the game would end: for a reason, with these winners and the points and teams of all seats."""
    outcome = outcome_for(viewer, winners, len(teams))
    if reason != BY_SCORE or outcome not in (WIN, LOSE):
        return Message(f"ending-{reason}-{outcome}", {"players": PlayersArgument(list(winners))})
    together: Counter[int] = Counter()
    for team, had in zip(teams, points, strict=True):
        together[team] += had
    mine = together.pop(teams[viewer])
    best = max(together.values())
    tied = mine == best
    if tied and outcome == WIN and len({teams[seat] for seat in winners}) > 1:
        return Message("ending-score-shared", {"players": PlayersArgument(list(winners))})
    in_teams = "yes" if len(set(teams)) < len(teams) else "no"
    arguments: dict[str, Argument] = {"mine": mine, "best": best, "team": in_teams}
    return Message(f"ending-score-{outcome}" + ("-tied" if tied else ""), arguments)


def outcome_for(viewer: int, winners: Sequence[int], players: int) -> str:
    """What an end with these winners is to the viewer."""
    if viewer < 0:
        return OTHER
    if len(winners) == players:
        return DRAW
    return WIN if viewer in winners else LOSE

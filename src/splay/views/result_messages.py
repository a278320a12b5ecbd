"""Messages about the end of a game: who won and how, and what everybody had."""

from collections import Counter
from typing import Final

from msgspec import structs

from splay.core.result import BY_SCORE
from splay.views.messages import (
    Argument,
    CardNameArgument,
    Message,
    MessageArgument,
    PlayerArgument,
    PlayersArgument,
)
from splay.views.model import ResultView

ON_A_TIE: Final = "score-tied"


def result_messages(result: ResultView) -> list[Message]:
    """Who won and how, then what each team and each player had."""
    return [winners_message(result), *team_standings(result), *player_standings(result)]


def result_with_messages(result: ResultView) -> ResultView:
    """A result with what it says."""
    return structs.replace(result, messages=result_messages(result))


def winners_message(result: ResultView) -> Message:
    """Who won, and how."""
    if len(result.winners) > 1:
        winners = Message("result-winners", {"players": PlayersArgument(result.winners)})
    else:
        winners = Message("result-winner", {"player": PlayersArgument(result.winners)})
    card: dict[str, Argument] = {"card": CardNameArgument(result.card)} if result.card else {}
    reason = ON_A_TIE if was_tied(result) else result.reason
    return Message(f"result-{reason}", {"winners": MessageArgument(winners), **card})


def team_standings(result: ResultView) -> list[Message]:
    """What each team of several players had together."""
    messages = []
    for team in sorted({standing[1] for standing in result.standings}):
        members = [standing for standing in result.standings if standing[1] == team]
        if len(members) > 1:
            players = PlayersArgument([seat for seat, *_ in members])
            messages.append(standing(players, sum(had[2] for had in members), sum(had[3] for had in members)))
    return messages


def player_standings(result: ResultView) -> list[Message]:
    """What each player had."""
    return [standing(PlayerArgument(seat), points, achievements) for seat, _, points, achievements in result.standings]


def standing(player: Argument, points: int, achievements: int) -> Message:
    """What a player or a team had in the end."""
    return Message("result-standing", {"player": player, "points": points, "achievements": achievements})


def was_tied(result: ResultView) -> bool:
    """Whether somebody who lost had as many points as the winners: then the achievements have decided."""
    points: Counter[int] = Counter()
    for _, team, had, _ in result.standings:
        points[team] += had
    won = {team for seat, team, *_ in result.standings if seat in result.winners}
    best = {points[team] for team in won}
    return result.reason == BY_SCORE and any(points[team] in best for team in points if team not in won)

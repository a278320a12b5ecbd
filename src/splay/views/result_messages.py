"""Messages about the end of a game: who won and how, and what everybody had."""

from typing import Final

from msgspec import structs

from splay.core.result import BY_ACHIEVEMENTS, BY_RESIGNATION, BY_SCORE
from splay.views.ending_messages import outcome_for
from splay.views.messages import Argument, CardNameArgument, Message, PlayerArgument, PlayersArgument
from splay.views.model import ResultView, SideView

ON_A_TIE: Final = "score-tied"
BY_LEAVING: Final = "left"
"""The reason of a result if somebody left a table that ends then."""
OUT_OF_TIME: Final = "time"
"""The reason of a result if somebody ran out of time at such a table."""
LEFT_BY: Final = "left-by"


def result_messages(result: ResultView) -> list[Message]:
    """Who won and how, who gave up if that did not decide it, then what each team and each player had."""
    return [winners_message(result), *gave_up(result), *team_standings(result), *player_standings(result)]


def told_result(result: ResultView) -> ResultView:
    """A result with all that follows from it: what it says, the sides, and the outcome for each seat."""
    outcomes = [outcome_for(seat, result.winners, len(result.standings)) for seat in range(len(result.standings))]
    return structs.replace(result, messages=result_messages(result), sides=sides_of(result), outcomes=outcomes)


def sides_of(result: ResultView) -> list[SideView]:
    """The sides of a game, the winners first, then by what its end has counted first."""
    sides = [side_of(result, team) for team in sorted({standing[1] for standing in result.standings})]
    return sorted(sides, key=lambda side: (side.won, stays(side, result), counted(side, result.reason)), reverse=True)


def stays(side: SideView, result: ResultView) -> bool:
    """Whether nobody of a side gave up: who did is last."""
    return not any(seat in result.resigned for seat in side.seats)


def side_of(result: ResultView, team: int) -> SideView:
    """A side, and what its members had together."""
    had = [standing for standing in result.standings if standing[1] == team]
    seats = [standing[0] for standing in had]
    points, achievements = sum(standing[2] for standing in had), sum(standing[3] for standing in had)
    return SideView(seats, points, achievements, any(seat in result.winners for seat in seats))


def counted(side: SideView, reason: str) -> tuple[int, int]:
    """What a side had, first what counts first in a game that ends for this reason."""
    return (side.points, side.achievements) if reason == BY_SCORE else (side.achievements, side.points)


def winners_message(result: ResultView) -> Message:
    """Who won, and how."""
    card: dict[str, Argument] = {"card": CardNameArgument(result.card)} if result.card else {}
    ended_it = result.resigned if by_resignation(result) else result.gone
    gone: dict[str, Argument] = {"players": PlayersArgument(ended_it)} if ended_it else {}
    reason = ON_A_TIE if was_tied(result) else LEFT_BY if left_by_name(result) else result.reason
    had: dict[str, Argument] = {"achievements": sides_of(result)[0].achievements} if reason == BY_ACHIEVEMENTS else {}
    return Message(f"result-{reason}", {"winners": PlayersArgument(result.winners), **card, **gone, **had})


def gave_up(result: ResultView) -> list[Message]:
    """Who gave up before a game that went on without them."""
    told = not result.resigned or by_resignation(result)
    return [] if told else [Message("result-gave-up", {"players": PlayersArgument(result.resigned)})]


def by_resignation(result: ResultView) -> bool:
    """Whether it decided the game that somebody gave up."""
    return result.reason == BY_RESIGNATION


def left_by_name(result: ResultView) -> bool:
    """Whether somebody has ended the game by leaving, and the result says who."""
    return result.reason == BY_LEAVING and result.gone != []


def team_standings(result: ResultView) -> list[Message]:
    """What each team of several players had together."""
    teams = sorted((side for side in sides_of(result) if len(side.seats) > 1), key=lambda side: side.seats)
    return [standing(PlayersArgument(side.seats), side.points, side.achievements) for side in teams]


def player_standings(result: ResultView) -> list[Message]:
    """What each player had."""
    return [standing(PlayerArgument(seat), points, achievements) for seat, _, points, achievements in result.standings]


def standing(player: Argument, points: int, achievements: int) -> Message:
    """What a player or a team had in the end."""
    return Message("result-standing", {"player": player, "points": points, "achievements": achievements})


def was_tied(result: ResultView) -> bool:
    """Whether somebody who lost had as many points as the winners: then the achievements have decided."""
    sides = sides_of(result)
    best = {side.points for side in sides if side.won}
    lost = [side for side in sides if not side.won and stays(side, result)]
    return result.reason == BY_SCORE and any(side.points in best for side in lost)

"""The result of a game in which somebody gave up."""

from collections.abc import Sequence

from msgspec import structs

from splay.core.result import BY_RESIGNATION
from splay.views.model import ResultView
from splay.views.result_messages import counted, sides_of


def with_resigned(result: ResultView, resigned: Sequence[int]) -> ResultView:
    """A result in which the players of these seats are last, as they gave up. If a computer has won on such a seat, the
    best of the others do.
    """
    if not resigned:
        return result
    result = structs.replace(result, resigned=sorted(resigned))
    lost = {team for seat, team, _, _ in result.standings if seat in resigned}
    staying = [standing for standing in result.standings if standing[1] not in lost]
    winners = [seat for seat, *_ in staying if seat in result.winners]
    if winners or not staying:
        return structs.replace(result, winners=winners or result.winners)
    sides = sides_of(structs.replace(result, standings=staying))
    best = max(counted(side, result.reason) for side in sides)
    winners = sorted(seat for side in sides if counted(side, result.reason) == best for seat in side.seats)
    return structs.replace(result, reason=BY_RESIGNATION, winners=winners, card="")

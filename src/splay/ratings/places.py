"""Which place each seat has in a game that has ended."""

from collections.abc import Collection, Sequence

from splay.core.result import BY_SCORE, Result

Had = tuple[int, int, int, int]
"""What a seat had in the end: (seat, team, points, achievements)."""


def had_by(result: Result) -> list[Had]:
    """What each seat had in the end of a game, as `places_of` asks for it."""
    return [(standing.seat, standing.team, standing.score, standing.achievements) for standing in result.standings]


def places_of(
    reason: str,
    winners: Collection[int],
    had: Sequence[Had],
    out: Collection[int] = (),
    gave_up: Collection[int] = (),
) -> list[int] | None:
    """The place of each seat, by seat: 1 for the winners; seats with the same place are level, and the next place is
    one more than the seats before it ("1, 2, 2, 4").

    `reason` is why the game ended (core/result.py), or any other word. `had` has one entry a seat, in the order of
    seats. `out` are the seats that were eliminated, `gave_up` those whose players resigned, left or ran out of time
    and were not there any more when the game ended.

    A team (a player alone is one) has the place of all its seats. The winners come first, whatever they had; then
    those who were still in the game; then those who were eliminated; then those of whom somebody gave up, who cannot
    win either. Among those still in, what the end has counted counts: points, then achievements, if the game ended by
    score, else achievements, then points. All others of a group are level.

    None if all teams gave up: then nobody has won, and the game has no result. Raises ValueError if there are no
    winners, or no seat of that number.
    """
    seats = [seat for seat, *_ in had]
    if seats != list(range(len(had))):
        raise ValueError(f"had: must have one entry a seat, in their order, not of seats {seats}")
    if not winners or not {*winners, *out, *gave_up} <= set(seats):
        raise ValueError(f"seats: {len(seats)} seats, but {list(winners)} won, {list(out)} were out, "
                         f"{list(gave_up)} gave up")  # fmt: skip
    teams: dict[int, list[Had]] = {}
    for entry in had:
        teams.setdefault(entry[1], []).append(entry)
    if is_abandoned([team for _, team, *_ in had], gave_up):
        return None
    worth = {team: order(reason, members, winners, out, gave_up) for team, members in teams.items()}
    return [1 + sum(worth[other] > worth[team] for _, other, *_ in had) for _, team, *_ in had]


def is_abandoned(teams: Sequence[int], gave_up: Collection[int]) -> bool:
    """Whether somebody of each team gave up, so that nobody has won; `teams` is the team of each seat."""
    return set(teams) <= {teams[seat] for seat in gave_up}


def order(
    reason: str, members: Sequence[Had], winners: Collection[int], out: Collection[int], gave_up: Collection[int]
) -> tuple[int, int, int]:
    """What a team's place goes by: the greater comes first."""
    mine = [seat for seat, *_ in members]
    if any(seat in gave_up for seat in mine):
        return (0, 0, 0)
    if any(seat in winners for seat in mine):
        return (3, 0, 0)
    if any(seat in out for seat in mine):
        return (1, 0, 0)
    points, achievements = sum(entry[2] for entry in members), sum(entry[3] for entry in members)
    return (2, points, achievements) if reason == BY_SCORE else (2, achievements, points)

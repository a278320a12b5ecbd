"""Who sits where: every deal is played once for each way to sit, so that neither luck nor the first turn decides."""

from splay.core.options import Options


def seatings(options: Options) -> list[list[int]]:
    """The ways to sit at a table of two agents: which of them, 0 or 1, by seat.

    Two players change seats, and so do two teams. Of more players without teams one is the first agent, in each seat in
    turn, and all others are the second. Raises ValueError for teams that are drawn by lot.
    """
    players = options.players
    if options.teams == "random":
        raise ValueError("teams: a tournament must know who plays with whom: 12-34, 13-24 or 14-23, not random")
    if options.teams != "none":
        partners = options.teams.split("-")[0]
        sides = [0 if str(seat + 1) in partners else 1 for seat in range(players)]
        return [sides, [1 - side for side in sides]]
    return [[0 if seat == alone else 1 for seat in range(players)] for alone in range(players)]


def even_share(options: Options) -> float:
    """The score of an agent in a tournament against its like."""
    return 0.5 if options.teams != "none" else 1.0 / options.players

"""Seats in turn order, worked out once for every number of players."""

from typing import Final

MOST_SEATS: Final = 5

STARTING_WITH: Final = [
    [[(first + step) % players for step in range(players)] for first in range(players)]
    for players in range(MOST_SEATS + 1)
]
"""`STARTING_WITH[players][seat]`: all seats clockwise, this one first."""

ENDING_WITH: Final = [
    [[(last + step) % players for step in range(1, players + 1)] for last in range(players)]
    for players in range(MOST_SEATS + 1)
]
"""`ENDING_WITH[players][seat]`: all seats clockwise from the next one, this one last."""

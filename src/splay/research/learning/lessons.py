"""Positions to learn from: what a network is told of each, and the chance that it should tell."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

FURTHER: Final = 0.93
"""How much of what a position teaches comes from what followed later; the rest is what was expected one action on."""


class Lessons(NamedTuple):
    """Positions: how many `facts` each has (`counts`, positions), the numbers of all of them one after the other; the
    `amounts` (positions, amounts); `worth`, the chance to be learned (positions): 1 if the seat won, a part of it if it
    shared the win, else 0; and `games`, the number of the game (positions). The positions of a game follow each other,
    each as it is for seat 0, then for seat 1.
    """

    counts: NDArray[np.uint16]
    facts: NDArray[np.uint16]
    amounts: NDArray[np.float16]
    worth: NDArray[np.float32]
    games: NDArray[np.int32]

    def save(self, file: Path) -> None:
        """Writes them. Raises OSError."""
        np.savez(file, **self._asdict())


def load_lessons(file: Path) -> Lessons:
    """The lessons of a file. Raises OSError."""
    with np.load(file) as parts:
        return Lessons(**parts)


def together(many: Sequence[Lessons]) -> Lessons:
    """The positions of all, one after the other."""
    return Lessons(*(np.concatenate(parts) for parts in zip(*many, strict=True)))


def foreseen(lessons: Lessons, chance: NDArray[np.float32]) -> Lessons:
    """The same positions, with less chance in what they teach: the end of the game is mixed with what was expected on
    the way there, `chance` (positions), the less the further it is off (TD(lambda): Sutton, 1988).
    """
    worth = np.empty_like(lessons.worth)
    for seat in range(2):
        ends, expected, games = lessons.worth[seat::2], chance[seat::2], lessons.games[seat::2]
        taught = np.empty_like(ends)
        last = len(ends) - 1
        for place in range(last, -1, -1):
            if place == last or games[place] != games[place + 1]:
                taught[place] = ends[place]
            else:
                taught[place] = FURTHER * taught[place + 1] + (1 - FURTHER) * expected[place + 1]
        worth[seat::2] = taught
    return lessons._replace(worth=worth)

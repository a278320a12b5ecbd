"""Taking games apart that nobody plays on.

The objects of a game refer to each other in circles, so that only the garbage collector would find them, and its search
stops the whole worker the longer the more games it keeps. Every answer leaves a game or two behind.
"""

import sys
from typing import Final

from splay.core.game import Game
from splay.core.session import Session

OURS: Final = 2
"""References to a game while it is looked at here: the dictionary's, and the look's own."""


class GameReclaimer:
    """The games that a session has been played on from, until nobody refers to them any more."""

    def __init__(self) -> None:
        self.games: dict[int, Game] = {}

    def replace(self, before: Session, after: Session) -> None:
        """Discards the games of a session that are not those of the one after it; takes apart what can be by now."""
        self.take_apart()
        kept = {id(game) for game in games_of(after)}
        for game in games_of(before):
            if id(game) not in kept:
                self.games[id(game)] = game

    def take_apart(self) -> None:
        """Takes apart the discarded games to which only their own players still refer."""
        for number in list(self.games):
            if sys.getrefcount(self.games[number]) == OURS + len(self.games[number].players):
                self.games.pop(number).release()


def games_of(session: Session) -> list[Game]:
    """The games that a session holds."""
    return [session.start, session.game, *session.past.starts.values()]

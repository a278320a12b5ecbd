"""Taking games apart that nobody plays on.

The objects of a game refer to each other in circles, so that only the garbage collector would find them, and its search
stops the whole worker the longer the more games it keeps. Every answer leaves a game or two behind.
"""

import sys
from collections import OrderedDict
from typing import Final

from splay.core.game import Game
from splay.core.session import Session

OURS: Final = 2
"""References to a game while it is looked at here: the look's own, and its question's."""
LOOKS: Final = 8
"""So many discarded games are looked at with each answer, which discards one or two: however many are still held, no
answer takes longer for them.
"""


class GameReclaimer:
    """The games that a session has been played on from, until nobody refers to them any more."""

    def __init__(self) -> None:
        self.games: OrderedDict[int, Game] = OrderedDict()

    def replace(self, before: Session, after: Session) -> None:
        """Discards the games of a session that are not those of the one after it; takes apart what can be by now."""
        self.take_apart()
        kept = {id(game) for game in games_of(after)}
        for game in games_of(before):
            if id(game) not in kept:
                self.games[id(game)] = game

    def take_apart(self) -> None:
        """Takes apart the discarded games to which only their own players still refer, of those that were looked at
        longest ago.
        """
        for _ in range(min(LOOKS, len(self.games))):
            number, game = self.games.popitem(last=False)
            if sys.getrefcount(game) == OURS + len(game.players):
                game.release()
            else:
                self.games[number] = game


def games_of(session: Session) -> list[Game]:
    """The games that a session holds."""
    return [session.start, session.game, *session.past.starts.values()]

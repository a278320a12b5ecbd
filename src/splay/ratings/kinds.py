"""The kinds of rated games, each with ratings and a ladder of its own, and which table plays which."""

from typing import Final

from splay.core.edition import EDITIONS
from splay.core.expansion import BASE
from splay.core.options import SPECIAL_TIMINGS, Options

BASE_2: Final = "base-2"
"""Two players with the base set alone."""
SETS_2: Final = "sets-2"
"""Two players with any other sets besides."""
MANY: Final = "many"
"""Three to five players, each for themselves, with any sets."""
TEAMS: Final = "teams"
"""Two teams of two, with any sets."""
RATED_KINDS: Final = (BASE_2, SETS_2, MANY, TEAMS)
"""All of them; a player's rating in one says nothing of another."""


def kind_of(options: Options) -> str | None:
    """The kind of rated game that a table with these options plays; None if such a game is never rated.

    Rated is the game as it is printed: the third edition, with as many achievements to win as the rules ask for, and
    special achievements handed out as the rules say. Which sets are in play and how teams are drawn is free.
    """
    if options.edition != EDITIONS[0] or options.extra_achievement:
        return None
    if options.special_achievements != SPECIAL_TIMINGS[0]:
        return None
    if options.teams != "none":
        return TEAMS
    if options.players > 2:
        return MANY
    return BASE_2 if options.sets == (BASE,) else SETS_2

"""Quantities of the rules (icons, points, cards) that texts mention by name, so that no text has to know them."""

from splay.core.achievements import (
    ALL_COLORS,
    EMPIRE_ICONS,
    MONUMENT_CARDS,
    UNIVERSE_VALUE,
    WORLD_CLOCKS,
)
from splay.core.expansion import EXPANSIONS
from splay.core.options import MAX_PLAYERS, MIN_PLAYERS, Options
from splay.core.player.state import POINTS_PER_VALUE
from splay.core.symbols import HIGHEST_AGE, ICONS


def quantities() -> dict[str, int]:
    """The quantities by the names under which every text may use them."""
    numbers = {
        "points_a_value": POINTS_PER_VALUE,
        "empire_icons": EMPIRE_ICONS,
        "highest_age": HIGHEST_AGE,
        "icon_kinds": len(ICONS),
        "monument_cards": MONUMENT_CARDS,
        "all_colors": ALL_COLORS,
        "world_clocks": WORLD_CLOCKS,
        "universe_value": UNIVERSE_VALUE,
        "team_win": Options(4, teams="13-24").achievements_to_win(),
    }
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        numbers[f"win_of_{players}"] = Options(players).achievements_to_win()
    for expansion in EXPANSIONS.values():
        numbers.update(expansion.numbers)
    return numbers

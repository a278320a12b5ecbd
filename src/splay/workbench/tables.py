"""Which tables there are: every combination of sets and of the other options that fits together."""

from collections.abc import Sequence
from itertools import product

from splay.core.edition import EDITIONS
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import SPECIAL_TIMINGS, TEAMS, Options


def all_tables() -> list[Options]:
    """Every combination of table options that fits together, with every combination of sets."""
    return [options for sets in all_mixtures() for options in tables_with(sets)]


def all_mixtures() -> list[tuple[str, ...]]:
    """Every combination of sets that fits together: the base set alone, and with any expansions and their parts."""
    mixtures: list[tuple[str, ...]] = [(BASE,)]
    for name, expansion in EXPANSIONS.items():
        mixtures += [(*sets, name) for sets in mixtures if not expansion.part_of or expansion.part_of in sets]
    return mixtures


def tables_with(sets: Sequence[str]) -> list[Options]:
    """Every combination of table options that fits together with these sets. Raises BadOptions for bad sets."""
    found: list[Options] = []
    editions = EDITIONS if tuple(sets) == (BASE,) else EDITIONS[:1]
    for players, edition, extra, timing in product(range(2, 6), editions, (False, True), SPECIAL_TIMINGS):
        for teams in TEAMS if players == 4 else ("none",):
            found.append(Options(players, edition, teams, extra, timing, sets))
    return found

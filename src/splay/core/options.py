"""What a table can choose before a game starts."""

from collections.abc import Sequence
from typing import Final

from splay.core.achievements import specials_of
from splay.core.edition import EDITIONS, RULES
from splay.core.expansion import BASE, EXPANSIONS, expansions_of
from splay.core.symbols import HIGHEST_AGE

TEAMS: Final = ("none", "random", "12-34", "13-24", "14-23")
SPECIAL_TIMINGS: Final = ("after_each_change", "after_each_effect")
PLAYING: Final = "players"
TEAMED: Final = "teams"
EXTRA: Final = "extra"
"""What achievements are needed for, besides expansions: as many as are playing, teams, the option for one more."""
ALL_SETS: Final = "all"
"""What names all sets in commands."""
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5


class BadOptions(ValueError):
    """The options of a table do not fit together; the message says which and why."""


class Options:
    """The options of a table (decisions 1, 2, 4, 5).

    `edition`: "third" or "first"; `rules` is what goes by it. `players`: 2 to 5. `teams`: "none", or for exactly four
    players one of "random", "12-34", "13-24", "14-23". `extra_achievement`: one more achievement is needed to win.
    `special_achievements`: when they are handed out, "after_each_change" or "after_each_effect". `sets`: the names of
    the sets in play, "base" and any expansions, which need the third edition, with optional parts of them.
    `supplied` are those of the sets that have supplies, which are all but the parts; `first_supply` says of each where
    its supplies begin among all. `fleeting` says whether achievements can come and go with what boards show.
    Raises BadOptions for anything else.
    """

    __slots__ = (
        "edition", "expansions", "extra_achievement", "first_supply", "fleeting", "players", "rules",
        "sets", "special_achievements", "specials", "supplied", "teams",
    )  # fmt: skip

    def __init__(
        self,
        players: int = 2,
        edition: str = "third",
        teams: str = "none",
        extra_achievement: bool = False,
        special_achievements: str = "after_each_change",
        sets: Sequence[str] = (BASE,),
    ) -> None:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise BadOptions(f"players: must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")
        one_of("edition", edition, EDITIONS)
        one_of("teams", teams, TEAMS)
        one_of("special_achievements", special_achievements, SPECIAL_TIMINGS)
        if teams != "none" and players != 4:
            raise BadOptions(f"teams: need exactly four players, not {players}")
        self.sets = sets_in_order(sets)
        self.expansions = expansions_of(self.sets)
        self.fleeting = any([expansion.fleeting for expansion in self.expansions])
        named = [EXPANSIONS[name] for name in self.sets if name != BASE]
        self.specials = specials_of(named)
        self.supplied = (BASE, *[expansion.name for expansion in named if not expansion.part_of])
        self.first_supply = {name: number * HIGHEST_AGE for number, name in enumerate(self.supplied)}
        if len(self.sets) > 1 and edition != EDITIONS[0]:
            raise BadOptions(f"edition: expansions need the {EDITIONS[0]}, not the {edition}")
        self.players = players
        self.edition = edition
        self.rules = RULES[edition]
        self.teams = teams
        self.extra_achievement = extra_achievement
        self.special_achievements = special_achievements

    def achievements_to_win(self) -> int:
        """How many achievements a player, or a team together, needs to win (decision 4).

        Each expansion asks for one more, a part of one does not.
        """
        return self.base_achievements() + len(self.supplied) - 1 + (1 if self.extra_achievement else 0)

    def base_achievements(self) -> int:
        """How many achievements win without expansions and options: it goes by the number of players, or the teams."""
        return 6 if self.teams != "none" else max(4, 8 - self.players)

    def achievements_from(self) -> list[tuple[str, int]]:
        """The same number as `achievements_to_win` in its parts: TEAMED or PLAYING, a set by its name, EXTRA."""
        parts = [(TEAMED if self.teams != "none" else PLAYING, self.base_achievements())]
        parts += [(name, 1) for name in self.supplied if name != BASE]
        return [*parts, (EXTRA, 1)] if self.extra_achievement else parts

    def to_json(self) -> dict[str, object]:
        """The options as JSON data."""
        return {
            "players": self.players,
            "edition": self.edition,
            "teams": self.teams,
            "extra_achievement": self.extra_achievement,
            "special_achievements": self.special_achievements,
            "sets": list(self.sets),
        }

    @staticmethod
    def from_json(data: object) -> "Options":
        """The options from JSON data; what is left out has its default. Raises BadOptions naming a bad one."""
        if not isinstance(data, dict):
            raise BadOptions(f"options: must be an object, not {data!r}")
        known = Options().to_json()
        for name, value in data.items():
            if name not in known:
                raise BadOptions(f"{name}: there is no such option")
            if type(value) is not type(known[name]):
                raise BadOptions(f"{name}: must be {type(known[name]).__name__}, not {value!r}")
            known[name] = value
        players, extra, sets = known["players"], known["extra_achievement"], known["sets"]
        assert isinstance(players, int)
        assert isinstance(extra, bool)
        assert isinstance(sets, list)
        special = str(known["special_achievements"])
        return Options(players, str(known["edition"]), str(known["teams"]), extra, special, sets)


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    """Raises BadOptions if the value is not one of those allowed."""
    if value not in allowed:
        raise BadOptions(f"{name}: must be one of {', '.join(allowed)}, not {value!r}")


def sets_in_order(sets: Sequence[object]) -> tuple[str, ...]:
    """The names of sets, the base set first, then in the order in which there came to be any. Raises BadOptions for a
    bad one.
    """
    known = [BASE, *EXPANSIONS]
    names: list[str] = []
    for name in sets:
        if not isinstance(name, str) or name not in known:
            raise BadOptions(f"sets: must be among {', '.join(known)}, not {name!r}")
        if name in names:
            raise BadOptions(f"sets: {name} stands twice")
        names.append(name)
    if BASE not in names:
        raise BadOptions(f"sets: {BASE} must be among them, as it is always in play")
    expansions = [expansion for name, expansion in EXPANSIONS.items() if name in names]
    for expansion in expansions:
        if expansion.part_of and expansion.part_of not in names:
            raise BadOptions(f"sets: {expansion.name} can only be chosen with {expansion.part_of}")
    return (BASE, *[expansion.name for expansion in expansions])


def sets_named(text: str) -> tuple[str, ...]:
    """The sets that a text names with commas between, with the base set, which need not be named, in order; ALL_SETS
    names all of them.

    Raises BadOptions for one that there is not, or that stands twice.
    """
    if text == ALL_SETS:
        return (BASE, *EXPANSIONS)
    names = [name.strip() for name in text.split(",")] if text else []
    return sets_in_order(names if BASE in names else [BASE, *names])

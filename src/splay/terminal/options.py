"""What `splay play` can be told."""

import argparse
import secrets
from pathlib import Path
from typing import Final

from splay.core.chance import SECRET_BYTES, secret_from_seed
from splay.core.edition import EDITIONS
from splay.core.expansion import EXPANSIONS
from splay.core.options import MAX_PLAYERS, MIN_PLAYERS, SPECIAL_TIMINGS, TEAMS, Options, sets_named
from splay.locale.catalogue import ORIGINAL
from splay.locale.own_folder import language_given
from splay.terminal.positions import Position, read_position

HUMAN: Final = "human"
OPPONENT: Final = "greedy"
"""Who sits if nobody else was asked for."""
STRENGTHS: Final = {
    "easy": "random", "medium": "rule", "strong": "greedy", "expert": "planner", "master": "master"
}  # fmt: skip
"""What computers are called where people choose them, the weakest first, and the agents that they are."""
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class BadPlayOptions(ValueError):
    """The options of `splay play` do not fit together; the message says which and why."""


class PlayOptions:
    """A game to play: who sits where, the table's options, how to show it.

    `seats` are "human" or the names of agents, by seat. `secret` is the shuffle's. `plain` chooses the line mode.
    `resume` is a saved game to go on with; then the file says everything else. `position` is one to begin with, whose
    options are the table's. `language` is that of the words.
    """

    __slots__ = ("language", "names", "options", "plain", "position", "resume", "seats", "secret")

    def __init__(
        self,
        seats: list[str] | None = None,
        options: Options | None = None,
        secret: bytes | None = None,
        names: list[str] | None = None,
        plain: bool = False,
        resume: Path | None = None,
        language: str = "en",
        position: Position | None = None,
    ) -> None:
        """Anything left out has its default: one person against one strong computer, shuffled by chance.

        Raises BadPlayOptions if the numbers of seats, names and players differ, or a seat or name cannot be.
        """
        if position is not None:
            options = position.options
        self.options = options or Options(2 if seats is None else check_number(len(seats)))
        players = self.options.players
        person = 0 if position is None else position.sitting
        self.seats = agents_of(seats) if seats else [HUMAN if seat == person else OPPONENT for seat in range(players)]
        self.names = names or list(NAMES[:players])
        self.secret = secret or secrets.token_bytes(SECRET_BYTES)
        self.plain = plain
        self.resume = resume
        self.language = language
        self.position = position
        if len(self.seats) != players:
            raise BadPlayOptions(f"seats: {len(self.seats)} are given for {players} players")
        if len(self.names) != players:
            raise BadPlayOptions(f"names: {len(self.names)} are given for {players} players")
        if len(set(self.names)) != players or "" in self.names:
            raise BadPlayOptions("names: every player needs one, and no two the same")
        check_seats(self.seats)


def check_number(players: int) -> int:
    """The number of players, if a game can have that many. Raises BadPlayOptions."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadPlayOptions(f"seats: there must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")
    return players


def agents_of(seats: list[str]) -> list[str]:
    """Seats with computers that are called as people call them by the names of their agents, which may stand there
    already.
    """
    return [STRENGTHS.get(seat.lower(), seat) for seat in seats]


def check_seats(seats: list[str]) -> None:
    """Raises BadPlayOptions if somebody is neither "human" nor an agent."""
    if all(seat == HUMAN for seat in seats):
        return
    from splay.agents.roster import AGENT_NAMES

    for seat in seats:
        if seat != HUMAN and seat not in AGENT_NAMES:
            raise BadPlayOptions(f"seats: {seat!r} is none of {', '.join((HUMAN, *STRENGTHS))}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the options of `splay play` to its parser."""
    add = parser.add_argument
    who = ", ".join((HUMAN, *STRENGTHS))
    add("--seats", help=f"who plays, with commas between, the weakest computer first: {who} (default: human,strong)")
    add("--players", type=int, help=f"how many players, {MIN_PLAYERS} to {MAX_PLAYERS} (default: as many as seats)")
    add("--names", help="the players' names, with commas between (default: Ann,Bob,...)")
    add("--edition", choices=EDITIONS, default="third", help="third or first (default: third)")
    add("--teams", choices=TEAMS, default="none", help="two against two, and who sits together (default: none)")
    add("--extra-achievement", action="store_true", help="one more achievement is needed to win")
    add(
        "--special-achievements",
        choices=SPECIAL_TIMINGS,
        default=SPECIAL_TIMINGS[0],
        help=f"when special achievements are handed out (default: {SPECIAL_TIMINGS[0]})",
    )
    add("--sets", help=f"what to play with, of {', '.join(EXPANSIONS)}, with commas between, or all (default: none)")
    add("--seed", help="the same word shuffles the same way (default: by chance)")
    add("--resume", type=Path, metavar="FILE", help="go on with a saved game; the other options are in the file")
    add("--position", type=Path, metavar="FILE", help="begin in a position, as text or JSON, or tell a finished game")
    add("--plain", action="store_true", help="plain lines instead of a screen, for pipes and screen readers")
    add_language_option(parser)


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Adds the option that says in which language a command speaks."""
    parser.add_argument(
        "--language",
        default=ORIGINAL,
        metavar="LANG",
        help="the language to play in, or the path of the folder of your own, as ./cs (default: en)",
    )


def from_arguments(given: argparse.Namespace) -> PlayOptions:
    """The options that the command line gave. Raises BadPlayOptions, BadOptions, BadLanguage or BadPosition, all
    ValueError, and OSError for a position that cannot be read.
    """
    language = language_given(given.language)
    seats = None if given.seats is None else words(given.seats)
    names = None if given.names is None else words(given.names)
    if given.position is not None:
        position = read_position(given.position, given.seed)
        return PlayOptions(seats, names=names, plain=given.plain, position=position, language=language)
    players = given.players
    if players is None:
        players = 4 if given.teams != "none" and seats is None else len(seats or (HUMAN, OPPONENT))
    if seats is not None:
        check_number(len(seats))
    options = table_options(given, players)
    return PlayOptions(
        seats,
        options,
        None if given.seed is None else secret_from_seed(given.seed),
        names,
        given.plain,
        given.resume,
        language,
    )


def table_options(given: argparse.Namespace, players: int) -> Options:
    """The table's options that the command line gave, for a number of players. Raises BadOptions."""
    import splay.sets  # noqa: F401 - registers those there are

    sets = sets_named(given.sets or "")
    return Options(players, given.edition, given.teams, given.extra_achievement, given.special_achievements, sets)


def words(text: str) -> list[str]:
    """The words of a list with commas between."""
    return [word.strip() for word in text.split(",")]

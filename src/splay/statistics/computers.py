"""The statistics of cards in games of the strongest computers: played by a command, shipped with the package."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct, to_builtins

from splay.agents.driver import AgentDecider
from splay.agents.processes import spawned
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options
from splay.core.turn import play
from splay.sets import new_game
from splay.statistics.cards import GamesCounted
from splay.statistics.counting import SeatStatistics, counted

EVERY_SET: Final = (BASE, *EXPANSIONS)
KINDS: Final = tuple(Options(players, sets=sets) for sets in ((BASE,), EVERY_SET) for players in (2, 4))
"""The kinds of games that are counted, each by itself."""
KEPT_EVERY: Final = 4
"""After so many games the file is written anew."""
SECONDS_AN_HOUR: Final = 3600


class OtherGames(ValueError):
    """A file has games of another agent or seed than those that are to be added; the message says of which."""


class CountedGames(Struct):
    """What a file has: the games that an agent plays against itself, which follow from a seed and from their number,
    of each kind the first ones; `seconds` of a processor have gone into them.
    """

    agent: str
    seed: str
    seconds: float
    kinds: list[GamesCounted]


class Played(NamedTuple):
    """What came of a game of a kind: its winners and its seats, and the seconds it took a processor."""

    kind: int
    winners: list[int]
    seats: list[SeatStatistics]
    seconds: float


class Task(NamedTuple):
    """A game to be played: by which agent, of which seed and kind, which number of that kind."""

    agent: str
    seed: str
    kind: int
    number: int


def play_one(task: Task) -> Played:
    """Plays a game to its end."""
    began = process_time()
    options = KINDS[task.kind]
    game = new_game(options, secret_from_seed(f"cards {task.seed} {task.kind} {task.number}"))
    game.events = []
    play(game, AgentDecider([make_agent(task.agent, 8 * task.number + seat) for seat in range(options.players)]))
    assert game.result is not None
    seats = counted(game.events, options.players, options.sets)
    return Played(task.kind, list(game.result.winners), seats, process_time() - began)


def nothing_counted(agent: str, seed: str) -> CountedGames:
    """No games yet."""
    return CountedGames(agent, seed, 0.0, [GamesCounted(list(kind.sets), kind.players) for kind in KINDS])


def read_counted(file: Path) -> CountedGames:
    """What a file has. Raises OSError, and ValueError naming a file that is damaged."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=CountedGames)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file}: {error}") from error


def write_counted(file: Path, games: CountedGames) -> None:
    """Writes a file in one step, a line for each kind of games."""
    kinds = ",\n".join(json.dumps(to_builtins(kind), sort_keys=True) for kind in games.kinds)
    head = {"agent": games.agent, "seed": games.seed, "seconds": round(games.seconds)}
    beside = file.with_suffix(".part")
    beside.write_text(f'{json.dumps(head)[:-1]}, "kinds": [\n{kinds}\n]}}\n', encoding="utf-8")
    beside.replace(file)


def games_in(file: Path, agent: str, seed: str) -> CountedGames:
    """The games of a file to go on with; none if there is no file. Raises OtherGames, ValueError if it is damaged."""
    if not file.exists():
        return nothing_counted(agent, seed)
    games = read_counted(file)
    if (games.agent, games.seed) != (agent, seed):
        raise OtherGames(
            f"{file}: has games of {games.agent} with the seed {games.seed!r}, not of {agent} with {seed!r}"
        )
    return games


def still_to_play(games: CountedGames, number: int) -> Iterator[Task]:
    """The games that are still to be played so that there are so many of each kind, the kinds in turn."""
    for each in range(number):
        for kind, there in enumerate(games.kinds):
            if each >= there.games:
                yield Task(games.agent, games.seed, kind, each)


def play_all(
    file: Path, games: CountedGames, number: int, hours: float, workers: int, tell: Callable[[str], None]
) -> None:
    """Plays on until there are so many games of each kind, or so many hours of a processor have gone into them, and
    keeps them in the file.
    """
    with spawned(workers) as pool:
        for played, one in enumerate(pool.imap(play_one, still_to_play(games, number)), 1):
            games.kinds[one.kind].add(one.seats, one.winners)
            games.seconds += one.seconds
            if played % KEPT_EVERY == 0:
                write_counted(file, games)
                tell(", ".join(f"{kind.games} of {kind.players} with {len(kind.sets)} sets" for kind in games.kinds))
            if games.seconds >= hours * SECONDS_AN_HOUR:
                break
    write_counted(file, games)

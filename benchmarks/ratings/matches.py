"""Games of computers against each other, counted by how they ended, in a file from which it goes on."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Final

from splay.agents.agent import Agent
from splay.agents.driver import play_match
from splay.agents.roster import AGENT_NAMES, make_agent
from splay.agents.tournament.game import TimedAgent, TooLong
from splay.agents.tournament.seating import seatings
from splay.core.chance import secret_from_seed
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.options import Options, sets_named
from splay.ratings.kinds import BASE_2, RATED_KINDS, SETS_2, TEAMS
from splay.ratings.places import had_by, places_of

Pair = tuple[str, str, str]
"""A kind of game, and two computers that play it, the weaker one by the roster first."""
Ended = tuple[int, int, int]
"""How a game ended for the first of a pair: how many others it played against, how many of them had a better place,
and how many the same one. Teams count as one.
"""
SEED: Final = 44


class Counts:
    """How the games of a pair ended so far, and the seconds of a processor that they took."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.deals = 0
        self.ended: dict[Ended, int] = {}

    def games(self) -> int:
        """How many games there were."""
        return sum(self.ended.values())


def tables_of(kind: str) -> list[Options]:
    """The tables at which a kind is played, deal by deal in turn: all mixtures of whole sets for two players; with
    three to five, and in teams, the base set and all sets.
    """
    if kind == BASE_2:
        return [Options(2)]
    if kind == SETS_2:
        whole = [name for name, expansion in EXPANSIONS.items() if not expansion.part_of]
        chosen = [[name for bit, name in enumerate(whole) if mask >> bit & 1] for mask in range(1, 1 << len(whole))]
        return [Options(2, sets=(BASE, *names)) for names in chosen]
    everything = [(BASE,), sets_named("all")]
    if kind == TEAMS:
        return [Options(4, teams="13-24", sets=sets) for sets in everything]
    return [Options(players, sets=sets) for sets in everything for players in (3, 4, 5)]


def pairs() -> list[Pair]:
    """All pairs of the roster in each kind. `master` plays as `planner` but with two players and the base set, so that
    it has no games of its own in other kinds.
    """
    found = []
    for kind in RATED_KINDS:
        names = AGENT_NAMES if kind == BASE_2 else AGENT_NAMES[:-1]
        found += [(kind, a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    return found


def play_deal(pair: Pair, deal: int) -> list[Ended]:
    """Plays a deal once for each way to sit. The same number gives the same games everywhere."""
    kind, a, b = pair
    tables = tables_of(kind)
    options = tables[deal % len(tables)]
    return [play_game((a, b), options, f"{kind} {deal}", way, sides) for way, sides in enumerate(seatings(options))]


def play_game(names: tuple[str, str], options: Options, deal: str, way: int, sides: list[int]) -> Ended:
    """Plays a game in which each side, 0 or 1 by seat, is one of two computers."""
    decided = [0]
    agents: list[Agent] = []
    for seat, side in enumerate(sides):
        seed = secret_from_seed(f"ratings {SEED} {deal} way {way} seat {seat}")[:8]
        agents.append(TimedAgent(make_agent(names[side], int.from_bytes(seed, "big")), [], decided))
    others = 1 if options.teams != "none" else options.players - 1
    try:
        result = play_match(agents, options, secret_from_seed(f"ratings {SEED} {deal}")).result
    except TooLong:
        return (others, 0, others)
    assert result is not None
    places = places_of(result.reason, result.winners, had_by(result))
    assert places is not None
    mine = places[sides.index(0)]
    theirs = [place for place, side in zip(places, sides, strict=True) if side == 1]
    theirs = theirs[:others]
    return (others, sum(place < mine for place in theirs), sum(place == mine for place in theirs))


def read(path: Path) -> dict[Pair, Counts]:
    """What a file says of all pairs; nothing has been played if there is none."""
    counts = {pair: Counts() for pair in pairs()}
    for line in json.loads(path.read_text(encoding="utf-8")) if path.exists() else []:
        one = counts[line["kind"], line["a"], line["b"]]
        one.seconds, one.deals = line["seconds"], line["deals"]
        one.ended = {(others, ahead, level): games for others, ahead, level, games in line["ended"]}
    return counts


def write(path: Path, counts: dict[Pair, Counts]) -> None:
    """Writes all pairs down, whole or not at all."""
    lines = [
        {
            "kind": kind, "a": a, "b": b, "deals": one.deals, "seconds": round(one.seconds, 3),
            "ended": [[*ended, games] for ended, games in sorted(one.ended.items())],
        }
        for (kind, a, b), one in counts.items()
    ]  # fmt: skip
    text = "[\n" + ",\n".join(json.dumps(line) for line in lines) + "\n]\n"
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def next_pair(counts: dict[Pair, Counts]) -> Pair:
    """The pair to play next: each once, the weakest and quickest first, then the one with the least `turn_of`."""
    return min(counts, key=lambda pair: (counts[pair].deals > 0, turn_of(pair, counts[pair])))


def turn_of(pair: Pair, so_far: Counts) -> float:
    """A number that is the least for the pair to play next, of those that have games and of those that have none.

    The strengths hang together by neighbors of the roster. Among them it grows with the number of games twice, with
    their price and with how sharply each tells the distance (Fisher's information, of which one that is won by the same
    side nearly always has little): so that the errors of all distances shrink most for the time. Others tell little of
    what neighbors don't, and have as many games as they would if they were even.
    """
    first, second = AGENT_NAMES.index(pair[1]), AGENT_NAMES.index(pair[2])
    if so_far.deals == 0:
        return first + second
    games = so_far.games()
    won = sum(number for (_, ahead, _), number in so_far.ended.items() if ahead == 0)
    share = (won + 0.5) / (games + 1)
    return games * so_far.seconds * (share * (1 - share) if second == first + 1 else 1.0)


def play_on(path: Path, core_hours: float) -> dict[Pair, Counts]:
    """Plays deal after deal until the games of the file took so many hours of a processor; each is written at once."""
    counts = read(path)
    while sum(one.seconds for one in counts.values()) < core_hours * 3600:
        pair = next_pair(counts)
        one = counts[pair]
        began = process_time()
        for ended in play_deal(pair, one.deals):
            one.ended[ended] = one.ended.get(ended, 0) + 1
        one.seconds += process_time() - began
        one.deals += 1
        write(path, counts)
    return counts

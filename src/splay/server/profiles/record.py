"""What somebody's games tell of how they play: how often they win, how, against whom, what they achieve."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct, json

from splay.agents.roster import AGENT_NAMES
from splay.core.achievements import specials_of
from splay.core.expansion import BASE, EXPANSIONS, expansions_of
from splay.core.setup import HIGHEST_ACHIEVEMENT
from splay.server.profiles.cards import CardRecords, card_records
from splay.server.profiles.finished import Played
from splay.server.profiles.outcomes import WON, Outcome, Tally, against, outcome_of
from splay.server.protocol.representation import IDENTITY, JSON, Representation
from splay.statistics.counting import SeatStatistics

TEAMS: Final = "teams"
SEVERAL: Final = "more"


class NamedTally(Struct):
    """The games of one kind."""

    name: str
    tally: Tally


class NamedNumber(Struct):
    """How often something was."""

    name: str
    number: int


class Achieved(Struct):
    """What was achieved in so many `games` that were counted: how many achievements of each value, from 1 on, and how
    often each special one of the sets that were played.
    """

    games: int
    values: list[int]
    specials: list[NamedNumber]


class GamesRecord(Struct):
    """What the last games of somebody tell. `games` is how many are looked at, `all_games` how many there are.

    By `agents` (computers, the weakest first): against each of them. By `sets`: "base" alone, and with each of the
    others. By `players`: "2", "more" (each alone), "teams". `wins`: how the games that were won ended, the most
    frequent first. `streak`: the most games won in a row.
    """

    all_games: int
    games: Tally
    people: Tally
    computers: Tally
    streak: int
    agents: list[NamedTally]
    sets: list[NamedTally]
    players: list[NamedTally]
    wins: list[NamedNumber]
    achieved: Achieved
    cards: CardRecords


class Opponent(Struct):
    """How somebody did against a person, by id."""

    player: str
    tally: Tally


class Recorded(Struct):
    """A record, and how somebody did against each other person, those played most first."""

    record: GamesRecord
    opponents: list[Opponent]


def recorded_as_kept(all_games: int, games: list[Played], counted: dict[str, str]) -> Representation:
    """What somebody's last games tell, as the compute cache keeps it: `counted` is what was counted, by table."""
    return Representation.of(JSON, {IDENTITY: json.encode(recorded(all_games, games, counted))})


def recorded(all_games: int, games: list[Played], counted: dict[str, str]) -> Recorded:
    """What somebody's last games tell, the last one first; `counted` is what was counted of them, by table."""
    ends = [(game, outcome_of(game.own, game.others)) for game in games]
    seats = [
        (json.decode(counted[game.table], type=list[SeatStatistics])[game.own.seat], outcome == WON)
        for game, outcome in ends
        if game.table in counted
    ]
    against_people = [any(seat.agent is None for seat in game.others) for game in games]
    record = GamesRecord(
        all_games,
        tally_of(outcome for _, outcome in ends),
        tally_of(outcome for (_, outcome), people in zip(ends, against_people, strict=True) if people),
        tally_of(outcome for (_, outcome), people in zip(ends, against_people, strict=True) if not people),
        longest_streak(outcome for _, outcome in ends),
        by_agent(games),
        by_set(ends),
        by_players(ends),
        [NamedNumber(*one) for one in Counter(game.how for game, outcome in ends if outcome == WON).most_common()],
        achieved_in([seat for seat, _ in seats], {name for game in games for name in game.sets}),
        card_records(seats),
    )
    return Recorded(record, by_opponent(games))


def tally_of(outcomes: Iterable[Outcome]) -> Tally:
    """Counts games."""
    tally = Tally(0, 0, 0)
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def longest_streak(outcomes: Iterable[Outcome]) -> int:
    """The most games won in a row."""
    longest = now = 0
    for outcome in outcomes:
        now = now + 1 if outcome == WON else 0
        longest = max(longest, now)
    return longest


def by_agent(games: Iterable[Played]) -> list[NamedTally]:
    """The games against each computer opponent, the weakest first; several of one kind in a game count once."""
    tallies: dict[str, Tally] = {}
    for game in games:
        best: dict[str, Outcome] = {}
        for seat in sorted(game.others, key=lambda seat: seat.place or 0, reverse=True):
            outcome = against(game.own, seat)
            if seat.agent is not None and outcome is not None:
                best[seat.agent] = outcome
        for agent, outcome in best.items():
            tallies.setdefault(agent, Tally(0, 0, 0)).add(outcome)
    known = [name for name in AGENT_NAMES if name in tallies]
    return [NamedTally(name, tallies[name]) for name in [*known, *sorted(tallies.keys() - set(known))]]


def by_set(ends: list[tuple[Played, Outcome]]) -> list[NamedTally]:
    """The games with the base set alone, and with each of the others."""
    tallies = {name: Tally(0, 0, 0) for name in (BASE, *EXPANSIONS)}
    for game, outcome in ends:
        for name in [BASE] if game.sets == [BASE] else [name for name in game.sets if name in EXPANSIONS]:
            tallies[name].add(outcome)
    return [NamedTally(name, tally) for name, tally in tallies.items() if tally.games]


def by_players(ends: list[tuple[Played, Outcome]]) -> list[NamedTally]:
    """The games of two, of more who played for themselves, and of teams."""
    tallies = {name: Tally(0, 0, 0) for name in ("2", SEVERAL, TEAMS)}
    for game, outcome in ends:
        tallies[TEAMS if game.own.team is not None else "2" if game.players == 2 else SEVERAL].add(outcome)
    return [NamedTally(name, tally) for name, tally in tallies.items() if tally.games]


def by_opponent(games: Iterable[Played]) -> list[Opponent]:
    """The games against each other person, those played most first; partners of a team did not play against each
    other, and nor did several seats of one person.
    """
    tallies: dict[str, Tally] = {}
    for game in games:
        seats = Counter(seat.player for seat in game.others)
        for seat in game.others:
            outcome = against(game.own, seat)
            if seat.player is not None and outcome is not None and seats[seat.player] == 1:
                tallies.setdefault(seat.player, Tally(0, 0, 0)).add(outcome)
    return [Opponent(*one) for one in sorted(tallies.items(), key=lambda one: (-one[1].games, one[0]))]


def achieved_in(seats: list[SeatStatistics], sets: set[str]) -> Achieved:
    """What these seats achieved in games with these sets."""
    taken: Counter[str] = Counter()
    for seat in seats:
        taken.update(seat.achievements)
    highest = max([HIGHEST_ACHIEVEMENT, *[int(name) for name in taken if name.isdecimal()]])
    values = [taken[str(value)] for value in range(1, highest + 1)]
    there = specials_of(expansions_of(tuple(name for name in EXPANSIONS if name in sets)))
    return Achieved(len(seats), values, [NamedNumber(special.name, taken[special.name]) for special in there])

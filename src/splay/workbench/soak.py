"""Random games over all player counts, editions, sets and options, with every invariant checked after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, Final

from splay.agents.processes import spawned
from splay.core.card import EFFECT_METHODS, Card
from splay.core.chance import secret_from_seed
from splay.core.event import EFFECT, Event
from splay.core.game import Game
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.turn import step
from splay.records.record import BadRecord, Record, digest
from splay.sets import deck_for, new_game
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from splay.workbench.tables import all_tables, tables_with

REPLAY_EVERY: Final = 10
"""Every so manieth game is played again from its record through a session."""
BATCH: Final = 10
"""So many games are played in a row by one process."""


class Soak:
    """What a soak has found: games, decisions, how often each effect was executed, and the breach that ended it.

    `tests` names for each effect that could have been executed the file of its card's tests.
    """

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.executed: Counter[str] = Counter()
        self.tests: dict[str, str] = {}
        self.breaches: list[str] = []
        self.record: dict[str, Any] | None = None

    def add(self, part: Soak) -> None:
        """Takes in what further games have found."""
        self.games += part.games
        self.decisions += part.decisions
        self.executed += part.executed
        self.breaches = part.breaches
        self.record = part.record

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {"games": self.games, "decisions": self.decisions, "breaches": len(self.breaches)}

    def never(self) -> dict[str, str]:
        """The effects that were not executed at all, each with the file of its card's tests."""
        return {effect: file for effect, file in sorted(self.tests.items()) if not self.executed[effect]}


def soak(
    games: int,
    seed: int,
    progress: Callable[[Soak], None] | None = None,
    bots: Callable[[int], RandomDecider] = RandomDecider,
    sets: tuple[str, ...] | None = None,
    workers: int = 1,
) -> Soak:
    """Plays that many random games and stops at the first breach, with the record that leads to it.

    The same number and seed play the same games, at all tables in turn, however many processes share the work
    (`workers`). `progress` is told after every few games; `bots` makes the player of each game from a number. With
    `sets` all games are played with these. Raises BadOptions for sets that do not fit together.
    """
    tables = tables_by_chance(seed, sets)
    found = Soak()
    for options in tables:
        for card in deck_for(options):
            for effect in card.effects:
                found.tests[effect_name(options, card, effect)] = f"test_{card.key.replace('-', '_')}.py"
    batch = partial(soak_batch, seed, bots, sets)
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with closing(done_in_order(batch, batches, workers)) as done:
        for part in done:
            found.add(part)
            if found.breaches:
                break
            if progress is not None:
                progress(found)
    return found


def tables_by_chance(seed: int, sets: tuple[str, ...] | None) -> list[Options]:
    """All tables, or those with some sets alone, in an order of the seed's, so that few games see many kinds."""
    tables = all_tables() if sets is None else tables_with(sets)
    return Random(seed).sample(tables, len(tables))


def done_in_order(work: Callable[[range], Soak], batches: list[range], workers: int) -> Generator[Soak]:
    """What each batch has found, in their order, as it is done; the processes end when nobody asks on."""
    if workers == 1:
        yield from map(work, batches)
        return
    with spawned(workers) as pool:
        yield from pool.imap(work, batches)


def soak_batch(seed: int, bots: Callable[[int], RandomDecider], sets: tuple[str, ...] | None, numbers: range) -> Soak:
    """Plays the games of these numbers, up to the first breach."""
    found = Soak()
    tables = tables_by_chance(seed, sets)
    for number in numbers:
        name = f"{seed}.{number}"
        bot = bots(int.from_bytes(secret_from_seed(name)[:8], "big"))
        soak_game(found, tables[number % len(tables)], name, bot, number % REPLAY_EVERY == 0)
        if found.breaches:
            break
    return found


def soak_game(found: Soak, options: Options, name: str, bot: RandomDecider, replay: bool) -> None:
    """Plays one game and adds what happened to what was found."""
    secret = secret_from_seed(name)
    game = new_game(options, secret)
    start = position_of(game)
    recorder = Recorder(bot)
    game.decider = recorder
    found.breaches = breaches_of_play(game, found.executed)
    record = Record(start, recorder.answers, secret)
    if replay and not found.breaches:
        found.breaches = breaches_of_replay(record, game)
    found.games += 1
    found.decisions += bot.decisions
    if found.breaches:
        found.record = {**record.unplayed(), "breaches": found.breaches}


def breaches_of_replay(record: Record, game: Game) -> list[str]:
    """Plays a record again and compares where it leads."""
    try:
        session = record.session()
    except BadRecord as error:
        return [f"the record cannot be played: {error}"]
    return [] if digest(session.start) == digest(game) else ["the record leads to another position"]


def breaches_of_play(game: Game, executed: Counter[str]) -> list[str]:
    """Plays a game to its end or first breach; counts the effects executed as `edition Card.method`."""
    while game.result is None:
        events: list[Event] = []
        game.events = events
        try:
            step(game)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what a soak looks for
            return [f"{type(error).__name__}: {error}"]
        for event in events:
            if event.kind == EFFECT and event.card is not None:
                executed[effect_name(game.options, event.card, event.effect)] += 1
        found = breaches(game)
        if found:
            return found
    return []


def effect_name(options: Options, card: Card, effect: int) -> str:
    """What an effect is called in the counts: `edition Card.method`."""
    return f"{options.edition} {card.type_name}.{EFFECT_METHODS[effect]}"

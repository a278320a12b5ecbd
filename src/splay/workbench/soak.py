"""Random games over all player counts, editions and options, with every invariant checked after every action."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any, Final

from splay.core.card import EFFECT_METHODS, Card
from splay.core.chance import secret_from_seed
from splay.core.event import EFFECT, Event
from splay.core.expansion import BASE, EXPANSIONS
from splay.core.game import Game
from splay.core.options import EDITIONS, SPECIAL_TIMINGS, TEAMS, Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.turn import step
from splay.records.record import BadRecord, Record, digest
from splay.sets import deck_for, new_game
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider

REPLAY_EVERY: Final = 10
"""Every so manieth game is played again from its record through a session."""


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

    def to_json(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {"games": self.games, "decisions": self.decisions, "breaches": len(self.breaches)}

    def never(self) -> dict[str, str]:
        """The effects that were not executed at all, each with the file of its card's tests."""
        return {effect: file for effect, file in sorted(self.tests.items()) if not self.executed[effect]}


def all_options() -> list[Options]:
    """Every combination of table options that fits together; of sets the base set alone, and with each other."""
    found = []
    for options in options_with((BASE,)):
        found.append(options)
        if options.edition == EDITIONS[0]:
            players, teams, extra = options.players, options.teams, options.extra_achievement
            for name in EXPANSIONS:
                sets = with_expansion(name)
                found.append(Options(players, EDITIONS[0], teams, extra, options.special_achievements, sets))
    return found


def options_with(sets: tuple[str, ...]) -> list[Options]:
    """Every combination of table options that fits together with these sets. Raises BadOptions for bad sets."""
    found: list[Options] = []
    editions = EDITIONS if sets == (BASE,) else EDITIONS[:1]
    for players, edition, extra, timing in product(range(2, 6), editions, (False, True), SPECIAL_TIMINGS):
        for teams in TEAMS if players == 4 else ("none",):
            found.append(Options(players, edition, teams, extra, timing, sets))
    return found


def with_expansion(name: str) -> tuple[str, ...]:
    """The sets of a table with one expansion, or with a part of one, which needs that."""
    part_of = EXPANSIONS[name].part_of
    return (BASE, part_of, name) if part_of else (BASE, name)


def soak(
    games: int,
    seed: int,
    progress: Callable[[Soak], None] | None = None,
    bots: Callable[[int], RandomDecider] = RandomDecider,
    sets: tuple[str, ...] | None = None,
) -> Soak:
    """Plays that many random games and stops at the first breach, with the record that leads to it.

    The same number and seed play the same games. `progress` is told after every game; `bots` makes the player of
    each game from a number. With `sets` all games are played with these. Raises BadOptions for sets that do not fit
    together.
    """
    found = Soak()
    tables = all_options() if sets is None else options_with(sets)
    for options in tables:
        for card in deck_for(options):
            for effect in card.effects:
                found.tests[effect_name(options, card, effect)] = f"test_{card.key.replace('-', '_')}.py"
    for number in range(games):
        name = f"{seed}.{number}"
        bot = bots(int.from_bytes(secret_from_seed(name)[:8], "big"))
        soak_game(found, tables[number % len(tables)], name, bot, number % REPLAY_EVERY == 0)
        if found.breaches:
            break
        if progress is not None:
            progress(found)
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


def breaches_of_play(game: Game, executed: "Counter[str]") -> list[str]:
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

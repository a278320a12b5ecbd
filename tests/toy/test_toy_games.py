"""Whole random games with the toy set: they end, break no law, and are the same however they are driven."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.event import ELIMINATE, EffectEvent, Event
from splay.core.game import Game
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.turn import step
from splay.records.stored_events import event_data
from splay.sets import new_game
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from tests.core.expansions import registered
from tests.strength import amount

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.engine.rules import TOYS, Toys

SEEDS = amount(4, 40)
EVERY = amount(7, 1)
TABLES = [("none", 2), ("none", 3), ("none", 5), ("13-24", 4)]


pytestmark = pytest.mark.every_time


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(Toys()):
        yield


def dealt(players: int, teams: str, seed: int) -> Game:
    """A game with toys."""
    return new_game(Options(players, teams=teams, sets=["base", TOYS]), secret_from_seed(f"toys {seed}"))


def played(game: Game, seed: int, every: int = 0) -> tuple[Recorder, list[Event]]:
    """Plays a game at random to its end, and looks for breaches after every few steps, and at the end."""
    events: list[Event] = []
    game.events = events
    recorder = Recorder(RandomDecider(seed))
    game.decider = recorder
    steps = 0
    while game.result is None:
        step(game)
        steps += 1
        assert every == 0 or (steps % every and game.result is None) or not breaches(game)
    return recorder, events


@pytest.mark.parametrize(("teams", "players"), TABLES)
def test_random_games_end_without_a_breach_and_sessions_play_them_alike(teams: str, players: int) -> None:
    for seed in range(SEEDS):
        game = dealt(players, teams, seed)
        session = Session(game.copy())
        recorder, events = played(game, seed, EVERY)
        for seat, key in recorder.answers:
            session.answer(seat, key)
        assert position_of(session.game) == position_of(game)
        assert [event_data(event) for event in session.events] == [event_data(event) for event in events]


def test_between_them_they_use_all_that_the_toys_bring() -> None:
    seen = set[str]()
    for seed in range(50):
        _, events = played(dealt(3, "none", seed), seed)
        for event in events:
            if event.kind == ELIMINATE:
                seen.add(ELIMINATE)
            if isinstance(event, EffectEvent) and event.card is not None and event.card.set_name == TOYS:
                seen.add(f"{event.card.type_name} {event.effect} {event.role}")
    assert seen >= {
        "Kite 0 own", "Kite 3 shares", "Rattle 0 shares", "Rattle 1 demanded", "Carousel 3 own", "Rattle 0 nested",
        "MusicalChairs 2 demanded", "MusicalChairs 3 nested", "Whistle 0 own", "Whistle 3 shares", ELIMINATE,
    }  # fmt: skip

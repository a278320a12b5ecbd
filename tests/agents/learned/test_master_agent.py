"""What the learned agent is told of positions, and how it plays."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from splay.agents.driver import answer_for
from splay.agents.evaluation import Weights
from splay.agents.learned.inputs import NUMBERS, facts_about_cards, facts_of, inputs_of
from splay.agents.learned.master_agent import LEARNED, MasterAgent, has_learned
from splay.agents.learned.network import EXTRA, load_network
from splay.agents.learned.value import CERTAIN, LearnedValue
from splay.agents.planner_agent import PlannerAgent
from splay.core.options import Options
from splay.distribution import how_to_get
from splay.sets.scenario import scenario
from tests.agents.sessions import after_random_answers

DECK = 105


@pytest.mark.parametrize("answers", [2, 40, 120])
def test_every_fact_has_a_number_of_its_own(answers: int) -> None:
    game = after_random_answers("inputs", answers).start
    for seat in range(2):
        inputs = inputs_of(game, seat, Weights())
        assert len(set(inputs.facts)) == len(inputs.facts)
        assert all(0 <= fact < facts_of(DECK) for fact in inputs.facts)
        assert len(inputs.amounts) == NUMBERS


def test_each_seat_sees_itself_first() -> None:
    game = after_random_answers("inputs", 80).start
    mine, theirs = inputs_of(game, 0, Weights()), inputs_of(game, 1, Weights())
    about = facts_about_cards(facts_of(DECK))
    assert about == 2 * 4 * DECK
    swapped = [(fact + about // 2) % about for fact in theirs.facts if fact < about]
    assert sorted(swapped) == sorted(fact for fact in mine.facts if fact < about)
    half = (NUMBERS - 3) // 2
    assert mine.amounts[:half] == theirs.amounts[half : 2 * half]


def test_a_better_position_has_the_better_chance() -> None:
    value = LearnedValue(load_network(LEARNED))
    ahead = scenario(
        me="red: Engineering; blue: Calendar; score: Coal, Physics; achievements: 1, 2, 3, 4", you="red: Oars"
    )
    assert value.worth(ahead, 0) > 0.8 * CERTAIN
    assert value.worth(ahead, 1) < 0.2 * CERTAIN


def test_it_decides_the_same_with_the_same_seed() -> None:
    session = after_random_answers("master", 60)
    seat = session.questions[0].seat
    keys = {answer_for(session, seat, MasterAgent(5)) for _ in range(2)}
    assert len(keys) == 1
    assert keys <= set(session.questions[0].keys())


@pytest.mark.parametrize(("players", "sets"), [(3, ["base"]), (2, ["base", "echoes"])])
def test_elsewhere_it_plays_as_the_planner(players: int, sets: list[str]) -> None:
    for answers in (20, 45):
        session = after_random_answers("elsewhere", answers, players, sets)
        seat = session.questions[0].seat
        assert answer_for(session, seat, MasterAgent(3)) == answer_for(session, seat, PlannerAgent(3))


def test_it_has_learned_for_two_players_with_the_rules_of_the_base_set_alone() -> None:
    assert has_learned(Options())
    assert has_learned(Options(special_achievements="after_each_effect"))
    others = (Options(3), Options(sets=["base", "cities"]), Options(edition="first"), Options(extra_achievement=True))
    assert not any(has_learned(options) for options in others)


def test_a_process_reads_what_was_learned_once() -> None:
    one, other = MasterAgent(1).learned, MasterAgent(2).learned
    assert isinstance(one, LearnedValue)
    assert isinstance(other, LearnedValue)
    assert one.network is other.network


def test_a_won_game_is_certain_and_a_shared_one_half() -> None:
    value = LearnedValue(load_network(LEARNED))
    game = scenario(me="red: Oars", you="red: Archery")
    session = after_random_answers("to the end", 10_000)
    assert session.game.result is not None
    winner = session.game.result.winners[0]
    assert value.worth(session.game, winner) == CERTAIN / len(session.game.result.winners)
    assert 0 < value.worth(game, 0) < CERTAIN


def test_without_numpy_it_is_refused_by_name() -> None:
    program = (
        f"import sys; sys.modules['numpy'] = None; from {MasterAgent.__module__} import MasterAgent; MasterAgent(1)"
    )
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert failed.stderr.endswith(f"NoNumPy: master needs NumPy, which is not installed; {how_to_get(EXTRA)}\n")


def test_what_it_has_learned_is_small() -> None:
    assert LEARNED.stat().st_size < 2_000_000
    with np.load(LEARNED) as parts:
        assert len(parts["first"]) == facts_of(DECK)

"""Learning from games against oneself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from splay.agents.evaluation import Weights
from splay.agents.learned.inputs import NUMBERS, facts_of, inputs_of
from splay.agents.learned.network import Network, load_network, save_network
from splay.core.options import Options
from splay.research.learning import training
from splay.research.learning.games import lessons_of
from splay.research.learning.lessons import FURTHER, Lessons, foreseen, load_lessons, together
from splay.research.learning.training import Teacher, batches, chances, fresh, passed, slopes, surprise
from tests.agents.sessions import after_random_answers

DECK = 105


def lessons(number: int, seed: int = 1) -> Lessons:
    """What a game teaches."""
    found = lessons_of(None, Options(), seed, number)
    assert found is not None
    return found


def as_lessons(facts: list[list[int]], worth: list[float], games: list[int]) -> Lessons:
    """Positions made up by a test."""
    return Lessons(
        np.array([len(one) for one in facts], np.uint16),
        np.array([fact for one in facts for fact in one], np.uint16),
        np.zeros((len(facts), NUMBERS), np.float16),
        np.array(worth, np.float32),
        np.array(games, np.int32),
    )


def test_the_same_game_teaches_the_same_and_both_seats_learn_from_it() -> None:
    one, again, other = lessons(3), lessons(3), lessons(4)
    for part in Lessons._fields:
        assert np.array_equal(getattr(one, part), getattr(again, part)), part
    assert not np.array_equal(one.facts[:200], other.facts[:200])
    assert len(one.worth) % 2 == 0
    assert set(one.worth[::2] + one.worth[1::2]) == {1.0}
    assert len(set(one.worth[::2])) == 1
    assert one.counts.sum() == len(one.facts)


def test_what_was_expected_on_the_way_is_mixed_in_within_each_game() -> None:
    taught = foreseen(
        as_lessons([[0]] * 8, [1, 0, 1, 0, 0, 1, 0, 1], [7, 7, 7, 7, 8, 8, 8, 8]),
        np.array([0.5, 0.5, 0.6, 0.4, 0.5, 0.5, 0.3, 0.7], np.float32),
    ).worth
    assert taught[2:4].tolist() == [1, 0]
    assert taught[:2] == pytest.approx([FURTHER + (1 - FURTHER) * 0.6, (1 - FURTHER) * 0.4])
    assert taught[4:6] == pytest.approx([(1 - FURTHER) * 0.3, FURTHER + (1 - FURTHER) * 0.7])


def test_batches_are_the_positions_asked_for() -> None:
    found = next(batches(as_lessons([[1, 3], [], [2]], [1, 0, 1], [0, 0, 0]), 5, np.array([2, 0])))
    assert found.facts.tolist() == [[0, 0, 1, 0, 0], [0, 1, 0, 1, 0]]
    assert found.worth.tolist() == [1, 1]


def test_slopes_are_those_of_the_surprise() -> None:
    parts = fresh(facts_of(DECK), 1)
    batch = next(batches(lessons(1), facts_of(DECK), np.arange(64)))
    slope = slopes(parts, batch, passed(parts, batch))
    for name, at in (("amounts", (3, 5)), ("second", (7, 2)), ("last", (4,)), ("first_bias", (9,)), ("last_bias", ())):
        step = 1e-2
        ends = []
        for sign in (1, -1):
            moved = {**parts, name: parts[name].astype(np.float64).copy()}
            moved[name][at] += sign * step
            ends.append(surprise(passed(moved, batch).chance, batch.worth) / len(batch.worth))
        assert slope[name][at] == pytest.approx((ends[0] - ends[1]) / (2 * step), rel=0.05, abs=1e-4)


def test_it_learns_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two facts one decides, the other says nothing. Neither is about a single card, so none is ever left out."""
    monkeypatch.setattr(training, "BATCH", 32)
    random = np.random.default_rng(1)
    size, first = 1000, facts_of(DECK) - 250
    has, noise = random.random(size) < 0.5, random.random(size) < 0.5
    facts = [[first] * int(one) + [first + 1] * int(other) for one, other in zip(has, noise, strict=True)]
    teacher = Teacher(as_lessons(facts, has.astype(float).tolist(), [0] * size), facts_of(DECK), 10, 1.0, 1)
    told = list(teacher.teach())
    assert told[-1] < 0.1 < 0.5 < told[0]
    chance = chances(teacher.parts, as_lessons([[first], [first + 1]], [0, 0], [0, 0]))
    assert chance[0] > 0.9
    assert chance[1] < 0.1


def test_a_network_tells_the_same_at_play_and_in_training(tmp_path: Path) -> None:
    parts = fresh(facts_of(DECK), 2)
    inputs = inputs_of(after_random_answers("network", 50).start, 0, Weights())
    alone = Lessons(
        np.array([len(inputs.facts)], np.uint16),
        np.array(inputs.facts, np.uint16),
        np.array([inputs.amounts], np.float16),
        np.zeros(1, np.float32),
        np.zeros(1, np.int32),
    )
    assert Network(parts).chance(inputs) == pytest.approx(float(chances(parts, alone)[0]), abs=1e-3)
    save_network(parts, tmp_path / "network.npz")
    assert load_network(tmp_path / "network.npz").chance(inputs) == pytest.approx(
        Network(parts).chance(inputs), abs=1e-3
    )


def test_runs_go_on_from_what_was_learned(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "splay.research.learning", str(tmp_path), "--games", "4", "--workers", "1"]
    for run in (1, 2):
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert told.startswith(f"run {run}: 4 games, ")
    first, second = (load_lessons(tmp_path / f"lessons-00{run}.npz") for run in (1, 2))
    assert set(first.worth) <= {0, 0.5, 1}
    assert any(0 < worth < 1 and worth != 0.5 for worth in second.worth)
    both = together([first, second])
    assert len(both.worth) == len(first.worth) + len(second.worth)
    assert len(load_network(tmp_path / "network.npz").parts["first"]) == facts_of(DECK)

"""Teaching the network by gradient descent, with NumPy alone.

Steps are those of Adam (Kingma and Ba, 2015) with weights that decay (Loshchilov and Hutter, 2019); of the facts about
single cards many are left out at random, so that none is learned by heart (dropout: Srivastava et al., 2014).
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from splay.agents.learned.inputs import NUMBERS, facts_about_cards
from splay.agents.learned.network import Parts
from splay.research.learning.lessons import Lessons

Numbers = NDArray[np.float32]
HIDDEN: Final = (96, 32)
"""How many numbers each hidden layer has."""
BATCH: Final = 4096
RATE: Final = 1e-3
MOMENTUM: Final = (0.9, 0.999)
DECAYING: Final = ("first", "amounts", "second", "last")
LEFT_OUT: Final = 0.5
"""The share of the facts about single cards that is left out of each position."""
SMALLEST: Final = 1e-6


class Batch(NamedTuple):
    """Positions as the network takes them: 1 for each fact that is so (positions, facts), `amounts` (positions,
    amounts), and the chance to be learned, `worth` (positions).
    """

    facts: Numbers
    amounts: Numbers
    worth: Numbers


class Passed(NamedTuple):
    """What a batch was on its way through the network: the hidden layers, and the chances (positions)."""

    first: Numbers
    second: Numbers
    chance: Numbers


def fresh(facts: int, seed: int) -> Parts:
    """A network that has learned nothing, for so many facts."""
    chance = np.random.default_rng(seed)
    first, second = HIDDEN

    def normal(rows: int, columns: int, spread: float) -> Numbers:
        return (chance.standard_normal((rows, columns)) * spread).astype(np.float32)

    return {
        "first": normal(facts, first, 0.05),
        "amounts": normal(NUMBERS, first, 0.15),
        "first_bias": np.zeros(first, np.float32),
        "second": normal(first, second, (2 / first) ** 0.5),
        "second_bias": np.zeros(second, np.float32),
        "last": normal(second, 1, (1 / second) ** 0.5)[:, 0],
        "last_bias": np.zeros((), np.float32),
    }


def batches(lessons: Lessons, facts: int, chosen: NDArray[np.int64]) -> Iterator[Batch]:
    """The chosen positions in their order, BATCH at a time."""
    starts = np.cumsum(lessons.counts, dtype=np.int64) - lessons.counts
    for first in range(0, len(chosen), BATCH):
        here = chosen[first : first + BATCH]
        counts = lessons.counts[here].astype(np.int64)
        rows = np.repeat(np.arange(len(here)), counts)
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        told = np.zeros((len(here), facts), np.float32)
        told[rows, lessons.facts[np.repeat(starts[here], counts) + within]] = 1
        yield Batch(told, lessons.amounts[here].astype(np.float32), lessons.worth[here])


def passed(parts: Parts, batch: Batch) -> Passed:
    """The chances of a batch."""
    first = np.maximum(batch.facts @ parts["first"] + batch.amounts @ parts["amounts"] + parts["first_bias"], 0)
    second = np.maximum(first @ parts["second"] + parts["second_bias"], 0)
    return Passed(first, second, 1 / (1 + np.exp(-(second @ parts["last"] + parts["last_bias"]))))


def chances(parts: Parts, lessons: Lessons) -> Numbers:
    """The chance in each position."""
    every = np.arange(len(lessons.worth))
    return np.concatenate([passed(parts, batch).chance for batch in batches(lessons, len(parts["first"]), every)])


def surprise(chance: Numbers, worth: Numbers) -> float:
    """The cross entropy of what came and what was foretold, summed up."""
    sure = np.clip(chance, SMALLEST, 1 - SMALLEST)
    return -float((worth * np.log(sure) + (1 - worth) * np.log(1 - sure)).sum())


def slopes(parts: Parts, batch: Batch, told: Passed) -> Parts:
    """How the mean surprise of a batch grows with each weight."""
    wrong = (told.chance - batch.worth) / np.float32(len(batch.worth))
    second = np.outer(wrong, parts["last"]) * (told.second > 0)
    first = (second @ parts["second"].T) * (told.first > 0)
    return {
        "first": batch.facts.T @ first,
        "amounts": batch.amounts.T @ first,
        "first_bias": first.sum(0),
        "second": told.first.T @ second,
        "second_bias": second.sum(0),
        "last": told.second.T @ wrong,
        "last_bias": wrong.sum(),
    }


class Adam:
    """Steps of a size of their own for each weight."""

    def __init__(self, parts: Parts) -> None:
        self.means = {name: np.zeros_like(part) for name, part in parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in parts.items()}
        self.steps = 0

    def step(self, parts: Parts, slope: Parts, rate: float) -> None:
        """Changes the weights a little."""
        self.steps += 1
        slow, slower = MOMENTUM
        size = rate * (1 - slower**self.steps) ** 0.5 / (1 - slow**self.steps)
        for name, part in parts.items():
            self.means[name] = slow * self.means[name] + (1 - slow) * slope[name]
            self.squares[name] = slower * self.squares[name] + (1 - slower) * slope[name] ** 2
            kept = 1 - rate if name in DECAYING else 1
            parts[name] = kept * part - size * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


class Teacher:
    """Teaches a fresh network: `rounds` times a share of all lessons, the steps smaller and smaller."""

    def __init__(self, lessons: Lessons, facts: int, rounds: int, share: float, seed: int) -> None:
        """`lessons` are for tables with so many `facts`; the seed decides all chance."""
        self.lessons = lessons
        self.rounds = rounds
        self.parts = fresh(facts, seed)
        self.chance = np.random.default_rng(seed)
        self.adam = Adam(self.parts)
        self.size = max(1, int(len(lessons.worth) * share))
        self.about_cards = facts_about_cards(facts)

    def teach(self) -> Iterator[float]:
        """Goes on; after each round its mean surprise."""
        steps = self.rounds * -(-self.size // BATCH)
        for _ in range(self.rounds):
            total = 0.0
            chosen = self.chance.permutation(len(self.lessons.worth))[: self.size]
            for batch in batches(self.lessons, len(self.parts["first"]), chosen):
                self.leave_out(batch)
                told = passed(self.parts, batch)
                total += surprise(told.chance, batch.worth)
                rate = RATE * 0.5 * (1 + np.cos(np.pi * self.adam.steps / steps))
                self.adam.step(self.parts, slopes(self.parts, batch, told), float(rate))
            yield total / self.size

    def leave_out(self, batch: Batch) -> None:
        """Leaves out facts about single cards; those that stay count the more."""
        stay = self.chance.random((len(batch.facts), self.about_cards), dtype=np.float32) >= LEFT_OUT
        batch.facts[:, : self.about_cards] *= stay / np.float32(1 - LEFT_OUT)

"""Runs of learning: games, what they teach, and a network that has learned it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from splay.agents.learned.inputs import facts_of
from splay.agents.learned.network import load_network, save_network
from splay.agents.learned.value import LearnedValue
from splay.agents.processes import spawned
from splay.core.options import Options
from splay.research.learning.games import lessons_of
from splay.research.learning.lessons import Lessons, foreseen, load_lessons, together
from splay.research.learning.training import Teacher, chances
from splay.sets import new_game

BATCH: Final = 50
"""So many games a process plays at a time."""


class Plan(NamedTuple):
    """How many `games` a run plays, from how many earlier runs it learns too (`remembered`), how often it goes over
    which `share` of all positions (`rounds`), from which `seed`, in how many processes (`workers`).
    """

    games: int
    remembered: int
    rounds: int
    share: float
    seed: int
    workers: int


def run(folder: Path, plan: Plan) -> Iterator[str]:
    """Plays games by the network of the folder, learns from them, and keeps what they teach and what was learned; says
    how far it is. A folder without a network begins with the evaluation of `greedy`. Raises OSError.
    """
    began = monotonic()
    earlier = sorted(folder.glob("lessons-*.npz"))
    number = int(earlier[-1].stem.removeprefix("lessons-")) + 1 if earlier else 1
    network = folder / "network.npz"
    known = network if network.exists() else None
    lessons = played(plan, number, known)
    if known is not None:
        lessons = foreseen(lessons, chances(load_network(known).parts, lessons))
    yield f"run {number}: {plan.games} games, {len(lessons.worth)} positions in {monotonic() - began:.0f} s"
    remembered = [load_lessons(file) for file in earlier[max(0, len(earlier) - plan.remembered) :]]
    facts = facts_of(len(new_game(Options(), b"").deck))
    teacher = Teacher(together([*remembered, lessons]), facts, plan.rounds, plan.share, plan.seed)
    for surprise in teacher.teach():
        yield f"surprise {surprise:.4f} after {monotonic() - began:.0f} s"
    keep(folder / f"lessons-{number:03}.npz", lessons.save)
    keep(network, partial(save_network, teacher.parts))


def keep(file: Path, save: Callable[[Path], None]) -> None:
    """Has a file written, whole or not at all: a run that is cut off is begun again, as if it had not been."""
    new = file.with_name(f"new-{file.name}")
    save(new)
    new.replace(file)


def played(plan: Plan, number: int, network: Path | None) -> Lessons:
    """What the games of a run teach."""
    batches = [range(first, min(first + BATCH, plan.games)) for first in range(0, plan.games, BATCH)]
    play = partial(play_batch, network, plan.seed * 1000 + number)
    with spawned(plan.workers) as pool:
        return together([one for many in pool.imap(play, batches) for one in many])


def play_batch(network: Path | None, seed: int, numbers: Sequence[int]) -> list[Lessons]:
    """What the games of these numbers teach, those that ended."""
    valuer = None if network is None else LearnedValue(load_network(network))
    found = [lessons_of(valuer, Options(), seed, number) for number in numbers]
    return [lessons for lessons in found if lessons is not None]

"""How many positions can be reached from fixed ones: as chess programs count moves, to find rules that changed."""

from __future__ import annotations

from collections import Counter

import pytest

from splay.core.game import Game
from splay.core.question import Answer, Unanswered
from splay.core.scenario import position_of
from splay.core.session import Replay
from splay.core.turn import step
from splay.records.record import digest
from splay.sets.scenario import scenario

EARLY = scenario(
    "red: Archery; blue: Pottery; hand: Sailing, Code of Laws, Clothing",
    "purple: Mysticism; green: The Wheel; hand: Oars, Agriculture",
    supply={1: "Writing, Tools, Masonry, Domestication, Metalworking, City States"},
    seed="early",
)
LATE = scenario(
    "red right: Flight, Coal; blue: Physics; green left: Navigation, Mapmaking; "
    "hand: Empiricism, Banking, Bicycle; score: Sanitation",
    "purple: Enterprise; yellow up: Steam Engine, Masonry, Statistics; hand: Encyclopedia; score: Paper, Optics",
    "green: Corporations; hand: Emancipation; score: Alchemy",
    supply={8: "Rocketry, Mobility", 9: "Computers"},
    seed="late",
)


def after_an_action(game: Game) -> list[Game]:
    """Every game that an action can lead to, once for each way of answering."""
    reached = []
    open_ways: list[list[Answer]] = [[]]
    while open_ways:
        answers = open_ways.pop()
        twin = game.copy()
        twin.decider = Replay(answers)
        try:
            step(twin)
        except Unanswered as stopped:
            (question,) = stopped.questions
            open_ways += [[*answers, (question.seat, option.key)] for option in question.options]
        else:
            reached.append(twin)
    return reached


def count(game: Game, depth: int) -> list[tuple[int, int]]:
    """For each depth, the ways to play and the different positions after this many actions; ended games stay."""
    ways: Counter[str] = Counter({digest(game): 1})
    games = {digest(game): game}
    counts = []
    for _ in range(depth):
        next_ways: Counter[str] = Counter()
        next_games: dict[str, Game] = {}
        for name, many in ways.items():
            reached = [games[name]] if games[name].result is not None else after_an_action(games[name])
            for twin in reached:
                key = digest(twin)
                next_ways[key] += many
                next_games[key] = twin
        ways, games = next_ways, next_games
        counts.append((sum(ways.values()), len(ways)))
    return counts


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        pytest.param(EARLY, [(21, 20), (292, 176), (1460, 704)], id="early"),
        pytest.param(LATE, [(10, 10), (847, 783), (5037, 4671)], id="late"),
    ],
)
def test_as_many_positions_are_reached_as_ever(start: Game, counts: list[tuple[int, int]]) -> None:
    before = position_of(start)
    assert count(start, len(counts)) == counts
    assert position_of(start) == before

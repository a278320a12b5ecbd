"""The planner: sees what its opponent's next turn brings, and thinks by count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from splay.agents.driver import answer_for
from splay.agents.memory import memory_of
from splay.agents.planner_agent import PlannerAgent, Planning
from splay.core.game import Game
from splay.core.session import Session
from splay.sets.scenario import from_text, scenario
from splay.workbench.hidden_swaps import pair_to_swap
from tests.agents.sessions import after_random_answers, turn_knowledge
from tests.agents.test_observation import OF_ALL, same_for
from tests.hidden import swapped_session
from tests.strength import amount

POSITIONS = Path(__file__).parents[1] / "data" / "positions"


def choice(game: Game, seed: int = 1) -> str:
    """What the agent does in a position."""
    observation = turn_knowledge(game)
    return observation.question.options[PlannerAgent(seed).decide(observation)].key


@pytest.mark.parametrize("seed", range(3))
def test_sees_what_the_opponents_next_turn_brings(seed: int) -> None:
    """Greedy uses Electricity, and loses by the opponent's next turn; Genetics or Services on top prevents that."""
    game = from_text((POSITIONS / "greedy_uses_electricity.txt").read_text(encoding="utf-8"))
    assert choice(game, seed) in ("meld:genetics", "meld:services")


@pytest.mark.parametrize("seed", range(3))
def test_leaves_astronomy_alone_where_that_loses(seed: int) -> None:
    """Greedy uses Astronomy, which wins 48 % of 40 games played on; these win 93 to 96 % of 300."""
    game = from_text((POSITIONS / "greedy_uses_astronomy.txt").read_text(encoding="utf-8"))
    good = ("meld:electricity", "dogma:publications", "draw", "meld:rocketry", "meld:railroad")
    assert choice(game, seed) in good


def test_claims_the_achievement_that_wins() -> None:
    me = "red: Metalworking; score: Coal; achievements: 2, 3, 4, 5, 6"
    assert choice(scenario(me=me, available="1")) == "achieve:1"


def test_thinks_no_further_than_its_effort_allows() -> None:
    planning = Planning()
    planning.effort = 1
    session = after_random_answers("effort", 60)
    question = session.questions[0]
    keys = {answer_for(session, question.seat, PlannerAgent(seed, planning)) for seed in range(3)}
    assert keys <= set(question.keys())


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_seed_decides_the_same(players: int) -> None:
    session = after_random_answers("same", 50, players)
    seat = session.questions[0].seat
    assert len({answer_for(session, seat, PlannerAgent(5)) for _ in range(3)}) == 1


@OF_ALL
def test_it_cannot_tell_which_hidden_card_lies_where(moments: list[Session]) -> None:
    """Two hidden cards with equal backs, neither of which the seat remembers, change places: it decides the same."""
    compared = 0
    for session in moments[:: amount(3, 1)]:
        for question in session.questions:
            known = list(memory_of(question.seat, session.events, session.game).places)
            pair = pair_to_swap(session.start, question.seat, Random(2))
            if pair is None or any(card in session.game.revealed or card.key in known for card in pair):
                continue
            twin = swapped_session(session, *pair)
            if twin is None or not same_for(session, twin, question.seat):
                continue
            one, other = [answer_for(game, question.seat, quick(), known=known) for game in (session, twin)]
            assert one == other
            compared += 1
    assert compared > amount(3, 12)


def quick() -> PlannerAgent:
    """A planner that thinks of less."""
    planning = Planning()
    planning.worlds, planning.width, planning.actions, planning.first = 2, 2, 2, 1
    return PlannerAgent(3, planning)
